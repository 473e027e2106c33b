import type { Command } from 'commander'
import { SettingsError } from '../../../ground/context/settings-error.ts'
import { misspeltSettings } from '../../settings/misspelt-settings.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { type SettingInForce, settingsInForce } from '../../settings/settings-in-force.ts'
import { type Operator, OperatorError } from '../operator.ts'

export function addConfigCommand(program: Command, operator: Operator): void {
  program
    .command('config')
    .description('What every setting is in this environment, secrets masked, and what is wrong with them.')
    .option('--set', 'only those that the environment sets')
    .action(({ set }: { set?: true }) => {
      const settings = settingsInForce(operator.env)
      for (const row of settings.filter(({ isSet }) => isSet || !set)) operator.print(lineOf(row))
      for (const line of misspeltSettings(operator.env)) operator.print(line)
      const wrong = problemsOf(operator)
      if (wrong.length === 0) return operator.print('Nothing is wrong with them.')
      throw new OperatorError([`${wrong.length} to mend before the shop starts:`, ...wrong].join('\n'))
    })
}

function lineOf({ variable, value, isSet, about }: SettingInForce): string {
  return `${isSet ? '*' : ' '} ${variable}=${value}  # ${about}`
}

function problemsOf({ env }: Operator): string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.problems.map(({ variable, message }) => `${variable} ${message}`)
  }
}

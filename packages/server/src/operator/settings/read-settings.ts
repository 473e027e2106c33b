import { type Problem, SettingsError } from '../../ground/context/settings-error.ts'
import { checkTogether } from './check-together.ts'
import { type Environment, givenOf } from './given.ts'
import type { Given, Setting } from './setting.ts'
import { SETTINGS, type Values } from './settings.ts'

/** All settings, by their variables. */
export interface ReadSettings {
  values: Values
  /** Those of a gateway or a limit: what a variable says. */
  valueIn(variable: string): unknown
}

/**
 * Reads every setting. Nothing is begun before: whatever is wrong or missing is named at once.
 *
 * @throws {SettingsError} naming each variable that is wrong, never its value.
 */
export function readSettings(env: Environment): ReadSettings {
  const given = givenOf(env)
  const read = new Map<string, unknown>()
  const problems: Problem[] = []
  for (const [variable, row] of Object.entries(SETTINGS)) {
    const { value, message } = readOne(variable, row, given)
    read.set(variable, value)
    if (message) problems.push({ variable, message })
  }
  problems.push(...checkTogether(given, problems))
  if (problems.length > 0) throw new SettingsError(problems)
  return {
    // Each row was read by its own type.
    values: Object.fromEntries(read) as Values,
    valueIn: (variable) => read.get(variable),
  }
}

function readOne(variable: string, row: Setting, given: Given): { value: unknown; message?: string } {
  const needed = given.isSet(variable) ? null : row.needed?.(given)
  if (needed) return { value: null, message: `must be set ${needed}` }
  const text = given.text(variable)
  if (text === '' && row.unset === undefined) return { value: null }
  const { success, data, error } = row.type.safeParse(text)
  return success ? { value: data } : { value: null, message: error.issues[0]?.message ?? 'is wrong.' }
}

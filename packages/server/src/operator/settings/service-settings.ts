import type { ServiceSetting, ServiceSettings } from '../../ground/providers/provider-module.ts'
import { type Given, type Setting, type Settings, setting } from './setting.ts'
import { isLocal, line, webAddress } from './types.ts'

interface Module {
  readonly name: string
  readonly settings: ServiceSettings
}

/** The services that one kind of message may leave by, and the variable that names one. */
export interface ServiceChoice {
  variable: string
  modules: readonly [Module, ...Module[]]
}

/**
 * What each service of a kind asks for. Only that of the chosen one counts. The service that is at the sandbox, on this
 * machine or because nothing is said at all, takes the sandbox's credentials where none are set.
 */
export function serviceSettings(choice: ServiceChoice): Settings {
  const variables = new Set(choice.modules.flatMap(({ settings }) => Object.values(settings).map(variableOf)))
  return Object.fromEntries([...variables].map((variable) => [variable, serviceSetting(choice, variable)]))
}

/** What the chosen service has been given, by the names of its own settings. */
export function chosenService(
  { variable, modules }: ServiceChoice,
  valueIn: (variable: string) => unknown,
): { by: string; settings: Record<string, string> } {
  const { name, settings } = modules.find((module) => module.name === valueIn(variable)) ?? modules[0]
  const given = Object.entries(settings).map(([own, row]) => [own, String(valueIn(row.variable) ?? '')])
  return { by: name, settings: Object.fromEntries(given) }
}

const variableOf = ({ variable }: ServiceSetting) => variable

function serviceSetting(choice: ServiceChoice, variable: string): Setting {
  const uses = choice.modules.flatMap((module) =>
    Object.values(module.settings)
      .filter((row) => row.variable === variable)
      .map((row) => ({ module, row })),
  )
  const [first] = uses
  const names = uses.map(({ module }) => module.name).join(', ')
  const useOf = (given: Given) => uses.find(({ module }) => module.name === given.text(choice.variable))
  const isAddress = first?.row.is === 'address'
  return setting<string>({
    about: `${names}: ${first?.row.about}`,
    type: isAddress ? webAddress.or(line.length(0)) : line,
    unset: (given) => {
      const use = useOf(given)
      return use ? (standsFor(given, choice, use) ?? '') : ''
    },
    ...(first?.row.is === 'secret' && { isSecret: true }),
    ...(first && !isAddress && first.row.sandbox !== undefined && { madeUp: first.row.sandbox }),
    needed: (given) => {
      const use = useOf(given)
      if (!use) return null
      if (standsFor(given, choice, use) === undefined)
        return `where ${choice.variable} is ${use.module.name}.`
      return given.isLive && isAtSandbox(given, choice, use.module) && use.row.sandbox !== undefined
        ? `to your own account’s, or ${choice.variable} to another service: see docs/messages.md.`
        : null
    },
  })
}

function standsFor(
  given: Given,
  choice: ServiceChoice,
  { module, row: { is, unset, sandbox } }: { module: Module; row: ServiceSetting },
): string | undefined {
  if (sandbox !== undefined && isAtSandbox(given, choice, module)) {
    return is === 'address' ? `${given.text('SANDBOX_URL').replace(/\/+$/, '')}${sandbox}` : sandbox
  }
  return unset?.replace(/\{(\w+)\}/g, (_, variable: string) => given.text(variable))
}

function isAtSandbox(given: Given, choice: ServiceChoice, { settings }: Module): boolean {
  const address = Object.values(settings).find(({ is }) => is === 'address')
  if (!address) return false
  if (given.isSet(address.variable)) return isLocal(given.text(address.variable))
  return !given.isSet(choice.variable)
}

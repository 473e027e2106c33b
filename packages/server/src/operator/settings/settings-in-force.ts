import { type Environment, givenOf } from './given.ts'
import { SETTINGS } from './settings.ts'

export interface SettingInForce {
  variable: string
  /** As it is in force, a secret masked; '' where there is nothing. */
  value: string
  isSet: boolean
  about: string
}

/** Every setting as it is in force. Secrets, and passwords in addresses, are masked. */
export function settingsInForce(env: Environment): SettingInForce[] {
  const given = givenOf(env)
  return Object.entries(SETTINGS).map(([variable, { about, isSecret }]) => {
    const text = given.text(variable)
    return {
      variable,
      value: isSecret ? masked(text) : withoutPassword(text),
      isSet: given.isSet(variable),
      about,
    }
  })
}

function masked(secret: string): string {
  return secret && `(${secret.length} characters)`
}

/** An address may carry one, before its host or in its query. */
function withoutPassword(text: string): string {
  const address = text.includes('://') ? URL.parse(text) : null
  // One that cannot be read may carry it all the same.
  if (!address) return text.replace(/:\/\/.*@/s, '://***@')
  if (address.password === '' && !address.searchParams.has('password')) return text
  if (address.password !== '') address.password = '***'
  if (address.searchParams.has('password')) address.searchParams.set('password', '***')
  return address.href
}

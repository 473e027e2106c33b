import type { Given } from './setting.ts'
import { SETTINGS } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The environment as the settings see it: blank counts as not set. */
export function givenOf(env: Environment): Given {
  const own = (variable: string) => env[variable]?.trim() ?? ''
  const given: Given = {
    get isLive() {
      return text('DAWAKIT_MODE') === 'live'
    },
    text,
    isSet: (variable) => own(variable) !== '',
  }
  function text(variable: string): string {
    const unset = SETTINGS[variable]?.unset ?? ''
    return own(variable) || (typeof unset === 'function' ? unset(given) : unset)
  }
  return given
}

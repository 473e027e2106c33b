import { SettingsError } from '../../ground/context/settings-error.ts'
import type { Environment } from './given.ts'
import { readSettings } from './read-settings.ts'
import type { Values } from './settings.ts'

/** For a program that starts: the settings, or all that is wrong with them on standard error and the end with status 1. */
export function requireSettings(env: Environment): Values {
  try {
    return readSettings(env).values
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(`The shop does not start:\n${error.message.replace(/^/gm, '  ')}\nSee docs/operating.md.`)
    process.exit(1)
  }
}

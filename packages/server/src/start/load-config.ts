import { withBrand } from '../brand/read-brand.ts'
import type { Config } from '../context/config.ts'
import type { Environment } from '../settings/given.ts'
import { readSettings } from '../settings/read-settings.ts'
import { dataFolderOf, readConfig } from './read-config.ts'
import { sessionSecret } from './session-secret.ts'

/**
 * The configuration with its brand, and its session secret, which is made at the first start: not before all else has been found right.
 *
 * @throws {SettingsError} naming each variable that is wrong, never its value.
 */
export async function loadConfig(env: Environment): Promise<Config> {
  readSettings(env)
  return withBrand(readConfig(env, await sessionSecret(env, dataFolderOf(env))))
}

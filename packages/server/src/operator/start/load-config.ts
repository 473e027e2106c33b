import { withBrand } from '../../app/brand/read-brand.ts'
import type { Config } from '../../ground/context/config.ts'
import { openSecrets } from '../secrets/open-secrets.ts'
import type { Environment } from '../settings/given.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readConfig } from './read-config.ts'

/**
 * The configuration with its brand, and its session secrets, which are made at the first start: not before all else has been found right.
 *
 * @throws {SettingsError} naming each variable that is wrong, never its value.
 */
export async function loadConfig(env: Environment): Promise<Config> {
  const { values } = readSettings(env)
  return withBrand(readConfig(env, await openSecrets(values)))
}

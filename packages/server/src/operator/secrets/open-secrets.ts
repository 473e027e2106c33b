import { type Clock, systemClock } from '../../ground/context/clock.ts'
import type { SessionSecrets } from '../../ground/context/session-secrets.ts'
import type { Values } from '../settings/settings.ts'
import { fileSecrets } from './file-secrets.ts'
import { keyFileOf, makeKeyFile, readKeys } from './key-file.ts'
import { fixedSecrets } from './session-secrets.ts'

type SecretValues = Pick<
  Values,
  'DATA_FOLDER' | 'SESSION_SECRET' | 'SESSION_SECRET_NEXT' | 'SESSION_SECRET_BEFORE' | 'HASH_SECRET'
>

/**
 * The secrets of the environment, `SESSION_SECRET` and beside it those that are accepted too; without one, those of the data folder,
 * which are made at the first start.
 */
export async function openSecrets(values: SecretValues, clock: Clock = systemClock): Promise<SessionSecrets> {
  const { SESSION_SECRET: signing, SESSION_SECRET_BEFORE: before, SESSION_SECRET_NEXT: next } = values
  if (signing !== null) {
    const hashing = values.HASH_SECRET ?? before.at(-1) ?? signing
    return fixedSecrets({ signing, accepted: [...before, ...next], hashing })
  }
  const file = keyFileOf(values.DATA_FOLDER)
  if (readKeys(file) === null) await makeKeyFile(file)
  const kept = readKeys(file)
  if (kept === null) throw new Error('The file of the session secrets cannot be made.')
  return fileSecrets(file, kept, clock)
}

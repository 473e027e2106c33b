import type { Clock } from '../../ground/context/clock.ts'
import type { SessionSecrets } from '../../ground/context/session-secrets.ts'
import { type KeptKeys, readKeys } from './key-file.ts'
import { sessionKey } from './session-secrets.ts'

/** Within so long a running process knows of a change of the file. */
export const NOTICED_MS = 30_000

/**
 * The secrets of a file, which is read again every half a minute: by whoever asks, so that a process that stood still does not sign
 * or accept by what it knew before.
 *
 * @param known - What the file says now.
 */
export function fileSecrets(file: string, known: KeptKeys, clock: Clock): SessionSecrets {
  let kept = known
  let readAt = clock()
  const current = (): KeptKeys => {
    const now = clock()
    if (Math.abs(now - readAt) < NOTICED_MS) return kept
    readAt = now
    try {
      kept = readKeys(file) ?? kept
    } catch {
      // Damaged or away for a moment: what is known is good, and nobody has to be signed out for it.
    }
    return kept
  }
  return {
    signing: () => sessionKey(signingOf(current(), clock()).secret),
    accepted: () => acceptedOf(current(), clock()).map(({ secret }) => sessionKey(secret)),
    hashing: () => hashingOf(current(), clock()).secret,
    sealing: () => {
      const { sessions, hashing } = current()
      const others = [...hashing, ...sessions].map(({ secret }) => secret)
      return [hashingOf(current(), clock()).secret, ...others]
    },
  }
}

/** The newest whose time has come. */
export function signingOf({ sessions }: KeptKeys, now: number): KeptKeys['sessions'][number] {
  return newestOf(sessions, now)
}

export function hashingOf({ hashing }: KeptKeys, now: number): KeptKeys['hashing'][number] {
  return newestOf(hashing, now)
}

/** Those that will sign, too: another process may be ahead by the difference of two clocks. */
export function acceptedOf({ sessions }: KeptKeys, now: number): KeptKeys['sessions'] {
  return sessions.filter(({ endsAt }) => endsAt === null || now < endsAt)
}

function newestOf<Key extends { signsFrom: number }>(keys: readonly Key[], now: number): Key {
  const due = keys.filter(({ signsFrom }) => signsFrom <= now)
  const [first, ...others] = due.length > 0 ? due : keys
  if (!first) throw new Error('There is no session secret.')
  return others.reduce((newest, key) => (key.signsFrom > newest.signsFrom ? key : newest), first)
}

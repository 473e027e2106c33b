import { BadValue } from '@dawakit/lists/values'
import { acceptedOf, NOTICED_MS, signingOf } from './file-secrets.ts'
import { type KeptKeys, newSecret } from './key-file.ts'
import { sessionKey } from './session-secrets.ts'

/** A new secret is known to every process before it signs: four times as long as they need to notice it. */
export const KNOWN_FIRST_MS = 4 * NOTICED_MS
/** Until a process signs by the new one, for clocks that differ, and so long longer the old one's tokens are good. */
const MARGIN_MS = KNOWN_FIRST_MS

interface Turn {
  now: number
  /** When the last token ends that the secret in use signs until then, or has signed. */
  lastSessionEndsAt: number
}

/**
 * Adds a secret that signs in two minutes. The one that signs until then is accepted until the last of its sessions ends.
 *
 * @throws {BadValue} while an earlier one waits for its time: two at once would overtake each other
 */
export function turnSessions(kept: KeptKeys, { now, lastSessionEndsAt }: Turn): KeptKeys {
  if (kept.sessions.some(({ signsFrom }) => signsFrom > now))
    throw new BadValue('a new secret waits for its time already, see `secret list`')
  const current = signingOf(kept, now)
  const signsFrom = now + KNOWN_FIRST_MS
  const added = { secret: newSecret(), madeAt: now, signsFrom, endsAt: null }
  const others = acceptedOf(kept, now).map((key) =>
    key === current ? { ...key, endsAt: Math.max(lastSessionEndsAt, signsFrom) + MARGIN_MS } : key,
  )
  return { ...kept, sessions: [added, ...others] }
}

/**
 * Adds a secret that keys the hashes from two minutes on, in every process at the same moment. What was hashed before is not found any
 * more.
 *
 * @throws {BadValue} while an earlier one waits for its time
 */
export function turnHashes(kept: KeptKeys, now: number): KeptKeys {
  if (kept.hashing.some(({ signsFrom }) => signsFrom > now))
    throw new BadValue('a new secret of the hashes waits for its time already: two minutes')
  const added = { secret: newSecret(), madeAt: now, signsFrom: now + KNOWN_FIRST_MS }
  return { ...kept, hashing: [added, ...kept.hashing].slice(0, 2) }
}

/**
 * Refuses a secret's tokens from now on.
 *
 * @throws {BadValue} for an id that is not there, or the one that signs
 */
export function endSecret(kept: KeptKeys, id: string, now: number): KeptKeys {
  const found = acceptedOf(kept, now).find(({ secret }) => sessionKey(secret).id === id)
  if (!found) throw new BadValue('there is no such secret, see `secret list`')
  const signing = signingOf(kept, now)
  if (found === signing) throw new BadValue('this secret signs: `secret rotate` first')
  const others = kept.sessions.filter((key) => key !== found)
  if (found.signsFrom <= now) return { ...kept, sessions: others }
  // The one that it should have replaced goes on.
  return { ...kept, sessions: others.map((key) => (key === signing ? { ...key, endsAt: null } : key)) }
}

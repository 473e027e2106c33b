import { createHash } from 'node:crypto'
import type { SessionKey, SessionSecrets } from '../../ground/context/session-secrets.ts'

/** @returns the key with its name, which tells nothing of it and is the same wherever the secret is. */
export function sessionKey(secret: string): SessionKey {
  return { id: createHash('sha256').update(`session key\n${secret}`).digest('hex').slice(0, 12), secret }
}

interface FixedSecrets {
  signing: string
  /** @default none */
  accepted?: readonly string[]
  /** @default the one that signs */
  hashing?: string
}

/** Secrets that stay as they are while the process runs: those of the environment. */
export function fixedSecrets({ signing, accepted = [], hashing = signing }: FixedSecrets): SessionSecrets {
  const key = sessionKey(signing)
  const all = [key, ...accepted.map(sessionKey)]
  const sealing = [hashing, ...all.map(({ secret }) => secret)] as const satisfies readonly string[]
  return { signing: () => key, accepted: () => all, hashing: () => hashing, sealing: () => sealing }
}

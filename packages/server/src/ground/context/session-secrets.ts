/** A secret that signs session tokens, under the name that the tokens carry (`kid`). */
export interface SessionKey {
  id: string
  secret: string
}

/**
 * The secrets of a shop, as they are now: those that sign sessions turn without signing anybody out, and what keys hashes stays
 * as it is meanwhile (docs/decisions/032-secrets-that-turn.md).
 */
export interface SessionSecrets {
  /** Signs from now on. Every process has accepted it for a while. */
  signing(): SessionKey
  /** All whose tokens are good. */
  accepted(): readonly SessionKey[]
  /** Keys the hashes of `limits/keyed-hash.ts`. It does not turn with the others. */
  hashing(): string
  /** The first seals what is kept in the database, each opens what it has sealed. */
  sealing(): readonly [string, ...string[]]
}

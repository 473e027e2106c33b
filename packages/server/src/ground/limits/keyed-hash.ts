import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../context/config.ts'

/**
 * For what has too few possibilities to be hashed plainly (codes, numbers, addresses): without the server's
 * secret a stolen table tells nothing. What keys it does not turn with the secrets that sign sessions: counts, codes under way,
 * marks of devices and asked-for work go on across a turn.
 * @param purpose - Keeps hashes of one value for two uses apart.
 */
export function keyedHash(config: Pick<Config, 'secrets'>, purpose: string, value: string): string {
  return createHmac('sha256', config.secrets.hashing()).update(`${purpose}\n${value}`).digest('base64url')
}

/** For what is random enough by itself: 256-bit tokens. */
export function plainHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Compares two hashes in a time that does not tell where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const left = Buffer.from(one)
  const right = Buffer.from(other)
  return left.length === right.length && timingSafeEqual(left, right)
}

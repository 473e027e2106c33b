import { randomBytes, randomUUID } from 'node:crypto'

/** An opaque id: 24 hexadecimal characters, 96 random bits. */
export function newId(): string {
  return randomBytes(12).toString('hex')
}

let newest = 0

/**
 * An id of the same form for what need not be hard to guess: 48 bits of time, 48 random ones. Each is above all that this process made
 * before, so that rows of one moment can be read as they came, and those of one lot stand together in every index, where random ones
 * touch a page of the file for each row.
 */
export function newIdInOrder(): string {
  newest = Math.max(Date.now(), newest + 1)
  // The last group of a UUID is random as a whole, and Node draws those from a store, by the hundred.
  return newest.toString(16).padStart(12, '0') + randomUUID().slice(-12)
}

import { randomBytes } from 'node:crypto'

const EXTENSIONS = ['jpg', 'png', 'pdf'] as const

/** A new random name: nothing of it comes from the person who sent the file. */
export function newFileKey(extension: (typeof EXTENSIONS)[number]): string {
  return `${randomBytes(24).toString('hex')}.${extension}`
}

/** @throws {Error} for anything that {@link newFileKey} did not make: no path can be smuggled in. */
export function checkFileKey(key: string): string {
  if (!/^[0-9a-f]{48}\.(jpg|png|pdf)$/.test(key)) throw new Error('Not a file key.')
  return key
}

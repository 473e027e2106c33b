/**
 * Astro names the hash of each inline style and script in a page's Content-Security-Policy, and asks Web Crypto for
 * it anew for every page: one journey through the thread pool each, one after the other, before a page's first byte.
 * Texts of a few kilobytes are hashed faster than handed over, so here they are hashed at once.
 */
import { createHash } from 'node:crypto'

const LONGEST = 65_536

export function digestAtOnce(): void {
  const { subtle } = globalThis.crypto
  const digest = subtle.digest.bind(subtle)
  subtle.digest = async (algorithm, data) => {
    const name = typeof algorithm === 'string' ? algorithm : algorithm.name
    if (data.byteLength > LONGEST || !/^SHA-(256|384|512)$/.test(name)) return digest(algorithm, data)
    const bytes = ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data)
    return new Uint8Array(createHash(name.replace('-', '')).update(bytes).digest()).buffer
  }
}

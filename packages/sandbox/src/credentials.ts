import { createHash, timingSafeEqual } from 'node:crypto'

/** The name and secret of an HTTP basic `Authorization` header, or undefined when it carries none. */
export function basicCredentials(header: string | undefined): { name: string; secret: string } | undefined {
  const encoded = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return undefined
  const decoded = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = decoded.indexOf(':')
  if (colon < 0) return undefined
  return { name: decoded.slice(0, colon), secret: decoded.slice(colon + 1) }
}

/** Compares two secrets in a time that does not tell where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

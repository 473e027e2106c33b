import { createHash } from 'node:crypto'

/** The sha384 of a file, as `integrity` of a tag and of an import map say it. */
export const sha384 = (bytes: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** `sri.json`: the version of a release, and what each of its files is known by. */
export interface Integrity {
  version: string
  files: Record<string, string>
}

/** @param texts - The files by name. */
export function integrityOf(version: string, texts: ReadonlyMap<string, string>): string {
  const names = [...texts.keys()].sort()
  const files = Object.fromEntries(names.map((name) => [name, sha384(texts.get(name) ?? '')]))
  return JSON.stringify({ version, files } satisfies Integrity, null, 1)
}

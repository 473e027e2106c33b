import { nameKey } from './name-key.ts'

/**
 * A name as a path segment: letters and digits of any script kept in lower case, accents folded,
 * everything else one hyphen: `Dolo 650mg (15's)` → `dolo-650mg-15-s`.
 *
 * @returns '' when the name has neither letter nor digit.
 * @source docs/sources.md#slugs
 */
export function slugify(name: string): string {
  return nameKey(name)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

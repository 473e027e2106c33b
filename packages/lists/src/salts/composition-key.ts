import { saltKey } from './salt-key.ts'
import { canonicalSaltKey } from './salt-spellings.ts'
import { strengthKey } from './strength.ts'

/**
 * Equal for medicines of the same salts, strengths and kind of form, in whatever order, spacing and spelling a pack
 * prints them: the alternatives of each other.
 *
 * @param kind - The kind of form: 'tablet', 'tablet-sr', 'eye-drops' …
 */
export function compositionKey(kind: string, salts: readonly { name: string; strength: string }[]): string {
  const parts = salts.map(
    ({ name, strength }) => `${canonicalSaltKey(saltKey(name))}:${strengthKey(strength)}`,
  )
  return [kind, ...parts.sort()].join('|')
}

/** A composition key of an earlier release as it is made now. */
export function respelledKey(key: string): string {
  const [kind = '', ...parts] = key.split('|')
  const respelled = parts.map((part) => {
    const at = part.indexOf(':')
    return at < 0 ? part : `${canonicalSaltKey(part.slice(0, at))}${part.slice(at)}`
  })
  return [kind, ...respelled.sort()].join('|')
}

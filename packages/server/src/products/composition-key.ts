import { saltKey } from './salt-key.ts'

/**
 * Equal for medicines of the same salts, strengths and kind of form, in whatever order and spacing a pack prints
 * them: the alternatives of each other.
 *
 * @param kind - The kind of form: 'tablet', 'tablet-sr', 'eye-drops' …
 */
export function compositionKey(kind: string, salts: readonly { name: string; strength: string }[]): string {
  const parts = salts.map(
    ({ name, strength }) =>
      `${saltKey(name)}:${strength
        .toLowerCase()
        .replace(/\s+/g, '')
        .replace(/^0+(?=\d)/, '')}`,
  )
  return [kind, ...parts.sort()].join('|')
}

import { saltKey } from '../salts/salt-key.ts'
import type { UnknownSalt } from './import-report.ts'
import type { KnownSalts } from './known-salts.ts'
import type { ParsedSalt } from './parse-composition.ts'

/** Counts the salts of a list that nobody has told of. */
export function createUnknownSalts(knownSalts: KnownSalts) {
  const found = new Map<string, UnknownSalt>()
  return {
    count(line: number, salts: readonly ParsedSalt[]): void {
      for (const { name } of salts) {
        const key = saltKey(name)
        const counted = found.get(key)
        if (counted) counted.rows++
        else if (key !== '' && !knownSalts.of(name)) found.set(key, { name, rows: 1, line, nearest: null })
      }
    },
    /** Those of most rows first. */
    list: (): UnknownSalt[] =>
      [...found.values()]
        .map((salt) => ({ ...salt, nearest: knownSalts.nearest(salt.name) }))
        .toSorted((one, other) => other.rows - one.rows || one.line - other.line),
  }
}

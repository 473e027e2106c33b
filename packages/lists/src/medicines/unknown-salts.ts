import type { UnknownSalt } from '../said/import-report.ts'
import type { KnownSalts } from '../salts/known-salts.ts'
import { saltKey } from '../salts/salt-key.ts'
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
    /** Those of most rows first. Each is compared with all that are known: others have their turn in between. */
    async list(giveWay: () => Promise<void>): Promise<UnknownSalt[]> {
      for (const salt of found.values()) {
        salt.nearest = knownSalts.nearest(salt.name)
        await giveWay()
      }
      return [...found.values()].toSorted((one, other) => other.rows - one.rows || one.line - other.line)
    },
  }
}

import type { RowToCheck } from '@dawakit/core/contract'
import { guessesOfBooks } from '@dawakit/core/import'

/** The first rows to look at, those for a pharmacist before those for the books alone: each in the order of the file. */
export function mostUrgent(rows: readonly RowToCheck[], most: number): RowToCheck[] {
  const found: RowToCheck[] = []
  const others: RowToCheck[] = []
  for (const row of rows) {
    if (found.length >= most) break
    if (row.guesses.some((guess) => !guessesOfBooks.includes(guess))) found.push(row)
    else if (others.length < most) others.push(row)
  }
  return [...found, ...others].slice(0, most)
}

import { createHash } from 'node:crypto'
import type { HeldReturn } from '../returns/returns.sql.ts'

/** Characters: two versions of one return are hardly ever the same by chance. */
const LENGTH = 16

/** What a return is now, as a short text: the same as long as nothing has changed that staff decide by. */
export function returnVersionOf({ row, lines }: Pick<HeldReturn, 'row' | 'lines'>): string {
  const pieces = lines.map(({ line_no, quantity, received_quantity }) => [
    line_no,
    quantity,
    received_quantity,
  ])
  const facts = JSON.stringify([row.state, row.decision, pieces])
  return createHash('sha256').update(facts).digest('base64url').slice(0, LENGTH)
}

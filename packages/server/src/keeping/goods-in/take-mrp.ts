import type { DeskCallInput, TakenMrp } from '@dawakit/core/contract'
import { billChanged, billReceived, mrpNotTaken } from '@dawakit/core/refusals'
import { BadValue } from '@dawakit/lists/values'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { holdStock } from '../../ground/database/hold-stock.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { noJournal } from '../../ground/journal/journal.ts'
import { lockProduct } from '../../lists/by-hand/edit-product.ts'
import { pricesOf, setPrice } from '../prices/set-price.ts'
import { tellChanged } from '../products/tell-changed.ts'
import { findBill, type LineRow, linesOfBill } from './find-bill.sql.ts'

type Wanted = DeskCallInput<'POST /desk/goodsIn/takeMrp'>['body']
type Left = TakenMrp['left']

/**
 * Gives products the MRP that a bill says of their packs; their price stays, and what packs on the shelf print still binds. Of a product
 * on several lines the lowest is taken. Rows are locked by stock, and by product.
 * docs/decisions/013-one-order-of-locks.md
 *
 * @returns the lines whose MRP could not be taken, and why
 * @throws {CallError} 404; 409 `bill-received`, `bill-changed`; 422 `mrp-not-taken` where none could
 */
export async function takeMrp(context: ServerContext, staff: DeskStaff, wanted: Wanted): Promise<Left> {
  const { db, clock, catalogue } = context
  const left = await inTransaction(db, async (trx) => {
    const bill = await findBill(trx, wanted.id)
    if (bill.state === 'received') throw new CallError(409, billReceived)
    if (bill.version !== wanted.seen) throw new CallError(409, billChanged)
    const lines = lowestOf(await linesOfBill(trx, bill.id), wanted.lineNos)
    await holdStock(
      trx,
      lines.flatMap(({ product_id }) => product_id ?? []),
    )
    const at = clock()
    const refused: Left = []
    let taken = 0
    for (const line of lines) {
      const reason = await takeOne(trx, staff, { line, number: bill.bill_number, at })
      if (reason === null) taken += 1
      else refused.push({ lineNo: line.line_no, reason })
    }
    if (taken > 0) await tellChanged(trx, ['price'], at)
    else if (refused.length > 0) {
      const fields = refused.map(({ lineNo }) => [`lines.${lineNo - 1}.mrp`, mrpNotTaken.text])
      throw new CallError(422, mrpNotTaken, { fields: Object.fromEntries(fields), data: { left: refused } })
    }
    return refused
  })
  catalogue.refresh()
  return left.toSorted((one, other) => one.lineNo - other.lineNo)
}

/** One line of each known product, that with the lowest MRP, in the order in which products are locked. */
function lowestOf(lines: readonly LineRow[], lineNos: readonly number[] | null): LineRow[] {
  const lowest = new Map<string, LineRow>()
  for (const line of lines) {
    if (line.product_id === null || line.mrp_paise <= 0) continue
    if (lineNos !== null && !lineNos.includes(line.line_no)) continue
    const before = lowest.get(line.product_id)
    if (!before || line.mrp_paise < before.mrp_paise) lowest.set(line.product_id, line)
  }
  return [...lowest].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line)
}

/** @returns why not; null where the product has it now */
async function takeOne(
  trx: Database,
  staff: DeskStaff,
  { line, number, at }: { line: LineRow; number: string; at: number },
): Promise<string | null> {
  const known = await lockProduct(trx, line.product_id ?? '')
  if (!known || known.row.mrp_paise === line.mrp_paise) return null
  const before = pricesOf(known.row)
  const after = { ...before, mrp: line.mrp_paise }
  try {
    await setPrice(trx, known.row, after, { at, journal: noJournal, step: { by: staff, why: number } })
  } catch (error) {
    if (error instanceof BadValue) return error.message
    throw error
  }
  await audit(trx, staff, () => at, {
    action: 'product.takeMrp',
    subject: 'product',
    subjectId: known.row.id,
    before: { ...before },
    after: { ...after, bill: line.bill_id },
  })
  return null
}

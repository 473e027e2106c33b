import { billChanged, billNotFound, billReceived } from '@dawakit/core/refusals'
import type { Selectable } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'
import type { PurchaseBillTable, PurchaseLineTable } from '../../ground/database/schema/purchase.ts'
import { CallError } from '../../ground/http/call-error.ts'

export type BillRow = Selectable<PurchaseBillTable>
export type LineRow = Selectable<PurchaseLineTable>

/** @throws {CallError} 404 `bill-not-found` */
export async function findBill(db: Database, id: string): Promise<BillRow> {
  const row = await db.selectFrom('purchase_bill').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new CallError(404, billNotFound)
  return row
}

export const linesOfBill = (db: Database, id: string): Promise<LineRow[]> =>
  db.selectFrom('purchase_line').selectAll().where('bill_id', '=', id).orderBy('line_no').execute()

/**
 * Holds a bill that is not received yet for who has seen it so; its version is one more from here on.
 *
 * @throws {CallError} 404; 409 `bill-received`, `bill-changed`
 */
export async function holdBill(trx: Database, { id, seen }: { id: string; seen: number }): Promise<BillRow> {
  const held = await trx
    .updateTable('purchase_bill')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!held) throw new CallError(404, billNotFound)
  if (held.state === 'received') throw new CallError(409, billReceived)
  if (held.version !== seen + 1) throw new CallError(409, billChanged)
  return held
}

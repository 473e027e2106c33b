import type { SeenBill } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { costOfPack, refusedOf } from '@dawakit/core/purchase'
import { billLinesWrong, billNotChecked, billNotSure } from '@dawakit/core/refusals'
import { isSoldOn, saleDaysOf } from '@dawakit/core/shelf'
import { sql } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { changePieces } from '../../shelves/batches/move-pieces.ts'
import { soldChanged } from '../../shelves/batches/sold-changed.ts'
import { reckonNeeds } from '../to-order/reckon-needs.ts'
import { meetProducts } from './bill-lines.ts'
import { type BillRow, holdBill, type LineRow, linesOfBill } from './find-bill.sql.ts'
import { lookAtBill, toChecked } from './look-at-bill.ts'
import { makeProducts } from './make-products.ts'
import { refuseFindings } from './refuse-findings.ts'

type ReceivedLine = LineRow & { product_id: string }

/** A bill is looked through: what keeps it from being taken in is mended first. @throws {CallError} 404, 409, 422 with the fields */
export async function checkBill(
  context: Pick<ServerContext, 'db' | 'config' | 'clock'>,
  staff: DeskStaff,
  seen: SeenBill,
): Promise<void> {
  const { db, clock } = context
  await inTransaction(db, async (trx) => {
    const bill = await holdBill(trx, seen)
    const lines = await meetProducts(trx, await linesOfBill(trx, bill.id))
    refuseFindings(billLinesWrong, refusedOf(await lookAtBill(context, trx, bill, lines)))
    await trx.updateTable('purchase_bill').set({ state: 'checked' }).where('id', '=', bill.id).execute()
    await audit(trx, staff, clock, { action: 'bill.check', subject: 'bill', subjectId: bill.id })
  })
}

/**
 * Takes the packs of a checked bill in, once: they are on the shelf with what they print and cost, and the bill stays as it is from
 * here on. Rows are locked by the bill, its order, stock and batches (docs/decisions/013-one-order-of-locks.md).
 *
 * @throws {CallError} 404; 409 `bill-received`, `bill-changed`, `bill-not-checked`; 422 with the fields
 */
export async function receiveBill(
  context: Pick<ServerContext, 'db' | 'config' | 'clock' | 'happened'>,
  staff: DeskStaff,
  { isSure, ...seen }: SeenBill & { isSure: boolean },
): Promise<void> {
  const { db, clock, happened } = context
  await inTransaction(db, async (trx) => {
    const bill = await holdBill(trx, seen)
    if (bill.state !== 'checked') throw new CallError(409, billNotChecked)
    const lines = await meetProducts(trx, await linesOfBill(trx, bill.id))
    const findings = await lookAtBill(context, trx, bill, lines)
    refuseFindings(billLinesWrong, refusedOf(findings))
    if (!isSure)
      refuseFindings(
        billNotSure,
        findings.filter(({ weight }) => weight === 'asked'),
      )
    const at = clock()
    await countInOrder(trx, bill, lines, at)
    const received = await makeProducts(trx, bill.id, lines, at)
    await takeIn(context, trx, bill, received, { staffId: staff.id, at })
    await keepWhoSupplied(trx, bill, received, at)
    await reckonNeeds(
      trx,
      received.map(({ product_id }) => product_id),
      at,
    )
    await trx
      .updateTable('purchase_bill')
      .set({ state: 'received', received_at: at, received_by: staff.name })
      .where('id', '=', bill.id)
      .execute()
    await audit(trx, staff, clock, {
      action: 'bill.receive',
      subject: 'bill',
      subjectId: bill.id,
      after: { lines: lines.length, isSure },
    })
    await soldChanged(
      trx,
      { clock, happened },
      received.map(({ product_id }) => product_id),
    )
  })
}

/** What came of the order that the bill answers is no more on the way. */
async function countInOrder(
  trx: Database,
  { order_id }: BillRow,
  lines: readonly LineRow[],
  at: number,
): Promise<void> {
  if (order_id === null) return
  await trx
    .updateTable('supplier_order')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', order_id)
    .execute()
  for (const { product_id, units } of lines) {
    if (product_id === null) continue
    await trx
      .updateTable('supplier_order_line')
      .set((set) => ({
        received_units: set('received_units', '+', units),
        is_open: sql<number>`case when is_open = 1 and received_units + ${sql`cast(${units} as bigint)`} < units then 1 else 0 end`,
      }))
      .where('order_id', '=', order_id)
      .where('product_id', '=', product_id)
      .execute()
  }
  const open = await trx
    .selectFrom('supplier_order_line')
    .select('product_id')
    .where('order_id', '=', order_id)
    .where('is_open', '=', 1)
    .limit(1)
    .executeTakeFirst()
  await trx
    .updateTable('supplier_order')
    .set(open ? { state: 'partReceived' } : { state: 'closed', closed_at: at })
    .where('id', '=', order_id)
    .where('state', '<>', 'closed')
    .execute()
}

const byBatch = (one: ReceivedLine, other: ReceivedLine) => (keyOf(one) < keyOf(other) ? -1 : 1)
const keyOf = ({ product_id, batch, expires_on }: ReceivedLine) => `${product_id} ${batch} ${expires_on}`

async function takeIn(
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
  trx: Database,
  bill: BillRow,
  lines: readonly ReceivedLine[],
  by: { staffId: string; at: number },
): Promise<void> {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))].sort()
  // The stock of all of them before any batch: what one line changes, another never waits for.
  for (const id of ids) {
    await trx
      .updateTable('stock')
      .set((set) => ({ free: set.ref('free') }))
      .where('product_id', '=', id)
      .execute()
  }
  const forms = await trx.selectFrom('product').select(['id', 'dosage_form']).where('id', 'in', ids).execute()
  const formOf = new Map(forms.map(({ id, dosage_form }) => [id, dosage_form]))
  const day = istDate(clock())
  for (const line of lines.toSorted(byBatch)) {
    const days = saleDaysOf(config.saleDays, formOf.get(line.product_id) ?? '')
    const cost = costOfPack(toChecked(line))
    const batch = { productId: line.product_id, batch: line.batch, expiresOn: line.expires_on }
    await changePieces(
      trx,
      [{ ...batch, units: line.units + line.free_units }],
      { kind: 'goodsIn', subject: bill.id, note: bill.bill_number, ...by },
      {
        facts: {
          mrpPaise: line.mrp_paise,
          purchasePaise: cost,
          maker: line.maker,
          isSold: isSoldOn(line.expires_on, day, days),
        },
      },
    )
    await sayOfBatch(trx, line, cost)
  }
}

/** Of a batch that was there: what nobody had said of it, the lower MRP where two are said, and what its packs cost now. */
async function sayOfBatch(trx: Database, line: ReceivedLine, cost: number): Promise<void> {
  const mrp = sql<number>`cast(${line.mrp_paise} as bigint)`
  await trx
    .updateTable('stock_batch')
    .set({
      mrp_paise: sql<number>`case when mrp_paise is null or mrp_paise > ${mrp} then ${mrp} else mrp_paise end`,
      purchase_paise: cost,
      maker: sql<string>`case when maker = '' then ${line.maker} else maker end`,
    })
    .where('product_id', '=', line.product_id)
    .where('batch', '=', line.batch)
    .where('expires_on', '=', line.expires_on)
    .execute()
}

async function keepWhoSupplied(
  trx: Database,
  bill: BillRow,
  lines: readonly ReceivedLine[],
  at: number,
): Promise<void> {
  for (const line of lines.toSorted(byBatch)) {
    const facts = {
      bill_id: bill.id,
      rate_paise: costOfPack(toChecked(line)),
      gst_bp: line.gst_bp,
      hsn: line.hsn,
      at,
    }
    await trx
      .insertInto('supplier_batch')
      .values({
        supplier_id: bill.supplier_id,
        product_id: line.product_id,
        batch: line.batch,
        expires_on: line.expires_on,
        ...facts,
      })
      .onConflict((conflict) =>
        conflict.columns(['supplier_id', 'product_id', 'batch', 'expires_on']).doUpdateSet(facts),
      )
      .execute()
  }
}

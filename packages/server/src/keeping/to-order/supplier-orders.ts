import type { DeskCallInput } from '@dawakit/core/contract'
import { SUPPLIER_ORDER_LINES_MAX } from '@dawakit/core/purchase'
import {
  nothingToOrder,
  productNotFound,
  supplierOrderChanged,
  supplierOrderClosed,
  supplierOrderNotFound,
  supplierWithoutMail,
} from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { composeMail } from '../../messages/outbox/compose-mail.ts'
import { enqueue } from '../../messages/outbox/enqueue.ts'
import { madeBefore } from '../../orders/desk/is-repeated.ts'
import { findSupplier } from '../suppliers/suppliers.sql.ts'
import { orderMailLabels } from './order-mail-labels.ts'
import { reckonNeeds } from './reckon-needs.ts'
import { lastRates, proposedOf, readSupplierOrder } from './to-order.sql.ts'

type Ordering = Pick<ServerContext, 'db' | 'clock' | 'config' | 'outbox'>

/**
 * Makes an order as a draft, once for a key. Of a product that stands twice the packs are added up.
 *
 * @returns its id
 * @throws {CallError} 404; 422 `nothing-to-order`
 */
export async function addSupplierOrder(
  { db, clock }: Ordering,
  staff: DeskStaff,
  body: DeskCallInput<'POST /desk/supplierOrder/add'>['body'],
): Promise<string> {
  const { supplierId, lines, all } = body
  return inTransaction(db, async (trx) => {
    const id = newIdInOrder()
    const sent = { staff, call: 'POST /desk/supplierOrder/add', body, now: clock(), id }
    const made = await madeBefore(trx, sent)
    if (made !== null) return made
    await findSupplier(trx, supplierId)
    const units = new Map<string, number>()
    for (const line of lines) units.set(line.productId, (units.get(line.productId) ?? 0) + line.units)
    if (all) {
      const others = [...all.without, ...units.keys()]
      const left = SUPPLIER_ORDER_LINES_MAX - units.size
      for (const line of await proposedOf(trx, supplierId, { others, most: left }))
        units.set(line.product_id, line.proposed)
    }
    if (units.size === 0) throw new CallError(422, nothingToOrder, { fields: { lines: nothingToOrder.text } })
    const ids = [...units.keys()]
    const known = await trx.selectFrom('product').select('id').where('id', 'in', ids).execute()
    if (known.length < ids.length) throw new CallError(404, productNotFound)
    // What others take is no supplier's to read.
    const rates = await lastRates(trx, ids, supplierId)
    await trx
      .insertInto('supplier_order')
      .values({
        id,
        supplier_id: supplierId,
        state: 'draft',
        version: 1,
        created_at: clock(),
        created_by: staff.name,
        sent_at: null,
        closed_at: null,
      })
      .execute()
    await insertInBatches(
      trx,
      'supplier_order_line',
      [...units].map(([productId, count]) => ({
        order_id: id,
        product_id: productId,
        units: count,
        rate_paise: rates.get(productId) ?? null,
        is_open: 0,
      })),
    )
    await audit(trx, staff, clock, {
      action: 'supplierOrder.add',
      subject: 'supplier-order',
      subjectId: id,
      after: { supplierId, lines: units.size },
    })
    return id
  })
}

/** Holds an order as it was seen. @throws {CallError} 404; 409 `supplier-order-changed`, `supplier-order-closed` */
async function holdOrder(trx: Database, { id, seen }: { id: string; seen: number }) {
  const held = await trx
    .updateTable('supplier_order')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!held) throw new CallError(404, supplierOrderNotFound)
  if (held.state === 'closed') throw new CallError(409, supplierOrderClosed)
  if (held.version !== seen + 1) throw new CallError(409, supplierOrderChanged)
  return held
}

/**
 * An order goes to its supplier: by mail, or somebody has told them. What it asks for is on the way from here on.
 *
 * @throws {CallError} 404; 409; 422 `supplier-without-mail`
 */
export async function sendSupplierOrder(
  { db, clock, config, outbox }: Ordering,
  staff: DeskStaff,
  { by, ...seen }: { id: string; seen: number; by: 'mail' | 'hand' },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, seen)
    const at = clock()
    await setOpen(trx, order.id, 1, at)
    await trx
      .updateTable('supplier_order')
      .set({ state: order.state === 'draft' ? 'sent' : order.state, sent_at: at })
      .where('id', '=', order.id)
      .execute()
    if (by === 'mail') {
      const { supplierEmail: to, lines } = await readSupplierOrder({ db: trx, config }, order.id)
      if (to === '') throw new CallError(422, supplierWithoutMail)
      const mail = composeMail({
        to,
        subject: orderMailLabels.subject(config.store.name),
        heading: orderMailLabels.heading,
        paragraphs: [
          orderMailLabels.intro(config.store.name, config.store.address),
          ...lines.map(orderMailLabels.line),
          orderMailLabels.licences(config.store.gstin, config.store.drugLicence),
        ],
        config,
      })
      const dedupeKey = `supplier-order:${order.id}:${order.version}`
      await enqueue(trx, { kind: 'mail', ...mail }, { now: at, dedupeKey })
    }
    await audit(trx, staff, clock, {
      action: 'supplierOrder.send',
      subject: 'supplier-order',
      subjectId: order.id,
      after: { by },
    })
  })
  if (by === 'mail') outbox.wake()
}

/** What has not come is no more on the way. @throws {CallError} 404; 409 */
export async function closeSupplierOrder(
  { db, clock }: Ordering,
  staff: DeskStaff,
  seen: { id: string; seen: number },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await holdOrder(trx, seen)
    await setOpen(trx, order.id, 0, clock())
    await trx
      .updateTable('supplier_order')
      .set({ state: 'closed', closed_at: clock() })
      .where('id', '=', order.id)
      .execute()
    await audit(trx, staff, clock, {
      action: 'supplierOrder.close',
      subject: 'supplier-order',
      subjectId: order.id,
    })
  })
}

async function setOpen(trx: Database, orderId: string, isOpen: 0 | 1, at: number): Promise<void> {
  const rows = await trx
    .updateTable('supplier_order_line')
    .set({ is_open: isOpen })
    .where('order_id', '=', orderId)
    .whereRef('received_units', '<', 'units')
    .returning('product_id')
    .execute()
  await reckonNeeds(
    trx,
    rows.map(({ product_id }) => product_id),
    at,
  )
}

import { fromRupees, paise } from '@dawakit/core/money'
import { cashOfParcels } from '@dawakit/core/shipping'
import { sql } from 'kysely'
import { appendOnly } from '../append-only.ts'
import type { Database } from '../schema/index.ts'

const BATCH = 500

/**
 * The journal of every order's money: one row a movement, with both accounts. Orders from before get theirs. And of a payout
 * which payment it is of, who of the staff has opened it, and who has written where it goes.
 */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('money_entry')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('debit', 'text', (c) => c.notNull())
    .addColumn('credit', 'text', (c) => c.notNull())
    .addColumn('amount_paise', 'bigint', (c) => c.notNull())
    .addColumn('payment_id', 'text', (c) => c.references('payment.id'))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('once_key', 'text', (c) => c.notNull().unique())
    .addCheckConstraint('money_entry_amount', sql`amount_paise > 0`)
    .addCheckConstraint('money_entry_accounts', sql`debit <> credit`)
    .execute()
  await db.schema.createIndex('money_entry_order').on('money_entry').columns(['order_id']).execute()
  for (const name of ['payment_id', 'opened_by', 'pay_to_by'])
    await db.schema.alterTable('payout').addColumn(name, 'text').execute()
  await writeOrders(db)
  await writeCashOfParcels(db)
  await writePayments(db)
  await writePromises(db)
  await writeCreditNotes(db)
  await appendOnly(db, 'money_entry', isPostgres)
}

/** As a release of today would have written it. `once` begins with the movement, as the id does. */
const add = sql`insert into money_entry
  (id, once_key, order_id, at, kind, debit, credit, amount_paise, payment_id, subject)`

/** What they cost now: what was amended before is not known any more. */
async function writeOrders(db: Database): Promise<void> {
  await sql`${add}
    select 'charged:' || id, 'charged:' || id, id, ordered_at, 'charged', 'customer', 'order', total_paise, null, id
    from orders where total_paise > 0`.execute(db)
  await sql`${add}
    select 'ended:' || id, 'ended:' || id, id, canceled_at, 'lessened', 'order', 'customer', total_paise, null, id
    from orders where total_paise > 0 and canceled_at is not null`.execute(db)
  await sql`${add}
    select 'invoiced:' || invoice.number, 'invoiced:' || invoice.number, order_id, issued_at, 'invoiced', 'order', 'sales',
      total_paise, null, invoice.number
    from invoice inner join orders on orders.id = invoice.order_id where total_paise > 0`.execute(db)
  await sql`${add}
    select 'collected:' || id, 'collected:' || id, id, coalesce(delivered_at, ordered_at), 'collected', 'cash', 'customer',
      total_paise, null, id
    from orders where payment_method = 'cod' and payment_status in (${sql.raw(WAS_PAID)})
      and total_paise > 0 and not exists (${parcelsOf('returned')})`.execute(db)
}

const WAS_PAID = "'paid', 'partlyRefunded', 'refunded'"
const parcelsOf = (state: 'delivered' | 'returned') => sql`
  select 1 from shipment where shipment.order_id = orders.id and shipment.state = ${sql.lit(state)}`

/** Cash orders of which couriers have taken a part: some parcels arrived and others are under way, or came back. */
async function writeCashOfParcels(db: Database): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<PartlyTaken>`
      select id, total_paise, shipping_paise, coalesce(delivered_at, ordered_at) as at,
        case when payment_status in (${sql.raw(WAS_PAID)}) then 1 else 0 end as was_paid
      from orders where payment_method = 'cod' and id > ${last} and (
        (payment_status in (${sql.raw(WAS_PAID)}) and exists (${parcelsOf('returned')})) or
        (payment_status not in (${sql.raw(WAS_PAID)}) and canceled_at is null and exists (${parcelsOf('delivered')}))
      ) order by id limit ${BATCH}`.execute(db)
    for (const order of rows) await writeCashOf(db, order)
    const [end] = rows.slice(-1)
    if (!end) return
    last = end.id
  }
}

interface PartlyTaken {
  id: string
  total_paise: number
  shipping_paise: number
  at: number
  was_paid: number
}

async function writeCashOf(db: Database, order: PartlyTaken): Promise<void> {
  const { id, total_paise, at, was_paid } = order
  const parcels = await cashOfEach(db, order)
  const write = (subject: string, when: number, amount: number) =>
    sql`${add} select ${`collected:${subject}`}, ${`collected:${subject}`}, ${id}, ${when}, 'collected', 'cash', 'customer',
      ${amount}, null, ${subject} where ${amount} > 0`.execute(db)
  if (was_paid === 0) {
    for (const { parcel, cash } of parcels)
      if (parcel.state === 'delivered') await write(parcel.id, parcel.delivered_at ?? at, cash)
    return
  }
  const back = parcels.filter(({ parcel }) => parcel.state === 'returned')
  const credited = await creditedOfParcels(db, id)
  const notTaken = back.reduce(
    (sum, { parcel, cash, fee }) => sum + fee + (credited.get(parcel.id) ?? cash - fee),
    0,
  )
  await write(id, at, total_paise - notTaken)
}

/** What the courier of each parcel was told to collect; the first one with the delivery fee. */
async function cashOfEach(db: Database, { id, shipping_paise }: PartlyTaken) {
  const lines = await db
    .selectFrom('order_line')
    .select(['line_no', 'quantity', 'price_paise', 'discount_paise'])
    .where('order_id', '=', id)
    .execute()
  const shipments = await db
    .selectFrom('shipment')
    .select(['id', 'state', 'delivered_at'])
    .where('order_id', '=', id)
    .orderBy('number')
    .execute()
  const pieces = await db
    .selectFrom('shipment_line')
    .innerJoin('shipment', 'shipment.id', 'shipment_line.shipment_id')
    .select(['shipment_id', 'line_no', 'quantity'])
    .where('order_id', '=', id)
    .orderBy('line_no')
    .orderBy('batch')
    .execute()
  const parcels = shipments.map((parcel, place) => ({ parcel, fee: place === 0 ? shipping_paise : 0 }))
  const cash = cashOfParcels(
    lines.map((line) => ({
      lineNo: line.line_no,
      supplied: line.quantity,
      paid: paise(line.price_paise * line.quantity - line.discount_paise),
    })),
    parcels.map(({ parcel, fee }) => ({
      state: parcel.state,
      fee: paise(fee),
      pieces: pieces
        .filter(({ shipment_id }) => shipment_id === parcel.id)
        .map(({ line_no, quantity }) => ({ lineNo: line_no, quantity, value: null })),
    })),
    paise(shipping_paise),
  )
  return parcels.map((each, place) => ({ ...each, cash: cash[place] ?? 0 }))
}

/**
 * What was credited for the goods of parcels that came back and were judged, by the parcel: to the paisa what nobody has taken
 * for them, however it was divided.
 */
async function creditedOfParcels(db: Database, orderId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; paise: number }>`
    select (
      select back.id from shipment back
      where back.order_id = return_request.order_id and back.returned_at <= return_request.requested_at
      order by back.returned_at desc, back.number desc limit 1
    ) as id, (
      select sum(refund_paise) from return_line where return_line.return_id = return_request.id
    ) as paise
    from return_request where order_id = ${orderId} and kind = 'undelivered' and state = 'closed'`.execute(db)
  return new Map(rows.map(({ id, paise }) => [id, Number(paise)]))
}

/** What was taken in another currency is not counted: a person sends it back. */
async function writePayments(db: Database): Promise<void> {
  await sql`${add}
    select 'collected:' || id, 'collected:' || id, order_id, created_at, 'collected', 'gateway', 'customer',
      coalesce(captured_paise, amount_paise), id, id
    from payment
    where status in ('captured', 'partlyRefunded', 'refunded', 'wrongAmount')
      and coalesce(captured_paise, amount_paise) > 0
      and not exists (
        select 1 from money_case where kind = 'wrong-currency' and money_case.payment_id = payment.id
      )`.execute(db)
}

async function writePromises(db: Database): Promise<void> {
  const collected = sql`exists (select 1 from money_entry where once_key = 'collected:' || refund.payment_id)`
  await sql`${add}
    select 'promised:' || id, 'promised:' || id, order_id, created_at, 'promised', 'customer', 'promised',
      amount_paise, payment_id, id
    from refund where status in ('pending', 'done') and reason <> 'provider' and amount_paise > 0 and ${collected}
  `.execute(db)
  await sql`${add}
    select 'wentBack:' || id, 'wentBack:' || id, order_id, updated_at, 'wentBack', 'promised', 'gateway',
      amount_paise, payment_id, id
    from refund where status = 'done' and reason <> 'provider' and amount_paise > 0 and ${collected}`.execute(
    db,
  )
  await sql`${add}
    select 'wentBack:' || id, 'wentBack:' || id, order_id, updated_at, 'wentBackUnasked', 'customer', 'gateway',
      amount_paise, payment_id, id
    from refund where status = 'done' and reason = 'provider' and amount_paise > 0 and ${collected}`.execute(
    db,
  )
  await sql`${add}
    select 'promised:' || id, 'promised:' || id, order_id, created_at, 'promised', 'customer', 'promised',
      amount_paise, null, id
    from payout where amount_paise > 0`.execute(db)
  await sql`${add}
    select 'wentBack:' || id, 'wentBack:' || id, order_id, coalesce(paid_at, created_at), 'wentBack', 'promised', 'cash',
      amount_paise, null, id
    from payout where state = 'paid' and amount_paise > 0`.execute(db)
}

/** What they come to stands in their content alone. */
async function writeCreditNotes(db: Database): Promise<void> {
  for (let last = ''; ; ) {
    const notes = await db
      .selectFrom('credit_note')
      .select(['number', 'order_id', 'issued_at', 'content'])
      .where('number', '>', last)
      .orderBy('number')
      .limit(BATCH)
      .execute()
    for (const { number, order_id, issued_at, content } of notes) {
      const { grandTotal } = JSON.parse(content) as { grandTotal: number }
      const amount = fromRupees(grandTotal)
      if (amount === 0) continue
      await sql`${add} values (${`credited:${number}`}, ${`credited:${number}`}, ${order_id}, ${issued_at},
        'credited', 'sales', 'customer', ${amount}, null, ${number})`.execute(db)
    }
    const [end] = notes.slice(-1)
    if (!end) return
    last = end.number
  }
}

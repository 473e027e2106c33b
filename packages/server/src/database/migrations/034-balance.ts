import { fromRupees } from '@dawakit/core/money'
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
    from orders where payment_method = 'cod' and payment_status in ('paid', 'partlyRefunded', 'refunded')
      and total_paise > 0`.execute(db)
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

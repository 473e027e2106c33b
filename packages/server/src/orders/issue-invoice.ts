import type { Invoice, Order } from '@dawakit/core/contract'
import { financialYear, invoiceNumber, invoiceOf } from '@dawakit/core/tax'
import type { Config } from '../context/config.ts'
import type { Database } from '../database/schema/index.ts'
import { invoiceWords } from './invoice-words.ts'
import { readOrderLines } from './orders.sql.ts'

/**
 * Issues the invoice of an order in the transaction that delivers it. The series of the financial year moves on
 * by one under a lock that lasts to the commit: a transaction that is undone leaves no gap, and two deliveries
 * never get one number. The content is kept as issued, whatever the store's details become later.
 */
export async function issueInvoice(
  trx: Database,
  store: Config['store'],
  order: Order,
  deliveredAt: number,
): Promise<Invoice> {
  const year = financialYear(deliveredAt)
  const sequence = await nextInSeries(trx, year)
  const number = invoiceNumber(year, sequence)
  const lines = (await readOrderLines(trx, [order._id])).get(order._id) ?? []
  const invoice = invoiceOf({
    invoiceNumber: number,
    deliveredAt,
    order,
    lines: lines.map((line) => ({
      name: line.name,
      hsnCode: line.hsn,
      quantity: line.quantity,
      unitPrice: line.price_paise,
      discount: line.discount_paise,
      gstRate: line.gst_bp / 100,
    })),
    seller: {
      name: store.name,
      address: store.address,
      gstin: store.gstin,
      state: store.state,
      stateCode: store.stateCode,
      drugLicence: store.drugLicence,
      phone: store.supportPhone,
      email: store.supportEmail,
    },
    words: invoiceWords,
  })
  await trx
    .insertInto('invoice')
    .values({
      number,
      financial_year: year,
      sequence,
      order_id: order._id,
      issued_at: deliveredAt,
      content: JSON.stringify(invoice),
    })
    .execute()
  return invoice
}

async function nextInSeries(trx: Database, year: string): Promise<number> {
  await trx
    .insertInto('invoice_series')
    .values({ financial_year: year, last_number: 0 })
    .onConflict((conflict) => conflict.column('financial_year').doNothing())
    .execute()
  await trx
    .updateTable('invoice_series')
    .set((column) => ({ last_number: column('last_number', '+', 1) }))
    .where('financial_year', '=', year)
    .execute()
  const { last_number } = await trx
    .selectFrom('invoice_series')
    .select('last_number')
    .where('financial_year', '=', year)
    .executeTakeFirstOrThrow()
  return last_number
}

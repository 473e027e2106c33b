import type { Order } from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'
import { type InvoicePaper, invoicePaperOf } from '@dawakit/core/tax'
import type { Config } from '../../ground/context/config.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { writeEntry } from '../balance/write-entry.ts'
import type { OrderLineRow } from '../read/order-rows.ts'
import { readOrderLines } from '../read/orders.sql.ts'
import { readPackedBatches } from '../read/packed-batches.sql.ts'
import type { InvoicePlace } from './invoice-series.ts'
import { invoiceWords } from './invoice-words.ts'
import { sellerOf } from './seller-of.ts'
import { settleRates } from './settle-rates.ts'

/** What an order costs, its delivery with it. */
interface Charged {
  deliveryFee: Paise
  charged: Paise
}

/**
 * Issues the invoice of an order in the transaction that delivers it, at the place in the series that was taken for it.
 * The content is kept as issued, whatever the store's details become later.
 */
export async function issueInvoice(
  trx: Database,
  { store, isDemo }: Pick<Config, 'store' | 'isDemo'>,
  order: Order,
  { number, year, sequence, issuedAt }: InvoicePlace,
  { deliveryFee, charged }: Charged,
): Promise<InvoicePaper> {
  const ordered = (await readOrderLines(trx, [order._id])).get(order._id) ?? []
  const lines = await settleRates(trx, order, ordered, issuedAt)
  const manufacturers = await readManufacturers(trx, lines)
  const batches = await readPackedBatches(trx, order._id)
  const invoice = invoicePaperOf({
    invoiceNumber: number,
    deliveredAt: issuedAt,
    order,
    deliveryFee,
    charged,
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map((line) => ({
        name: line.name,
        hsnCode: line.hsn,
        manufacturer: manufacturers.get(line.product_id) ?? '',
        batches: batches.get(line.line_no) ?? [],
        quantity: line.quantity,
        unitPrice: line.price_paise,
        discount: line.discount_paise,
        gst: line.gst_bp,
      })),
    seller: sellerOf({ store }),
    words: invoiceWords,
  })
  if (isDemo) invoice.isDemo = true
  await trx
    .insertInto('invoice')
    .values({
      number,
      financial_year: year,
      sequence,
      order_id: order._id,
      issued_at: issuedAt,
      paper: JSON.stringify(invoice),
    })
    .execute()
  await writeEntry(trx, {
    orderId: order._id,
    kind: 'invoiced',
    amount: invoice.grandTotal,
    subject: number,
    at: issuedAt,
  })
  return invoice
}

/** Who made each product, by its id; a product that is gone is not in it. */
async function readManufacturers(
  trx: Database,
  lines: readonly OrderLineRow[],
): Promise<Map<string, string>> {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  if (ids.length === 0) return new Map()
  const rows = await trx.selectFrom('product').select(['id', 'manufacturer']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, manufacturer }) => [id, manufacturer]))
}

import { type Paise, paise, splitDiscount, sumPaise } from '@dawakit/core/money'
import { type CreditNotePaperSourceLine, creditNotePaperOf, type InvoicePaper } from '@dawakit/core/tax'
import type { Database } from '../../ground/database/schema/index.ts'
import { takeCreditNotePlace } from './credit-note-series.ts'
import { leftOf } from './issue-credit-note.ts'
import { creditNotePapers, findInvoicePaper } from './kept-papers.sql.ts'
import { writeEntry } from './write-entry.ts'

interface Allowance {
  orderId: string
  amount: Paise
  /** For the customer to read. */
  reason: string
}

/**
 * Credits a part of an invoice without anything that comes back: a price reduction, split over what is left of its lines, and
 * of the delivery where they do not suffice. Never more than is left of the invoice.
 *
 * @returns the number of its credit note; null where there is no invoice, or nothing is left of it
 */
export async function allow(
  trx: Database,
  { clock }: { clock: () => number },
  { orderId, amount, reason }: Allowance,
): Promise<string | null> {
  const invoice = await findInvoicePaper(trx, orderId)
  if (!invoice) return null
  const lines = await allowedLines(trx, orderId, invoice, amount)
  if (lines.length === 0) return null
  const { number, year, sequence, issuedAt } = await takeCreditNotePlace(trx, clock)
  const note = creditNotePaperOf({
    creditNoteNumber: number,
    issuedAt,
    invoice,
    returnNumber: '',
    reason,
    lines,
    isDeliveryBack: false,
  })
  await trx
    .insertInto('credit_note')
    .values({
      number,
      financial_year: year,
      sequence,
      order_id: orderId,
      invoice_number: note.invoiceNumber,
      return_id: null,
      issued_at: issuedAt,
      paper: JSON.stringify(note),
    })
    .execute()
  const credited = { orderId, kind: 'credited', amount: note.grandTotal } as const
  await writeEntry(trx, { ...credited, subject: number, at: issuedAt })
  return number
}

/** The lines of an invoice with their share; the delivery, as the last one, has what the goods cannot bear. */
async function allowedLines(
  trx: Database,
  orderId: string,
  invoice: InvoicePaper,
  amount: Paise,
): Promise<CreditNotePaperSourceLine[]> {
  const notes = await creditNotePapers(trx, orderId)
  const lineNos = await invoicedLines(trx, orderId)
  const goods = invoice.lines.map((line, place) => leftOf(line, lineNos[place] ?? place, notes))
  const delivery = invoice.deliveryLine ? [leftOf(invoice.deliveryLine, -1, notes)] : []
  const most = sumPaise(goods.map(({ left }) => left))
  const ofGoods = paise(Math.min(amount, most))
  const shares = splitDiscount(
    goods.map(({ left }) => left),
    ofGoods,
  )
  const rest = paise(Math.min(amount - ofGoods, delivery[0]?.left ?? 0))
  return [
    ...goods.map(({ source }, place) => ({ ...source, value: shares[place] ?? paise(0) })),
    ...delivery.map(({ source }) => ({ ...source, value: rest })),
  ].filter(({ value }) => value > 0)
}

/** Places in the order of what is invoiced: a line that is not supplied is on no invoice. */
async function invoicedLines(trx: Database, orderId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('order_line')
    .select('quantity')
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute()
  return rows.flatMap(({ quantity }, place) => (quantity > 0 ? [place] : []))
}

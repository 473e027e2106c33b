import type { CreditNote, Invoice } from '@dawakit/core/contract'
import { fromRupees, type Paise, paise, sumPaise } from '@dawakit/core/money'
import type { RefundOfPieces } from '@dawakit/core/returns'
import { type CreditedBefore, type CreditNoteSourceLine, creditNoteOf } from '@dawakit/core/tax'
import type { Selectable } from 'kysely'
import type { Database } from '../database/schema/index.ts'
import type { OrderLineTable } from '../database/schema/orders.ts'
import { takeCreditNotePlace } from './credit-note-series.ts'
import { writeEntry } from './write-entry.ts'

/** A line with what goes back of it. */
export interface CreditedLine extends RefundOfPieces {
  lineNo: number
  pieces: number
}

interface Crediting {
  held: {
    row: { id: string; number: string; reason: string }
    order: { id: string }
    orderLines: readonly Selectable<OrderLineTable>[]
  }
  lines: readonly CreditedLine[]
  /** What goes back of the fee: all that no note has credited, or 0. */
  delivery: Paise
  clock: () => number
}

/**
 * Issues the credit note of a return in the transaction that judges it, where its order has an invoice.
 *
 * @returns its number; null where there is no invoice, or nothing is credited
 */
export async function issueCreditNote(
  trx: Database,
  { held, lines, delivery, clock }: Crediting,
): Promise<string | null> {
  const { row, order, orderLines } = held
  const credited = lines.filter(({ pieces, value }) => pieces > 0 && value > 0)
  if (credited.length === 0 && delivery === 0) return null
  const found = await trx
    .selectFrom('invoice')
    .select('content')
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  if (!found) return null
  const invoice = JSON.parse(found.content) as Invoice
  const earlier = await earlierNotes(trx, order.id)
  const fee = restOfFee(invoice, earlier, delivery)
  const { number, year, sequence, issuedAt } = await takeCreditNotePlace(trx, clock)
  const note = creditNoteOf({
    creditNoteNumber: number,
    issuedAt,
    invoice,
    returnNumber: row.number,
    reason: row.reason,
    lines: [
      ...credited.map(({ lineNo, pieces, value, charge }) => {
        const index = orderLines.findIndex(({ line_no }) => line_no === lineNo)
        const line = orderLines[index]
        if (!line) throw new Error('A return of a line that its order does not have.')
        return {
          line: index,
          name: line.name,
          hsnCode: line.hsn,
          gstRate: line.gst_bp / 100,
          unitPrice: line.price_paise,
          quantity: pieces,
          value,
          charge,
          before: creditedBefore(earlier, index),
        }
      }),
      ...fee,
    ],
    isDeliveryBack: delivery > 0 && fee.length === 0,
  })
  await trx
    .insertInto('credit_note')
    .values({
      number,
      financial_year: year,
      sequence,
      order_id: order.id,
      invoice_number: note.invoiceNumber,
      return_id: row.id,
      issued_at: issuedAt,
      content: JSON.stringify(note),
    })
    .execute()
  await writeEntry(trx, {
    orderId: order.id,
    kind: 'credited',
    amount: fromRupees(note.grandTotal),
    subject: number,
    at: issuedAt,
  })
  return number
}

/** A fee that goes back whole stands as it was invoiced; of one that was reduced before, the rest is a line of its own. */
function restOfFee(
  { deliveryLine }: Invoice,
  earlier: readonly CreditNote[],
  delivery: Paise,
): CreditNoteSourceLine[] {
  if (!deliveryLine || delivery === 0 || fromRupees(deliveryLine.total) === delivery) return []
  return [{ ...leftOf(deliveryLine, -1, earlier).source, value: delivery }]
}

/** What no note has credited of a line of the invoice, and the line as a further one credits it. */
export function leftOf(line: Invoice['lines'][number], place: number, notes: readonly CreditNote[]) {
  const before = creditedBefore(notes, place)
  return {
    left: paise(Math.max(0, fromRupees(line.total) - before.total)),
    source: {
      line: place,
      name: line.name,
      hsnCode: line.hsnCode,
      gstRate: line.gstRate,
      unitPrice: paise(0),
      quantity: 0,
      charge: paise(0),
      before,
    },
  }
}

/** The credit notes that an order has. */
export async function earlierNotes(trx: Database, orderId: string): Promise<CreditNote[]> {
  const rows = await trx.selectFrom('credit_note').select('content').where('order_id', '=', orderId).execute()
  return rows.map(({ content }) => JSON.parse(content) as CreditNote)
}

/** What they have taken back of a line, by its place in the order; -1 for the delivery. */
export function creditedBefore(notes: readonly CreditNote[], index: number): CreditedBefore {
  const own = notes.flatMap(({ lines, deliveryLine }) =>
    [...lines, ...(deliveryLine ? [deliveryLine] : [])].filter(({ line }) => line === index),
  )
  const sumOf = (name: keyof CreditedBefore) => sumPaise(own.map((line) => fromRupees(line[name])))
  return { total: sumOf('total'), cgst: sumOf('cgst'), sgst: sumOf('sgst'), igst: sumOf('igst') }
}

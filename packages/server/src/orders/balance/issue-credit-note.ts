import { type Paise, paise, sumPaise } from '@dawakit/core/money'
import type { RefundOfPieces } from '@dawakit/core/returns'
import {
  type CreditedBefore,
  type CreditNotePaper,
  type CreditNotePaperSourceLine,
  creditNotePaperOf,
  type InvoicePaper,
  type InvoicePaperLine,
  type PaperBatch,
} from '@dawakit/core/tax'
import type { Selectable } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderLineTable } from '../../ground/database/schema/orders.ts'
import { takeCreditNotePlace } from './credit-note-series.ts'
import { creditNotePapers, findInvoicePaper } from './kept-papers.sql.ts'
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
  /** Those that came back, by line. */
  batches: ReadonlyMap<number, PaperBatch[]>
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
  { held, lines, batches, delivery, clock }: Crediting,
): Promise<string | null> {
  const { row, order, orderLines } = held
  const credited = lines.filter(({ pieces, value }) => pieces > 0 && value > 0)
  if (credited.length === 0 && delivery === 0) return null
  const invoice = await findInvoicePaper(trx, order.id)
  if (!invoice) return null
  const earlier = await creditNotePapers(trx, order.id)
  const fee = restOfFee(invoice, earlier, delivery)
  const { number, year, sequence, issuedAt } = await takeCreditNotePlace(trx, clock)
  const note = creditNotePaperOf({
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
          gst: line.gst_bp,
          unitPrice: line.price_paise,
          quantity: pieces,
          value,
          charge,
          batches: batches.get(lineNo) ?? [],
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
      paper: JSON.stringify(note),
    })
    .execute()
  await writeEntry(trx, {
    orderId: order.id,
    kind: 'credited',
    amount: note.grandTotal,
    subject: number,
    at: issuedAt,
  })
  return number
}

/** A fee that goes back whole stands as it was invoiced; of one that was reduced before, the rest is a line of its own. */
function restOfFee(
  { deliveryLine }: InvoicePaper,
  earlier: readonly CreditNotePaper[],
  delivery: Paise,
): CreditNotePaperSourceLine[] {
  if (!deliveryLine || delivery === 0 || deliveryLine.total === delivery) return []
  return [{ ...leftOf(deliveryLine, -1, earlier).source, value: delivery }]
}

/** What no note has credited of a line of the invoice, and the line as a further one credits it. */
export function leftOf(line: InvoicePaperLine, place: number, notes: readonly CreditNotePaper[]) {
  const before = creditedBefore(notes, place)
  return {
    left: paise(Math.max(0, line.total - before.total)),
    source: {
      line: place,
      name: line.name,
      hsnCode: line.hsnCode,
      gst: line.gst,
      unitPrice: paise(0),
      quantity: 0,
      charge: paise(0),
      before,
    },
  }
}

/** What the credit notes of an order have taken back of a line, by its place in the order; -1 for the delivery. */
export function creditedBefore(notes: readonly CreditNotePaper[], index: number): CreditedBefore {
  const own = notes.flatMap(({ lines, deliveryLine }) =>
    [...lines, ...(deliveryLine ? [deliveryLine] : [])].filter(({ line }) => line === index),
  )
  const sumOf = (name: keyof CreditedBefore) => sumPaise(own.map((line) => line[name]))
  return { total: sumOf('total'), cgst: sumOf('cgst'), sgst: sumOf('sgst'), igst: sumOf('igst') }
}

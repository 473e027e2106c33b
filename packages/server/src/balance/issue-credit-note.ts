import type { CreditNote, Invoice } from '@dawakit/core/contract'
import { fromRupees, sumPaise } from '@dawakit/core/money'
import type { RefundOfPieces } from '@dawakit/core/returns'
import { type CreditedBefore, creditNoteOf } from '@dawakit/core/tax'
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
  isDeliveryBack: boolean
  clock: () => number
}

/**
 * Issues the credit note of a return in the transaction that judges it, where its order has an invoice.
 *
 * @returns its number; null where there is no invoice, or nothing is credited
 */
export async function issueCreditNote(
  trx: Database,
  { held, lines, isDeliveryBack, clock }: Crediting,
): Promise<string | null> {
  const { row, order, orderLines } = held
  const credited = lines.filter(({ pieces, value }) => pieces > 0 && value > 0)
  if (credited.length === 0 && !isDeliveryBack) return null
  const found = await trx
    .selectFrom('invoice')
    .select('content')
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  if (!found) return null
  const earlier = await earlierNotes(trx, order.id)
  const { number, year, sequence, issuedAt } = await takeCreditNotePlace(trx, clock)
  const note = creditNoteOf({
    creditNoteNumber: number,
    issuedAt,
    invoice: JSON.parse(found.content) as Invoice,
    returnNumber: row.number,
    reason: row.reason,
    lines: credited.map(({ lineNo, pieces, value, charge }) => {
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
    isDeliveryBack,
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

import type { PaymentStatus, ShipmentState } from '@dawakit/core/contract'
import { sql } from 'kysely'
import type { Database } from '../src/ground/database/schema/index.ts'

/** When all of it happened. */
const AT = 1_790_000_000_000
/** The customer of the earlier release's database. */
const WHO = 'e707151406dd251c606af8fe'

export interface EarlierOrder {
  method: 'cod' | 'razorpay'
  payment: PaymentStatus
  delivery: 'pending' | 'onTheWay' | 'delivered'
  /** Of each line: what all of its pieces cost, in paise. */
  lines: readonly { pieces: number; paid: number }[]
  fee: number
  isCancelled?: boolean
}

/** Writes rows as releases before the journal have written them, by the columns that there were. */
export function earlierOrders(db: Database) {
  let last = 0
  const next = () => ++last
  const place = () => ({ financial_year: '2025-26', sequence: next(), issued_at: AT })

  return {
    async order(id: string, { method, payment, delivery, lines, fee, isCancelled }: EarlierOrder) {
      const goods = lines.reduce((sum, { paid }) => sum + paid, 0)
      const isDelivered = delivery === 'delivered'
      await db
        .insertInto('orders')
        .values({
          id,
          number: `DWK-${id}`,
          user_id: WHO,
          delivery_status: delivery,
          payment_status: payment,
          payment_method: method,
          stock_state: isCancelled ? 'released' : 'taken',
          reserved_until: null,
          sub_total_paise: goods,
          savings_paise: 0,
          discount_paise: 0,
          shipping_paise: fee,
          total_paise: goods + fee,
          coupon_name: null,
          coupon_percent: null,
          address: '{}',
          doctor: '{}',
          is_for_myself: 1,
          window_from: '2026-09-24',
          window_to: '2026-09-25',
          fingerprint: '',
          ordered_at: AT,
          confirmed_at: null,
          picked_up_at: null,
          on_the_way_at: null,
          delivered_at: isDelivered ? AT : null,
          canceled_at: isCancelled ? AT : null,
        })
        .execute()
      for (const [at, { pieces, paid }] of lines.entries()) {
        const price = Math.ceil(paid / pieces)
        await db
          .insertInto('order_line')
          .values({
            order_id: id,
            line_no: at + 1,
            product_id: 'dolo',
            name: 'Dolo 650 Tablet',
            slug: 'dolo-650-tablet',
            category_slug: 'fever-and-pain',
            thumbnail: '',
            package_size: '',
            variant_key: '',
            quantity: pieces,
            price_paise: price,
            mrp_paise: price,
            discount_paise: price * pieces - paid,
            hsn: '30049099',
            gst_bp: 500,
            is_prescription: 0,
          })
          .execute()
      }
      if (!isDelivered) return
      const { financial_year, sequence, issued_at } = place()
      await sql`insert into invoice (number, financial_year, sequence, order_id, issued_at, content)
        values (${`INV/${id}`}, ${financial_year}, ${sequence}, ${id}, ${issued_at},
          ${JSON.stringify({ grandTotal: (goods + fee) / 100 })})`.execute(db)
    },

    async payment(
      order_id: string,
      amount: number,
      status: 'authorized' | 'captured' | 'partlyRefunded' | 'refunded' | 'wrongAmount',
      captured: number | null = null,
    ) {
      await db
        .insertInto('payment')
        .values({
          id: `pay-${order_id}`,
          order_id,
          provider: 'razorpay',
          provider_order_id: `order_${order_id}`,
          provider_payment_id: `pay_${order_id}`,
          amount_paise: amount,
          captured_paise: captured,
          currency: 'INR',
          status,
          created_at: AT,
          updated_at: AT,
          next_poll_at: null,
        })
        .execute()
    },

    async refund(order_id: string, amount: number, status: 'pending' | 'done' | 'failed', reason: string) {
      const id = `refund-${next()}`
      await db
        .insertInto('refund')
        .values({
          id,
          payment_id: `pay-${order_id}`,
          order_id,
          idempotency_key: id,
          amount_paise: amount,
          status,
          provider_refund_id: status === 'done' ? `rfnd_${id}` : null,
          reason,
          asked_at: null,
          created_at: AT,
          updated_at: AT,
        })
        .execute()
    },

    /** Money that came in another currency: a person sends it back. */
    async wrongCurrency(order_id: string, found: number) {
      await db
        .insertInto('money_case')
        .values({
          id: `case-${order_id}`,
          kind: 'wrong-currency',
          state: 'closed',
          subject: `amount:pay-${order_id}`,
          provider: 'razorpay',
          provider_reference: `pay_${order_id}`,
          order_id,
          payment_id: `pay-${order_id}`,
          expected_paise: found,
          found_paise: found,
          note: 'sent back',
          opened_at: AT,
          closed_at: AT,
        })
        .execute()
    },

    async payout(order_id: string, amount: number, state: 'due' | 'paid') {
      const isPaid = state === 'paid'
      await db
        .insertInto('payout')
        .values({
          id: `payout-${next()}`,
          order_id,
          return_id: null,
          reason: 'R-1',
          amount_paise: amount,
          state,
          way: isPaid ? 'upi' : null,
          pay_to_sealed: null,
          reference: isPaid ? 'UTR1' : null,
          created_at: AT,
          paid_at: isPaid ? AT : null,
          paid_by: isPaid ? 'staff' : null,
        })
        .execute()
    },

    async creditNote(order_id: string, amount: number) {
      const { financial_year, sequence, issued_at } = place()
      await sql`insert into credit_note
        (number, financial_year, sequence, order_id, invoice_number, return_id, issued_at, content)
        values (${`CN/${sequence}`}, ${financial_year}, ${sequence}, ${order_id}, ${`INV/${order_id}`}, ${null},
          ${issued_at}, ${JSON.stringify({ grandTotal: amount / 100 })})`.execute(db)
    },

    async parcel(order_id: string, number: number, state: ShipmentState, pieces: Record<number, number>) {
      const id = `parcel-${order_id}-${number}`
      const hasLeft = state === 'packed' ? null : AT
      await db
        .insertInto('shipment')
        .values({
          id,
          order_id,
          number,
          state,
          courier: 'DTDC',
          tracking_number: '',
          tracking_url: '',
          packed_by: 'staff',
          packed_at: AT,
          handed_over_at: hasLeft,
          on_the_way_at: null,
          delivered_at: state === 'delivered' ? AT : null,
          returned_at: state === 'returned' ? AT : null,
        })
        .execute()
      await db.updateTable('orders').set({ packing: 'all' }).where('id', '=', order_id).execute()
      for (const [line, quantity] of Object.entries(pieces)) {
        const row = { shipment_id: id, line_no: Number(line), batch: 'B1', expires_on: '2028-06', quantity }
        await db.insertInto('shipment_line').values(row).execute()
      }
    },

    /** What a courier brought back, of one line. @param refund - What was credited for it; null while nobody has judged it. */
    async undelivered(order_id: string, line_no: number, quantity: number, refund: number | null) {
      const id = `return-${next()}`
      await db
        .insertInto('return_request')
        .values({
          id,
          number: id,
          order_id,
          user_id: WHO,
          state: refund === null ? 'received' : 'closed',
          kind: 'undelivered',
          reason: 'Nobody at home',
          pay_to_sealed: null,
          staff_id: 'staff',
          decision: '',
          restocking_percent: 0,
          requested_at: AT,
          decided_at: AT,
          received_at: AT,
          closed_at: refund === null ? null : AT,
        })
        .execute()
      await db
        .insertInto('return_line')
        .values({
          return_id: id,
          line_no,
          quantity,
          batch: 'B1',
          received_quantity: quantity,
          judgement: refund === null ? null : 'restock',
          refunded_quantity: refund === null ? null : quantity,
          charge_paise: 0,
          // Until it is judged this is what it would be.
          refund_paise: refund ?? 0,
        })
        .execute()
    },
  }
}

import { type Context, Hono } from 'hono'
import { isSameSecret } from '../credentials.ts'
import { isJsonObject } from '../read-json.ts'
import { toPaise, toRupees } from '../rupees.ts'
import type { SandboxKeys } from '../sandbox-options.ts'
import { decryptCcavenue, encryptCcavenue } from './ccavenue-cipher.ts'
import type { CcavenueLedger, CcavenueOrder } from './ccavenue-ledger.ts'

type Answer = Record<string, string | number | object>

/** CCAvenue's server-to-server call with its commands `orderStatusTracker`, `refundOrder` and `getRefundDetails`. */
export function statusRoutes(keys: SandboxKeys['ccavenue'], ledger: CcavenueLedger): Hono {
  const routes = new Hono()
  routes.post('/DoWebTrans', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const field = (name: string) => form.get(name) ?? c.req.query(name) ?? ''
    if (!isSameSecret(field('access_code'), keys.accessCode)) {
      return refused(c, 51407, 'Access_code: Invalid Parameter')
    }
    const text = decryptCcavenue(field('enc_request'), keys.workingKey)
    if (text === undefined) return refused(c, 51405, 'enc_request: Invalid Parameter')
    const request = readRequest(text)

    const isWrapped = field('version') === '1.1'
    const reply = (wrapper: string, answer: Answer) => {
      const json = JSON.stringify(isWrapped ? { [wrapper]: answer } : answer)
      return c.text(`status=0&enc_response=${encryptCcavenue(json, keys.workingKey)}`)
    }
    const order = ledger.find({ orderNo: request['order_no'], referenceNo: request['reference_no'] })
    switch (field('command')) {
      case 'orderStatusTracker':
        return reply(
          'Order_Status_Result',
          order ? statusAnswer(order) : failure('51419', 'No records found.'),
        )
      case 'refundOrder':
        return reply('Refund_Order_Result', refundAnswer(ledger, order, request))
      case 'getRefundDetails':
        return reply(
          'Refund_Details_Result',
          order ? refundDetails(ledger, order) : failure('51419', 'No records found.'),
        )
      default:
        return refused(c, 51404, 'command: Invalid Parameter')
    }
  })
  return routes
}

/** A request is JSON, or the older `reference_no|order_no|` (a refund: `reference_no|amount|own number|`). */
function readRequest(text: string): Record<string, string> {
  if (text.trimStart().startsWith('{')) {
    try {
      const value: unknown = JSON.parse(text)
      if (!isJsonObject(value)) return {}
      return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, String(field ?? '')]))
    } catch {
      return {}
    }
  }
  const [first = '', second = '', third = ''] = text.split('|')
  if (third) return { reference_no: first, refund_amount: second, refund_ref_no: third }
  return second ? { reference_no: first, order_no: second } : { order_no: first }
}

function statusAnswer(order: CcavenueOrder): Answer {
  const value = (name: string) => order.request.get(name) ?? ''
  const amount = toRupees(order.amount)
  const isPaid = order.status === 'Shipped' || order.status === 'Refunded'
  return {
    reference_no: Number(order.referenceNo),
    order_no: order.orderNo,
    order_currncy: order.currency,
    order_amt: amount,
    order_gross_amt: amount,
    order_discount: 0,
    order_capt_amt: isPaid ? amount : 0,
    order_date_time: indianTime(order.createdAt),
    order_status_date_time: indianTime(order.changedAt),
    order_status: order.status,
    order_fraud_status: isPaid ? 'Low' : 'NA',
    order_bank_ref_no: isPaid ? order.bankRefNo : '',
    order_bank_response: isPaid ? 'SUCCESS' : '',
    order_card_name: order.paymentMode === 'UPI' ? 'UPI' : order.paymentMode,
    order_option_type: order.paymentMode === 'UPI' ? 'OPTUPI' : 'OPTCRDC',
    order_gtw_id: 'SANDBOX',
    order_device_type: 'PC',
    order_ip: '127.0.0.1',
    order_fee_flat: 0,
    order_fee_perc: 0,
    order_fee_perc_value: 0,
    order_tax: 0,
    order_bill_name: value('billing_name'),
    order_bill_address: value('billing_address'),
    order_bill_city: value('billing_city'),
    order_bill_state: value('billing_state'),
    order_bill_zip: value('billing_zip'),
    order_bill_country: value('billing_country'),
    order_bill_tel: value('billing_tel'),
    order_bill_email: value('billing_email'),
    order_ship_name: value('delivery_name'),
    order_ship_address: value('delivery_address'),
    order_ship_city: value('delivery_city'),
    order_ship_state: value('delivery_state'),
    order_ship_zip: value('delivery_zip'),
    order_ship_country: value('delivery_country'),
    order_ship_tel: value('delivery_tel'),
    order_notes: '',
    status: 0,
    error_desc: '',
    error_code: '',
  }
}

function refundAnswer(
  ledger: CcavenueLedger,
  order: CcavenueOrder | undefined,
  request: Record<string, string>,
): Answer {
  const refused = (error_code: string, reason: string): Answer => ({ refund_status: 1, reason, error_code })
  const amount = toPaise(request['refund_amount'])
  const reference = request['refund_ref_no'] ?? ''
  if (!order) return refused('51419', 'No records found.')
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return refused('51403', 'refund_amount: Invalid Parameter')
  if (!reference) return refused('51401', 'refund_ref_no: Required parameter missing')
  const reason = ledger.refund(order, amount, reference)
  return reason ? refused('51420', reason) : { refund_status: 0, reason: '', error_code: '' }
}

function refundDetails(ledger: CcavenueLedger, order: CcavenueOrder): Answer {
  return {
    status: 0,
    reference_no: Number(order.referenceNo),
    refund_details: ledger.refundsOf(order).map(({ number, amount }) => ({
      refund_ref_no: number,
      refund_amount: toRupees(amount),
      refund_status: 'Processed',
    })),
    error_desc: '',
    error_code: '',
  }
}

function failure(error_code: string, error_desc: string): Answer {
  return { status: 1, error_desc, error_code }
}

/** An error that comes before decryption is answered in plain text. */
function refused(c: Context, code: number, message: string): Response {
  return c.text(`status=1&enc_response=${message}&enc_error_code=${code}`)
}

/** `2026-11-21 14:36:31.0` in Asia/Kolkata. */
function indianTime(at: Date): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  })
  return `${parts.format(at)}.0`
}

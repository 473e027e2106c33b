import { plainRupees } from '../rupees.ts'
import type { CcavenueOrder } from './ccavenue-ledger.ts'

export type AnswerStatus = 'Success' | 'Failure' | 'Aborted' | 'Invalid' | 'Timeout' | 'Awaited'

const ECHOED = [
  ...['name', 'address', 'city', 'state', 'zip', 'country', 'tel', 'email'].map(
    (field) => `billing_${field}`,
  ),
  ...['name', 'address', 'city', 'state', 'zip', 'country', 'tel'].map((field) => `delivery_${field}`),
  ...[1, 2, 3, 4, 5].map((number) => `merchant_param${number}`),
]

const MESSAGES: Record<AnswerStatus, string> = {
  Success: 'Transaction Successful',
  Failure: 'Transaction declined by the bank',
  Aborted: 'I do not wish to complete this transaction',
  Invalid: 'Invalid parameters',
  Timeout: 'The bank did not answer in time',
  Awaited: 'Waiting for the bank',
}

/**
 * The parameters of a response in CCAvenue's order, values as they are: the gateway does not encode them.
 *
 * @param overrides - Values that replace the true ones.
 */
export function answerParameters(
  order: CcavenueOrder,
  status: AnswerStatus,
  overrides: Record<string, string> = {},
): [string, string][] {
  const isPaid = status === 'Success'
  const amount = plainRupees(order.amount)
  const parameters: [string, string][] = [
    ['order_id', order.orderNo],
    ['tracking_id', order.referenceNo],
    ['bank_ref_no', isPaid ? order.bankRefNo : 'null'],
    ['order_status', status],
    ['failure_message', isPaid ? '' : MESSAGES[status]],
    ['payment_mode', order.paymentMode],
    ['card_name', order.paymentMode === 'UPI' ? 'UPI' : 'Visa'],
    ['status_code', isPaid ? '0' : 'null'],
    ['status_message', MESSAGES[status]],
    ['currency', order.currency],
    ['amount', amount],
    ...ECHOED.map((name): [string, string] => [name, cleaned(order.request.get(name) ?? '')]),
    ['vault', 'N'],
    ['offer_type', 'null'],
    ['offer_code', 'null'],
    ['discount_value', '0.0'],
    ['mer_amount', amount],
    ['eci_value', 'null'],
    ['retry', 'N'],
    ['response_code', isPaid ? '0' : '1'],
    ['billing_notes', ''],
    ['trans_date', indianTime(order.changedAt)],
    ['bin_country', ''],
  ]
  return parameters.map(([name, value]) => [name, overrides[name] ?? value])
}

export function joinParameters(parameters: readonly [string, string][]): string {
  return parameters.map(([name, value]) => `${name}=${value}`).join('&')
}

/** The gateway drops what would break its unencoded answer. */
function cleaned(value: string): string {
  return value.replace(/[&=%+]/g, ' ').trim()
}

/** `21/11/2026 14:36:31` in Asia/Kolkata. */
function indianTime(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Asia/Kolkata',
  })
  return parts.format(at).replace(',', '')
}

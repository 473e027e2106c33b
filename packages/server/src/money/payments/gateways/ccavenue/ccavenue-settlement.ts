import { paise } from '@dawakit/core/money'
import { paiseOf } from '@dawakit/lists/values'
import { reportTime } from '../../settlement/report-time.ts'
import type { SettlementReport } from '../../settlement/settlement-report.ts'

/** Accounts name the gateway's own number and the gross amount in more than one way. */
const REFERENCES = ['reference_no', 'ccavenue_reference_no', 'ccavenue_ref_no', 'tracking_id']
const AMOUNTS = ['order_amt', 'gross_amount', 'order_amount', 'amount']
const TIMES = ['order_date_time', 'transaction_date', 'date']

const first = (values: Readonly<Record<string, string>>, names: readonly string[]) =>
  names.map((name) => values[name]).find(Boolean) ?? ''

/** The settlement (payout) report: a line for each transaction that was paid out, refunds by their own amount. */
export const ccavenueSettlement: SettlementReport = {
  recognises: (columns) =>
    REFERENCES.some((name) => columns.has(name)) &&
    AMOUNTS.some((name) => columns.has(name)) &&
    (columns.has('order_no') || columns.has('order_id')),
  read(values) {
    const isRefund = /refund|charge ?back/i.test(first(values, ['transaction_type', 'type', 'status']))
    return {
      kind: isRefund ? 'refund' : 'payment',
      paymentId: first(values, REFERENCES),
      refundId: isRefund ? values['refund_ref_no'] || null : null,
      amount: paiseOf('amount', first(values, AMOUNTS).replace(/^-/, '')) ?? paise(0),
      at: reportTime(first(values, TIMES)),
    }
  },
}

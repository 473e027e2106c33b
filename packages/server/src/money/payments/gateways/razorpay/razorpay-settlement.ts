import { paise } from '@dawakit/core/money'
import { paiseOf } from '@dawakit/lists/values'
import { reportTime } from '../../settlement/report-time.ts'
import type { SettlementReport } from '../../settlement/settlement-report.ts'

/** The dashboard's settlement recon report: a line for each payment, refund, transfer and adjustment; amounts in rupees. */
export const razorpaySettlement: SettlementReport = {
  recognises: (columns) =>
    ['entity_id', 'type', 'amount', 'settlement_id'].every((name) => columns.has(name)),
  read({ entity_id = '', type = '', amount = '', payment_id = '', created_at = '' }) {
    if (type !== 'payment' && type !== 'refund') return null
    const isRefund = type === 'refund'
    return {
      kind: type,
      paymentId: isRefund ? payment_id : entity_id,
      refundId: isRefund ? entity_id : null,
      amount: paiseOf('amount', amount) ?? paise(0),
      at: reportTime(created_at),
    }
  },
}

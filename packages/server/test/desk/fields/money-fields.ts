import { type FieldTable, NOTHING } from './fields-of-call.ts'

export const moneyFields = {
  'GET /desk/money/cases': {
    all: 'id kind state gateway gatewayReference orderId orderNumber expected found note openedAt',
  },
  'POST /desk/money/closeCase': NOTHING,
  'GET /desk/money/payouts': {
    all: 'id orderId orderNumber amount state way hasPayTo reason reference createdAt paidAt',
  },
  'POST /desk/money/payTo': { all: 'way upiId holder accountNumber ifsc' },
  'POST /desk/money/writePayTo': NOTHING,
  'POST /desk/money/paidOut': NOTHING,
  'GET /desk/money/refunds': { all: 'id orderId orderNumber gateway amount reason failedAt' },
  'POST /desk/money/retryRefund': NOTHING,
} satisfies Partial<FieldTable>

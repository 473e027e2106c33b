import { Hono } from 'hono'
import type { Play, StandIn, StandInParts } from '../gateways/stand-in.ts'
import { createCcavenueLedger } from './ccavenue-ledger.ts'
import { statusRoutes } from './status.routes.ts'
import { transactionRoutes } from './transaction.routes.ts'
import { playTransaction, type TransactionOutcome } from './transaction-outcome.ts'

const OUTCOMES: Record<Play, TransactionOutcome> = {
  paid: 'success',
  failed: 'failure',
  late: 'late',
  unheard: 'lost-callback',
  forged: 'inject',
}

/** CCAvenue: an encrypted form in a frame, and a status call. It sends no webhook. */
export function ccavenueStandIn({ settings, work }: StandInParts): StandIn {
  const keys = settings.keys.ccavenue
  const ledger = createCcavenueLedger(settings.now)
  const transaction = { ledger, work, workingKey: keys.workingKey, lateAfterMs: settings.lateAfterMs }
  return {
    name: 'ccavenue',
    title: 'CCAvenue',
    routes() {
      const routes = new Hono()
      routes.route('/transaction', transactionRoutes(keys, transaction))
      routes.route('/apis/servlet', statusRoutes(keys, ledger))
      return routes
    },
    book: () =>
      ledger.list().map(({ orderNo, referenceNo, amount, status }) => ({
        order: orderNo,
        reference: referenceNo,
        amount,
        state: status,
      })),
    charges: () =>
      ledger
        .list()
        .filter(({ status }) => status === 'Shipped' || status === 'Refunded')
        .map(({ orderNo, amount, refunded }) => ({
          gateway: 'ccavenue',
          orderNumber: orderNo,
          amount,
          refunded,
        })),
    play(reference, play) {
      const order = ledger
        .list()
        .find(({ orderNo, status }) => orderNo === reference && status === 'Initiated')
      if (!order) return undefined
      const encResp = playTransaction(order, OUTCOMES[play], 'UPI', transaction)
      if (encResp === undefined) return {}
      const url = order.request.get('redirect_url') ?? ''
      return { leadsTo: { method: 'POST', url, fields: { encResp, orderNo: order.orderNo } } }
    },
    refundAtDesk(reference, amount) {
      const order = ledger.find({ orderNo: reference })
      if (!order) return false
      const wanted = amount ?? order.amount - order.refunded
      return wanted > 0 && ledger.refund(order, wanted, '') === undefined
    },
  }
}

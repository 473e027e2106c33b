import type { DeliveryStatus } from '@dawakit/core/contract'
import type { Happenings } from '@dawakit/core/happenings'
import { formatAmount, type Paise } from '@dawakit/core/money'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { Alongside } from '../../ground/handing-over/alongside.ts'
import { ofOrder } from './of-order.ts'
import {
  tellAmended,
  tellArrived,
  tellAsked,
  tellCancelled,
  tellCheckedAgain,
  tellChecksAgain,
  tellExpired,
  tellLateRefund,
  tellLetGo,
  tellMoved,
  tellPaidLate,
  tellPaidTwice,
  tellPayToAsked,
  tellPlaced,
  tellRefunded,
  tellSent,
} from './order-messages.ts'

/** The customer has been told of these when they were decided. */
const TOLD = new Set(['paid-late', 'paid-twice'])

const shown = (amount: Paise) => (amount > 0 ? formatAmount(amount) : null)

const moved = (to: Exclude<DeliveryStatus, 'pending'>) =>
  ofOrder((trx, context, order) => tellMoved(trx, context, order, to))

/** What the customer of an order is told: written with what has happened, of the order as it is then. */
export const tellOfOrders: Alongside = {
  'order.placed': ofOrder(tellPlaced),
  'order.confirmed': moved('confirmed'),
  'order.picked-up': moved('pickedUp'),
  'order.on-the-way': moved('onTheWay'),
  'order.delivered': moved('delivered'),
  'order.cancelled': ofOrder<Happenings['order.cancelled']>((trx, context, order, { refund }) =>
    tellCancelled(trx, context, order, shown(refund)),
  ),
  'order.amended': ofOrder<Happenings['order.amended']>((trx, context, order, { places, refund }) => {
    const amended = places.flatMap((place) => order.products[place] ?? [])
    return tellAmended(trx, context, order, { amended, refund: shown(refund) })
  }),
  'order.expired': ofOrder(tellExpired),
  'prescription.asked': ofOrder<Happenings['prescription.asked']>(
    async (trx, context, order, { questionId }) => {
      const { id, text } = await readQuestion(trx, questionId)
      await tellAsked(trx, context, order, { id, text })
    },
  ),
  'prescription.checked': ofOrder<Happenings['prescription.checked']>(async (trx, context, order, facts) => {
    if (facts.isAgain) await tellCheckedAgain(trx, context, order, facts.approvalId ?? '')
  }),
  'prescription.approval-taken-back': ofOrder<Happenings['prescription.approval-taken-back']>(
    (trx, context, order, { approvalId }) => tellChecksAgain(trx, context, order, approvalId ?? newId()),
  ),
  'parcel.handed-over': ofOrder<Happenings['parcel.handed-over']>(async (trx, context, order, facts) => {
    // Its order has said so.
    if (facts.movedOrder) return
    const shipment = order.shipments.find(({ number }) => number === facts.parcel)
    if (shipment) await tellSent(trx, context, order, shipment, facts.attempt)
  }),
  'parcel.arrived-after-all': ofOrder<Happenings['parcel.arrived-after-all']>((trx, context, order, facts) =>
    tellArrived(trx, context, order, { number: facts.parcel, owed: facts.owed }),
  ),
  'payment.came-late': ofOrder<Happenings['payment.came-late']>((trx, context, order, facts) => {
    const { paymentId: id, amount, cause } = facts
    return tellLateRefund(trx, context, order, { id, amount: formatAmount(amount), cause })
  }),
  'payment.came-twice': ofOrder<Happenings['payment.came-twice']>(
    (trx, context, order, { paymentId: id, amount }) =>
      tellPaidTwice(trx, context, order, { id, amount: formatAmount(amount) }),
  ),
  'refund.made': async (trx, context, happening, atHand) => {
    const { refundId, amount } = happening.facts
    const { reason } = await trx
      .selectFrom('refund')
      .select('reason')
      .where('id', '=', refundId)
      .executeTakeFirstOrThrow()
    if (TOLD.has(reason)) return
    const made = { id: refundId, amount: formatAmount(amount) }
    const say = ofOrder((_, __, order) => tellRefunded(trx, context, order, made))
    await say(trx, context, happening, atHand)
  },
  'payout.address-needed': ofOrder<Happenings['payout.address-needed']>(
    async (trx, context, order, facts) => {
      const { payoutId: id, amount } = facts
      const payout = await trx
        .selectFrom('payout')
        .select(['reason', 'return_id', 'payment_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const why = payout.return_id === null ? payout.reason : ''
      await tellPayToAsked(trx, context, order, { id, amount, why, isCash: payout.payment_id === null })
    },
  ),
  'debt.paid': ofOrder<Happenings['debt.paid']>((trx, context, order, { entryId: id, amount, rest }) =>
    tellPaidLate(trx, context, order, { id, amount, rest }),
  ),
  'debt.let-go': ofOrder<Happenings['debt.let-go']>((trx, context, order, facts) =>
    tellLetGo(trx, context, order, { amount: facts.amount, creditNote: facts.creditNote }),
  ),
}

const readQuestion = (trx: Database, id: string) =>
  trx
    .selectFrom('prescription_question')
    .select(['id', 'text'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

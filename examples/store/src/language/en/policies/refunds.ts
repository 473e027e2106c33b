import {
  BANK_REFUND_WORKING_DAYS,
  type PolicyStore,
  REFUND_REQUEST_DAYS,
  REFUND_VERIFICATION_WORKING_DAYS,
  RESTOCKING_CHARGE_PERCENT,
  WALLET_REFUND_HOURS,
} from '@dawakit/core/policy'
import { mailLink, type PolicyDocument, phoneLink } from '../../policy-document.ts'
import { count } from './count.ts'

export const refundPolicy = (store: PolicyStore): PolicyDocument => ({
  title: 'Refund Policy',
  summary: `When ${store.name} gives your money back, how much, and how long it takes.`,
  intro: ['We give money back the way it came, to the person who paid.'],
  isNumbered: false,
  sections: [
    {
      id: 'when',
      title: 'When you get a refund',
      blocks: [
        [
          'You cancelled the order in time.',
          'A pharmacist declined the prescription, or the product was not to be had.',
          'The delivery was damaged, wrong or incomplete, or never came.',
          'You returned a product under the [Return Policy](returns).',
          'A payment was taken twice, or for an order that was not placed.',
        ],
      ],
    },
    {
      id: 'request',
      title: 'Asking for it',
      blocks: [
        `Ask within ${count(REFUND_REQUEST_DAYS, 'day')} of receiving the product: press Return Products on the order's page, write to ${mailLink(store.email)} or call ${phoneLink(store.phone)}. A cancelled or declined order is refunded without your asking.`,
        `We verify a request within ${count(REFUND_VERIFICATION_WORKING_DAYS, 'working day')} and tell you the result.`,
      ],
    },
    {
      id: 'amount',
      title: 'How much',
      blocks: [
        'You get what you paid for the product after coupons. The delivery fee is refunded, once, when nothing of the order reached you in order: it was cancelled, it never arrived, or all of it came wrong or damaged.',
        `For an unopened product without a defect, a restocking charge of ${RESTOCKING_CHARGE_PERCENT}% is taken off.`,
        "For what was invoiced you get a credit note. It stands on the order's page, beside the invoice.",
      ],
    },
    {
      id: 'timing',
      title: 'How long it takes',
      blocks: [
        'Counted from the day the refund was approved:',
        [
          `Bank account, card, net banking and UPI: ${BANK_REFUND_WORKING_DAYS.from} to ${BANK_REFUND_WORKING_DAYS.to} working days.`,
          `Wallet: within ${WALLET_REFUND_HOURS} hours.`,
          `Cash on delivery: to a UPI ID or bank account that you name, in the same ${BANK_REFUND_WORKING_DAYS.from} to ${BANK_REFUND_WORKING_DAYS.to} working days.`,
        ],
        'If it has not come by then, ask your bank first and then us.',
      ],
    },
  ],
})

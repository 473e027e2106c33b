import { BANK_REFUND_WORKING_DAYS, CANCELLATION_WINDOW_HOURS, type PolicyStore } from '@dawakit/core/policy'
import { mailLink, type PolicyDocument, phoneLink } from '../../policy-document.ts'

export const cancellationPolicy = (store: PolicyStore): PolicyDocument => ({
  title: 'Cancellation Policy',
  summary: `Until when an order at ${store.name} can be cancelled, and by whom.`,
  intro: ['An order that has not left the pharmacy is easy to stop. One that has, comes back as a return.'],
  isNumbered: false,
  sections: [
    {
      id: 'by-you',
      title: 'Cancelling yourself',
      blocks: [
        `You may cancel an order within ${CANCELLATION_WINDOW_HOURS} hours of placing it, and not once it has been shipped.`,
        'While its status is Pending you do it yourself: open the order in [My Orders](orders) and press Cancel Order.',
        `Once the pharmacy has confirmed it the button is gone. If it was not shipped and the ${CANCELLATION_WINDOW_HOURS} hours are not over, call ${phoneLink(store.phone)} or write to ${mailLink(store.email)}: the pharmacy cancels it for you.`,
      ],
    },
    {
      id: 'by-us',
      title: 'When we cancel',
      blocks: [
        [
          'The prescription is missing, not valid, or does not fit the medicine.',
          'The product is no longer to be had, or was priced wrong by mistake.',
          'The address cannot be served, or nobody can be reached at it.',
          'An online payment was not completed in time.',
          'The order looks like resale, misuse or fraud.',
        ],
        "We tell you by mail, and the order's page shows the reason. What a courier could not deliver comes back to us: that order ends, too.",
      ],
    },
    {
      id: 'money',
      title: 'Your money',
      blocks: [
        `Cancelling costs nothing. What you paid is given back under the [Refund Policy](refund), to a bank within ${BANK_REFUND_WORKING_DAYS.from} to ${BANK_REFUND_WORKING_DAYS.to} working days. A coupon that you used for the order can be used again. A payment that reaches us after the order was cancelled goes back by itself.`,
      ],
    },
  ],
})

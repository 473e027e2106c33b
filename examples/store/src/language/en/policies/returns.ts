import {
  DAMAGE_REPORT_WORKING_DAYS,
  type PolicyStore,
  RESTOCKING_CHARGE_PERCENT,
  RETURN_NOTICE_DAYS,
} from '@dawakit/core/policy'
import { mailLink, type PolicyDocument, phoneLink } from '../../policy-document.ts'
import { count } from './count.ts'

/** What never comes back: for health and safety. The FAQ quotes it. */
export const nonReturnable = [
  'Injections',
  'Surgical products',
  'Health monitors, such as blood pressure and glucose meters',
  'Ortho support products',
  'Temperature-sensitive products, such as insulin and vaccines',
] as const

export const returnPolicy = (store: PolicyStore): PolicyDocument => ({
  title: 'Return Policy',
  summary: `What can be returned to ${store.name}, by when, and how.`,
  intro: [
    'Medicines that left a pharmacy are rarely fit to be sold again. That is why returns have short limits.',
  ],
  isNumbered: false,
  sections: [
    {
      id: 'damaged-or-wrong',
      title: 'Damaged or wrong delivery',
      blocks: [
        `Tell us within ${count(DAMAGE_REPORT_WORKING_DAYS, 'working day')} of delivery, with a picture of the parcel and of the product. We take it back free of charge and send the right product or refund it.`,
        'This holds for a product that is broken, leaking, expired or missing, or that you did not order.',
      ],
    },
    {
      id: 'no-defect',
      title: 'Return without a defect',
      blocks: [
        `An unopened product without a defect can be returned if you give notice within ${count(RETURN_NOTICE_DAYS, 'day')} of delivery. A restocking charge of ${RESTOCKING_CHARGE_PERCENT}% of its price is taken off the refund.`,
      ],
    },
    {
      id: 'conditions',
      title: 'Conditions',
      blocks: [
        [
          'The batch number on the product is that of the delivery.',
          'It is in its original packaging, complete, unopened and unmarked.',
          'The invoice goes with it.',
          'A strip that was cut, a bottle whose seal is broken and a part of a pack cannot come back.',
        ],
      ],
    },
    {
      id: 'non-returnable',
      title: 'What cannot be returned',
      blocks: [
        nonReturnable,
        'If such a product arrives damaged or wrong, it is replaced or refunded all the same.',
      ],
    },
    {
      id: 'how',
      title: 'How to return',
      blocks: [
        [
          `Write to ${mailLink(store.email)} or call ${phoneLink(store.phone)} with the order number, which stands in [My Orders](orders).`,
          'We agree on a day on which the courier collects the parcel at your address.',
          'The pharmacy checks it; then the [Refund Policy](refund) applies.',
        ],
      ],
    },
  ],
})

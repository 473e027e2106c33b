import {
  DAMAGE_REPORT_WORKING_DAYS,
  type PolicyStore,
  RESTOCKING_CHARGE_PERCENT,
  RETURN_NOTICE_DAYS,
} from '@dawakit/core/policy'
import { RETURN_PICTURES_MAX } from '@dawakit/core/returns'
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
        `Tell us within ${count(DAMAGE_REPORT_WORKING_DAYS, 'working day')} of delivery, on the order's page. Keep the parcel, and add up to ${RETURN_PICTURES_MAX} pictures of it and of the product to the request: they help us to answer, and you can ask without them. We take it back free of charge and refund it.`,
        'This holds for a product that is broken, leaking, expired or missing, or that you did not order.',
      ],
    },
    {
      id: 'no-defect',
      title: 'Return without a defect',
      blocks: [
        `An unopened product without a defect can be returned if you give notice within ${count(RETURN_NOTICE_DAYS, 'day')} of delivery on the order's page. A restocking charge of ${RESTOCKING_CHARGE_PERCENT}% of its price is taken off the refund.`,
      ],
    },
    {
      id: 'conditions',
      title: 'Conditions',
      blocks: [
        [
          'The batch number on the product, which you enter, is that of the delivery.',
          'It is in its original packaging, complete, unopened and unmarked.',
          'The invoice goes with it.',
          'A strip that was cut, a bottle whose seal is broken and a part of a pack cannot come back.',
        ],
      ],
    },
    {
      id: 'non-returnable',
      title: 'What cannot be returned',
      blocks: [nonReturnable, 'If such a product arrives damaged or wrong, it is refunded all the same.'],
    },
    {
      id: 'days',
      title: 'How we count days',
      blocks: [
        'The day of delivery does not count, and a day ends at midnight in India. Working days are Monday to Saturday without 26 January, 15 August and 2 October.',
      ],
    },
    {
      id: 'how',
      title: 'How to return',
      blocks: [
        [
          `Open the order in [My Orders](orders) and press Return Products: choose what, how many pieces, and why. Or write to ${mailLink(store.email)} or call ${phoneLink(store.phone)}.`,
          'We approve it, or decline it with a reason. Until the parcel has come to us you can keep the products after all.',
          'We arrange for a courier to collect the parcel at your address.',
          "A pharmacist looks at it; then the [Refund Policy](refund) applies. Each step stands on the order's page and is told to you by mail, and by WhatsApp or SMS.",
        ],
      ],
    },
  ],
})

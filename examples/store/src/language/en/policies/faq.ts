import {
  BANK_REFUND_WORKING_DAYS,
  CANCELLATION_WINDOW_HOURS,
  DAMAGE_REPORT_WORKING_DAYS,
  type PolicyStore,
  REFUND_REQUEST_DAYS,
  REFUND_VERIFICATION_WORKING_DAYS,
  RESTOCKING_CHARGE_PERCENT,
  RETURN_NOTICE_DAYS,
  WALLET_REFUND_HOURS,
} from '@dawakit/core/policy'
import { type FaqDocument, mailLink, phoneLink } from '../../policy-document.ts'
import { count } from './count.ts'
import { nonReturnable } from './returns.ts'

/** The questions of the FAQ, by tab. */
export const faq = (store: PolicyStore): FaqDocument => ({
  title: 'Frequently Asked Questions',
  summary: 'Refunds, orders, payments, specialty medicine and customer support, answered.',
  tabsLabel: 'Topics',
  tabs: [
    {
      id: 'refund-policy',
      title: 'Refund Policy',
      questions: [
        {
          question: 'My delivery is damaged or wrong. What now?',
          answer: [
            `Tell us within ${count(DAMAGE_REPORT_WORKING_DAYS, 'working day')} of delivery: press Return Products on the order's page. We take the product back free of charge and refund it.`,
          ],
        },
        {
          question: 'Can I return medicines that I do not need any more?',
          answer: [
            `Yes, if they are unopened, in their original packaging and of the batch that was delivered: give notice within ${count(RETURN_NOTICE_DAYS, 'day')} of delivery. A restocking charge of ${RESTOCKING_CHARGE_PERCENT}% is taken off. The [Return Policy](returns) has the rest.`,
          ],
        },
        { question: 'What cannot be returned?', answer: [nonReturnable] },
        {
          question: 'By when must I ask for a refund?',
          answer: [
            `Within ${count(REFUND_REQUEST_DAYS, 'day')} of receiving the product. We verify the request within ${count(REFUND_VERIFICATION_WORKING_DAYS, 'working day')}.`,
          ],
        },
        {
          question: 'When will I see the money?',
          answer: [
            `In a bank account or on a card ${BANK_REFUND_WORKING_DAYS.from} to ${BANK_REFUND_WORKING_DAYS.to} working days after the refund was approved, in a wallet within ${WALLET_REFUND_HOURS} hours.`,
          ],
        },
      ],
    },
    {
      id: 'general-questions',
      title: 'General questions',
      questions: [
        {
          question: `What is ${store.name}?`,
          answer: [
            'A platform for licensed pharmacies: you order here, a pharmacy dispenses, a courier delivers. [About us](about) tells more.',
          ],
        },
        {
          question: 'Do I need a prescription?',
          answer: [
            'For medicines with the Rx sign, yes. Upload a picture at checkout or in your account and select it for the order; a pharmacist checks it.',
          ],
        },
        {
          question: 'Where do you deliver, and how fast?',
          answer: [
            'To all of India where couriers go. Enter your pincode on a product page: it shows the dates for your place.',
          ],
        },
        {
          question: 'Can I cancel an order?',
          answer: [
            `Within ${CANCELLATION_WINDOW_HOURS} hours of placing it, and not once it has been shipped. While it is Pending, press Cancel Order on the order's page. See the [Cancellation Policy](cancellation).`,
          ],
        },
        {
          question: 'How many addresses can I save?',
          answer: ['Two. To use a third, edit or delete one of them in [your account](profile).'],
        },
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      questions: [
        {
          question: 'How can I pay?',
          answer: [
            'In Indian rupees by cash on delivery, card, net banking, UPI or wallet, as the checkout offers them for your order.',
          ],
        },
        {
          question: 'Is it safe to pay by card here?',
          answer: [
            'Yes. The number goes straight to a licensed payment gateway over an encrypted connection; we never see or keep it.',
          ],
        },
        {
          question: 'My payment failed, but money was taken.',
          answer: [
            `We ask the gateway by ourselves: either the order becomes paid within minutes, or the money goes back, in ${BANK_REFUND_WORKING_DAYS.from} to ${BANK_REFUND_WORKING_DAYS.to} working days to a bank and within ${WALLET_REFUND_HOURS} hours to a wallet. Please do not pay twice.`,
          ],
        },
        {
          question: 'How do I use a coupon?',
          answer: [
            'Sign in, enter its code in the cart and press Apply. One coupon goes with an order, and each can be used once.',
          ],
        },
        {
          question: 'Where is my invoice?',
          answer: [
            'In [My Orders](orders), as soon as the order is delivered. You can download it as a PDF.',
          ],
        },
      ],
    },
    {
      id: 'specialty-medicine',
      title: 'Specialty Medicine',
      questions: [
        {
          question: 'What is specialty medicine?',
          answer: [
            'Medicine for conditions such as cancer, transplants, kidney or rare diseases, which needs more care in storage, in use and in follow-up.',
          ],
        },
        {
          question: 'How are medicines kept cold on the way?',
          answer: [
            'Products with the cold-chain sign travel in insulated boxes with coolant. Put them into the refrigerator at once, and tell us the same day if they arrive warm.',
          ],
        },
        {
          question: 'Can specialty medicine be returned?',
          answer: [
            'Injections and temperature-sensitive products cannot, unless they arrive damaged or wrong: their storage could not be proved any more.',
          ],
        },
        {
          question: 'A medicine is not listed. Can you get it?',
          answer: ['Often. Use Request a Product in the menu, or call us; we tell you when it is there.'],
        },
      ],
    },
    {
      id: 'customer-support',
      title: 'Customer Support',
      questions: [
        {
          question: 'How do I reach you?',
          answer: [
            `By phone at ${phoneLink(store.phone)}, by mail at ${mailLink(store.email)}, or by chat from the [contact page](contact).`,
          ],
        },
        {
          question: 'How do I follow my order?',
          answer: [
            'Open [My Orders](orders) and press Track: five steps from Pending to Delivered show where it is.',
          ],
        },
        {
          question: 'I forgot my password.',
          answer: [
            'Press Forgot password on the login page; a link comes by mail. Or sign in with your mobile number and a one-time code, without any password.',
          ],
        },
        {
          question: 'How do I change my mobile number or e-mail address?',
          answer: [`Write to ${mailLink(store.email)}: for your safety these two are changed by us.`],
        },
        {
          question: 'How do I complain?',
          answer: [
            'Write to the grievance officer, whose name and address stand in the [Privacy Policy](privacy).',
          ],
        },
      ],
    },
  ],
})

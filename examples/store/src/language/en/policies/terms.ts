import {
  ADULT_AGE_YEARS,
  CANCELLATION_WINDOW_HOURS,
  DISPUTE_TALKS_DAYS,
  type PolicyStore,
  RESTOCKING_CHARGE_PERCENT,
  RETURN_NOTICE_DAYS,
} from '@dawakit/core/policy'
import { mailLink, type PolicyDocument, phoneLink } from '../../policy-document.ts'

/** The terms and conditions: 24 numbered sections. */
export const termsAndConditions = (store: PolicyStore): PolicyDocument => ({
  title: 'Terms and Conditions',
  summary: `The rules for buying medicines and health products at ${store.name}.`,
  intro: [
    `These terms are an agreement between you and ${store.owner}. Please read them before you order; each section says one thing, and its number stays the same when we write to you about it.`,
  ],
  isNumbered: true,
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        `${store.name} is owned and run by ${store.owner}, ${store.address} ("we", "us").`,
        `You reach us by phone at ${phoneLink(store.phone)} and by mail at ${mailLink(store.email)}.`,
      ],
    },
    {
      id: 'acceptance',
      title: 'Accepting these terms',
      blocks: [
        'By opening an account, placing an order or using our website or app you accept these terms and our [Privacy Policy](privacy). If you do not accept them, please do not use the service.',
        'The [Return](returns), [Refund](refund) and [Cancellation](cancellation) policies and the page [Miscellaneous](miscellaneous) are part of these terms.',
      ],
    },
    {
      id: 'words',
      title: 'Words that we use',
      blocks: [
        [
          '"Platform": our website, our app and the widgets on the sites of our partners.',
          '"Pharmacy": a licensed retail pharmacy that sells and dispenses through the platform.',
          '"Prescription medicine": a medicine that the law lets a pharmacy sell only against a valid prescription.',
          '"You": the person who visits the platform or orders through it.',
        ],
      ],
    },
    {
      id: 'intermediary',
      title: 'What the platform does',
      blocks: [
        'The platform is an intermediary for pharmacies. It shows their products, passes your order and your prescription to them and arranges payment and delivery.',
        'The contract of sale is between you and the pharmacy named on your invoice. The pharmacy is answerable for dispensing, for quality and for its licences.',
      ],
    },
    {
      id: 'minors',
      title: 'Who may use the service',
      blocks: [
        `You may order if you are ${ADULT_AGE_YEARS} years or older and able to make a contract under the Indian Contract Act, 1872.`,
        `Minors, under ${ADULT_AGE_YEARS} years of age, may use the service only with a parent or guardian, who accepts these terms for them and is answerable for what they do here.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'Give us your true name, mobile number and e-mail address, and keep them up to date. One person has one account.',
        'Keep your password and one-time codes to yourself: we never ask for them by phone or mail. Tell us at once when somebody else may have used your account.',
      ],
    },
    {
      id: 'prescriptions',
      title: 'Prescription medicines',
      blocks: [
        'A prescription medicine needs a valid prescription of a registered medical practitioner. You upload it as an image and select it for the order before you pay.',
        [
          'The prescription is yours, or of the person whom you care for and name in the order.',
          'It shows the name of the doctor and of the patient, the date, the medicine, its strength and its dose.',
          'A prescription that was altered, has run out or was used up is not valid.',
        ],
      ],
    },
    {
      id: 'pharmacist',
      title: "The pharmacist's approval",
      blocks: [
        'A registered pharmacist checks every prescription and approves the order before anything is dispensed. The pharmacist may ask you or your doctor, give a smaller quantity, or decline the order.',
        'What a pharmacist declines is not charged; what was paid for it is given back under our [Refund Policy](refund). A medicine is replaced by another brand only with your consent and where the law allows it.',
      ],
    },
    {
      id: 'orders',
      title: 'Placing an order',
      blocks: [
        'Your order is an offer. It is accepted when its status becomes Confirmed; until then either side may end it.',
        'We may limit quantities, and decline orders that look like resale, misuse or fraud. If a product is no longer to be had we tell you and give back what you paid for it.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and taxes',
      blocks: [
        'Prices are in Indian rupees and include all taxes. The fee for delivery depends on your state and is shown before you pay.',
        'No product is sold above its maximum retail price. Where a price was shown wrong by mistake we tell you the right one before the order is confirmed, and you may cancel.',
      ],
    },
    {
      id: 'coupons',
      title: 'Coupons and offers',
      blocks: [
        'A coupon counts for the products it names, until its last day and while uses are left; each customer may use it once and one coupon goes with an order. It has no value in cash.',
        'If part of an order is returned, the refund is what you paid for that part after the coupon.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      blocks: [
        'You pay in Indian rupees by cash on delivery, credit or debit card, net banking, UPI or wallet, as the checkout offers them for your order.',
        'Payments are taken by licensed payment gateways. We neither see nor keep your card number. Your bank or gateway may have terms of its own.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        'We serve all of India where our couriers deliver; the pincode checker tells whether your place is among them. The dates shown are estimates.',
        'Please have an adult receive the parcel and, for prescription medicines, the prescription at hand. The risk passes to you with the parcel.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancelling an order',
      blocks: [
        `You may cancel an order within ${CANCELLATION_WINDOW_HOURS} hours of placing it, and not once it has been shipped. The [Cancellation Policy](cancellation) says how.`,
      ],
    },
    {
      id: 'returns',
      title: 'Returns and refunds',
      blocks: [
        `A product that is damaged or wrong is refunded. An unopened product without a defect may be returned with notice within ${RETURN_NOTICE_DAYS} days, with a restocking charge of ${RESTOCKING_CHARGE_PERCENT}%. Some products come back only when they are damaged or wrong.`,
        'The [Return Policy](returns) and the [Refund Policy](refund) have the rules in full.',
      ],
    },
    {
      id: 'no-medical-advice',
      title: 'No medical advice',
      blocks: [
        'Descriptions, substitutes, reviews and articles are for information. They do not replace a doctor, and nothing here makes you our patient.',
        'Read the leaflet, follow your doctor, and in an emergency call 112 or go to the nearest hospital.',
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews and what you write',
      blocks: [
        'You may review a product that you bought, once; you can change the review later. Write what is true and your own, without private data of other people.',
        'You let us show your review with your name free of charge. We remove what is unlawful, insulting or advertising.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        [
          'Do not order for resale, or with a false or borrowed prescription.',
          'Do not try to get into accounts or systems, read the platform out by machine without our consent, or disturb it.',
          'Do not use the platform for anything that Indian law forbids.',
        ],
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Our rights and those of others',
      blocks: [
        'Texts, drawings, marks and software of the platform belong to us or to those who license them to us; names and marks of medicines belong to their makers. You may view and print pages for your own use.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Links and services of others',
      blocks: [
        'Payment gateways, couriers, maps, messaging apps and linked sites have terms and privacy policies of their own. We choose them with care, but they answer for what they do.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'We keep the platform running with reasonable care, but do not promise that it never fails. We are not liable for loss that nobody could foresee, nor for what comes from a wrong prescription, from misuse of a product or from events beyond our control.',
        'As far as the law allows, our liability for an order is limited to its price. Nothing here takes away rights that you have as a consumer, or liability for death or injury by our negligence.',
        'You make good the loss that we suffer because you broke these terms or the rights of others.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending the account',
      blocks: [
        'You may close your account at any time by writing to us. We may suspend or close an account that breaks these terms; open orders are then delivered or refunded.',
      ],
    },
    {
      id: 'disputes',
      title: 'Law and disputes',
      blocks: [
        'The laws of India govern these terms.',
        `A dispute is first talked over amicably, for ${DISPUTE_TALKS_DAYS} days from the day one side writes to the other about it. If the talks fail it is decided by a sole arbitrator under the Arbitration and Conciliation Act, 1996. Seat and place of the arbitration is ${store.courts}, its language English.`,
        `Subject to that, the courts in ${store.courts} alone have jurisdiction. Your right to go to a consumer commission remains.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes, notices and contact',
      blocks: [
        'We may change these terms; the version shown here when you order is the one that counts for that order. Of large changes we tell you by mail or in the app.',
        `Write to ${store.owner}, ${store.address}, or to ${mailLink(store.email)}, or call ${phoneLink(store.phone)}. We write to the e-mail address and the mobile number of your account.`,
      ],
    },
  ],
})

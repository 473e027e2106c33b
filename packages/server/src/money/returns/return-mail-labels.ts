import type { Labels } from '@dawakit/core/language'
import { REFUND_VERIFICATION_WORKING_DAYS } from '@dawakit/core/policy'

/** What the server writes to a customer about what comes back. */
export const returnMails = {
  requested: {
    subject: (number: string) => `We have your return request ${number}`,
    text: `We look at your return request and tell you within ${REFUND_VERIFICATION_WORKING_DAYS} working days.`,
  },
  withdrawn: {
    subject: (number: string) => `Withdrawn: return ${number}`,
    text: 'You have withdrawn your return request.',
  },
  approved: {
    subject: (number: string) => `Approved: return ${number}`,
    text: 'Please keep the products ready, in their packaging and with the invoice. We arrange for a courier to collect them.',
  },
  declined: {
    subject: (number: string) => `Declined: return ${number}`,
    text: 'We cannot take this return back.',
  },
  received: {
    subject: (number: string) => `Received: return ${number}`,
    text: 'What you have sent back has come. A pharmacist looks at it.',
  },
  undelivered: {
    subject: (number: string) => `Not delivered: ${number}`,
    text: 'The courier could not deliver a parcel of your order and has brought it back to us.',
  },
  closed: {
    subject: (number: string) => `Closed: return ${number}`,
    text: 'The pharmacist has looked at your return.',
    nothing: 'Nothing is paid back for it.',
    refund: (amount: string) => `${amount} will be paid back the way you paid.`,
    payout: (amount: string) => `${amount} will be paid to the UPI ID or bank account that you named.`,
    charge: (amount: string) => `The restocking charge of ${amount} has been taken off.`,
    creditNote: (number: string) => `Your credit note is ${number}. It stands in My Orders.`,
  },
  paidOut: {
    subject: (orderNumber: string) => `Refund of order ${orderNumber}`,
    text: (amount: string, reference: string) =>
      `We have paid ${amount} to your UPI ID or bank account. The bank’s reference is ${reference}.`,
  },
  says: (words: string) => `The pharmacy says: ${words}`,
} as const satisfies Labels

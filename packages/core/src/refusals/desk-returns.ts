export const judgementMissing = {
  code: 'judgement-missing',
  text: 'Say of each line whether it goes back to stock or is destroyed',
} as const
export const damagedNotRestocked = {
  code: 'damaged-not-restocked',
  text: 'What came back damaged is not sold again',
} as const
export const payoutNotDue = {
  code: 'payout-not-due',
  text: 'This payment has been made already',
} as const
export const payoutNotFound = { code: 'payout-not-found', text: 'Payment not found' } as const
export const payoutNeedsAnother = {
  code: 'payout-needs-another',
  text: 'You have opened this payment or written in where it goes. Please have somebody else say that it was paid',
} as const
export const payBackNotAllowed = {
  code: 'pay-back-not-allowed',
  text: 'Only what was paid in cash for a delivered order is paid back by hand',
} as const
export const payBackTooMuch = {
  code: 'pay-back-too-much',
  text: 'No more can be paid back than was paid and has not gone back',
} as const
export const referenceMissing = {
  code: 'reference-missing',
  text: 'Please enter the bank’s reference of the payment',
} as const
export const moneyCaseNotOpen = {
  code: 'money-case-not-open',
  text: 'Somebody has closed this already',
} as const
export const refundNotFailed = {
  code: 'refund-not-failed',
  text: 'This refund has not failed, or was asked for again already',
} as const
export const otherParcelsFirst = {
  code: 'other-parcels-first',
  text: 'The rest of this order has not arrived or come back yet. Judge this then, or cancel the order',
} as const

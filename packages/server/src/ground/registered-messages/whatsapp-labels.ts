import type { Labels } from '@dawakit/core/language'

/** The bodies to have approved at Meta, as utility templates: `{{1}}` is the first of the variables. */
export const whatsappLabels = {
  footer: 'Reply STOP for no more messages here.',
  placed: 'We have your {{1}} order {{2}} for {{3}}. See My Orders for how it goes.',
  confirmed: 'Your {{1}} order {{2}} has been confirmed.',
  question: 'Our pharmacist has a question about your {{1}} order {{2}}. Please answer it in My Orders.',
  changed:
    'The pharmacy supplies less of your {{1}} order {{2}} than you ordered, and it now comes to {{3}}. See My Orders for why.',
  pickedUp: 'Your {{1}} order {{2}} has been picked up.',
  onTheWay: 'Your {{1}} order {{2}} is on the way.',
  delivered: 'Your {{1}} order {{2}} has been delivered. The invoice is ready in My Orders.',
  cancelled: 'Your {{1}} order {{2}} has been cancelled. What you have paid is paid back the way you paid.',
  expired:
    'Your {{1}} order {{2}} was not paid in time, so we have put its products back. You can order again any time.',
  paymentReturned:
    'Your payment of {{3}} for the {{1}} order {{2}} reached us too late. We pay all of it back the way you paid.',
  paidTwice:
    'Your {{1}} order {{2}} was paid already when another payment of {{3}} reached us. We pay that one back the way you paid.',
  refunded:
    'We have paid back {{3}} of your {{1}} order {{2}} the way you paid. Banks take 7 to 10 working days to show it.',
  returnAsked:
    'We have your {{1}} return request {{2}}. We look at it and tell you. See My Orders for how it goes.',
  returnApproved:
    'Your {{1}} return {{2}} has been approved. A courier collects it: please keep the products ready, with the invoice.',
  returnDeclined: 'We cannot take your {{1}} return {{2}} back. See My Orders for the reason.',
  returnReceived: 'Your {{1}} return {{2}} has come to us. A pharmacist looks at it.',
  returnClosed:
    'A pharmacist has looked at your {{1}} return {{2}}: nothing is paid back. See My Orders for why.',
  returnCredited:
    'A pharmacist has looked at your {{1}} return {{2}}: {{3}} is paid back. Your credit note {{4}} stands in My Orders.',
  paidOut: 'We have paid you {{3}} for your {{1}} order {{2}}. Bank reference: {{4}}.',
  payToAsked:
    'We pay you back {{3}} for your {{1}} order {{2}}. Please tell us your UPI ID or bank account in My Orders.',
} as const satisfies Labels

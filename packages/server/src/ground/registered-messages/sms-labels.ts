import type { Labels } from '@dawakit/core/language'

/**
 * What the shop says by SMS where `MESSAGES_FILE` has no words of its own. `{#name#}` is what varies; two beside each other
 * share one long value, as templates that are registered in India allow 30 characters to each.
 */
export const smsLabels = {
  loginCode: '{#code#} is your {#store#} login code. It is good for 5 minutes. Do not share it with anyone.',
  codesGuessed:
    'Somebody is trying to guess the login codes of your {#store#} account. Nobody got in. Never share a code with anyone.',
  orderPlaced: 'We have your {#store#} order {#order#} for {#amount#}. See My Orders for how it goes.',
  orderQuestion:
    'Our pharmacist has a question about your {#store#} order {#order#}. Please answer it in My Orders.',
  returnAsked:
    'We have your {#store#} return request {#return#}. We look at it and tell you. See My Orders for how it goes.',
  returnApproved:
    'Your {#store#} return {#return#} has been approved. A courier collects it: please keep the products ready, with the invoice.',
  returnDeclined: 'We cannot take your {#store#} return {#return#} back. See My Orders for the reason.',
  returnReceived: 'Your {#store#} return {#return#} has come to us. A pharmacist looks at it.',
  returnClosed:
    'A pharmacist has looked at your {#store#} return {#return#}: nothing is paid back. See My Orders for why.',
  returnCredited:
    'A pharmacist has looked at your {#store#} return {#return#}: {#amount#} is paid back. Your credit note {#note#} stands in My Orders.',
  paidOut:
    'We have paid you {#amount#} for your {#store#} order {#order#}. Bank reference: {#reference#}{#reference#}.',
  payToAsked:
    'We pay you back {#amount#} for your {#store#} order {#order#}. Please tell us your UPI ID or bank account in My Orders.',
  batchRecalled:
    'Please do not use {#product#}{#product#} of your {#store#} order {#order#}: a batch of it is called back. See the notifications of your account.',
  backInStock: '{#product#}{#product#} is back in stock at {#store#}.',
  requestAnswered:
    '{#store#}: we have looked for {#product#}{#product#}, as you asked. See the notifications of your account.',
} as const satisfies Labels

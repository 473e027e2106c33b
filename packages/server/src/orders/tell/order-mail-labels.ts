import type { Labels } from '@dawakit/core/language'

/** What the server writes to a customer about an order: mails and notifications. */
export const orderMails = {
  action: 'Track My Order',
  help: (phone: string, email: string) => `Questions? Call ${phone} or write to ${email}.`,
  placed: {
    subject: (orderNumber: string) => `We have your order: ${orderNumber}`,
    heading: 'We have your order.',
    line: (name: string, quantity: number, amount: string) => `${name} × ${quantity}: ${amount}`,
    total: (amount: string) => `Total: ${amount}`,
    methods: { cashOnDelivery: 'Cash On Delivery', online: 'Online Mode' },
    payment: (method: string) => `Payment: ${method}`,
    window: (from: string, to: string) => `Delivery between ${from} and ${to}.`,
    patient: (name: string, age: number) => `Ordered for: ${name}, ${age === 1 ? '1 year' : `${age} years`}`,
    doctor: (name: string) => `Doctor: ${name}`,
    check: 'A pharmacist checks your prescription now. We tell you when the order is confirmed.',
  },
  moved: {
    subject: (orderNumber: string, status: string) => `${status}: order ${orderNumber}`,
    confirmed: 'Your order has been confirmed.',
    pickedUp: 'Your order has been picked up.',
    onTheWay: 'Your order is on the way.',
    delivered: 'Your order has been delivered. The invoice is ready in My Orders.',
  },
  sent: {
    subject: (orderNumber: string, parcel: number) => `Parcel ${parcel} of order ${orderNumber} has left`,
    by: (courier: string) => `It goes with ${courier}.`,
    byNumber: (courier: string, trackingNumber: string) =>
      `It goes with ${courier}, tracking number ${trackingNumber}.`,
    follow: (url: string) => `Follow it here: ${url}`,
    again: 'It is sent once more.',
    part: 'This is a part of your order. The rest follows.',
    pieces: (name: string, quantity: number) => `${name} × ${quantity}`,
  },
  cancelled: {
    subject: (orderNumber: string) => `Cancelled: order ${orderNumber}`,
    text: 'Your order has been cancelled.',
    refund: (amount: string) => `${amount} will be paid back the way you paid.`,
    reason: (reason: string) => `The pharmacy says: ${reason}`,
  },
  amended: {
    subject: (orderNumber: string) => `Changed: order ${orderNumber}`,
    text: 'The pharmacy supplies less than you ordered.',
    declined: (name: string, reason: string) => `Not supplied: ${name}. ${reason}`,
    fewer: (name: string, quantity: number, ordered: number, reason: string) =>
      `${name}: ${quantity} of ${ordered}. ${reason}`,
    total: (amount: string) => `The order now comes to ${amount}.`,
    refund: (amount: string) => `${amount} will be paid back the way you paid.`,
  },
  arrived: {
    subject: (orderNumber: string) => `Arrived all the same: order ${orderNumber}`,
    text: 'A parcel of your order has reached you although the order had been cancelled. For what is in it the order stands again; the rest stays cancelled.',
    owed: (amount: string) => `${amount} is to be paid for it. Please call us: you can pay, or give it back.`,
  },
  paidLate: {
    subject: (orderNumber: string) => `Paid: order ${orderNumber}`,
    text: (amount: string) => `We have your payment of ${amount}. Thank you.`,
    rest: (amount: string) => `${amount} is still to be paid.`,
  },
  letGo: {
    subject: (orderNumber: string) => `Nothing more to pay: order ${orderNumber}`,
    text: (amount: string, creditNote: string) =>
      `You need not pay the ${amount} that were owed. Our credit note is ${creditNote}.`,
  },
  asked: {
    subject: (orderNumber: string) => `A question about order ${orderNumber}`,
    text: 'Our pharmacist has a question about your prescription. Please answer on the page of the order.',
    question: (text: string) => `“${text}”`,
  },
  checksAgain: {
    subject: (orderNumber: string) => `Checked once more: order ${orderNumber}`,
    text: 'Our pharmacist looks at the prescription of your order once more. We tell you when it goes on; you need not do anything.',
  },
  checkedAgain: {
    subject: (orderNumber: string) => `It goes on: order ${orderNumber}`,
    text: 'Our pharmacist has checked the prescription of your order. It goes on.',
  },
  expired: {
    subject: (orderNumber: string) => `Not paid in time: order ${orderNumber}`,
    text: 'Your order was not paid within 20 minutes, so we have put its products back. You can order again any time.',
  },
  lateRefund: {
    subject: (orderNumber: string) => `Payment returned: order ${orderNumber}`,
    cancelled: (amount: string) =>
      `Your payment of ${amount} reached us after the order had been cancelled. We pay all of it back the way you paid.`,
    soldOut: (amount: string) =>
      `Your payment of ${amount} reached us after the order had ended, and its products are sold out. We pay all of it back the way you paid.`,
    replaced: (amount: string) =>
      `Your payment of ${amount} reached us after the order had ended and you had ordered its products anew. We pay all of it back the way you paid.`,
  },
  paidTwice: {
    subject: (orderNumber: string) => `Paid twice: order ${orderNumber}`,
    text: (amount: string) =>
      `Your order was paid already when another payment of ${amount} reached us. We pay that one back the way you paid.`,
  },
  refunded: {
    subject: (orderNumber: string) => `Refund of order ${orderNumber}`,
    text: (amount: string) =>
      `We have paid back ${amount} the way you paid. Banks take 7 to 10 working days to show it.`,
  },
  payTo: {
    subject: (orderNumber: string) => `We owe you money for order ${orderNumber}`,
    text: (amount: string) =>
      `${amount} that you have paid in cash goes back to you. Please say on the page of the order where to: a UPI ID or a bank account.`,
    tooLittle: (amount: string) =>
      `${amount} of it goes back to you another way, as no less than ₹1 can go back the way you paid. Please say on the page of the order where to: a UPI ID or a bank account.`,
    reason: (words: string) => `Why: ${words}`,
  },
} as const satisfies Labels

import type { Labels } from '@dawakit/core/language'

/** What only some orders say. */
export const orderParticularsLabels = {
  /** @param reason - In the pharmacy's own words. */
  endedBecause: (reason: string) => `The pharmacy says: ${reason}`,
  review: {
    waiting: 'Waiting for the pharmacist',
    asked: 'The pharmacist waits for your answer',
  },
  declined: 'Not supplied.',
  fewer: (quantity: number, ordered: number) => `${quantity} of ${ordered} supplied.`,
  payment: {
    /** @param sum - Formatted rupees, here and below */
    due: (sum: string) => `${sum} is not paid yet.`,
    dueUntil: (moment: string) =>
      `Pay by ${moment}. After that the order ends by itself, and nothing is charged.`,
    payNow: 'Pay now',
    otherCart:
      'Your cart has changed since. Order what is in it now: this order ends by itself, and nothing is charged for it.',
    lapsed: 'The time to pay is over.',
    lapsedHint:
      'This order ends by itself. If money was taken all the same, the order stands or the money goes back.',
    checking: (sum: string) => `Your payment of ${sum} is being checked.`,
    checkingHint: 'There is nothing to do, and nothing is charged twice.',
    owed: (sum: string) => `${sum} is still to be paid.`,
    owedHint: 'The pharmacy has written to you about it.',
    underway: (sum: string) => `${sum} is on its way back to you, the way you paid.`,
    underwayHint: 'Banks take 7 to 10 working days, wallets 24 hours.',
    givenBack: (sum: string, day: string) => `${sum} went back to you on ${day}, the way you paid.`,
    byHand: (sum: string) => `${sum} is on its way back to you.`,
    givenByHand: (sum: string, day: string) => `${sum} went back to you on ${day}.`,
  },
  parcels: {
    title: 'Parcels',
    partFirst: 'A part of your order has left first. The rest follows.',
    numbered: (number: number, state: string) => `Parcel ${number}: ${state}`,
    states: {
      packed: 'Packed',
      handedOver: 'With the courier',
      onTheWay: 'On the way',
      delivered: 'Delivered',
      returned: 'Came back to us',
    },
    by: (courier: string, trackingNumber: string) => `${courier} · ${trackingNumber}`,
    follow: 'Follow this parcel',
    followAt: (courier: string) => `at ${courier}, in a new tab`,
    pieces: (name: string, quantity: number) => `${name} × ${quantity}`,
  },
} as const satisfies Labels

import type { Paise } from '../money/index.ts'

interface OfOrder {
  orderId: string
}

interface OfReturn extends OfOrder {
  returnId: string
}

interface OfParcel extends OfOrder {
  /** The parcel's number within its order, from 1. */
  parcel: number
}

interface OfRequest {
  requestId: string
}

interface OfRecall {
  recallId: string
}

interface OfImport {
  /** The number of the import that did it; null where it was none. */
  import: number | null
}

/**
 * What happens in a shop, and the facts that each happening carries: ids, numbers, moments (epoch milliseconds) and whole paise.
 * Nothing personal beyond ids, and no words that somebody wrote: who may know more reads it by the id.
 */
export interface Happenings {
  'order.placed': OfOrder
  'order.confirmed': OfOrder
  'order.picked-up': OfOrder
  'order.on-the-way': OfOrder
  'order.delivered': OfOrder
  /** `refund`: what goes back the way it was paid. */
  'order.cancelled': OfOrder & { refund: Paise }
  /** `places`: of its lines, from 0. `refund`: what goes back the way it was paid. */
  'order.amended': OfOrder & { places: readonly number[]; refund: Paise }
  'order.expired': OfOrder
  'prescription.asked': OfOrder & { questionId: string }
  /** `isAgain`: the order had been confirmed before. `approvalId`: null where no line was approved. */
  'prescription.checked': OfOrder & { isAgain: boolean; approvalId: string | null }
  /** `approvalId`: of the first line whose approval ended; null where none stood. */
  'prescription.approval-taken-back': OfOrder & { approvalId: string | null }
  /** `movedOrder`: it is the first, and the order was picked up with it. `attempt`: from 1. */
  'parcel.handed-over': OfParcel & { attempt: number; movedOrder: boolean }
  'parcel.on-the-way': OfParcel
  'parcel.unpacked': OfParcel
  'parcel.delivered': OfParcel
  'parcel.came-back': OfParcel
  /** `owed`: what is to be paid for it. */
  'parcel.arrived-after-all': OfParcel & { owed: Paise }
  /** `cause`: why the order does not stand again. */
  'payment.came-late': OfOrder & {
    paymentId: string
    amount: Paise
    cause: 'cancelled' | 'replaced' | 'soldOut'
  }
  'payment.came-twice': OfOrder & { paymentId: string; amount: Paise }
  'refund.made': OfOrder & { refundId: string; amount: Paise }
  'payout.address-needed': OfOrder & { payoutId: string; amount: Paise }
  'payout.made': OfOrder & { payoutId: string; amount: Paise }
  /** `entryId`: of what was collected. `rest`: what is still owed. */
  'debt.paid': OfOrder & { entryId: string; amount: Paise; rest: Paise }
  /** `creditNote`: its number. */
  'debt.let-go': OfOrder & { amount: Paise; creditNote: string }
  'return.requested': OfReturn
  'return.withdrawn': OfReturn
  'return.approved': OfReturn
  'return.declined': OfReturn
  'return.received': OfReturn
  'return.opened-undelivered': OfReturn
  /** `charge`: what is kept. `by`: how `refund` goes back. `endsOrder`: all of it came back, and the order was cancelled with it. */
  'return.judged': OfReturn & {
    refund: Paise
    charge: Paise
    by: 'gateway' | 'hand'
    creditNote: string | null
    endsOrder: boolean
  }
  /** `products`: how many. `orderBy`: until when. */
  'request.prepared': OfRequest & { products: number; orderBy: number }
  'request.asked': OfRequest & { questionId: string }
  'request.declined': OfRequest
  'batch.recalled': OfRecall
  'recall.announced': OfRecall
  'products.changed': OfImport
  'stock.changed': OfImport
}

export type HappeningKind = keyof Happenings

/** One thing that has happened. */
export interface Happening<Kind extends HappeningKind = HappeningKind> {
  kind: Kind
  facts: Happenings[Kind]
  /** Epoch milliseconds. */
  at: number
}

/** Every kind, with what has happened then: for who reads the list, not for who buys. */
export const HAPPENINGS: Readonly<Record<HappeningKind, string>> = {
  'order.placed': 'An order stands: it is paid, or is paid at the door.',
  'order.confirmed':
    'The pharmacy has confirmed an order, by hand or with the last approval of its prescription.',
  'order.picked-up': 'The first parcel of an order has left, or the order as a whole.',
  'order.on-the-way': 'An order is on its way.',
  'order.delivered': 'An order has arrived wholly, and its invoice is issued.',
  'order.cancelled': 'An order has ended, by its customer or by the pharmacy.',
  'order.amended': 'The pharmacy supplies less than was ordered.',
  'order.expired': 'An order was not paid in time; its pieces are free again.',
  'prescription.asked': 'A pharmacist has asked the customer of an order something.',
  'prescription.checked': 'Every line of an order on prescription is decided.',
  'prescription.approval-taken-back': 'A pharmacist has taken the approval of an order back.',
  'parcel.handed-over': 'A parcel has left with its courier.',
  'parcel.on-the-way': 'A courier has a parcel under way.',
  'parcel.unpacked': 'A parcel that no courier had yet is taken apart.',
  'parcel.delivered': 'A parcel has arrived.',
  'parcel.came-back': 'A parcel has come back undelivered.',
  'parcel.arrived-after-all': 'A parcel of a cancelled order has arrived, and the order stands again for it.',
  'payment.came-late': 'A payment came after its order had ended, and goes back.',
  'payment.came-twice': 'A second payment of a paid order came, and goes back.',
  'refund.made': 'A gateway has paid back a refund.',
  'payout.address-needed': 'Money goes back by hand, and its customer has not said where to.',
  'payout.made': 'Money was paid back by hand.',
  'debt.paid': 'A customer has paid what they owed, or a part of it.',
  'debt.let-go': 'The pharmacy has let go of what a customer owed.',
  'return.requested': 'A customer has asked to give something back.',
  'return.withdrawn': 'A customer keeps what they had asked to give back.',
  'return.approved': 'The pharmacy takes something back.',
  'return.declined': 'The pharmacy does not take something back.',
  'return.received': 'What is given back is in the pharmacy.',
  'return.opened-undelivered': 'What a courier brought back is in the pharmacy.',
  'return.judged': 'A pharmacist has judged what came back, and its money is settled.',
  'request.prepared': 'A pharmacist has filled the cart of a prescription that was sent in.',
  'request.asked': 'A pharmacist has asked who sent a prescription in something.',
  'request.declined': 'The pharmacy supplies nothing of a prescription that was sent in.',
  'batch.recalled': 'Nothing of a batch is sold any more: it is called back.',
  'recall.announced': 'Whoever has packs of a recalled batch is to be told.',
  'products.changed': 'Products or what pages show beside them are not what they were.',
  'stock.changed': 'Pieces were counted anew, or are there that were not.',
}

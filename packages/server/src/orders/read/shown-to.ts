import type { DeskOrder, DeskReturn, DeskReturnRow, Order, StaffRole } from '@dawakit/core/contract'

/**
 * An order as somebody of a role works on it. A packer needs the parcel: to whom it goes, what is in it, and what is to be
 * collected; not who is ill, who prescribed, what was written about it, and what else is known of the customer.
 */
export function orderShownTo(role: StaffRole, order: DeskOrder): DeskOrder {
  if (role !== 'packer') return order
  return {
    ...order,
    order: parcelOf(order.order),
    lines: order.lines.map((line) => ({ ...line, declinedReason: null })),
    audit: null,
    invoiceNumber: null,
    customer: null,
    balance: null,
    moneyCases: [],
    payouts: [],
    refunds: [],
  }
}

/** A return as somebody of a role works on it: a packer counts what has come. */
export function returnShownTo<Return extends DeskReturn | DeskReturnRow>(
  role: StaffRole,
  found: Return,
): Return {
  if (role !== 'packer') return found
  const told = { ...found, reason: '' }
  return 'decision' in told ? { ...told, decision: '', payTo: null, creditNote: null, pictures: [] } : told
}

const NOBODY: Order['user'] = { _id: '', email: '', mobileNumber: '', username: '' }
const NO_DOCTOR: Order['doctorInfo'] = { doctorName: '', doctorEmail: '', doctorContactNumber: '' }

function parcelOf({ balance: _, ...order }: Order): Order {
  return {
    ...order,
    user: NOBODY,
    products: order.products.map(({ declinedReason: _, ...product }) => product),
    prescriptions: [],
    shippingAddress: { ...order.shippingAddress, email: '' },
    doctorInfo: NO_DOCTOR,
    orderingForMyself: true,
    patient: null,
    coupon: null,
    refunds: [],
    review: order.review && { ...order.review, question: null },
    returns: order.returns.map((one) => ({ ...one, reason: '', decision: '', pictures: [] })),
    creditNotes: [],
    endReason: null,
  }
}

import type { DeskCallInput, PhoneOrderWish, ProductSummary } from '@dawakit/core/contract'

/** What is sent where no age stands in the field: the shop asks for one. */
const NO_AGE = -1

/** A product that somebody rings for, as it stands in the field. */
export interface DraftLine {
  product: ProductSummary
  quantity: string
}

/** A phone order while it is taken. */
export interface PhoneOrderDraft {
  lines: readonly DraftLine[]
  addressId: string
  /** As it was applied; '' for none. */
  coupon: string
  isForCustomer: boolean
  patientName: string
  patientAge: string
  doctorName: string
  /** Ids. */
  prescriptions: readonly string[]
  toldTerms: boolean
}

export const emptyDraft = (addressId: string): PhoneOrderDraft => ({
  lines: [],
  addressId,
  coupon: '',
  isForCustomer: true,
  patientName: '',
  patientAge: '',
  doctorName: '',
  prescriptions: [],
  toldTerms: false,
})

/** One more of a product: a line of its own, or a piece more of the one that is there. */
export function withProduct(lines: readonly DraftLine[], product: ProductSummary): DraftLine[] {
  if (!lines.some((line) => line.product._id === product._id)) return [...lines, { product, quantity: '1' }]
  return lines.map((line) =>
    line.product._id === product._id ? { ...line, quantity: String(piecesOf(line) + 1) } : line,
  )
}

/** Another product in the place of one, as often: where it is there already, its own line has the pieces. */
export function withSubstitute(
  lines: readonly DraftLine[],
  from: ProductSummary,
  to: ProductSummary,
): DraftLine[] {
  const isThere = lines.some((line) => line.product._id === to._id)
  return isThere
    ? lines.filter((line) => line.product._id !== from._id)
    : lines.map((line) => (line.product._id === from._id ? { ...line, product: to } : line))
}

/** 0 where no number stands in the field: the shop says what is wrong with that. */
export function piecesOf({ quantity }: DraftLine): number {
  return /^\d{1,4}$/.test(quantity.trim()) ? Number(quantity) : 0
}

/** What is asked of the shop, as far as the draft says. */
export function wishOf(customerId: string, draft: PhoneOrderDraft): PhoneOrderWish {
  return {
    customerId,
    lines: draft.lines.map((line) => ({ productId: line.product._id, quantity: piecesOf(line) })),
    addressId: draft.addressId,
    coupon: draft.coupon,
  }
}

type PhoneOrder = DeskCallInput<'POST /desk/phoneOrder/place'>['body']

/** @param told.total - What the customer was told. @param told.key - One for each order. */
export function orderOf(
  customerId: string,
  draft: PhoneOrderDraft,
  told: Pick<PhoneOrder, 'total' | 'key'>,
): PhoneOrder {
  return {
    ...wishOf(customerId, draft),
    prescriptions: [...draft.prescriptions],
    doctorName: draft.doctorName.trim(),
    patient: draft.isForCustomer
      ? null
      : {
          name: draft.patientName.trim(),
          age: /^\d{1,3}$/.test(draft.patientAge.trim()) ? Number(draft.patientAge) : NO_AGE,
        },
    toldTerms: draft.toldTerms,
    ...told,
  }
}

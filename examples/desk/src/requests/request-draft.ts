import type {
  DeskCallInput,
  DeskRequest,
  PrescriptionParticulars,
  ProductSummary,
} from '@dawakit/core/contract'
import { fromRupees, paise, sumPaise } from '@dawakit/core/money'

/** A line that is being prepared, as it stands in the fields. */
export interface DraftLine {
  product: ProductSummary
  quantity: string
  note: string
  /** Of a product on prescription: on which, for how many packs, until which day. */
  prescriptionId: string
  packs: string
  validUntil: string
}

/** A product that is added. @param facts.validUntil - yyyy-mm-dd */
export function newLine(
  product: ProductSummary,
  { prescriptionId, validUntil }: Pick<DraftLine, 'prescriptionId' | 'validUntil'>,
): DraftLine {
  return { product, quantity: '1', note: '', prescriptionId, packs: '', validUntil }
}

/** What was prepared before, to be prepared anew. */
export function linesOf(request: DeskRequest, proposed: Pick<DraftLine, 'prescriptionId' | 'validUntil'>) {
  return request.lines.map(({ product, quantity, note }): DraftLine => {
    const grant = request.grants.find(({ productId }) => productId === product._id)
    return {
      ...newLine(product, proposed),
      quantity: String(quantity),
      note,
      packs: grant ? String(grant.packs) : '',
      ...(grant && { prescriptionId: grant.prescriptionId, validUntil: grant.validUntil }),
    }
  })
}

type PreparedLine = DeskCallInput<'POST /desk/request/prepare'>['body']['lines'][number]

/** A line as it is sent. @param particulars - What its prescription says of who wrote it; undefined where nothing is written. */
export function preparedOf(line: DraftLine, particulars?: PrescriptionParticulars): PreparedLine {
  const { product, quantity, note, prescriptionId, packs, validUntil } = line
  return {
    productId: product._id,
    quantity: Number(quantity),
    note: note.trim(),
    grant: product.isPrescriptionNeeded
      ? { prescriptionId, packs: Number(packs), validUntil, ...(particulars && { particulars }) }
      : null,
  }
}

/** What the lines come to, at today's prices. */
export const totalOf = (lines: readonly DraftLine[]) =>
  sumPaise(
    lines.map(({ product, quantity }) => {
      const pieces = Number(quantity)
      return Number.isInteger(pieces) && pieces > 0
        ? paise(fromRupees(product.salesPrice) * pieces)
        : paise(0)
    }),
  )

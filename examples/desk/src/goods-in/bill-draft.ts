import type { BillInput, BillLineInput, DeskBill, DeskScan } from '@dawakit/core/contract'
import { typedNumber } from '../layout/typed-number.ts'

/** A line as it stands in its fields: every value a text, and a number of its own. */
export interface LineDraft {
  key: number
  productId: string
  /** What the product was called when it was found: another name is another product. */
  knownAs: string
  code: string
  maker: string
  name: string
  batch: string
  expiry: string
  mrp: string
  rate: string
  units: string
  freeUnits: string
  discount: string
  gst: string
  hsn: string
}

export interface BillDraft {
  supplierId: string
  number: string
  date: string
  total: string
  orderId: string | null
  lines: LineDraft[]
}

/** The fields of a line, as they stand in its row, with the characters that fit. */
export const LINE_FIELDS = [
  ['name', 200],
  ['batch', 96],
  ['expiry', 76],
  ['mrp', 80],
  ['rate', 80],
  ['units', 68],
  ['freeUnits', 60],
  ['discount', 64],
  ['gst', 60],
  ['hsn', 96],
] as const satisfies readonly (readonly [keyof LineDraft, number])[]

export type LineField = (typeof LINE_FIELDS)[number][0]

let keys = 0

export function emptyLine(more: Partial<LineDraft> = {}): LineDraft {
  keys += 1
  return {
    key: keys,
    productId: '',
    knownAs: '',
    code: '',
    maker: '',
    name: '',
    batch: '',
    expiry: '',
    mrp: '',
    rate: '',
    units: '',
    freeUnits: '',
    discount: '',
    gst: '5',
    hsn: '',
    ...more,
  }
}

export const emptyBill = (supplierId: string, date: string): BillDraft => ({
  supplierId,
  number: '',
  date,
  total: '',
  orderId: null,
  lines: [emptyLine()],
})

export const draftOf = (bill: DeskBill): BillDraft => ({
  supplierId: bill.supplierId,
  number: bill.number,
  date: bill.date,
  total: bill.said === null ? '' : String(bill.said),
  orderId: bill.orderId,
  lines: bill.lines.map((line) =>
    emptyLine({
      productId: line.productId,
      knownAs: line.name,
      code: line.code,
      maker: line.maker,
      name: line.name,
      batch: line.batch,
      expiry: line.expiry,
      mrp: String(line.mrp),
      rate: String(line.rate),
      units: String(line.units),
      freeUnits: String(line.freeUnits),
      discount: String(line.discount),
      gst: String(line.gst),
      hsn: line.hsn,
    }),
  ),
})

/** A line of a pack that was scanned: what its code says of product, batch and expiry. */
export function lineOfScan({ product, pack }: DeskScan): LineDraft | null {
  if (!product) return null
  const [year = '', month = ''] = (pack?.expiresOn ?? '').split('-')
  return emptyLine({
    productId: product.id,
    knownAs: product.name,
    name: product.name,
    maker: product.manufacturer,
    batch: pack?.batch ?? '',
    expiry: month === '' ? '' : `${month}/${year}`,
    mrp: String(product.mrp),
    units: '1',
  })
}

/** What is nothing is 0; what is no number is refused by the shop with its field. */
const numberOf = (text: string) => typedNumber(text) ?? 0

/** Nothing of it is typed or scanned; each line begins with a rate of GST. */
export const isBlank = (line: LineDraft): boolean =>
  LINE_FIELDS.every(([field]) => field === 'gst' || line[field].trim() === '')

export function inputOf({ lines, total, ...bill }: BillDraft): BillInput {
  return {
    ...bill,
    total: typedNumber(total),
    lines: lines
      .filter((line) => !isBlank(line))
      .map(
        ({ key: _, knownAs, ...line }): BillLineInput => ({
          ...line,
          productId: line.name === knownAs ? line.productId : '',
          name: line.name.trim(),
          mrp: numberOf(line.mrp),
          rate: numberOf(line.rate),
          units: numberOf(line.units),
          freeUnits: numberOf(line.freeUnits),
          discount: numberOf(line.discount),
          gst: numberOf(line.gst),
        }),
      ),
  }
}

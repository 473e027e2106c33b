import type {
  BillFinding,
  BillInput,
  BillLineInput,
  DeskBill,
  DeskBillRow,
  InputTaxRow,
  TakenMrp,
  ToCompleteRow,
} from '@dawakit/core/contract'
import { fromRupees, type Paise, paise, plainRupees, toRupees } from '@dawakit/core/money'
import { type BasisPoints, basisPoints, fromPercent, toPercent } from '@dawakit/core/tax'
import type { PurchaseRow } from '@dawakit/lists/batches'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { line } from '../../ground/http/text.ts'

/** Lines of one bill. */
export const LINES_MAX = 500
const LINE_MAX = 300
const BATCH_MAX = 40
const UNITS_MAX = 1_000_000
const DEAREST = 10_000_000
const HSN = /^(?:|\d{4}|\d{6}|\d{8})$/
export const NUMBER_MAX = 40
const DAY_MAX = 10

const percent = z.number().min(0).max(100).multipleOf(0.01)
const amount = rupees.max(DEAREST)
export const billStates = z.enum(['draft', 'checked', 'received'])
/** Looked at by the rules, which name the field. */
export const billDay = z.string().max(DAY_MAX)

const lineFields = {
  productId: z.string().max(64),
  code: line(LINE_MAX),
  name: line(LINE_MAX),
  maker: line(LINE_MAX),
  batch: line(BATCH_MAX),
  expiry: line(BATCH_MAX).meta({ description: 'As the pack prints it: 12/27.' }),
  mrp: amount,
  rate: amount.meta({ description: 'Of one pack, without tax, before the discount.' }),
  units: z.int().min(0).max(UNITS_MAX),
  freeUnits: z.int().min(0).max(UNITS_MAX),
  discount: percent,
  gst: percent,
  hsn: z.string().trim().regex(HSN),
}

export const billInput = z.object({
  supplierId: idSchema,
  number: line(NUMBER_MAX),
  date: billDay,
  total: amount.nullable(),
  orderId: idSchema.nullable(),
  lines: z.array(z.object(lineFields)).max(LINES_MAX),
}) satisfies z.ZodType<BillInput>

export const taxedFields = { taxable: rupees, cgst: rupees, sgst: rupees, igst: rupees }

export const billRow = schemaOf<DeskBillRow>()(
  z.object({
    id: z.string(),
    supplierId: z.string(),
    supplierName: z.string(),
    number: z.string(),
    date: z.string(),
    state: billStates,
    lines: z.number().int(),
    total: rupees,
    receivedAt: z.string().nullable(),
  }),
)

const finding = schemaOf<BillFinding>()(
  z.object({
    lineNo: z.number().int().nullable(),
    field: z.string(),
    weight: z.enum(['refused', 'asked', 'told']),
    code: z.enum([
      'no-packs',
      'batch-missing',
      'batch-doubled',
      'mrp-missing',
      'mrp-below-rate',
      'mrp-raised',
      'mrp-lowered',
      'expiry-missing',
      'expired',
      'expires-soon',
      'new-product',
      'hsn-missing',
      'gst-not-in-force',
      'not-ordered',
      'short',
      'over',
      'other-rate',
      'ordered-not-here',
      'total-differs',
      'rows-unread',
    ]),
    found: z.string(),
    expected: z.string(),
  }),
)

export const deskBill = schemaOf<DeskBill>()(
  z.object({
    id: z.string(),
    version: z.number().int(),
    supplierId: z.string(),
    supplierName: z.string(),
    number: z.string(),
    date: z.string(),
    state: billStates,
    orderId: z.string().nullable(),
    said: rupees.nullable().meta({ description: 'What the bill says that is to be paid.' }),
    total: rupees.meta({ description: 'What its lines come to, with tax.' }),
    ...taxedFields,
    file: z.string(),
    lines: z.array(
      z.object({
        lineNo: z.number().int(),
        productId: z.string(),
        code: z.string(),
        name: z.string(),
        maker: z.string(),
        batch: z.string(),
        expiry: z.string(),
        mrp: rupees,
        rate: rupees,
        units: z.number().int(),
        freeUnits: z.number().int(),
        discount: z.number(),
        gst: z.number(),
        hsn: z.string(),
        ...taxedFields,
        cost: rupees.meta({ description: 'Of one pack without tax, free ones among them.' }),
        isNew: z.boolean(),
      }),
    ),
    findings: z.array(finding),
    unread: z.array(z.object({ line: z.number().int(), reason: z.string() })),
    notes: z.array(z.object({ text: z.string(), staffName: z.string(), at: z.string() })),
    createdBy: z.string(),
    receivedBy: z.string(),
    receivedAt: z.string().nullable(),
  }),
)

export const inputTaxRow = schemaOf<InputTaxRow>()(
  z.object({
    billId: z.string(),
    supplierName: z.string(),
    gstin: z.string(),
    number: z.string(),
    date: z.string(),
    rate: z.number(),
    ...taxedFields,
  }),
)

export const toCompleteRow = schemaOf<ToCompleteRow>()(
  z.object({
    productId: z.string(),
    name: z.string(),
    manufacturer: z.string(),
    mrp: rupees,
    billId: z.string(),
  }),
)

/** What is typed of a line, in paise and basis points. */
export const inPaise = (line: BillLineInput) => ({
  mrp: fromRupees(line.mrp),
  rate: fromRupees(line.rate),
  discount: fromPercent(line.discount),
  gst: fromPercent(line.gst),
  units: line.units,
  freeUnits: line.freeUnits,
})

export const totalInPaise = ({ total }: BillInput): Paise | null =>
  total === null ? null : fromRupees(total)

/** A line of a file, as if it were typed. */
export const typedOf = (row: PurchaseRow): BillLineInput => ({
  ...row,
  productId: '',
  mrp: toRupees(row.mrp),
  rate: toRupees(row.rate),
})

export const inPercent = (rate: BasisPoints): number => toPercent(rate)

const OF_MONEY = new Set<BillFinding['code']>([
  'mrp-below-rate',
  'mrp-raised',
  'mrp-lowered',
  'other-rate',
  'total-differs',
])

/** A finding with rupees and percents for paise and basis points. */
export function saidFinding(finding: BillFinding): BillFinding {
  const asMoney = (text: string) => plainRupees(paise(Number(text)))
  const asRates = (text: string) =>
    text
      .split(', ')
      .map((rate) => toPercent(basisPoints(Number(rate))))
      .join(', ')
  const { code, found, expected } = finding
  if (OF_MONEY.has(code)) return { ...finding, found: asMoney(found), expected: asMoney(expected) }
  if (code === 'gst-not-in-force') return { ...finding, found: asRates(found), expected: asRates(expected) }
  return finding
}

export const takenMrp = schemaOf<TakenMrp>()(
  z.object({
    bill: deskBill,
    left: z.array(
      z.object({
        lineNo: z.number().int(),
        reason: z.string().meta({ description: 'Why its product keeps its own MRP.' }),
      }),
    ),
  }),
)

import type { BillFinding } from '../contract/desk/goods-in.ts'
import type { Paise } from '../money/paise.ts'
import { isSoldOn } from '../shelf/sale-days.ts'
import { gstInForce } from '../tax/rates-in-force.ts'
import { type PricedLine, paidForPack } from './purchase-tax.ts'

/** A line of a bill, as far as it is looked at. */
export interface CheckedLine extends PricedLine {
  /** From 1. */
  lineNo: number
  /** Null where it will be a new product. */
  productId: string | null
  /** What tells its product from others where none is known. */
  name: string
  batch: string
  /** yyyy-mm-dd, or ''. */
  expiresOn: string
  mrp: Paise
  hsn: string
}

/** What the shop knows of a product of the bill. */
export interface KnownOfLine {
  mrp: Paise
  salts: readonly string[]
  /** What was ordered and has not come; null where the bill answers no order. */
  ordered: { units: number; rate: Paise | null } | null
}

export interface BillToCheck {
  lines: readonly CheckedLine[]
  known: (productId: string) => KnownOfLine | undefined
  /** What was ordered and is on no line, by the product's name. */
  missing: readonly string[]
  /** What the bill says that is to be paid, and what its lines come to. */
  total: { said: Paise | null; reckoned: Paise }
  /** Rows of a file that could not be read. */
  unread: number
  /** yyyy-mm-dd in India: the day on which the packs come, and that of the bill. */
  day: string
  billDate: string
  /** For so many days a batch is good at least that is sold. */
  saleDays: (productId: string | null) => number
}

/**
 * What is to be said of a supplier's bill before its packs are taken in: what is `refused`, which somebody mends first; what is
 * `asked`, which somebody is sure of; and what is `told`. What it found is a text: amounts are whole paise, rates basis points.
 */
export function findingsOf(bill: BillToCheck): BillFinding[] {
  const doubled = doubledOf(bill.lines)
  const { said, reckoned } = bill.total
  return [
    ...bill.lines.flatMap((line) => [
      ...ofPack(bill, line, doubled),
      ...ofTax(bill, line),
      ...ofOrder(bill, line),
    ]),
    ...bill.missing.map((name) => whole('told', 'ordered-not-here', name, '')),
    ...(said !== null && said !== reckoned
      ? [whole('asked', 'total-differs', money(said), money(reckoned))]
      : []),
    ...(bill.unread > 0 ? [whole('asked', 'rows-unread', String(bill.unread), '')] : []),
  ]
}

/** What keeps a bill from being taken in. */
export const refusedOf = (findings: readonly BillFinding[]): BillFinding[] =>
  findings.filter(({ weight }) => weight === 'refused')

type Weight = BillFinding['weight']
type Code = BillFinding['code']

/** Whole paise. */
const money = (amount: Paise) => String(amount)

const whole = (weight: Weight, code: Code, found: string, expected: string): BillFinding => ({
  lineNo: null,
  field: code === 'total-differs' ? 'total' : '',
  weight,
  code,
  found,
  expected,
})

const at =
  (lineNo: number) =>
  (weight: Weight, code: Code, field: string, found = '', expected = ''): BillFinding => ({
    lineNo,
    field,
    weight,
    code,
    found,
    expected,
  })

const batchOf = ({ productId, name, batch, expiresOn }: CheckedLine) =>
  JSON.stringify([productId ?? name.toLowerCase(), batch, expiresOn])

/** Line numbers of batches that stand on a line before. */
function doubledOf(lines: readonly CheckedLine[]): ReadonlyMap<number, number> {
  const first = new Map<string, number>()
  const doubled = new Map<number, number>()
  for (const line of lines) {
    const before = first.get(batchOf(line))
    if (before === undefined) first.set(batchOf(line), line.lineNo)
    else doubled.set(line.lineNo, before)
  }
  return doubled
}

function ofPack(
  { day, saleDays, known }: BillToCheck,
  line: CheckedLine,
  doubled: ReadonlyMap<number, number>,
): BillFinding[] {
  const found: BillFinding[] = []
  const say = at(line.lineNo)
  if (line.units + line.freeUnits === 0) found.push(say('refused', 'no-packs', 'units'))
  if (line.batch === '') found.push(say('refused', 'batch-missing', 'batch'))
  if (line.mrp === 0) found.push(say('refused', 'mrp-missing', 'mrp'))
  else if (paidForPack(line) > line.mrp)
    found.push(say('refused', 'mrp-below-rate', 'mrp', money(line.mrp), money(paidForPack(line))))
  const before = doubled.get(line.lineNo)
  if (before !== undefined) found.push(say('refused', 'batch-doubled', 'batch', line.batch, String(before)))
  if (line.expiresOn === '') found.push(say('asked', 'expiry-missing', 'expiry'))
  else if (line.expiresOn < day) found.push(say('asked', 'expired', 'expiry', line.expiresOn))
  else if (!isSoldOn(line.expiresOn, day, saleDays(line.productId)))
    found.push(say('asked', 'expires-soon', 'expiry', line.expiresOn, String(saleDays(line.productId))))
  if (line.productId === null) return [...found, say('told', 'new-product', 'product', line.name)]
  const mrp = known(line.productId)?.mrp ?? line.mrp
  if (line.mrp > mrp) found.push(say('told', 'mrp-raised', 'mrp', money(line.mrp), money(mrp)))
  if (line.mrp < mrp && line.mrp > 0)
    found.push(say('told', 'mrp-lowered', 'mrp', money(line.mrp), money(mrp)))
  return found
}

function ofTax({ billDate, known }: BillToCheck, line: CheckedLine): BillFinding[] {
  const say = at(line.lineNo)
  if (line.hsn === '') return [say('told', 'hsn-missing', 'hsn')]
  const salts = (line.productId && known(line.productId)?.salts) || []
  const rates = gstInForce({ hsn: line.hsn, salts }, billDate)
  if (rates.includes(line.gst)) return []
  const expected = rates.map((rate) => String(rate)).join(', ')
  return [say('told', 'gst-not-in-force', 'gst', String(line.gst), expected)]
}

function ofOrder({ known, lines }: BillToCheck, line: CheckedLine): BillFinding[] {
  const of = line.productId === null ? undefined : known(line.productId)
  if (!of || of.ordered === null) return []
  const say = at(line.lineNo)
  const { units, rate } = of.ordered
  if (units === 0) return [say('told', 'not-ordered', 'product', line.name)]
  // Of several batches the first line tells of all.
  const same = lines.filter(({ productId }) => productId === line.productId)
  const come = same.reduce((sum, one) => sum + one.units, 0)
  const isFirst = same[0]?.lineNo === line.lineNo
  return [
    ...(isFirst && come < units ? [say('told', 'short', 'units', String(come), String(units))] : []),
    ...(isFirst && come > units ? [say('told', 'over', 'units', String(come), String(units))] : []),
    ...(rate !== null && rate !== line.rate
      ? [say('told', 'other-rate', 'rate', money(line.rate), money(rate))]
      : []),
  ]
}

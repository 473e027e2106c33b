import { type Paise, paise } from '@dawakit/core/money'
import { hsnIn } from '../values/hsn-in.ts'
import { paiseOf, percentOf, textOf, wholeOf } from '../values/values.ts'
import { expiryDay } from './expiry-day.ts'

/** A line of a supplier's bill, as a file has it. */
export interface PurchaseRow {
  code: string
  name: string
  maker: string
  batch: string
  /** As the pack prints it. */
  expiry: string
  mrp: Paise
  /** Of one pack, without tax. */
  rate: Paise
  units: number
  freeUnits: number
  discount: number
  gst: number
  hsn: string
}

const LONGEST = 300
const LONGEST_BATCH = 40
const MOST_UNITS = 1_000_000
/** '10+2': ten that are paid, two that come with them. */
const WITH_FREE = /^([\d,.]+)\s*\+\s*([\d,.]+)$/

/**
 * Reads a row of a bill by its columns.
 *
 * @returns null of a row without a product: a sum, or what is written below
 * @throws {BadValue} with the column and the reason
 */
export function readPurchaseRow(values: Readonly<Record<string, string>>): PurchaseRow | null {
  const name = textOf('name', values['name'] ?? '', LONGEST)
  const quantity = values['units'] ?? ''
  if (name === '' || (quantity === '' && !values['rate'])) return null
  const [, paid = quantity, free = values['free_units'] ?? ''] = WITH_FREE.exec(quantity) ?? []
  const expiry = textOf('expiry', values['expiry'] ?? '', LONGEST_BATCH)
  expiryDay(expiry)
  return {
    name,
    code: textOf('code', values['code'] ?? '', LONGEST),
    maker: textOf('maker', values['maker'] ?? '', LONGEST),
    batch: textOf('batch', values['batch'] ?? '', LONGEST_BATCH).toUpperCase(),
    expiry,
    mrp: paiseOf('mrp', values['mrp'] ?? '') ?? paise(0),
    rate: paiseOf('rate', values['rate'] ?? '') ?? paise(0),
    units: wholeOf('quantity', paid, MOST_UNITS),
    freeUnits: free === '' || free === '-' ? 0 : wholeOf('free', free, MOST_UNITS),
    discount: rateOf('discount', values['discount']),
    gst: gstOf(values),
    hsn: values['hsn'] ? hsnIn(values['hsn']) : '',
  }
}

const rateOf = (name: string, text = '') => (text === '' || text === '-' ? 0 : percentOf(name, text, 100))

/** Of a bill that says the halves alone, their sum. */
function gstOf({ gst, cgst, sgst }: Readonly<Record<string, string>>): number {
  const whole = rateOf('gst', gst)
  return whole > 0 ? whole : rateOf('cgst', cgst) + rateOf('sgst', sgst)
}

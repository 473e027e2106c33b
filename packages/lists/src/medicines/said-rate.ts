import { type BasisPoints, fromPercent, isRateInForce } from '@dawakit/core/tax'
import { BadValue } from '../values/bad-value.ts'
import { percentOf, short } from '../values/values.ts'

/** A rate of GST as a list says it. */
export interface SaidRate {
  rate: BasisPoints
  /** '0.05' of a spreadsheet that shows it as 5 %: it was taken for that, and somebody looks at it. */
  isFraction: boolean
}

const NIL = /^(?:nil|exempt(?:ed)?|nil rated|zero rated)$/i

/** 'GST 5%', 'IGST@5%' and '5% GST' are 5 %. */
const withoutName = (text: string) =>
  text.replace(/^i?gst\s*[@:-]?\s*(?=\d)/i, '').replace(/(?<=[\d%])\s*i?gst$/i, '')

/** @throws {BadValue} for what is no rate of the day: no goods have 12 % any more */
export function saidRate(text: string, day: string): SaidRate {
  const percent = NIL.test(text) ? 0 : percentOf('gst_rate', withoutName(text), 100)
  if (isRateInForce(percent, day)) return { rate: fromPercent(percent), isFraction: false }
  const hundredfold = Math.round(percent * 10_000) / 100
  const isFraction = percent < 1 && !text.includes('%') && isRateInForce(hundredfold, day)
  if (isFraction) return { rate: fromPercent(hundredfold), isFraction }
  throw new BadValue(`gst_rate "${short(text)}" is in force for no goods on ${day}`)
}

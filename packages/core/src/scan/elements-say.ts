import type { ScannedPack } from '../contract/desk/scan.ts'
import type { Instant } from '../delivery/ist-date.ts'
import { scanCheckDigit, scanCutOff, scanDate } from '../refusals/scan.ts'
import { fits, ruleAt } from './application-identifiers.ts'
import type { Element } from './elements.ts'
import { readGs1Date } from './gs1-date.ts'
import { hasRightCheckDigit } from './gtin.ts'
import { NOTHING_SAID, type Scan } from './scan-reading.ts'

/** What elements say of a pack, or which of them is wrong. */
export function whatElementsSay(
  elements: readonly Element[],
  at: Instant,
): ScannedPack | (Scan & { isRead: false }) {
  for (const [ai, value] of elements) {
    const rule = ruleAt(ai, 0)?.rule
    if (!rule || !fits(rule, value)) return { isRead: false, refusal: scanCutOff, part: ai }
    if (['00', '01', '02'].includes(ai) && !hasRightCheckDigit(value)) {
      return { isRead: false, refusal: scanCheckDigit, part: ai }
    }
    if (['11', '17'].includes(ai) && !readGs1Date(value, at))
      return { isRead: false, refusal: scanDate, part: ai }
  }
  const of = (...ais: string[]) => elements.find(([ai]) => ais.includes(ai))?.[1] ?? null
  const date = (ai: string) => readGs1Date(of(ai) ?? '', at)
  const pieces = of('37', '30')
  return {
    ...NOTHING_SAID,
    gtin: of('01', '02'),
    code: of('240', '241'),
    batch: of('10')?.toUpperCase() ?? null,
    // What is best before a day is good on it; a time of expiry has its day.
    expiresOn: (date('17') ?? readGs1Date((of('7003') ?? '').slice(0, 6), at) ?? date('15'))?.lastDay ?? null,
    madeOn: date('11')?.printed ?? null,
    serial: of('21'),
    pieces: pieces === null ? null : Number(pieces),
  }
}

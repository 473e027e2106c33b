import { wholeOf } from '../values/values.ts'

/** Packs of one article at most. */
export const MOST_PACKS = 10_000_000

export interface Packs {
  /** Whole packs that are there. */
  units: number
  /** The list says less than none, or a part of a pack: somebody counts. */
  isOdd: boolean
}

/** '10 Strip', '-3.000 Nos'; '10 Strip 5 Tab', of which the second is a part of a pack; '2 Box = 20 Strip'. */
const WITH_UNIT =
  /^((?:-|\(-\))?\s*\d[\d,]*(?:\.\d+)?)\s*[a-z][a-z.]{0,14}(?:\s+(\d+(?:\.\d+)?)\s*[a-z.]{1,15})?(?:\s*=.{1,40})?$/i

/**
 * Packs on the shelf as counter software writes them: '12', '1,200', '5.0'. Only whole ones are sold: of '7.5', and of Marg's
 * '7:5' (seven strips and five tablets), 7. A unit may stand behind, as Tally writes it. Less than none ('-3', '(3)', '3-') is what
 * was sold before it was booked in: none.
 *
 * @throws {BadValue} for anything else
 */
export function packsOf(name: string, text: string): Packs {
  const [, counted, loose] = WITH_UNIT.exec(text) ?? []
  if (counted !== undefined) {
    const { units, isOdd } = packsOf(name, counted.replace(/^\(-\)\s*/, '-'))
    return { units, isOdd: isOdd || /[1-9]/.test(loose ?? '') }
  }
  if (/^(?:-\s*[\d,.:]+|\([\d,.:]+\)|[\d,.:]+-)$/.test(text)) return { units: 0, isOdd: /[1-9]/.test(text) }
  const [, whole, part = ''] = /^([\d,]*)(?:\.|\s*:\s*)(\d{1,6})$/.exec(text) ?? []
  if (whole === undefined) return { units: wholeOf(name, text, MOST_PACKS), isOdd: false }
  return { units: wholeOf(name, whole || '0', MOST_PACKS), isOdd: /[1-9]/.test(part) }
}

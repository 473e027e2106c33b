import type { ScannedPack } from '../contract/desk/scan.ts'
import { addDays, type Instant, istDate } from '../delivery/ist-date.ts'
import { scanCheckDigit, scanCutOff, scanEmpty, scanLink, scanPart } from '../refusals/scan.ts'
import { readDigitalLink } from './digital-link.ts'
import { type Element, readBrackets, SEPARATOR, waysToRead } from './elements.ts'
import { whatElementsSay } from './elements-say.ts'
import { isGtinShaped, toGtin14 } from './gtin.ts'
import { OWN_CODE_MAX, SCAN_MAX } from './limits.ts'
import { readPackText } from './pack-text.ts'
import { NOTHING_SAID, type Scan } from './scan-reading.ts'

/** What a scanner says of the kind of code, before it. Those that end with these carry elements. */
const SYMBOLOGY = /^\](?:[A-Za-z]\d)/
const OF_ELEMENTS = new Set([']d2', ']Q3', ']C1', ']e0', ']J1'])
/** Words that scanners write for a separator. */
const WRITTEN = /[<{[(](?:GS|FNC1)[>}\])]|\\x1d|\\u001d|\u241d/gi
/** What no element may have stands for a separator: a bar, a tilde, a blank, whatever the scanner is set to. */
const NOT_OF_AN_ELEMENT = /[^!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+/g
const BEGINS_WITH_A_PRODUCT = /^0[12]\d{14}/

/**
 * Reads what a scanner types: EAN, UPC and GTIN-14, the elements of GS1 with separators or without, in brackets, as a link, and the words
 * that India asks for. A damaged code is a refusal that says which part is wrong; nothing is thrown.
 *
 * @param raw - As it came, with what the scanner put around it.
 * @param at - Now: a year of two digits is near it.
 * @source docs/sources.md#codes-of-packs
 */
export function readScan(raw: string, at: Instant): Scan {
  const symbology = SYMBOLOGY.exec(raw.trim())?.[0] ?? ''
  const text = raw.trim().slice(symbology.length).trim()
  if (text === '') return { isRead: false, refusal: scanEmpty, part: '' }
  if (text.length > SCAN_MAX) return { isRead: false, refusal: scanPart, part: '' }
  const isOfElements = OF_ELEMENTS.has(symbology)
  const link = readDigitalLink(text)
  if (link) return link.length === 0 ? { isRead: false, refusal: scanLink, part: '' } : fromWays([link], at)
  const brackets = readBrackets(text)
  if (brackets) return fromWays([brackets], at)
  if (isGtinShaped(text) && !isOfElements) return fromNumber(text)
  const plain = text
    .replaceAll(WRITTEN, SEPARATOR)
    .replaceAll(NOT_OF_AN_ELEMENT, SEPARATOR)
    .split(SEPARATOR)
    .filter(Boolean)
    .join(SEPARATOR)
  if (isOfElements || BEGINS_WITH_A_PRODUCT.test(plain) || text.includes(SEPARATOR)) {
    const scan = fromElements(plain, at)
    // A text that a maker begins with the product's number, and its identifier.
    const words = scan.isRead ? null : readPackText(text)
    return words ? { isRead: true, readings: [words] } : scan
  }
  const words = readPackText(text)
  if (words) return { isRead: true, readings: [words] }
  if (text.length > OWN_CODE_MAX || /\p{Cc}/u.test(text))
    return { isRead: false, refusal: scanPart, part: '' }
  return { isRead: true, readings: [{ ...NOTHING_SAID, code: text }] }
}

function fromNumber(text: string): Scan {
  const gtin = toGtin14(text)
  if (!gtin) return { isRead: false, refusal: scanCheckDigit, part: '' }
  return { isRead: true, readings: [{ ...NOTHING_SAID, gtin }] }
}

function fromElements(text: string, at: Instant): Scan {
  const ways = waysToRead(text)
  if (Array.isArray(ways)) return fromWays(ways, at)
  return { isRead: false, refusal: ways.wrong === 'part' ? scanPart : scanCutOff, part: ways.part }
}

function fromWays(ways: readonly (readonly Element[])[], at: Instant): Scan {
  let refused: (Scan & { isRead: false }) | null = null
  const read: { reading: ScannedPack; rank: number[] }[] = []
  for (const elements of ways) {
    const said = whatElementsSay(elements, at)
    if ('isRead' in said) refused ??= said
    else read.push({ reading: said, rank: rankOf(elements, said, at) })
  }
  const [first, ...others] = read.toSorted((one, other) => compare(one.rank, other.rank))
  if (!first) return refused ?? { isRead: false, refusal: scanPart, part: '' }
  const keys = new Set([keyOf(first.reading)])
  const different = others.filter(({ reading }) => {
    const isNew = !keys.has(keyOf(reading))
    keys.add(keyOf(reading))
    return isNew
  })
  return { isRead: true, readings: [first.reading, ...different.map(({ reading }) => reading)] }
}

/** By what the product of a code is known: its number, or another text. Null where it names none. */
export const productKey = ({ gtin, code }: ScannedPack): string | null => gtin ?? code?.toUpperCase() ?? null

const keyOf = (reading: ScannedPack) => JSON.stringify(reading)

/** What packs of medicine have. */
const USUAL = new Set(['01', '02', '10', '11', '15', '17', '21', '30', '37', '240', '00'])
/** A batch number is seldom longer. */
const USUAL_BATCH = 14
const GOOD_FOR_DAYS = 3653

/** The less, the likelier. */
function rankOf(elements: readonly Element[], reading: ScannedPack, at: Instant): number[] {
  const { gtin, batch, expiresOn, madeOn } = reading
  const today = istDate(at)
  const isOdd =
    (expiresOn !== null &&
      (expiresOn > addDays(today, GOOD_FOR_DAYS) || expiresOn < addDays(today, -GOOD_FOR_DAYS))) ||
    (madeOn !== null && (madeOn > today || (expiresOn !== null && madeOn >= expiresOn)))
  return [
    Number(isOdd),
    Number(gtin === null),
    Number(expiresOn === null),
    Number(batch === null),
    Number((batch?.length ?? 0) > USUAL_BATCH),
    elements.filter(([ai]) => !USUAL.has(ai)).length,
    elements.length,
  ]
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

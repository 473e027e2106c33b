import { type Columns, headingKey, withoutCurrency } from './columns.ts'
import { COMPOSITION_PART } from './product-columns.ts'

/** Words that lists have among their headings, of which no column is read. */
const OTHER_WORDS: readonly string[] = [
  ...[
    'rate',
    'ptr',
    'pts',
    'cost',
    'purchaserate',
    'purchaseprice',
    'prate',
    'value',
    'amount',
    'discount',
    'disc',
  ],
  ...[
    'srno',
    'slno',
    'sno',
    'serialno',
    'no',
    'date',
    'remarks',
    'rack',
    'location',
    'free',
    'scheme',
    'cgst',
    'sgst',
    'igst',
  ],
  ...[
    'batch',
    'batchno',
    'expiry',
    'expirydate',
    'exp',
    'expdate',
    'opening',
    'closing',
    'inward',
    'outward',
    'size',
  ],
]

/** Below a heading: what its numbers are counted in. */
const UNIT = /^(?:\(.{1,20}\)|in rs\.?|rs\.?|inr|₹|%|percent|nos?\.?|units?|pcs\.?|mg|ml|gms?)$/i

/** What is counted below such a heading is not what can be sold. */
const OTHER_STOCK =
  /^(?:opening|purchase|inward|outward|sales?|sold|issued?|order(?:ed)?|pending|damaged?|expir(?:y|ed)|returns?|scheme|free)(?![a-z])/i

/** Cells that have to be known of a line that stands among articles, and how many of all that there are. */
const LEAST_KNOWN = 2
const MOSTLY = 0.6

/** Tells lines of headings from articles, by the words of a kind of list. */
export interface HeadingLines {
  /** Whether a line that stands below the headings heads what comes behind it. */
  isHeadings(fields: readonly string[]): boolean
  /** @returns the headings that two lines are together, null where the lower one is none of them */
  joined(upper: readonly string[], lower: readonly string[]): string[] | null
  /**
   * A line that stands below the first one of headings, and beside the name: the company, the period, what the columns below are of.
   *
   * @returns the headings with it upon them; null where the line is none of these
   */
  laidOver(upper: readonly string[], lower: readonly string[]): string[] | null
}

export function createHeadingLines(columns: Columns): HeadingLines {
  const read = new Set(Object.entries(columns).flatMap(([column, names]) => [headingKey(column), ...names]))
  const words = new Set([...read, ...OTHER_WORDS])
  const names = new Set([headingKey('name'), ...(columns['name'] ?? [])])
  const isIn = (known: ReadonlySet<string>, text: string) => {
    const key = headingKey(text)
    return key !== '' && (known.has(key) || known.has(withoutCurrency(key)) || COMPOSITION_PART.test(key))
  }
  const isRead = (text: string) => isIn(read, text)
  const isWord = (text: string) => isIn(words, text)

  const isSecond = (upper: readonly string[], above: readonly string[], lower: readonly string[]) => {
    const cells = lower.flatMap((text, at) => (text === '' ? [] : { text, at }))
    if (cells.length === 0 || cells.some(({ text }) => BEGINS_WITH_DIGIT.test(text) || text.length > 30))
      return false
    if (
      !upper.some((text) => isWord(text) || UNIT.test(text)) &&
      !cells.some(({ text, at }) => isRead(`${above[at]} ${text}`))
    )
      return false
    if (lower.every((text, at) => headingKey(text) === headingKey(upper[at] ?? ''))) return false
    const isKnown = ({ text, at }: { text: string; at: number }) =>
      UNIT.test(text) || isRead(`${above[at] ?? ''} ${text}`) || isWord(text)
    // An article has a name where the headings say so.
    if (cells.some((cell) => isIn(names, upper[cell.at] ?? '') && !isKnown(cell))) return false
    const [only] = cells
    // The head of a section is a word alone: 'GENERIC' below the headings.
    if (cells.length === 1 && only && (upper[only.at] ?? '') !== '')
      return UNIT.test(only.text) || isRead(`${upper[only.at]} ${only.text}`)
    return cells.filter(isKnown).length >= cells.length * (cells.length <= 2 ? 1 : MOSTLY)
  }

  return {
    isHeadings(fields) {
      let cells = 0
      // Nearly every article has a number: no more is looked at of it than that.
      for (const text of fields) {
        if (text === '') continue
        if (BEGINS_WITH_DIGIT.test(text)) return false
        cells++
      }
      if (cells < LEAST_KNOWN) return false
      const known = fields.filter(isRead).length
      return known >= LEAST_KNOWN && fields.filter(isWord).length >= cells * MOSTLY
    },
    laidOver(upper, lower) {
      const isBeside = upper.some((text, at) => isIn(names, text) && (lower[at] ?? '') === '')
      const isOver = upper.some((text, at) => isIn(names, text) && (lower[at] ?? '') !== '')
      if (
        !isBeside ||
        isOver ||
        lower.every((text) => text === '') ||
        lower.some((text) => NUMBER.test(text))
      )
        return null
      return Array.from(
        { length: Math.max(upper.length, lower.length) },
        (_, at) => lower[at] || (upper[at] ?? ''),
      )
    },
    joined(upper, lower) {
      const width = Math.max(upper.length, lower.length)
      const above = carriedOver(upper, lower, width)
      if (!isSecond(upper, above, lower)) return null
      const keys = lower.map(headingKey)
      return above.map((over, at) => {
        const under = lower[at] ?? ''
        if (over === '' || under === '') return over || under
        const both = `${over} ${under}`
        if (isRead(both)) return both
        const isOnce = keys.indexOf(keys[at] ?? '') === keys.lastIndexOf(keys[at] ?? '')
        if (isOnce && isRead(under) && !OTHER_STOCK.test(over)) return under
        return both
      })
    },
  }
}

const NUMBER = /^[\d.,%₹\s-]+$/
const BEGINS_WITH_DIGIT = /^[\d.,-]/

/** Cells that were merged have their text in the first of them: it stands over the others too. */
function carriedOver(upper: readonly string[], lower: readonly string[], width: number): string[] {
  let over = ''
  return Array.from({ length: width }, (_, at) => {
    const own = upper[at] ?? ''
    if (own !== '') over = own
    return own === '' && (lower[at] ?? '') === '' ? '' : over
  })
}

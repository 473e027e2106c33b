import { type ElementRule, fits, ruleAt } from './application-identifiers.ts'

/** The identifier and what stands behind it. */
export type Element = readonly [ai: string, value: string]

/** FNC1 between two elements. */
export const SEPARATOR = '\u001d'

/** Ways enough to tell which is the likeliest; a text of nothing but twos has millions. */
const MOST_WAYS = 200
const MOST_STEPS = 20_000

/** What is wrong with a text of elements, and at which of them. */
export interface BrokenElements {
  wrong: 'part' | 'end'
  part: string
}

/**
 * Every way in which a text may be elements, where it is not certain where one ends: separators are lost, and a batch is as long as
 * it likes. With separators there is one way, as long as it fits.
 */
export function waysToRead(text: string): Element[][] | BrokenElements {
  if (text.includes(SEPARATOR)) {
    const strict = walk(text, true)
    if (strict.ways.length > 0) return strict.ways
  }
  const { ways, broken } = walk(text, false)
  return ways.length > 0 ? ways : broken
}

function walk(text: string, endsAreSaid: boolean): { ways: Element[][]; broken: BrokenElements } {
  const ways: Element[][] = []
  let broken: BrokenElements = { wrong: 'part', part: text.slice(0, 2) }
  let furthest = 0
  let steps = 0
  const from = (at: number, before: readonly Element[]): void => {
    if (++steps > MOST_STEPS || ways.length >= MOST_WAYS) return
    const start = text[at] === SEPARATOR ? at + 1 : at
    if (start >= text.length) {
      if (before.length > 0) ways.push([...before])
      return
    }
    const found = ruleAt(text, start)
    if (!found) {
      if (start >= furthest)
        [furthest, broken] = [start, { wrong: 'part', part: text.slice(start, start + 2) }]
      return
    }
    const { rule, ai } = found
    const begin = start + ai.length
    if (begin > furthest) [furthest, broken] = [begin, { wrong: 'end', part: ai }]
    if (before.some(([other]) => other === ai)) return
    for (const end of endsOf(text, begin, rule, endsAreSaid)) {
      const value = text.slice(begin, end)
      if (fits(rule, value)) from(end, [...before, [ai, value]])
    }
  }
  from(0, [])
  return { ways, broken }
}

/** Where an element may end, the longest first. */
function endsOf(
  text: string,
  begin: number,
  { min, max, isPredefined }: ElementRule,
  endsAreSaid: boolean,
): number[] {
  const separator = text.indexOf(SEPARATOR, begin)
  const last = Math.min(separator === -1 ? text.length : separator, begin + max)
  if (isPredefined) return [begin + max]
  if (endsAreSaid) return [separator === -1 ? text.length : separator]
  const ends: number[] = []
  for (let end = last; end >= begin + min; end--) {
    if (end === text.length || text[end] === SEPARATOR || ruleAt(text, end)) ends.push(end)
  }
  return ends
}

/** `(01)08901234567890(17)271231(10)AB12`: as it stands below a code. Null where a text is not written so. */
export function readBrackets(text: string): Element[] | null {
  if (!/^\(\d{2,4}\)/.test(text)) return null
  const elements: Element[] = []
  let begin = 0
  for (const { index, 0: all, 1: ai = '' } of text.matchAll(/\((\d{2,4})\)/g)) {
    const found = ruleAt(ai, 0)
    // A batch may have brackets of its own.
    if (found?.ai !== ai || elements.some(([other]) => other === ai)) continue
    const last = elements.at(-1)
    if (last) elements[elements.length - 1] = [last[0], text.slice(begin, index).trim()]
    begin = index + all.length
    elements.push([ai, text.slice(begin).trim()])
  }
  return elements.length > 0 ? elements : null
}

/** Elements as a scanner types them: what GS1 gives no length is followed by a separator. */
export function writeElements(elements: readonly Element[], separator = SEPARATOR): string {
  return elements
    .map(([ai, value], at) => {
      const isLast = at === elements.length - 1
      return `${ai}${value}${isLast || ruleAt(ai, 0)?.rule.isPredefined ? '' : separator}`
    })
    .join('')
}

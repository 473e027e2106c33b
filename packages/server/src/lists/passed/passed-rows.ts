import { nameKey } from '@dawakit/core/product'
import { headingKey } from '@dawakit/lists/headings'
import type { Row } from '@dawakit/lists/rows'
import type { Heading, PassedRow } from '@dawakit/lists/said'
import { short, visibleText } from '@dawakit/lists/values'
import { hasForm, isOfArticle, PRICES } from './of-article.ts'
import { sumText } from './sum-text.ts'
import type { BySum } from './sums-of-list.ts'

export interface PassedRowsOptions {
  /** The column that names what a row is of; without one only separators and headings that come again are known. */
  label: string | undefined
  /** Whether a name with nothing beside it heads the rows below. Not in a list of names alone. @default true */
  hasHeads?: boolean | undefined
  /** What the numbers of the whole list have told. @default nothing */
  bySum?: BySum | undefined
}

/** Columns beside the name without which a name alone may be a whole row. */
const LEAST_BESIDE = 2

/** A name with nothing but these beside it heads the rows below: programs fill them in whatever the row is. */
const SAID_OF_ALL: ReadonlySet<string> = new Set([
  'prescription',
  'cold_chain',
  'for_sale',
  'discontinued',
  'gst_rate',
  'type',
  'group',
  'category',
  'status',
])

/** 'Company : MADE UP LABS', 'Mfr. - MADE UP LABS': a head by its word. */
const HEAD_WORD =
  /^(?:company|comp|mfr|mfg|manufacturer|supplier|division|group|category|section|rack|page)(?:\s+name|\s+no)?\s*\.?\s*[:–-]/iu

/** A row that sums, heads or separates others, with why; null of an article. */
export type PassedRows = (row: Row) => PassedRow | null

/** Tells the rows that programs put between articles. They are named in the report, and never sold. */
export function createPassedRows(
  headings: readonly Heading[],
  { label, hasHeads = true, bySum }: PassedRowsOptions,
): PassedRows {
  const keys = headings.map(({ text }) => headingKey(text))
  const columns = headings.map(({ column }) => column)
  // Those that nobody reads have something of an article, too.
  const beside = headings.filter(({ text, column }) => text !== '' && column !== label).length
  let before = ''
  return (row) => {
    const { values, fields } = row
    const said = saidIn(fields)
    const shown = said.filter((text) => text !== '')
    const name = (label && values[label]) ?? ''
    const earlier = before
    before = nameKey(name)
    const passed = (why: PassedRow['why']) => passedRow(row, why)
    if (isSeparator(shown, name)) return passed('separator')
    if (said.every((text, at) => text === '' || headingKey(text) === keys[at])) return passed('heading')
    if (label === undefined) return null
    if (isSum(values, name, shown, earlier)) return passed('sum')
    if (hasHeads && beside >= LEAST_BESIDE && isHead(row, name, shown, columns)) return passed('heading')
    const told = bySum?.get(row.line)
    return told ? passed(told) : null
  }
}

/** Headings that come again, and other ones; null of a row that is none. */
export const passedHeads = (row: Row): PassedRow | null =>
  row.heads ? passedRow(row, row.heads === 'again' ? 'heading' : 'new headings') : null

/** As the report names it. */
export const passedRow = (
  { line, fields }: Pick<Row, 'line' | 'fields'>,
  why: PassedRow['why'],
): PassedRow => ({
  line,
  why,
  text: short(
    saidIn(fields)
      .filter((text) => text !== '')
      .join(' '),
  ),
})

const saidIn = (fields: readonly string[]) => fields.map((field) => visibleText(field).trim())

/** Signs alone, or a line of them in the place of the name. */
const isSeparator = (shown: readonly string[], name: string) =>
  !shown.some((text) => /[\p{L}\p{N}]/u.test(text)) || /^([^\p{L}\p{N}\s])(?:\s?\1){2,}$/u.test(name)

function isSum(
  values: Readonly<Record<string, string>>,
  name: string,
  shown: readonly string[],
  earlier: string,
): boolean {
  // Where no name stands, the word stands in any other cell; a number in its place counts the rows.
  if (!/\p{L}/u.test(name)) return shown.some((text) => sumText(text) !== null || /\btotal\s*:?$/i.test(text))
  const sum = sumText(name)
  if (sum === 'sure') return !values['composition']
  const isOfEarlier = earlier !== '' && nameKey(name) === `${earlier} total`
  return (sum === 'likely' || isOfEarlier) && !isOfArticle(values)
}

/** 'MADE UP LABS', 'Printed on 28-11-2026', but not 'Dolo 650 Tablet'; alone, or with what a program fills in everywhere. */
function isHead(
  { values, fields }: Row,
  name: string,
  shown: readonly string[],
  columns: readonly (string | null)[],
): boolean {
  if (HEAD_WORD.test(name || (shown[0] ?? '')) && !isOfArticle(values) && hasNoPrice(values)) return true
  if (shown.length === 1)
    return name === '' ? /\p{L}/u.test(shown[0] ?? '') : !hasForm(name) || /^\p{L}+$/u.test(name)
  const isFilled = fields.every(
    (text, at) => text === '' || columns[at] === 'name' || SAID_OF_ALL.has(columns[at] ?? ''),
  )
  return name !== '' && !hasForm(name) && isFilled
}

const hasNoPrice = (values: Readonly<Record<string, string>>) =>
  [...PRICES, 'stock'].every((column) => !values[column])

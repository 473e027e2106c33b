import { nameKey } from '@dawakit/core/product'
import { headingKey } from '@dawakit/lists/headings'
import type { Row } from '@dawakit/lists/rows'
import type { Heading, PassedRow } from '@dawakit/lists/said'
import { short, visibleText } from '@dawakit/lists/values'
import { sumText } from './sum-text.ts'

export interface PassedRowsOptions {
  /** The column that names what a row is of; without one only separators and headings that come again are known. */
  label: string | undefined
  /** Whether a name with nothing beside it heads the rows below. Not in a list of names alone. @default true */
  hasHeads?: boolean | undefined
}

/** What only an article has. A sum of a company's articles may name the company. */
const OF_ARTICLE = [
  'composition',
  'code',
  'pack_size',
  'manufacturer',
  'brand',
  'hsn',
  'dosage_form',
] as const

/** Columns beside the name without which a name alone may be a whole row. */
const LEAST_BESIDE = 2

const FORM =
  /(?:^|[^\p{L}])(?:tab(?:let)?s?|cap(?:sule)?s?|syp|syrup|inj(?:ection)?|susp(?:ension)?|drops?|cream|oint(?:ment)?|gel|lotion|sachets?|powder|spray|vial|soap|shampoo|oil|kit|\d+(?:\.\d+)?\s*(?:mg|mcg|ml|gms?|g|iu|%))(?![\p{L}])/iu

/** A row that sums, heads or separates others, with why; null of an article. */
export type PassedRows = (row: Row) => PassedRow | null

/** Tells the rows that programs put between articles. They are named in the report, and never sold. */
export function createPassedRows(
  headings: readonly Heading[],
  { label, hasHeads = true }: PassedRowsOptions,
): PassedRows {
  const keys = headings.map(({ text }) => headingKey(text))
  const beside = new Set(
    headings.flatMap(({ column }) => (column === null || column === label ? [] : column)),
  )
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
    if (hasHeads && beside.size >= LEAST_BESIDE && shown.length === 1 && isHead(name, shown[0] ?? ''))
      return passed('heading')
    return null
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
  // Where no name stands, the word stands in the first cell that has one.
  if (name === '') return sumText(shown[0] ?? '') !== null || /\btotal\s*:?$/i.test(shown[0] ?? '')
  const sum = sumText(name)
  if (sum === 'sure') return !values['composition']
  const isOfEarlier = earlier !== '' && nameKey(name) === `${earlier} total`
  return (sum === 'likely' || isOfEarlier) && OF_ARTICLE.every((column) => !values[column])
}

/** 'MADE UP LABS', 'Printed on 28-11-2026', but not 'Dolo 650 Tablet'. */
const isHead = (name: string, only: string) =>
  name === '' ? /\p{L}/u.test(only) : !FORM.test(name) || /^\p{L}+$/u.test(name)

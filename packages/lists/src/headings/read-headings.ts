import { ImportError } from '../said/import-error.ts'
import type { Heading } from '../said/import-report.ts'
import { type Columns, headingKey, withoutCurrency } from './columns.ts'
import { COMPOSITION_PART } from './product-columns.ts'

/** What an operator says of a heading: the column that it is. */
export interface HeadingMap {
  readonly [heading: string]: string
}

/** Instead of a column: nothing is read of it. */
export const NOT_READ = '-'

/** A heading of which several make one column: what the report calls it, and under what name its values come. */
export interface PartOfColumn {
  column: string
  as: string
}

/** What the program that wrote a file means by its headings. */
export interface ProgramHeadings {
  /** @param key - As `keyOf` writes the heading. */
  columnOf(key: string): string | PartOfColumn | undefined
  /** What tells its headings apart. @default `headingKey` */
  keyOf?(text: string): string
}

export interface FileHeadings {
  /** All of the file, in its order. */
  headings: Heading[]
  /** What a row says, by column. */
  valuesOf(fields: readonly string[]): Record<string, string>
}

/**
 * Finds out which column each heading of a file is: by what the operator says, by the importer's own names, then by what
 * else lists call them.
 *
 * @param required - Columns without which nothing can be read.
 * @param program - What the program that wrote the file means by them: behind what the operator says.
 * @throws {ImportError} that names the headings, where one stands twice, a required column is not among them, or the
 * operator names what is not there.
 */
export function readHeadings(
  texts: readonly string[],
  columns: Columns,
  required: readonly string[] = [],
  map: HeadingMap = {},
  program: ProgramHeadings = { columnOf: () => undefined },
): FileHeadings {
  const keyOf = (text: string) => (program.keyOf ?? headingKey)(text)
  const keys = texts.map(keyOf)
  const twice = keys.findIndex((key, at) => key !== '' && keys.indexOf(key) !== at)
  if (twice >= 0) throw new ImportError(`The column "${texts[twice]}" stands twice in the file.`)
  const found = new Map<number, string>(mapped(texts, keys, columns, map, keyOf))
  const partOf = new Map<number, string>()
  for (const [at, key] of keys.entries()) {
    const said = found.has(at) ? undefined : program.columnOf(key)
    if (said === undefined) continue
    found.set(at, typeof said === 'string' ? said : said.as)
    if (typeof said !== 'string') partOf.set(at, said.column)
  }
  const isFree = (at: number) => at >= 0 && !found.has(at)
  const isRead = (column: string) => [...found.values()].includes(column)
  for (const column of Object.keys(columns)) {
    const at = keys.indexOf(headingKey(column))
    if (isFree(at) && !isRead(column)) found.set(at, column)
  }
  for (const [column, names] of Object.entries(columns)) {
    if (isRead(column)) continue
    const at = [headingKey(column), ...names]
      .flatMap((name) => [keys.indexOf(name), keys.findIndex((key) => withoutCurrency(key) === name)])
      .find(isFree)
    if (at !== undefined) found.set(at, column)
  }
  const parts = compositionParts(keys, found, columns)
  asCode(found)
  const isThere = (column: string) => isRead(column) || (column === 'composition' && parts.length > 0)
  const missing = required.filter((column) => !isThere(column))
  const headings = texts.map((text, at) => ({
    text,
    column: partOf.get(at) ?? columnAt(at, found, parts),
  }))
  if (missing.length > 0) {
    const failure = { missing, headings, columns: Object.keys(columns) }
    throw new ImportError(missingText(missing, texts), { code: 'column-missing', ...failure })
  }
  const read = [...found].filter(([, column]) => column !== NOT_READ)
  return {
    headings,
    valuesOf(fields) {
      const values: Record<string, string> = {}
      for (const [at, column] of read) values[column] = fields[at] ?? ''
      if (parts.length > 0) {
        const salts = parts.map((at) => fields[at]?.trim() ?? '').filter((salt) => salt !== '')
        values['composition'] = salts.join(' + ')
      }
      return values
    },
  }
}

function* mapped(
  texts: readonly string[],
  keys: readonly string[],
  columns: Columns,
  map: HeadingMap,
  keyOf: (text: string) => string,
): Generator<[number, string]> {
  for (const [heading, column] of Object.entries(map)) {
    const at = keys.indexOf(keyOf(heading))
    if (at < 0 || heading === '') {
      throw new ImportError(`The file has no heading "${heading}". It has ${listOf(texts)}.`)
    }
    if (column !== NOT_READ && !(column in columns)) {
      throw new ImportError(`There is no column "${column}". There are ${listOf(Object.keys(columns))}.`)
    }
    yield [at, column]
  }
}

/** Where the parts of a composition stand, in their order, if there is none as a whole. */
function compositionParts(
  keys: readonly string[],
  found: ReadonlyMap<number, string>,
  columns: Columns,
): number[] {
  if (!('composition' in columns) || [...found.values()].includes('composition')) return []
  return keys
    .map((key, at) => ({ at, number: COMPOSITION_PART.exec(key)?.[1] }))
    .filter(({ at, number }) => number !== undefined && !found.has(at))
    .toSorted((one, other) => Number(one.number) - Number(other.number))
    .map(({ at }) => at)
}

/** The `id` of a file that is no export of a shop is the list's own code. */
function asCode(found: Map<number, string>): void {
  const read = [...found.values()]
  if (read.includes('code') || read.includes('slug') || !read.includes('name')) return
  for (const [at, column] of found) if (column === 'id') found.set(at, 'code')
}

function columnAt(at: number, found: ReadonlyMap<number, string>, parts: readonly number[]): string | null {
  if (parts.includes(at)) return 'composition'
  const column = found.get(at)
  return column === undefined || column === NOT_READ ? null : column
}

function missingText(missing: readonly string[], texts: readonly string[]): string {
  const [first] = missing
  return `The file has no column "${missing.join('", "')}". Its headings are ${listOf(texts)}: say which one it is with --map "heading=${first}".`
}

const listOf = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(', ')

import { type HeadingMap, PRODUCT_COLUMNS, readHeadings, withNewHeadings } from '@dawakit/lists/headings'
import { parseComposition } from '@dawakit/lists/medicines'
import {
  articleOf,
  findPreset,
  inTurn,
  type Listed,
  type Preset,
  type RowStage,
  withMargHeadings,
} from '@dawakit/lists/presets'
import { type ImportSource, type Row, readRows } from '@dawakit/lists/rows'
import type { Heading, ImportPreset } from '@dawakit/lists/said'
import { saltKey } from '@dawakit/lists/salts'
import type { Database } from '../../ground/database/schema/index.ts'
import { findOtherArticles, type KeyedRow } from '../other-articles/other-articles.ts'
import { createPassedRows, type PassedRows } from '../passed/passed-rows.ts'
import { type BySum, sumsOfList } from '../passed/sums-of-list.ts'
import { articleKey } from './article-key.ts'
import { countKeys } from './count-keys.ts'
import { countPriceless } from './priceless.ts'
import { slugOf } from './slug-of.ts'

export interface LookThroughOptions {
  map?: HeadingMap | undefined
  as?: ImportPreset | undefined
  /** Whether a list may be imported of whose new products most have no price. */
  isPriceless?: boolean | undefined
  /** Whether known codes may stand for other articles than before. */
  isReplacing?: boolean | undefined
}

/** Heads to an article: a page has its own beside those of companies and groups. */
const MOST_HEADS = 2

/** What only the whole list tells. */
export interface LookedThrough {
  /** Whether a name with nothing beside it heads the rows below: not in a list of hardly anything else. */
  hasHeads: boolean
  /** Rows that their numbers tell to be none of its articles. */
  bySum: BySum
  /** Whether articles of it have no code, and are known by their names. */
  hasUncoded: boolean
  /** By what articles are known that more than one row is of, with how many are. */
  repeated: ReadonlyMap<string, number>
}

/**
 * Looks through a list of products before anything is written.
 *
 * @param stageOf - What makes articles of its rows.
 * @throws {ImportError} where it would make a shop that sells nothing, or other articles of those that are there, or cannot be read
 */
export async function lookThrough(
  db: Database,
  source: ImportSource,
  stageOf: (preset: Preset | null) => RowStage,
  { map, as, isPriceless, isReplacing }: LookThroughOptions,
): Promise<LookedThrough> {
  let headings: Heading[] = []
  let passed: PassedRows = () => null
  let stage: RowStage = inTurn([])
  let sums: ReturnType<typeof sumsOfList> | undefined
  const bySum = new Map<number, 'sum' | 'heading'>()
  const endSums = () => {
    for (const [line, why] of sums?.end() ?? []) bySum.set(line, why)
  }
  const headingsOf = (texts: readonly string[]) => {
    const preset = findPreset(texts, as)
    const found = readHeadings(texts, PRODUCT_COLUMNS, ['name'], map, preset ?? undefined)
    if (headings.length === 0) stage = stageOf(preset)
    headings = withNewHeadings(headings, found.headings)
    passed = preset?.hasOnlyArticles ? () => null : createPassedRows(headings, { label: 'name' })
    endSums()
    if (!preset?.hasOnlyArticles) sums = sumsOfList(found.headings, 'name')
    return found.valuesOf
  }
  const priceless = countPriceless()
  const articles = findOtherArticles(db)
  const keys = countKeys()
  const heads: Record<string, string>[] = []
  let rows = 0
  let hasUncoded = false
  const look = async (listed: Listed) => {
    if (!('values' in listed)) return
    rows++
    priceless.count(listed.values)
    keys.count(articleKey(listed.values)?.key)
    if (!listed.values['code']) hasUncoded = true
    const keyed = isReplacing ? null : keyedRow(listed)
    if (keyed) await articles.look(keyed)
  }
  for await (const row of readRows(
    withMargHeadings(await source.open()),
    headingsOf,
    () => {},
    PRODUCT_COLUMNS,
  )) {
    const over = row.heads ? null : passed(row)
    if (over?.why === 'heading') heads.push(row.values)
    if (over || row.heads) {
      sums?.pass()
      continue
    }
    sums?.look(row)
    for (const listed of stage.add(articleOf(row))) await look(listed)
  }
  for (const listed of stage.end()) await look(listed)
  const hasHeads = heads.length <= rows * MOST_HEADS
  if (!hasHeads) {
    for (const values of heads) {
      priceless.count(values)
      keys.count(articleKey(values)?.key)
      if (!values['code']) hasUncoded = true
    }
  }
  await articles.refuse(headings, Object.keys(PRODUCT_COLUMNS))
  if (!isPriceless) await priceless.refuse(db, headings)
  endSums()
  return { hasHeads, bySum, hasUncoded, repeated: keys.repeated() }
}

/** What a row is compared by with the product that it changes. @returns null where its name is what it is found by */
function keyedRow({ line, values }: Row): KeyedRow | null {
  const { code = '', slug = '', name = '', manufacturer: maker = '', composition = '' } = values
  if (name === '' || (code === '' && slug === '')) return null
  const salts = parseComposition(composition).map((salt) => saltKey(salt.name))
  const facts = { name, maker, salts }
  return code === ''
    ? { line, key: slugOf(slug), by: ['slug'], facts }
    : { line, key: code, by: ['sku'], facts }
}

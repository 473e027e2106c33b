import { isOffered } from '../database/is-offered.ts'
import type { Database } from '../database/schema/index.ts'
import type { NameIndex } from './name-index/name-index.ts'
import { type NameEntry, NameIndexBuilder } from './name-index/name-index-builder.ts'
import type { Stretches } from './stretches.ts'

/** What the search looks into: made from the database once, remade after imports. */
export interface SearchIndex {
  /** Products as lists show them. */
  products: NameIndex
  /** The other variants of articles. */
  variants: NameIndex
  /** Salts; their ids are their keys. */
  salts: NameIndex
}

/** Rows read at a time: some 4 ms, after which other requests get their turn. */
const ROWS = 1000
/** Rows of salts counted at a time, in as long: one salt's are not parted. */
const SALT_ROWS = 10_000

export async function buildSearchIndex(db: Database, stretches: Stretches): Promise<SearchIndex> {
  const products = new NameIndexBuilder()
  const variants = new NameIndexBuilder()
  let last: { name_key: string; id: string } | undefined
  do {
    const rows = await readNames(db, last)
    products.add(rows.filter((row) => row.is_main_variant === 1).map(toEntry))
    variants.add(rows.filter((row) => row.is_main_variant !== 1).map(toEntry))
    last = rows.length < ROWS ? undefined : rows.at(-1)
    await stretches.pause()
  } while (last)
  const salts = new NameIndexBuilder()
  salts.add(await readSalts(db, stretches))
  return {
    products: await stretches.through(products.finish()),
    variants: await stretches.through(variants.finish()),
    salts: await stretches.through(salts.finish()),
  }
}

interface NameRow {
  id: string
  name_key: string
  popularity: number
  is_main_variant: number
}

const toEntry = (row: NameRow): NameEntry => ({ id: row.id, key: row.name_key, score: row.popularity })

/** The next rows by name. All four columns stand in one index, so that the long rows are not touched. */
async function readNames(
  db: Database,
  last: { name_key: string; id: string } | undefined,
): Promise<NameRow[]> {
  let query = db
    .selectFrom('product')
    .select(['id', 'name_key', 'popularity', 'is_main_variant'])
    .where(isOffered('product.id'))
    .orderBy('name_key')
    .orderBy('id')
    .limit(ROWS)
  if (last) {
    query = query.where((where) =>
      where(where.refTuple('name_key', 'id'), '>', where.tuple(last.name_key, last.id)),
    )
  }
  return query.execute()
}

/** Every salt once; the salt with more products comes first. */
async function readSalts(db: Database, stretches: Stretches): Promise<NameEntry[]> {
  const entries: NameEntry[] = []
  let last = ''
  for (;;) {
    const until = await saltAfter(db, last)
    const rows = await countSalts(db, last, until)
    entries.push(...rows.map((row) => ({ id: row.salt_key, key: row.salt_key, score: Number(row.count) })))
    if (until === undefined) return entries
    last = until
    await stretches.pause()
  }
}

/** The salt of the product that comes so many rows later, by salts; undefined where fewer are left. */
async function saltAfter(db: Database, last: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('product_salt')
    .select('salt_key')
    .where('salt_key', '>', last)
    .orderBy('salt_key')
    .limit(1)
    .offset(SALT_ROWS)
    .executeTakeFirst()
  return row?.salt_key
}

async function countSalts(db: Database, last: string, until: string | undefined) {
  let query = db
    .selectFrom('product_salt')
    .select(['salt_key', (select) => select.fn.count('product_id').distinct().as('count')])
    .where('salt_key', '>', last)
    .where(isOffered('product_salt.product_id'))
    .groupBy('salt_key')
    .orderBy('salt_key')
  if (until !== undefined) query = query.where('salt_key', '<=', until)
  return query.execute()
}

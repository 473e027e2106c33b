import { type ArticleFacts, areOtherWords, differenceOfArticles } from '@dawakit/lists/other-articles'
import { type Heading, ImportError } from '@dawakit/lists/said'
import { short } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'
import { groupBy } from '../../ground/values/group-by.ts'

/** By what a row says which product it is of. */
export type Key = 'sku' | 'slug' | 'id'

/** A row that names a product by something else than its name. */
export interface KeyedRow {
  line: number
  key: string
  /** Which of a product's keys it may be. */
  by: readonly Key[]
  facts: ArticleFacts
}

/** Rows that may stand for other articles in a list that goes in otherwise: each is refused by itself. */
export const FEW = 3
/** Rows that are looked up at a time. */
const BATCH = 500
/** Rows that are named. */
const NAMED = 3

interface Found {
  line: number
  code: string
  inShop: string
  inList: string
}

/** What one row is refused with. */
export const otherArticleReason = (what: string, key: string, inShop: string) =>
  `${what} "${short(key)}" is "${short(inShop)}" in the shop: that is another article`

/**
 * Looks for codes of a list that stand for other articles in the shop, as those of a list do whose rows are numbered 1, 2, 3 …:
 * it would give one product the name, the salts and the price of another, and keep its address.
 */
export function findOtherArticles(db: Database) {
  const differing: Found[] = []
  let known = 0
  let others = 0
  let batch: KeyedRow[] = []

  async function lookUp(): Promise<void> {
    const rows = batch
    batch = []
    if (rows.length === 0) return
    const products = await productsBy(db, rows)
    const doubtful: { row: KeyedRow; product: Product }[] = []
    for (const row of rows) {
      const product = row.by.map((column) => products.get(`${column} ${row.key}`)).find(Boolean)
      if (!product) continue
      known++
      if (areOtherWords(product.name, row.facts.name)) doubtful.push({ row, product })
    }
    const salts = await saltsOf(
      db,
      doubtful.map(({ product }) => product.id),
    )
    for (const { row, product } of doubtful) {
      const facts = { name: product.name, maker: product.manufacturer, salts: salts(product.id) }
      const difference = differenceOfArticles(facts, row.facts)
      if (difference === null) continue
      if (difference === 'other') others++
      differing.push({ line: row.line, code: row.key, inShop: product.name, inList: row.facts.name })
    }
  }

  return {
    async look(row: KeyedRow): Promise<void> {
      batch.push(row)
      if (batch.length >= BATCH) await lookUp()
    },
    /**
     * To be asked when all rows have been looked at.
     *
     * @throws {ImportError} `articles-differ` when more than a few rows stand for other articles. Where most do, those of the
     * same maker count, too: a company's lists are numbered as well.
     */
    async refuse(headings: readonly Heading[], columns: readonly string[]): Promise<void> {
      await lookUp()
      const rows = differing.length
      const isMost = rows > FEW && rows * 2 > known
      if (others <= FEW && !isMost) return
      const examples = differing.slice(0, NAMED)
      throw new ImportError(differText(rows, known, examples, headings), {
        code: 'articles-differ',
        rows,
        known,
        examples,
        headings: [...headings],
        columns: [...columns],
      })
    },
  }
}

interface Product {
  id: string
  sku: string | null
  slug: string
  name: string
  manufacturer: string
}

async function productsBy(db: Database, rows: readonly KeyedRow[]): Promise<Map<string, Product>> {
  const found = new Map<string, Product>()
  for (const column of ['sku', 'slug', 'id'] as const) {
    const keys = rows.filter(({ by }) => by.includes(column)).map(({ key }) => key)
    if (keys.length === 0) continue
    const products = await db
      .selectFrom('product')
      .select(['id', 'sku', 'slug', 'name', 'manufacturer'])
      .where(column, 'in', keys)
      .execute()
    for (const product of products) found.set(`${column} ${product[column]}`, product)
  }
  return found
}

/** Of products, by their keys. */
export async function saltsOf(db: Database, ids: readonly string[]): Promise<(id: string) => string[]> {
  if (ids.length === 0) return () => []
  const rows = await db
    .selectFrom('product_salt')
    .select(['product_id', 'salt_key'])
    .where('product_id', 'in', [...new Set(ids)])
    .execute()
  const byProduct = groupBy(rows, (row) => row.product_id)
  return (id) => (byProduct.get(id) ?? []).map(({ salt_key }) => salt_key)
}

function differText(
  rows: number,
  known: number,
  examples: readonly Found[],
  headings: readonly Heading[],
): string {
  const heading = headings.find(({ column }) => column === 'code' || column === 'product')
  const named = examples.map(
    ({ line, code, inShop, inList }) =>
      `line ${line}: "${short(code)}" is "${short(inShop)}" and would be "${short(inList)}"`,
  )
  const hint = heading
    ? ` If "${heading.text}" only numbers the rows, say so with --map "${heading.text}=-".`
    : ''
  return `${rows} of ${known} known codes stand for other articles in this list (${named.join('; ')}), so nothing was imported.${hint} A list that makes other articles of them goes in with --replace-articles.`
}

import type { Readable } from 'node:stream'
import type { SaltFacts } from '@dawakit/core/catalogue'
import { istDate } from '@dawakit/core/delivery'
import { touchCatalogue } from '../catalogue/catalogue-version.ts'
import { recountProducts } from '../catalogue/recount-products.ts'
import { createGiveWay } from '../database/give-way.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Database } from '../database/schema/index.ts'
import { BadValue } from '../values/bad-value.ts'
import { type Assumed, createClassifier } from './classify.ts'
import type { ImportReport, RejectedRow } from './import-error.ts'
import { createKnownSalts } from './known-salts.ts'
import { type ImportedProduct, readProductRow } from './product-row.ts'
import { readCsv } from './read-csv.ts'
import { settleVariants } from './settle-variants.ts'
import { createShelves } from './shelves.ts'
import { type ReadProduct, writeProducts } from './write-products.ts'

export interface ProductImportOptions {
  /** Who makes the products of a list that does not say. @default 'Generic' */
  manufacturer?: string
  /** Units of each new product of a list that does not say. @default 0 */
  stock?: number
  /** What is known of salts. @default nothing: where a list does not say, its heading decides, in doubt for a prescription */
  salts?: readonly SaltFacts[]
  /** Whether new categories get banners, which the shop's drawer draws. @default true */
  hasBanners?: boolean
  /** @default now */
  at?: number
  /** Hears how far it is, every few hundred rows. */
  onProgress?: (read: number) => void
}

export interface ProductImportReport extends ImportReport {
  notForSale: number
  needPrescription: number
  needColdChain: number
  /** Rows of which something was assumed that a pharmacist has to look at. */
  assumed: { line: number; name: string; what: Assumed[] }[]
}

/** Products written in one transaction: some 100 ms, so that a running store sells on meanwhile. */
const BATCH = 250

/**
 * Imports products from CSV: new ones are added, those with a known code (without codes: a known slug) are changed.
 * Only what the file has columns for is changed; stock of known products changes only where the file has a stock
 * column. Bad rows are reported and the rest is kept.
 *
 * @throws {ImportError} when the file as a whole cannot be read.
 */
export async function importProducts(
  db: Database,
  input: Readable,
  options: ProductImportOptions = {},
): Promise<ProductImportReport> {
  const at = options.at ?? Date.now()
  const defaults = {
    manufacturer: options.manufacturer ?? 'Generic',
    day: istDate(at),
    classifier: createClassifier(createKnownSalts(options.salts ?? [])),
  }
  const report: ProductImportReport = {
    read: 0,
    added: 0,
    changed: 0,
    notForSale: 0,
    needPrescription: 0,
    needColdChain: 0,
    assumed: [],
    rejected: [],
  }
  const shelves = createShelves(options.hasBanners ?? true)
  const giveWay = createGiveWay()
  const seen = new Map<string, number>()
  const columns = new Set<string>()
  let batch: ReadProduct[] = []

  async function flush(): Promise<void> {
    const products = batch
    batch = []
    if (products.length === 0) return
    const written = await inTransaction(db, (trx) => {
      shelves.forget()
      return writeProducts(trx, products, { columns, shelves, stock: options.stock ?? 0, at })
    })
    report.added += written.added
    report.changed += written.changed
    report.notForSale += written.notForSale
    report.rejected.push(...written.rejected)
    await giveWay()
    options.onProgress?.(report.read)
  }

  const reject = (row: RejectedRow) => {
    report.read++
    report.rejected.push(row)
  }
  for await (const { line, values } of readCsv(input, ['name'], reject)) {
    try {
      const product = readProductRow(values, defaults)
      claim(seen, product, line)
      for (const column of Object.keys(values)) columns.add(column)
      report.read++
      report.needPrescription += product.isPrescription
      report.needColdChain += product.isColdChain
      const { name, assumed: what } = product
      if (what.length > 0) report.assumed.push({ line, name, what })
      batch.push({ ...product, line })
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      reject({ line, reason: error.message })
    }
    if (batch.length >= BATCH) await flush()
  }
  await flush()
  await inTransaction(db, settleVariants)
  await giveWay()
  await recountProducts(db, giveWay)
  await touchCatalogue(db)
  report.rejected.sort((a, b) => a.line - b.line)
  return report
}

/** @throws {BadValue} when an earlier row of the file is the same product. */
function claim(seen: Map<string, number>, product: ImportedProduct, line: number): void {
  const key = product.code === null ? `slug ${product.slug}` : `code ${product.code}`
  const earlier = seen.get(key)
  if (earlier !== undefined) {
    const what = product.code === null ? `name "${product.name}"` : `code "${product.code}"`
    throw new BadValue(`${what} stands on line ${earlier} already`)
  }
  seen.set(key, line)
}

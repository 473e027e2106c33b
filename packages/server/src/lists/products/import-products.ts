import type { SaltFacts } from '@dawakit/core/catalogue'
import { istDate } from '@dawakit/core/delivery'
import { nameKey } from '@dawakit/core/product'
import { USUAL_SALE_DAYS } from '@dawakit/core/shelf'
import { BARCODE, headingKey, PRODUCT_COLUMNS } from '@dawakit/lists/headings'
import { createClassifier, createUnknownSalts } from '@dawakit/lists/medicines'
import { batchRows, inTurn, listedRows, type Preset, type RowStage } from '@dawakit/lists/presets'
import type { ImportSource } from '@dawakit/lists/rows'
import type { ImportReport } from '@dawakit/lists/said'
import { createKnownSalts } from '@dawakit/lists/salts'
import { BadValue, short } from '@dawakit/lists/values'
import type { WantedPictures } from '../../catalogue/pictures/take-pictures.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { recountProducts } from '../../ground/kept-catalogue/recount-products.ts'
import { tellBatches } from '../batches/tell-batches.ts'
import { articleKey } from '../run/article-key.ts'
import { type LookedThrough, lookThrough } from '../run/look-through.ts'
import { type ImportSpec, type RunOptions, runImport } from '../run/run-import.ts'
import { countCategories } from './count-categories.ts'
import { productFacts } from './product-facts.ts'
import { type ImportedProduct, readProductRow } from './product-row.ts'
import { createRowsToCheck } from './rows-to-check.ts'
import { settleVariants } from './settle-variants.ts'
import { createShelves } from './shelves.ts'
import { type ProductDone, writeProducts } from './write-products.ts'

export interface ProductImportOptions extends RunOptions {
  /** Who makes the products of a list that does not say. @default 'Generic' */
  manufacturer?: string
  /** Units of each new product of a list that does not say. @default 0 */
  stock?: number
  /** What is known of salts. @default nothing: where a list does not say, its heading decides, in doubt for a prescription */
  salts?: readonly SaltFacts[]
  /** Whether new categories get banners, which the shop's drawer draws. @default true */
  hasBanners?: boolean
  /** Whether a list may be imported of whose new products most have no price. */
  isPriceless?: boolean
  /** Hears of each product that was kept and whose pictures lie on other hosts: for `takePictures`, when the import is done. */
  onPictures?: (wanted: WantedPictures) => void
}

/**
 * Imports products: new ones are added, those with a known code (without codes: a known slug) are changed. Only what the
 * file has columns for is changed; stock of known products changes only where the file has a stock column. Bad rows are
 * reported and the rest is kept.
 *
 * @throws {ImportError} when the file as a whole cannot be read, most of its new products have no price, or codes of it stand for
 * other articles in the shop
 */
export async function importProducts(
  db: Database,
  source: ImportSource,
  options: ProductImportOptions = {},
): Promise<ImportReport> {
  const at = options.at ?? Date.now()
  const looked = await lookThrough(db, source, (preset) => stageOf(preset, at), options)
  return runImport(db, source, productSpec({ ...options, at }, looked), options)
}

/** What the program that wrote a list means by its rows, then what it says of each as a product of a shop. */
function stageOf(preset: Preset | null, at: number): RowStage {
  const own = preset?.stage?.(at)
  return inTurn([...(own ? [own] : []), listedRows()])
}

function productSpec(
  options: ProductImportOptions & { at: number },
  { hasHeads, bySum, hasUncoded, repeated }: LookedThrough,
): ImportSpec<ImportedProduct, ProductDone> {
  const { at } = options
  const knownSalts = createKnownSalts(options.salts ?? [])
  const defaults = {
    manufacturer: options.manufacturer ?? 'Generic',
    day: istDate(at),
    classifier: createClassifier(knownSalts),
  }
  const shelves = createShelves(options.hasBanners ?? true)
  const unknownSalts = createUnknownSalts(knownSalts)
  const categories = countCategories()
  const columns = new Set<string>()
  const coded = new Map<string, number>()
  const rowToCheck = createRowsToCheck()
  let written: readonly unknown[] = []
  return {
    kind: 'products',
    columns: PRODUCT_COLUMNS,
    required: ['name'],
    label: 'name',
    hasHeads,
    bySum,
    batch: 250,
    isShown: true,
    hasPresets: true,
    stage: (preset) =>
      inTurn([
        stageOf(preset, at),
        batchRows({ keyOf: articleKey, rowsOf: (key) => repeated.get(key) ?? 1, day: defaults.day }),
      ]),
    read(values, line, joined) {
      const product = readProductRow(values, defaults, joined)
      for (const column of Object.keys(values)) columns.add(column)
      // Rows of one code or one name are one by now, or refused.
      if (product.code !== null) {
        if (hasUncoded) coded.set(product.slug, line)
      } else if (coded.has(product.slug)) {
        throw new BadValue(`name "${short(product.name)}" stands on line ${coded.get(product.slug)} already`)
      }
      return product
    },
    factsOf: productFacts,
    write(trx, rows, journal, { number, isMended }) {
      // What the batch before has made is there, unless this is the same one again.
      if (written !== rows && !options.isDryRun) shelves.keep()
      else shelves.forget()
      written = rows
      return writeProducts(
        trx,
        rows,
        {
          columns,
          shelves,
          stock: options.stock ?? 0,
          at,
          day: defaults.day,
          saleDays: options.saleDays ?? USUAL_SALE_DAYS,
          isReplacing: options.isReplacing ?? false,
          importNumber: number,
          isMended,
        },
        journal,
      )
    },
    onDone(report, { line, values, offSale, guesses: told = [] }, done) {
      const { code, name, salts } = values
      if (!done.isForSale) report.notForSale++
      else if ('outcome' in done && done.outcome === 'added' && values.stock === null && !options.stock)
        report.withoutStock++
      if (offSale && !done.isForSale) report.offSale.push({ line, why: offSale, name })
      if (done.isNewOnPrescription) report.newOnPrescription++
      if (done.isNewInColdChain) report.newInColdChain++
      if (done.place) categories.count(values.listedCategory, done.place)
      const row = rowToCheck(line, values, {
        done,
        told,
        columns,
        day: defaults.day,
        hasBarcodes: isBarcode(report),
      })
      if (row) report.toCheck.push(row)
      for (const guess of row?.guesses ?? []) report.guessed[guess]++
      tellBatches(report, { ...values, line }, defaults.day)
      if (done.nameBefore && nameKey(done.nameBefore) !== nameKey(name))
        report.renamed.push({ line, key: code ?? values.slug, before: done.nameBefore, after: name })
      unknownSalts.count(line, salts)
      if (done.pictures && !options.isDryRun) options.onPictures?.(done.pictures)
    },
    async settle(db, inJournal, giveWay) {
      await settleVariants(db, inJournal, giveWay)
      await recountProducts(db, giveWay)
    },
    async onEnd(report, giveWay) {
      report.unknownSalts = await unknownSalts.list(giveWay)
      report.categories = categories.list()
    },
  }
}

/** Whether the codes of a list stand under a heading of barcodes. */
const isBarcode = ({ headings }: ImportReport) =>
  headings.some(({ text, column }) => column === 'code' && BARCODE.test(headingKey(text)))

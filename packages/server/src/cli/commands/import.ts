import { createReadStream } from 'node:fs'
import type { Command } from 'commander'
import { importBanners } from '../../import/import-banners.ts'
import { importCoupons } from '../../import/import-coupons.ts'
import type { ImportReport } from '../../import/import-error.ts'
import { importPincodes } from '../../import/import-pincodes.ts'
import { importProducts, type ProductImportReport } from '../../import/import-products.ts'
import { importStates } from '../../import/import-states.ts'
import { wholeOf } from '../../values/values.ts'
import { type Operator, withDatabase } from '../operator.ts'
import { requireFile } from '../require-file.ts'
import { withMessages } from '../with-messages.ts'

/** Rejected rows that are listed; the rest is counted. */
const LISTED = 50
const MOST_STOCK = 10_000_000

export function addImportCommands(program: Command, operator: Operator): void {
  const command = program
    .command('import')
    .description('Read products, pincodes, coupons, banners or states from a CSV file.')
  command
    .command('products')
    .description('Add and change products. Bad rows are listed with their line, the rest is kept.')
    .argument('<file>', 'CSV, UTF-8; see docs/importing.md for its columns')
    .option('--maker <name>', 'who makes them, where the file does not say', 'Generic')
    .option('--stock <units>', 'units of each new product, where the file does not say', '0')
    .action(async (path: string, options: { maker: string; stock: string }) => {
      const file = await requireFile(operator, path)
      const stock = wholeOf('--stock', options.stock, MOST_STOCK)
      const report = await withMessages(operator, ({ db, config }) =>
        importProducts(db, createReadStream(file), {
          manufacturer: options.maker,
          stock,
          salts: operator.catalogue?.salts() ?? [],
          // Plain ones would tell nothing.
          hasBanners: config.catalogue === 'reference',
          onProgress: (read) => operator.print(`${read} rows …`),
        }),
      )
      printReport(operator, report)
      printAssumed(operator, report)
      operator.print(
        `${report.notForSale} not for sale (no price), ${report.needPrescription} on prescription, ${report.needColdChain} to be kept at 2 to 8 °C.`,
      )
      if (report.added > 0 && stock === 0) {
        operator.print(
          'New products without a stock column have none: --stock, or `set-stock`, gives them some.',
        )
      }
    })
  command
    .command('pincodes')
    .description("Add and change pincodes: pincode,district,state, or India Post's own list.")
    .argument('<file>', 'CSV, UTF-8')
    .action(async (path: string) => {
      const file = await requireFile(operator, path)
      printReport(operator, await withDatabase(operator, (db) => importPincodes(db, createReadStream(file))))
    })
  const shortTables = [
    ['coupons', 'code,percent,uses,until,products', importCoupons],
    ['banners', 'id,kind,image,title,description,category,general,position', importBanners],
    ['states', 'state,fee,days', importStates],
  ] as const
  for (const [kind, columns, read] of shortTables) {
    command
      .command(kind)
      .description(`Add and change ${kind}: ${columns}.`)
      .argument('<file>', 'CSV, UTF-8')
      .action(async (path: string) => {
        const file = await requireFile(operator, path)
        printReport(operator, await withDatabase(operator, (db) => read(db, createReadStream(file))))
      })
  }
}

function printReport({ print }: Operator, { read, added, changed, rejected }: ImportReport): void {
  for (const { line, reason } of rejected.slice(0, LISTED)) print(`Line ${line}: ${reason}`)
  if (rejected.length > LISTED) print(`… and ${rejected.length - LISTED} more rows that were not kept.`)
  print(`${read} rows read: ${added} added, ${changed} changed, ${rejected.length} not kept.`)
}

/** What is on the safe side until a pharmacist has said otherwise. */
function printAssumed({ print }: Operator, { assumed }: ProductImportReport): void {
  if (assumed.length === 0) return
  print(`${assumed.length} rows do not say, and of their salts it is not known. They were taken for:`)
  for (const { line, name, what } of assumed.slice(0, LISTED))
    print(`Line ${line}: ${name}: ${what.join(', ')}`)
  if (assumed.length > LISTED) print(`… and ${assumed.length - LISTED} more.`)
}

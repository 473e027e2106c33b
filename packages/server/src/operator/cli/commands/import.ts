import { saltFactsOn } from '@dawakit/core/catalogue'
import { istDate } from '@dawakit/core/delivery'
import { importPresets } from '@dawakit/core/import'
import { fileSource } from '@dawakit/lists/node'
import type { ImportSource } from '@dawakit/lists/rows'
import type { ImportPreset, ImportReport } from '@dawakit/lists/said'
import { wholeOf } from '@dawakit/lists/values'
import { type Command, Option } from 'commander'
import { takePictures, type WantedPictures } from '../../../catalogue/pictures/take-pictures.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import { BULK } from '../../../ground/journal/imports.ts'
import { createProviders } from '../../../ground/providers/create-providers.ts'
import { undoImport } from '../../../lists/journal/undo-import.ts'
import { importBanners } from '../../../lists/others/import-banners.ts'
import { importCoupons } from '../../../lists/others/import-coupons.ts'
import { importPincodes } from '../../../lists/others/import-pincodes.ts'
import { importStates } from '../../../lists/others/import-states.ts'
import { importStock } from '../../../lists/others/import-stock.ts'
import { importProducts } from '../../../lists/products/import-products.ts'
import type { RunOptions } from '../../../lists/run/run-import.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'
import { printPictures } from '../print-pictures.ts'
import { printReport } from '../print-report.ts'
import { requireFile } from '../require-file.ts'
import { withMessages } from '../with-messages.ts'

const MOST_STOCK = 10_000_000
const MOST_IMPORTS = 999_999_999
/** Imports that are listed. */
const LISTED = 30

interface FileOptions {
  map: Record<string, string>
  dryRun?: true
  json?: true
}

interface ArticleOptions extends FileOptions {
  replaceArticles?: true
}

interface ProductOptions extends ArticleOptions {
  as?: ImportPreset
  maker: string
  stock: string
  withoutPrices?: true
  refreshPictures?: true
}

const REPLACE = [
  '--replace-articles',
  'let codes that the shop knows stand for other articles than before',
] as const

export function addImportCommands(program: Command, operator: Operator): void {
  const command = program
    .command('import')
    .description('Read products, stock, pincodes, coupons, banners or states from a file.')
  const ofFile = (name: string, description: string) =>
    command
      .command(name)
      .description(description)
      .argument(
        '<file>',
        'a workbook (.xlsx, .xls, .ods), stock items of Tally as XML, or a text with commas, tabs or semicolons; see docs/importing.md',
      )
      .option('--map <heading=column>', 'what a heading of the file is; again for each', mapped, {})
      .option('--dry-run', 'change nothing, and say what would happen')
      .option('--json', 'print the report as JSON')
  ofFile('products', 'Add and change products. Bad rows are listed with their line, the rest is kept.')
    .addOption(
      new Option('--as <program>', 'whose export it is, where its headings do not tell').choices(
        importPresets,
      ),
    )
    .option('--maker <name>', 'who makes them, where the file does not say', 'Generic')
    .option('--stock <units>', 'units of each new product, where the file does not say', '0')
    .option('--without-prices', 'take a list of whose products most have no price')
    .option(...REPLACE)
    .option('--refresh-pictures', 'download pictures that are in the shop already, too')
    .action((path: string, options: ProductOptions) => readProducts(operator, path, options))
  ofFile('stock', 'Set how many units can be bought: product,stock.')
    .option(...REPLACE)
    .action(async (path: string, options: ArticleOptions) => {
      await runOn(operator, path, options, (source, run) =>
        withMessages(operator, ({ db, config }) =>
          importStock(db, source, {
            ...run,
            saleDays: config.saleDays,
            isReplacing: options.replaceArticles ?? false,
          }),
        ),
      )
    })
  const tables: [
    string,
    string,
    (db: Database, source: ImportSource, run: RunOptions) => Promise<ImportReport>,
  ][] = [
    [
      'pincodes',
      "Add and change pincodes: pincode,district,state, or India Post's own list.",
      importPincodes,
    ],
    ['coupons', 'Add and change coupons: code,percent,uses,until,products.', importCoupons],
    [
      'banners',
      'Add and change banners: id,kind,image,title,description,category,general,position.',
      importBanners,
    ],
    ['states', 'Add and change states: state,fee,days.', importStates],
  ]
  for (const [kind, description, read] of tables) {
    ofFile(kind, description).action(async (path: string, options: FileOptions) => {
      await runOn(operator, path, options, (source, run) =>
        withDatabase(operator, (db) => read(db, source, run)),
      )
    })
  }
  command
    .command('undo')
    .description('Take an import back, as long as nothing of it was ordered.')
    .argument('<number>', 'as the import said it; `import list` shows the last ones')
    .option('--except-ordered', 'leave what was ordered since, and take back the rest')
    .action((number: string, options: { exceptOrdered?: true }) => undo(operator, number, options))
  command
    .command('list')
    .description('Show the last imports, with their numbers.')
    .action(() => list(operator))
}

function mapped(text: string, earlier: Record<string, string>): Record<string, string> {
  const at = text.lastIndexOf('=')
  if (at < 1) throw new OperatorError(`--map "${text}" is not a heading, an equals sign and a column.`)
  return { ...earlier, [text.slice(0, at)]: text.slice(at + 1) }
}

async function runOn(
  operator: Operator,
  path: string,
  { map, dryRun, json }: FileOptions,
  read: (source: ImportSource, run: RunOptions) => Promise<ImportReport>,
): Promise<ImportReport> {
  const file = await requireFile(operator, path)
  const onProgress = (rows: number) => json || operator.print(`${rows} rows …`)
  const done = await read(fileSource(file), {
    map,
    isDryRun: dryRun ?? false,
    isOwnConnection: true,
    onProgress: everyFew(onProgress),
  })
  await printReport(operator, done, { file, isJson: json ?? false })
  return done
}

/** Rows between two words of how far it is. */
const FEW = 5000

function everyFew(tell: (rows: number) => void): (rows: number) => void {
  let told = 0
  return (rows) => {
    if (rows - told < FEW) return
    told = rows
    tell(rows)
  }
}

async function readProducts(operator: Operator, path: string, options: ProductOptions): Promise<void> {
  const stock = wholeOf('--stock', options.stock, MOST_STOCK)
  // One moment for rows and pictures: what came later would count as changed since, when the import is taken back.
  const at = Date.now()
  const wanted: WantedPictures[] = []
  const done = await runOn(operator, path, options, (source, run) =>
    withMessages(operator, ({ db, config }) =>
      importProducts(db, source, {
        ...run,
        as: options.as,
        at,
        saleDays: config.saleDays,
        manufacturer: options.maker,
        stock,
        salts: saltFactsOn(operator.catalogue?.salts() ?? [], istDate(at)),
        // Plain ones would tell nothing.
        hasBanners: config.catalogue === 'reference',
        isPriceless: options.withoutPrices ?? false,
        isReplacing: options.replaceArticles ?? false,
        onPictures: (pictures) => wanted.push(pictures),
      }),
    ),
  )
  if (!options.json && done.withoutStock > 0) {
    operator.print(
      `Of ${done.withoutStock} new products the file says no stock, so they have none: \`import stock\`, --stock or \`set-stock\` gives them some.`,
    )
  }
  if (wanted.length > 0) await takeThem(operator, wanted, { at, importNumber: done.number }, options)
}

/** When the import is done, so that products are sold while their pictures come. */
async function takeThem(
  operator: Operator,
  wanted: readonly WantedPictures[],
  ofImport: { at: number; importNumber: number | null },
  { refreshPictures, json }: ProductOptions,
): Promise<void> {
  if (!json) operator.print(`Pictures of ${wanted.length} products …`)
  const report = await withDatabase(operator, (db, config) =>
    takePictures({ db, files: createProviders(config).pictures }, wanted, {
      ...ofImport,
      isRefreshed: refreshPictures ?? false,
      onProgress: (products) => json || operator.print(`${products} products …`),
    }),
  )
  if (!json) printPictures(operator, report)
}

async function undo(operator: Operator, text: string, options: { exceptOrdered?: true }): Promise<void> {
  const number = wholeOf('number', text, MOST_IMPORTS)
  const { removed, restored, kept } = await withDatabase(operator, (db, { saleDays }) =>
    undoImport(db, number, { ...options, saleDays }),
  )
  operator.print(
    `Import ${number} is taken back: ${removed} rows that it added are gone, ${restored} that it changed are as they were.`,
  )
  if (kept > 0) operator.print(`${kept} stay: ordered since, in use, or changed otherwise since.`)
}

async function list(operator: Operator): Promise<void> {
  const imports = await withDatabase(operator, (db) =>
    db
      .selectFrom('import')
      .selectAll()
      .where('kind', '<>', BULK)
      .orderBy('number', 'desc')
      .limit(LISTED)
      .execute(),
  )
  for (const { number, kind, file, started_at, finished_at, undone_at, added, changed } of imports) {
    const what = finished_at === null ? 'interrupted' : `${added} added, ${changed} changed`
    const day = new Date(started_at).toISOString().slice(0, 16).replace('T', ' ')
    operator.print(
      `${String(number).padStart(5)}  ${day}  ${kind}  ${file}: ${what}${undone_at === null ? '' : ', taken back'}`,
    )
  }
  if (imports.length === 0) operator.print('Nothing has been imported.')
}

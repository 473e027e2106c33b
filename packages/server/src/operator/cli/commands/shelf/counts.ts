import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { inTransaction } from '../../../../ground/database/in-transaction.ts'
import { closeCount } from '../../../../keeping/counts/close-count.ts'
import { writeCountSheet } from '../../../../keeping/counts/count-sheet.ts'
import { readCount, readCounts } from '../../../../keeping/counts/counts.sql.ts'
import { openCount } from '../../../../keeping/counts/open-count.ts'
import { readCountSheet, sheetRefusal, takeSheetRow } from '../../../../keeping/counts/read-sheet.ts'
import { readShortOrders } from '../../../../keeping/counts/short-orders.sql.ts'
import { fileOf, type Operator, OperatorError } from '../../operator.ts'
import { withMessages } from '../../with-messages.ts'

const LISTED = 50

interface OpenOptions {
  place?: string
  category?: string
  maker?: string
  unknown?: true
  blind?: true
}

export function addCountCommands(program: Command, operator: Operator): void {
  const count = program.command('count').description('Counts of the shelf, which go on while the shop sells.')
  count
    .command('open')
    .description('Open a count.')
    .option('--place <place>', 'what stands there')
    .option('--category <name>', 'what of it is on the shelf')
    .option('--maker <name>', 'what of it is on the shelf')
    .option('--unknown', 'what is of no known batch')
    .option('--blind', 'what is expected shows once it is counted')
    .action((options: OpenOptions) => open(operator, options))
  count
    .command('list')
    .description('The counts of the shop, the newest first.')
    .action(() => list(operator))
  count
    .command('sheet')
    .description('Print the sheet of a count as CSV, to be filled in.')
    .argument('<count>', 'its id')
    .action((id: string) => printSheet(operator, id))
  count
    .command('import')
    .description(
      'Take a filled-in sheet into an open count. What stands there in this moment is what was expected.',
    )
    .argument('<count>', 'its id')
    .argument('<file>', 'CSV as `count sheet` prints it')
    .option('--dry-run', 'look at each row and change nothing')
    .action((id: string, file: string, options: { dryRun?: true }) => take(operator, id, file, options))
  count
    .command('close')
    .description('Post what was counted beyond or below what stood there.')
    .argument('<count>', 'its id')
    .action((id: string) => close(operator, id))
}

async function open(operator: Operator, options: OpenOptions): Promise<void> {
  const { place, category, maker, unknown } = options
  const of =
    place !== undefined
      ? 'place'
      : category !== undefined
        ? 'category'
        : maker !== undefined
          ? 'maker'
          : unknown && 'unknown'
  if (!of) throw new OperatorError('Say what is counted: --place, --category, --maker or --unknown.')
  await withMessages(operator, async ({ db, clock }) => {
    const wanted = {
      of,
      about: place ?? category ?? maker ?? '',
      productIds: [],
      isBlind: options.blind === true,
    } as const
    const id = await inTransaction(db, (trx) => openCount(trx, { clock, staff: null }, wanted))
    const { products } = await readCount(db, id)
    operator.print(`${id}: ${products} products to count.`)
  })
}

async function list(operator: Operator): Promise<void> {
  await withMessages(operator, async ({ db }) => {
    const { data } = await readCounts(db, {}, { page: 1, limit: LISTED })
    for (const { id, of, about, state, counted, products } of data) {
      operator.print(`${id}  ${state}  ${counted} of ${products}  ${[of, about].filter(Boolean).join(' ')}`)
    }
    if (data.length === 0) operator.print('Nothing has been counted yet.')
  })
}

async function printSheet(operator: Operator, id: string): Promise<void> {
  await withMessages(operator, async ({ db }) => {
    operator.print((await writeCountSheet(db, id)).trimEnd())
  })
}

async function take(
  operator: Operator,
  id: string,
  file: string,
  { dryRun }: { dryRun?: true },
): Promise<void> {
  const text = await readFile(fileOf(operator, file), 'utf8').catch(() => {
    throw new OperatorError(`There is no file ${file}.`)
  })
  await withMessages(operator, async ({ db, clock }) => {
    const { rows, refused, passedOver } = await readCountSheet(text)
    let taken = 0
    for (const row of rows) {
      try {
        await inTransaction(db, async (trx) => {
          await takeSheetRow(trx, { countId: id, at: clock() }, row)
          if (dryRun) throw new Tried()
        })
        taken++
      } catch (error) {
        if (error instanceof Tried) taken++
        else refused.push({ line: row.line, reason: sheetRefusal(error) })
      }
    }
    for (const { line, reason } of refused) operator.print(`line ${line}: ${reason}`)
    operator.print(
      `${taken} ${dryRun ? 'would be counted' : 'counted'}, ${passedOver} passed over, ${refused.length} refused.`,
    )
    if (refused.length > 0) operator.status = 2
  })
}

/** Undoes what a try has written. */
class Tried extends Error {}

async function close(operator: Operator, id: string): Promise<void> {
  await withMessages(operator, async (context) => {
    const { db } = context
    const posted = await inTransaction(db, (trx) => closeCount(trx, context, null, id))
    const { value } = await readCount(db, id)
    operator.print(
      `Closed: ${posted.corrections} differences worth ${value ?? 0} rupees, ${posted.known} packs of no known batch are of one now.`,
    )
    for (const { orderNumber, name, pieces } of await readShortOrders(db, posted.productIds)) {
      operator.print(`Nothing covers ${pieces} of ${name} in order ${orderNumber}.`)
    }
  })
}

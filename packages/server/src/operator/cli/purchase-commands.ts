import type { BillFinding, DeskBill } from '@dawakit/core/contract'
import { nameKey } from '@dawakit/core/product'
import type { Command } from 'commander'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { readBillFile } from '../../keeping/goods-in/bill-file.ts'
import { readBill } from '../../keeping/goods-in/read-bill.sql.ts'
import { saveBill } from '../../keeping/goods-in/save-bill.ts'
import { followNeeds } from '../../keeping/to-order/follow-needs.ts'
import { listToOrder } from '../../keeping/to-order/to-order.sql.ts'
import { type Operator, OperatorError } from './operator.ts'
import { requireFile } from './require-file.ts'
import { withMessages } from './with-messages.ts'

/** Products that a list of what is to be ordered shows. */
const LISTED = 200

interface BillOptions {
  supplier: string
  bill: string
  date: string
  dryRun?: true
}

export function addPurchaseCommands(program: Command, operator: Operator): void {
  program
    .command('goods-in')
    .description("Read a supplier's bill into a draft, which is checked and taken in at the desk.")
    .argument('<file>', 'a workbook, or a text with commas, tabs or semicolons; see docs/goods-in.md')
    .requiredOption('--supplier <name>', 'name, GSTIN or id of the supplier')
    .requiredOption('--bill <number>', 'number of the bill')
    .requiredOption('--date <day>', 'day of the bill, yyyy-mm-dd')
    .option('--dry-run', 'change nothing, and say which lines would be read')
    .action((path: string, options: BillOptions) => goodsIn(operator, path, options))
  program
    .command('to-order')
    .description(
      'Show what is to be ordered: sold in 30 days, on hand, on the way, and how many are proposed.',
    )
    .action(() => showToOrder(operator))
}

async function goodsIn(operator: Operator, path: string, options: BillOptions): Promise<void> {
  const file = await requireFile(operator, path)
  await withMessages(operator, async (context) => {
    const supplierId = await findSupplierId(context.db, options.supplier)
    const { lines, unread } = await readBillFile(file).catch((error: unknown) => {
      const { reason = '' } = (error instanceof CallError && (error.data as { reason?: string })) || {}
      throw reason === '' ? error : new OperatorError(reason)
    })
    for (const { line, reason } of unread) operator.print(`Row ${line}: ${reason}.`)
    operator.print(readText(lines.length, unread.length))
    if (options.dryRun) return
    const bill = { supplierId, number: options.bill, date: options.date, total: null, orderId: null, lines }
    const id = await saveBill(context, null, { bill, file: { name: path, unread } })
    tell(operator, await readBill(context, id))
  })
}

const readText = (lines: number, unread: number) =>
  `${lines === 1 ? '1 line' : `${lines} lines`}, ${unread === 1 ? '1 row' : `${unread} rows`} that could not be read.`

function tell(operator: Operator, { number, total, findings }: DeskBill): void {
  for (const finding of findings) operator.print(textOf(finding))
  operator.print(`Bill ${number} is a draft of ${total} rupees: check it at the desk, Goods in.`)
}

const textOf = ({ lineNo, weight, code, found, expected }: BillFinding) =>
  [lineNo === null ? 'Bill' : `Line ${lineNo}`, weight, code, found, expected].filter(Boolean).join('  ')

/** @throws {OperatorError} where there is none */
async function findSupplierId(db: Database, text: string): Promise<string> {
  const found = await db
    .selectFrom('supplier')
    .select('id')
    .where((where) =>
      where.or([where('id', '=', text), where('gstin', '=', text), where('name_key', '=', nameKey(text))]),
    )
    .executeTakeFirst()
  if (!found) throw new OperatorError(`There is no supplier "${text}": add it at the desk, Suppliers.`)
  return found.id
}

async function showToOrder(operator: Operator): Promise<void> {
  await withMessages(operator, async (context) => {
    await followNeeds(context)
    const { data, totalCount } = await listToOrder(context.db, undefined, { page: 1, limit: LISTED })
    for (const row of data) {
      operator.print(
        `${String(row.proposed).padStart(6)}  ${row.name}  (sold ${row.sold}, on hand ${row.onHand}, on the way ${row.onWay})  ${row.supplierName}`.trimEnd(),
      )
    }
    if (totalCount === 0) operator.print('Nothing is to be ordered.')
    else operator.print(totalCount === 1 ? '1 product to order.' : `${totalCount} products to order.`)
  })
}

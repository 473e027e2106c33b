import { createReadStream } from 'node:fs'
import { istDate } from '@dawakit/core/delivery'
import { formatAmount, plainRupees } from '@dawakit/core/money'
import { textOf } from '@dawakit/lists/values'
import type { Command } from 'commander'
import { reconcile } from '../../../money/payments/attempts/reconcile.ts'
import { releaseExpired } from '../../../money/payments/attempts/release-expired.ts'
import { GATEWAYS } from '../../../money/payments/gateways/registry.ts'
import {
  closeCase,
  listCases,
  type MoneyCaseRow,
} from '../../../money/payments/money-cases/money-cases.sql.ts'
import { runRefunds } from '../../../money/payments/refunds/run-refunds.ts'
import { compareSettlement, type Difference } from '../../../money/payments/settlement/compare-settlement.ts'
import { isToBeMade } from '../../../orders/read/is-to-be-made.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'
import { requireFile } from '../require-file.ts'
import { withMessages } from '../with-messages.ts'

const MOST_LISTED = 1000
const NOTE_MAX = 200
const LISTED_BAD_ROWS = 20

export function addPaymentCommands(program: Command, operator: Operator): void {
  program
    .command('reconcile')
    .description('Ask the gateways about every unfinished payment now, make the refunds, end unpaid orders.')
    .action(() => reconcileAll(operator))
  const command = program
    .command('payments')
    .description('Money that a person has to look at, and what the gateways have settled.')
  command
    .command('cases')
    .description('Payments of another amount, refunds that were refused, payments that nobody knows.')
    .option('--closed', 'those that are closed')
    .action((options: { closed?: boolean }) => listMoney(operator, options.closed ? 'closed' : 'open'))
  command
    .command('close')
    .description('Close a case: the money has been sent or found by hand.')
    .argument('<case>', 'its id')
    .argument('<note>', 'what was done')
    .action((id: string, note: string) =>
      withDatabase(operator, async (db) => {
        if (!(await closeCase(db, id, textOf('note', note, NOTE_MAX), Date.now())))
          throw new OperatorError('There is no open case of that id.')
        operator.print('Closed.')
      }),
    )
  command
    .command('settle')
    .description("Compare a gateway's settlement report with the shop's book.")
    .argument('<file>', 'CSV as the gateway gives it')
    .action((file: string) => settle(operator, file))
}

async function reconcileAll(operator: Operator): Promise<void> {
  await withMessages(operator, async (context) => {
    const moved = await reconcile(context, { all: true })
    const refunded = await runRefunds(context)
    const ended = await releaseExpired(context)
    operator.print(`Payments moved: ${moved}. Refunds made: ${refunded}. Unpaid orders ended: ${ended}.`)
    const failed = await context.db
      .selectFrom('refund')
      .innerJoin('orders', 'orders.id', 'refund.order_id')
      .select(['orders.number', 'refund.amount_paise'])
      .where('refund.status', '=', 'failed')
      .where(isToBeMade)
      .orderBy('refund.created_at')
      .orderBy('refund.id')
      .execute()
    for (const { number, amount_paise } of failed) {
      operator.print(`Refund by hand: order ${number}, ${plainRupees(amount_paise)} rupees.`)
    }
  })
}

const reasons: Record<MoneyCaseRow['kind'], string> = {
  'wrong-amount': 'another amount was taken; it is paid back by itself',
  'wrong-currency': 'taken in another currency; pay it back by hand',
  'refund-refused': 'the gateway refused the refund; pay it back by hand',
  'refund-unclear': 'the gateway does not tell whether it has paid back; look there',
  'unknown-payment': 'a payment that belongs to no order here',
  'owed-by-customer': 'it has arrived and is not paid; the desk has it paid, taken back or lets it go',
}

async function listMoney({ print, ...operator }: Operator, state: MoneyCaseRow['state']): Promise<void> {
  await withDatabase({ print, ...operator }, async (db) => {
    const rows = await listCases(db, state, MOST_LISTED)
    for (const row of rows) {
      const expected = row.expected_paise === null ? '–' : formatAmount(row.expected_paise)
      const amounts = `expected ${expected}, found ${formatAmount(row.found_paise)}`
      const where = `${row.provider} ${row.provider_reference}`
      print([row.id, istDate(row.opened_at), row.order_number ?? '–', where, amounts].join('  '))
      print(`  ${row.kind}: ${row.note || reasons[row.kind]}.`)
    }
    print(rows.length === 1 ? '1 case.' : `${rows.length} cases.`)
  })
}

const words: Record<Difference['what'], string> = {
  'not-ours': 'in the report, not in the shop',
  'not-settled': 'in the shop, not in the report',
  amount: 'another amount',
}

async function settle(operator: Operator, path: string): Promise<void> {
  const { print } = operator
  const file = await requireFile(operator, path)
  const found = await withDatabase(operator, (db) => compareSettlement(db, createReadStream(file), GATEWAYS))
  print(`${found.method}: ${found.payments} payments, ${found.refunds} refunds.`)
  for (const one of found.differences) {
    const amounts = [one.ours, one.theirs].map((amount) => (amount === null ? '–' : formatAmount(amount)))
    const where = [one.kind, one.paymentId || '–', one.orderNumber ?? '–'].join('  ')
    print(`  ${where}: ${words[one.what]} (shop ${amounts[0]}, report ${amounts[1]})`)
  }
  for (const { line, reason } of found.rejected.slice(0, LISTED_BAD_ROWS)) print(`  line ${line} ${reason}`)
  if (found.rejected.length > LISTED_BAD_ROWS) print(`  … ${found.rejected.length} lines were not read.`)
  const count = found.differences.length
  print(count === 0 ? 'Both books say the same.' : `${count} ${count === 1 ? 'difference' : 'differences'}.`)
}

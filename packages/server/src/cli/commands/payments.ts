import { plainRupees } from '@dawakit/core/money'
import type { Command } from 'commander'
import { reconcile } from '../../payments/attempts/reconcile.ts'
import { releaseExpired } from '../../payments/attempts/release-expired.ts'
import { runRefunds } from '../../payments/refunds/run-refunds.ts'
import type { Operator } from '../operator.ts'
import { withMessages } from '../with-messages.ts'

export function addPaymentCommands(program: Command, operator: Operator): void {
  program
    .command('reconcile')
    .description('Ask the gateways about every unfinished payment now, make the refunds, end unpaid orders.')
    .action(() =>
      withMessages(operator, async (context) => {
        const moved = await reconcile(context, { all: true })
        const refunded = await runRefunds(context)
        const ended = await releaseExpired(context)
        operator.print(`Payments moved: ${moved}. Refunds made: ${refunded}. Unpaid orders ended: ${ended}.`)
        const failed = await context.db
          .selectFrom('refund')
          .innerJoin('orders', 'orders.id', 'refund.order_id')
          .select(['orders.number', 'refund.amount_paise'])
          .where('refund.status', '=', 'failed')
          .execute()
        for (const { number, amount_paise } of failed) {
          operator.print(`Refund by hand: order ${number}, ${plainRupees(amount_paise)} rupees.`)
        }
      }),
    )
}

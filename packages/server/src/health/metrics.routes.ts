import type { Mount } from '../http/mount.ts'
import { requireOperator } from '../http/require-operator.ts'
import { countOpenCases } from '../payments/money-cases/money-cases.sql.ts'

const MONEY_CASES = [
  'wrong-amount',
  'wrong-currency',
  'refund-refused',
  'refund-unclear',
  'unknown-payment',
] as const

/** Counts for whoever watches the shop, in the text that Prometheus reads. */
export const metricsRoutes: Mount = (app, { config, db }) => {
  app.get('/metrics', async (c) => {
    requireOperator(config, c.req.header('authorization'))
    const open = await countOpenCases(db)
    const { count } = await db
      .selectFrom('refund')
      .select((column) => column.fn.countAll().as('count'))
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    const lines = [
      '# HELP dawakit_money_cases_open Money that a person has to look at.',
      '# TYPE dawakit_money_cases_open gauge',
      ...MONEY_CASES.map((kind) => `dawakit_money_cases_open{kind="${kind}"} ${open.get(kind) ?? 0}`),
      '# HELP dawakit_refunds_pending Refunds that are written down and not made yet.',
      '# TYPE dawakit_refunds_pending gauge',
      `dawakit_refunds_pending ${Number(count)}`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    })
  })
}

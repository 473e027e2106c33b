import type { Mount } from '../http/mount.ts'
import { requireOperator } from '../http/require-operator.ts'
import { countOutbox } from '../outbox/given-up.ts'
import { countOpenCases } from '../payments/money-cases/money-cases.sql.ts'
import { watchCodes } from '../sessions/otp-alarm.ts'

const MONEY_CASES = [
  'wrong-amount',
  'wrong-currency',
  'refund-refused',
  'refund-unclear',
  'unknown-payment',
] as const

/** Counts for whoever watches the shop, in the text that Prometheus reads. */
export const metricsRoutes: Mount = (app, context) => {
  const { config, db } = context
  app.get('/metrics', async (c) => {
    requireOperator(config, c.req.header('authorization'))
    const open = await countOpenCases(db)
    const { count } = await db
      .selectFrom('refund')
      .select((column) => column.fn.countAll().as('count'))
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    const codes = await watchCodes(context)
    const outbox = await countOutbox(db)
    const lines = [
      '# HELP dawakit_money_cases_open Money that a person has to look at.',
      '# TYPE dawakit_money_cases_open gauge',
      ...MONEY_CASES.map((kind) => `dawakit_money_cases_open{kind="${kind}"} ${open.get(kind) ?? 0}`),
      '# HELP dawakit_refunds_pending Refunds that are written down and not made yet.',
      '# TYPE dawakit_refunds_pending gauge',
      `dawakit_refunds_pending ${Number(count)}`,
      '# HELP dawakit_outbox_waiting Messages that have not left yet.',
      '# TYPE dawakit_outbox_waiting gauge',
      ...outbox.map(({ kind, waiting }) => `dawakit_outbox_waiting{kind="${kind}"} ${waiting}`),
      '# HELP dawakit_outbox_given_up Messages that could not be sent and that nobody has sent again or forgotten.',
      '# TYPE dawakit_outbox_given_up gauge',
      ...outbox.map(({ kind, givenUp }) => `dawakit_outbox_given_up{kind="${kind}"} ${givenUp}`),
      '# HELP dawakit_codes_wrong Wrong login codes of the whole shop.',
      '# TYPE dawakit_codes_wrong gauge',
      `dawakit_codes_wrong{window="hour"} ${codes.wrong.hour}`,
      `dawakit_codes_wrong{window="day"} ${codes.wrong.day}`,
      '# HELP dawakit_codes_alarm 1 while they are so many that all codes are long and cost work.',
      '# TYPE dawakit_codes_alarm gauge',
      `dawakit_codes_alarm ${codes.isOver ? 1 : 0}`,
      '# HELP dawakit_codes_numbers_guessed_at Numbers whose login codes were guessed at in the last 24 hours.',
      '# TYPE dawakit_codes_numbers_guessed_at gauge',
      `dawakit_codes_numbers_guessed_at ${codes.numbers}`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    })
  })
}

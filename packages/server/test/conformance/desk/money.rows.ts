import { paise } from '@dawakit/core/money'
import { openCase } from '../../../src/money/payments/money-cases/money-cases.sql.ts'
import { deliver, place } from '../../ordering.ts'
import { refuseRefunds } from '../../refuse-refunds.ts'
import { credit } from '../credit-return.ts'
import { owing } from './debt.rows.ts'
import { type DeskRows, type DeskWorld, NO_REASON, NOT_VALID } from './desk-row.ts'

const NO_PAYOUT = 'Payment not found'
const STILL_OWED =
  'The customer still owes this. On the order it is written in as paid, taken back, or let go'
const CASE_CLOSED = 'Somebody has closed this already'

const BANK = { way: 'bank', holder: 'Meena Raman', accountNumber: '123456789012', ifsc: 'SBIN0001234' }

/** Money that gateway and shop see differently. @returns the case's id */
async function openedCase({ shop }: DeskWorld): Promise<string> {
  await openCase(shop.db, {
    kind: 'wrong-amount',
    subject: 'payment:one',
    provider: 'razorpay',
    providerReference: 'pay_1',
    expected: paise(12_000),
    found: paise(10_000),
    now: shop.clock.now,
  })
  const opened = shop.db.selectFrom('money_case').select('id').where('kind', '=', 'wrong-amount')
  return (await opened.executeTakeFirstOrThrow()).id
}

/** What a customer owes for an order that arrived all the same. @returns the case's id */
async function owedCase(world: DeskWorld): Promise<string> {
  const orderId = await owing(world)
  const row = await world.shop.db
    .selectFrom('money_case')
    .select('id')
    .where('kind', '=', 'owed-by-customer')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.id ?? ''
}

/** Cash that goes back for a return. @returns the payout's id */
async function due({ shop, me }: DeskWorld): Promise<string> {
  const orderId = (await place(shop, me)).data._id
  await deliver(shop, orderId)
  const lines = [{ line: 0, quantity: 1, batch: 'AB-12' }]
  const payTo = { way: 'upi', upiId: 'meena@okbank' }
  const body = { orderId, kind: 'unopened', reason: 'Not needed any more', lines, payTo }
  const asked = await shop.call('POST /post/returnRequest', { token: me.token, body })
  await credit(shop, asked.data.returns[0].id)
  const row = await shop.db
    .selectFrom('payout')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row?.id ?? ''
}

/** A refund that its gateway has refused. @returns its id */
async function refusedRefund({ shop, desk }: DeskWorld): Promise<string> {
  const { _id: id } = await shop.order('razorpay')
  const { response } = await shop.pay(await shop.open(id), 'success')
  await shop.verify(id, response)
  const seen = (await desk.as('support').get('/desk/order', { id })).data.version
  await desk.as('support').post('/desk/order/cancel', { id, seen, reason: 'It is out of stock.' })
  await refuseRefunds(shop)
  return (await shop.db.selectFrom('refund').select('id').executeTakeFirstOrThrow()).id
}

export const moneyRows: DeskRows<
  | 'GET /desk/money/cases'
  | 'POST /desk/money/closeCase'
  | 'GET /desk/money/payouts'
  | 'POST /desk/money/payTo'
  | 'POST /desk/money/writePayTo'
  | 'POST /desk/money/paidOut'
  | 'GET /desk/money/refunds'
  | 'POST /desk/money/retryRefund'
> = {
  'GET /desk/money/cases': {
    as: 'support',
    good: async (world) => {
      await openedCase(world)
      return { query: { state: 'open', page: 1 } }
    },
    answers: {
      totalCount: 1,
      data: [{ state: 'open', expected: 120, found: 100, gatewayReference: 'pay_1' }],
    },
    refused: () => [[{ query: { state: 'gone' } }, 400, NOT_VALID]],
  },
  'POST /desk/money/closeCase': {
    as: 'support',
    good: async (world) => ({ body: { id: await openedCase(world), note: 'The bank has mended it.' } }),
    answers: { data: null },
    refused: (world) => [
      [async () => ({ body: { id: await owedCase(world), note: 'Done.' } }), 409, STILL_OWED],
      [{ body: { id: 'none', note: 'Done.' } }, 409, CASE_CLOSED],
      [{ body: { id: 'none', note: ' ' } }, 422, NO_REASON],
      [{ body: { id: 'none', note: 'x'.repeat(501) } }, 400, 'This text is too long'],
    ],
  },
  'GET /desk/money/payouts': {
    as: 'support',
    good: async (world) => {
      await due(world)
      return { query: { state: 'due', page: 1 } }
    },
    answers: { totalCount: 1, data: [{ state: 'due', way: 'upi', reference: null }] },
    refused: () => [[{ query: { state: 'gone' } }, 400, NOT_VALID]],
  },
  'POST /desk/money/payTo': {
    as: 'support',
    good: async (world) => ({ body: { id: await due(world) } }),
    answers: { data: { way: 'upi', upiId: 'meena@okbank' } },
    refused: () => [[{ body: { id: 'none' } }, 404, NO_PAYOUT]],
  },
  'POST /desk/money/writePayTo': {
    as: 'support',
    good: async (world) => ({ body: { id: await due(world), payTo: BANK } }),
    answers: { data: null },
    refused: async (world) => [
      [{ body: { id: 'none', payTo: BANK } }, 404, NO_PAYOUT],
      [{ body: { id: 'none', payTo: { way: 'cash' } } }, 400, NOT_VALID],
      [
        async () => ({ body: { id: await due(world), payTo: { ...BANK, ifsc: 'SBIN' } } }),
        422,
        'An IFSC has 11 characters, like SBIN0001234',
      ],
    ],
  },
  'POST /desk/money/paidOut': {
    as: 'support',
    good: async (world) => ({ body: { id: await due(world), way: 'upi', reference: 'UTR123' } }),
    answers: { data: null },
    refused: async (world) => {
      const paid = { id: await due(world), way: 'upi', reference: 'UTR123' } as const
      return [
        [{ body: { ...paid, id: 'none' } }, 404, NO_PAYOUT],
        [{ body: { ...paid, reference: ' ' } }, 422, 'Please enter the bank’s reference of the payment'],
        [{ body: { ...paid, reference: 'x'.repeat(51) } }, 400, 'This text is too long'],
        [
          async () => {
            await world.desk.as('owner').post('/desk/money/paidOut', paid)
            return { body: paid }
          },
          409,
          'This payment has been made already',
        ],
      ]
    },
  },
  'GET /desk/money/refunds': {
    as: 'support',
    good: async (world) => {
      await refusedRefund(world)
      return { query: { page: 1 } }
    },
    answers: { totalCount: 1, data: [{ amount: 120, gateway: 'razorpay' }] },
  },
  'POST /desk/money/retryRefund': {
    as: 'support',
    good: async (world) => ({ body: { id: await refusedRefund(world) } }),
    answers: { data: null },
    refused: () => [
      [{ body: { id: 'none' } }, 409, 'This refund has not failed, or was asked for again already'],
    ],
  },
}

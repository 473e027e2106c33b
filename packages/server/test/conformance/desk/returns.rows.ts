import { newFileKey } from '../../../src/ground/providers/file-key.ts'
import { moveOrder } from '../../../src/orders/change/move-order.ts'
import { seenReturn } from '../../desk-shop.ts'
import { deliver, place } from '../../ordering.ts'
import { credit } from '../credit-return.ts'
import {
  CHANGED,
  type DeskRow,
  type DeskRows,
  type DeskWorld,
  NO_ORDER,
  NO_REASON,
  NOT_VALID,
} from './desk-row.ts'
import { seenOrder } from './seen-order.ts'

const NO_RETURN = 'Return not found'
const MOVED_ON = 'This return has moved on. Please look at it again'
const TOO_MANY = 'No more can be returned than was delivered and has not come back'
const TOO_LONG = 'This text is too long'
const PAY_TO = { way: 'upi', upiId: 'meena@okbank' }

/** What a customer has asked for of a delivered order. */
async function asked({ shop, me }: DeskWorld, kind = 'unopened'): Promise<string> {
  const products = [{ _id: 'dolo', quantity: 2 }]
  const orderId = (await place(shop, me, { products })).data._id
  await deliver(shop, orderId)
  const lines = [{ line: 0, quantity: 2, batch: 'AB-12' }]
  const body = { orderId, kind, reason: 'Not needed any more', lines, payTo: PAY_TO }
  const answer = await shop.call('POST /post/returnRequest', { token: me.token, body })
  return answer.data.returns[0].id
}

/** A picture of what a customer gives back. */
async function pictured(world: DeskWorld): Promise<string> {
  const { db, clock, app } = world.shop
  const returnId = await asked(world, 'damaged')
  const { user_id, order_id } = await db
    .selectFrom('return_request')
    .select(['user_id', 'order_id'])
    .where('id', '=', returnId)
    .executeTakeFirstOrThrow()
  const file_key = newFileKey('jpg')
  await app.context.providers.files.put(file_key, Buffer.from('a crushed pack'), 'image/jpeg')
  const file = { file_key, mime: 'image/jpeg', bytes: 14, created_at: clock.now }
  await db
    .insertInto('return_picture')
    .values({ id: 'picture-1', user_id, order_id, return_id: returnId, ...file })
    .execute()
  return 'picture-1'
}

async function approved(world: DeskWorld, kind?: string): Promise<string> {
  const id = await asked(world, kind)
  await world.desk
    .as('support')
    .post('/desk/return/approve', { ...(await seenReturn(world.desk, id)), words: '' })
  return id
}

async function received(world: DeskWorld, kind?: string): Promise<string> {
  const id = await approved(world, kind)
  await world.desk
    .as('packer')
    .post('/desk/return/receive', { ...(await seenReturn(world.desk, id)), ...RECEIVED })
  return id
}

async function closed(world: DeskWorld): Promise<string> {
  const id = await asked(world)
  await credit(world.shop, id)
  return id
}

/** What every change of a return refuses. */
const refused =
  (more: object): NonNullable<DeskRow['refused']> =>
  async (world) => [
    [{ body: { id: 'none', seen: 'older', ...more } }, 404, NO_RETURN],
    [async () => ({ body: { id: await asked(world), seen: 'older', ...more } }), 409, MOVED_ON],
    [
      async () => ({ body: { ...(await seenReturn(world.desk, await closed(world))), ...more } }),
      409,
      MOVED_ON,
    ],
  ]

const RECEIVED = { lines: [{ lineNo: 1, quantity: 2 }] }
const JUDGED = { lines: [{ lineNo: 1, judgement: 'restock', refunded: 2 }] }
const judged = (more: object) => ({ lines: [{ ...JUDGED.lines[0], ...more }] })

const TAKEN_TWICE = 'The courier has taken the fee twice.'

async function paidInCash(world: DeskWorld) {
  const { _id: id } = (await place(world.shop, world.me)).data
  await deliver(world.shop, id)
  return seenOrder(world, id)
}

async function underWay({ shop, me }: DeskWorld): Promise<string> {
  const { _id: id } = (await place(shop, me)).data
  await moveOrder(shop.app.context, id, 'onTheWay')
  return id
}

export const returnRows: DeskRows<
  | 'GET /desk/returns'
  | 'GET /desk/return'
  | 'GET /desk/returnPicture'
  | 'POST /desk/return/approve'
  | 'POST /desk/return/decline'
  | 'POST /desk/return/receive'
  | 'POST /desk/return/judge'
  | 'GET /desk/creditNote'
  | 'POST /desk/order/cancel'
  | 'POST /desk/order/takeBack'
  | 'POST /desk/order/payBack'
> = {
  'GET /desk/returns': {
    as: 'packer',
    good: async (world) => {
      await asked(world)
      return { query: { state: 'requested', page: 1 } }
    },
    answers: { totalCount: 1, data: [{ state: 'requested', kind: 'unopened', pieces: 2 }] },
    refused: () => [[{ query: { state: 'gone' } }, 400, NOT_VALID]],
  },
  'GET /desk/return': {
    as: 'packer',
    good: async (world) => ({ query: { id: await asked(world) } }),
    answers: { data: { state: 'requested', lines: [{ lineNo: 1, quantity: 2, received: null }] } },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_RETURN]],
  },
  'GET /desk/returnPicture': {
    as: 'support',
    good: async (world) => ({ query: { id: await pictured(world) } }),
    answers: { type: 'image/jpeg', fileName: 'damage.jpg' },
    refused: () => [
      [{ query: {} }, 400, NOT_VALID],
      [{ query: { id: 'none' } }, 404, 'Not found'],
    ],
  },
  'POST /desk/return/approve': {
    as: 'support',
    good: async (world) => ({
      body: { ...(await seenReturn(world.desk, await asked(world))), words: 'Please pack it well.' },
    }),
    answers: { data: { state: 'approved', decision: 'Please pack it well.' } },
    refused: async (world) => [
      ...(await refused({ words: '' })(world)),
      [{ body: { id: 'none', seen: '', words: 'x'.repeat(501) } }, 400, TOO_LONG],
    ],
  },
  'POST /desk/return/decline': {
    as: 'support',
    good: async (world) => ({
      body: { ...(await seenReturn(world.desk, await asked(world))), reason: 'The pack is open.' },
    }),
    answers: { data: { state: 'declined', decision: 'The pack is open.' } },
    refused: async (world) => [
      ...(await refused({ reason: 'The pack is open.' })(world)),
      [{ body: { id: 'none', seen: '', reason: ' ' } }, 422, NO_REASON],
      [{ body: { id: 'none', seen: '', reason: 'x'.repeat(501) } }, 400, TOO_LONG],
    ],
  },
  'POST /desk/return/receive': {
    as: 'packer',
    good: async (world) => ({
      body: { ...(await seenReturn(world.desk, await approved(world))), ...RECEIVED },
    }),
    answers: { data: { state: 'received', lines: [{ received: 2 }] } },
    refused: async (world) => [
      ...(await refused(RECEIVED)(world)),
      [
        async () => ({
          body: {
            ...(await seenReturn(world.desk, await approved(world))),
            lines: [{ lineNo: 1, quantity: 3 }],
          },
        }),
        422,
        TOO_MANY,
      ],
    ],
  },
  'POST /desk/return/judge': {
    as: 'pharmacist',
    good: async (world) => ({
      body: { ...(await seenReturn(world.desk, await received(world))), ...JUDGED },
    }),
    answers: { data: { state: 'closed', creditNote: 'CN/26-27/000002' } },
    refused: async (world) => {
      const seen = await seenReturn(world.desk, await received(world))
      return [
        ...(await refused(JUDGED)(world)),
        [{ body: { ...seen, ...judged({ refunded: 3 }) } }, 422, TOO_MANY],
        [
          { body: { ...seen, ...judged({ judgement: null }) } },
          422,
          'Say of each line whether it goes back to stock or is destroyed',
        ],
        [
          async () => ({
            body: { ...(await seenReturn(world.desk, await received(world, 'damaged'))), ...JUDGED },
          }),
          422,
          'What came back damaged is not sold again',
        ],
      ]
    },
  },
  'GET /desk/creditNote': {
    as: 'support',
    good: async (world) => ({ query: { number: (await credit(world.shop, await asked(world))).number } }),
    answers: { data: { creditNoteNumber: 'CN/26-27/000001' } },
    refused: () => [[{ query: { number: 'CN/26-27/999999' } }, 404, 'Credit note not found']],
  },
  'POST /desk/order/cancel': {
    as: 'support',
    good: async (world) => ({
      body: {
        ...(await seenOrder(world, (await place(world.shop, world.me)).data._id)),
        reason: 'It is out of stock.',
      },
    }),
    answers: { data: { standing: 'cancelled' } },
    refused: async (world) => {
      const { _id: id } = (await place(world.shop, world.me)).data
      const reason = 'It is out of stock.'
      return [
        [{ body: { id: 'none', seen: 'older', reason } }, 404, NO_ORDER],
        [{ body: { id, seen: 'older', reason } }, 409, CHANGED],
        [{ body: { id, seen: 'older', reason: ' ' } }, 422, NO_REASON],
        [{ body: { id, seen: 'older', reason: 'x'.repeat(501) } }, 400, TOO_LONG],
        [
          async () => {
            await deliver(world.shop, id)
            return { body: { ...(await seenOrder(world, id)), reason } }
          },
          409,
          'This order can no longer be cancelled',
        ],
      ]
    },
  },
  'POST /desk/order/payBack': {
    as: 'support',
    good: async (world) => ({ body: { ...(await paidInCash(world)), amount: 20, reason: TAKEN_TWICE } }),
    answers: { data: { standing: 'delivered' } },
    refused: async (world) => {
      const { id } = await paidInCash(world)
      const open = (await place(world.shop, world.me)).data._id
      const reason = TAKEN_TWICE
      return [
        [{ body: { id: 'none', seen: 'older', amount: 20, reason } }, 404, NO_ORDER],
        [{ body: { id, seen: 'older', amount: 20, reason } }, 409, CHANGED],
        [{ body: { id, seen: 'older', amount: 20, reason: ' ' } }, 422, NO_REASON],
        [
          async () => ({ body: { ...(await seenOrder(world, id)), amount: 1_000_000, reason } }),
          422,
          'No more can be paid back than was paid and has not gone back',
        ],
        [
          async () => ({ body: { ...(await seenOrder(world, open)), amount: 20, reason } }),
          422,
          'Only what was paid in cash for a delivered order is paid back by hand',
        ],
      ]
    },
  },
  'POST /desk/order/takeBack': {
    as: 'packer',
    good: async (world) => ({
      body: { ...(await seenOrder(world, await underWay(world))), reason: 'Nobody at home' },
    }),
    answers: { data: { state: 'received', kind: 'undelivered' } },
    refused: async (world) => {
      const { _id: id } = (await place(world.shop, world.me)).data
      const reason = 'Nobody at home'
      return [
        [{ body: { id: 'none', seen: 'older', reason } }, 404, NO_ORDER],
        [{ body: { id, seen: 'older', reason: ' ' } }, 422, NO_REASON],
        [{ body: { id, seen: 'older', reason } }, 409, CHANGED],
        [{ body: { ...(await seenOrder(world, id)), reason } }, 409, 'An order only moves forward'],
      ]
    },
  },
}

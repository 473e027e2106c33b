import { expect } from 'vitest'
import { place } from '../ordering.ts'
import { balance } from './order-money.ts'
import { LOGIN, NOT_VALID, type Rows, type World } from './row.ts'

const PAY_TO = { way: 'upi', upiId: 'meena@okbank' }

async function delivered(shop: World['shop'], who: World['me'], productId = 'dolo'): Promise<string> {
  const prescriptions = productId === 'insulin' ? [await shop.addPrescription(who.userId)] : []
  const products = [{ _id: productId, quantity: 2 }]
  const orderId = (await place(shop, who, { products, prescriptions })).data._id
  await shop.deliver(orderId)
  return orderId
}

/** An order of which ₹20 of cash go back, and nobody knows where. */
async function owed(shop: World['shop'], who: World['me']): Promise<string> {
  const orderId = await delivered(shop, who)
  await shop.oweCash(orderId)
  return orderId
}

const asking = (orderId: string, more: Record<string, unknown> = {}) => ({
  body: {
    orderId,
    kind: 'unopened',
    reason: 'Not needed any more',
    lines: [{ line: 0, quantity: 1, batch: 'AB-12' }],
    payTo: PAY_TO,
    ...more,
  },
})

async function asked(shop: World['shop'], who: World['me']): Promise<string> {
  const { token } = who
  const sent = asking(await delivered(shop, who))
  return (await shop.call('POST /post/returnRequest', { token, ...sent })).data.returns[0].id
}

export const returnRows: Rows<
  | 'GET /get/returnOptions'
  | 'POST /post/returnRequest'
  | 'POST /post/payTo'
  | 'POST /post/withdrawReturn'
  | 'GET /get/creditNote'
> = {
  'GET /get/returnOptions': {
    guest: LOGIN,
    good: async ({ shop, me }) => ({ query: { orderId: await delivered(shop, me) } }),
    answers: {
      data: {
        needsPayTo: true,
        kinds: [
          { kind: 'damaged', isOpen: true, restockingPercent: 0 },
          { kind: 'wrong', isOpen: true, restockingPercent: 0 },
          { kind: 'unopened', isOpen: true, restockingPercent: 20 },
        ],
        lines: [{ line: 0, quantity: 2, supplied: 2, refunded: 0, paid: 160, nonReturnable: null }],
      },
    },
    theirs: async ({ shop, other }) => [
      [{ query: { orderId: await delivered(shop, other) } }, { query: { orderId: 'unknown' } }],
    ],
    unknown: () => [[{ query: { orderId: 'unknown' } }, 404]],
    refused: async ({ shop, me }) => [
      [{ query: {} }, 400, NOT_VALID],
      [
        { query: { orderId: (await place(shop, me, {})).data._id } },
        422,
        'An order can be returned once it has been delivered',
      ],
    ],
  },
  'POST /post/returnRequest': {
    guest: LOGIN,
    good: async ({ shop, me }) => asking(await delivered(shop, me)),
    answers: {
      message: 'We have your return request.',
      data: {
        returns: [{ state: 'requested', kind: 'unopened', refund: 64, lines: [{ quantity: 1 }] }],
        ...balance({ paid: 200 }),
      },
    },
    theirs: async ({ shop, other }) => [[asking(await delivered(shop, other)), asking('unknown')]],
    unknown: () => [[asking('unknown'), 404]],
    async refused({ shop, me }) {
      const orderId = await delivered(shop, me)
      const bank = { way: 'bank', holder: 'Meena Raman', accountNumber: '123456789012', ifsc: 'SBIN0001234' }
      const line = { line: 0, quantity: 1, batch: 'AB-12' }
      return [
        [{ body: {} }, 400, NOT_VALID],
        [asking(orderId, { reason: ' ' }), 422, 'Please write the reason'],
        [asking(orderId, { lines: [] }), 422, 'Please choose what you return'],
        [
          asking(orderId, { lines: [{ ...line, quantity: 3 }] }),
          422,
          'No more can be returned than was delivered and has not come back',
        ],
        [
          asking(orderId, { lines: [{ line: 0, quantity: 1 }] }),
          422,
          'Please enter the batch number that stands on the pack',
        ],
        [asking(orderId, { pictures: ['unknown'] }), 422, 'Pictures are taken of what came damaged or wrong'],
        [
          asking(orderId, { kind: 'damaged', pictures: ['a', 'b', 'c', 'd', 'e'] }),
          422,
          'A return takes at most 4 pictures',
        ],
        [
          asking(orderId, { kind: 'damaged', pictures: ['unknown'] }),
          422,
          'A picture is no longer there. Please add it again',
        ],
        [
          asking(orderId, { payTo: null }),
          422,
          'Please say where the money goes: a UPI ID or a bank account',
        ],
        [
          asking(orderId, { payTo: { way: 'upi', upiId: 'meena' } }),
          422,
          'Please enter a UPI ID like name@bank',
        ],
        [
          asking(orderId, { payTo: { ...bank, holder: '' } }),
          422,
          'Please enter the name of the account’s holder',
        ],
        [
          asking(orderId, { payTo: { ...bank, accountNumber: '12' } }),
          422,
          'An account number has 9 to 18 digits',
        ],
        [
          asking(orderId, { payTo: { ...bank, ifsc: 'SBIN' } }),
          422,
          'An IFSC has 11 characters, like SBIN0001234',
        ],
      ]
    },
  },
  'POST /post/payTo': {
    guest: LOGIN,
    good: async ({ shop, me }) => ({ body: { orderId: await owed(shop, me), payTo: PAY_TO } }),
    answers: {
      message: 'Thank you. We pay it back there.',
      data: {
        refunds: [{ amount: 20, state: 'underway', at: null }],
        ...balance({ paid: 200, goesBack: 20 }),
      },
    },
    theirs: async ({ shop, other }) => [
      [
        { body: { orderId: await owed(shop, other), payTo: PAY_TO } },
        { body: { orderId: 'unknown', payTo: PAY_TO } },
      ],
    ],
    unknown: () => [[{ body: { orderId: 'unknown', payTo: PAY_TO } }, 404]],
    async refused({ shop, me }) {
      const orderId = await owed(shop, me)
      return [
        [{ body: { orderId } }, 400, NOT_VALID],
        [
          { body: { orderId, payTo: { way: 'upi', upiId: 'meena' } } },
          422,
          'Please enter a UPI ID like name@bank',
        ],
        [
          { body: { orderId: await delivered(shop, me), payTo: PAY_TO } },
          422,
          'Nothing of this order waits for a UPI ID or a bank account',
        ],
      ]
    },
  },
  'POST /post/withdrawReturn': {
    guest: LOGIN,
    good: async ({ shop, me }) => ({ body: { id: await asked(shop, me) } }),
    answers: {
      message: 'You have withdrawn your return request.',
      data: { returns: [{ state: 'withdrawn' }], ...balance({ paid: 200 }) },
    },
    theirs: async ({ shop, other }) => [
      [{ body: { id: await asked(shop, other) } }, { body: { id: 'unknown' } }],
    ],
    unknown: () => [[{ body: { id: 'unknown' } }, 404]],
    async refused({ shop, me }) {
      const id = await asked(shop, me)
      await shop.call('POST /post/withdrawReturn', { token: me.token, body: { id } })
      return [
        [{ body: { id } }, 409, 'This return has moved on. Please look at it again'],
        [{ body: {} }, 400, NOT_VALID],
      ]
    },
  },
  'GET /get/creditNote': {
    guest: LOGIN,
    good: async ({ shop, me }) => ({ query: { id: await shop.credit(await asked(shop, me)) } }),
    answers: { data: { creditNoteNumber: expect.any(String), charge: 16, grandTotal: 64 } },
    theirs: async ({ shop, other }) => [
      [{ query: { id: await shop.credit(await asked(shop, other)) } }, { query: { id: 'none' } }],
    ],
    unknown: () => [[{ query: { id: 'none' } }, 404]],
    refused: () => [
      [{ query: {} }, 400, NOT_VALID],
      [{ query: { number: 'CN/26-27/000001' } }, 400, NOT_VALID],
    ],
  },
}

import { deliver, place } from '../../ordering.ts'
import { CHANGED, type DeskRow, type DeskRows, type DeskWorld, NO_ORDER, NO_REASON } from './desk-row.ts'
import { seenOrder } from './seen-order.ts'

const PACK = { batch: 'B7-01', expiresOn: '2027-06' }
const NOTHING = 'Nothing is owed for this order any more'
const reason = 'It was our mistake.'

/** An order of one parcel that the pharmacy has cancelled while it was under way. */
async function cancelled(world: DeskWorld): Promise<string> {
  const seat = world.desk.as('owner')
  const id = (await place(world.shop, world.me, { products: [{ _id: 'dolo', quantity: 1 }] })).data._id
  const seen = async () => seenOrder(world, id)
  await seat.post('/desk/parcel/pack', { ...(await seen()), lines: [{ lineNo: 1, quantity: 1, ...PACK }] })
  const sent = { parcel: 1, courier: 'DTDC', trackingNumber: '' }
  await seat.post('/desk/parcel/handOver', { ...(await seen()), ...sent })
  await seat.post('/desk/order/cancel', { ...(await seen()), reason: 'It was ordered twice.' })
  return id
}

/** The same, once it has arrived and nothing was taken for it. */
export async function owing(world: DeskWorld): Promise<string> {
  const id = await cancelled(world)
  const arrived = { ...(await seenOrder(world, id)), parcel: 1, took: 0 }
  await world.desk.as('owner').post('/desk/parcel/deliveredAllTheSame', arrived)
  return id
}

async function delivered({ shop, me }: DeskWorld): Promise<string> {
  const id = (await place(shop, me)).data._id
  await deliver(shop, id)
  return id
}

/** What every way out of a debt refuses. */
const refused =
  (
    more: object,
    others: (world: DeskWorld) => ReturnType<NonNullable<DeskRow['refused']>>,
  ): DeskRow['refused'] =>
  async (world) => {
    const id = await owing(world)
    return [
      [{ body: { id: 'none', seen: 'older', ...more } }, 404, NO_ORDER],
      [{ body: { id, seen: 'older', ...more } }, 409, CHANGED],
      [
        async () => ({ body: { ...(await seenOrder(world, await delivered(world))), ...more } }),
        409,
        NOTHING,
      ],
      ...(await others(world)),
    ]
  }

const withoutReason = async (world: DeskWorld) => ({
  body: { ...(await seenOrder(world, await owing(world))), reason: ' ' },
})
const withLongReason = async (world: DeskWorld) => ({
  body: { ...(await seenOrder(world, await owing(world))), reason: 'x'.repeat(501) },
})
const reasons = (world: DeskWorld): Awaited<ReturnType<NonNullable<DeskRow['refused']>>> => [
  [() => withoutReason(world), 422, NO_REASON],
  [() => withLongReason(world), 400, 'This text is too long'],
]

export const debtRows: DeskRows<
  | 'POST /desk/parcel/deliveredAllTheSame'
  | 'POST /desk/order/paidLate'
  | 'POST /desk/order/comesBack'
  | 'POST /desk/order/letGo'
> = {
  'POST /desk/parcel/deliveredAllTheSame': {
    as: 'support',
    good: async (world) => ({
      body: { ...(await seenOrder(world, await cancelled(world))), parcel: 1, took: 120 },
    }),
    answers: { data: { standing: 'delivered', order: { balance: { toPay: 0, paid: 120 } } } },
    refused: async (world) => {
      const one = { ...(await seenOrder(world, await cancelled(world))), parcel: 1, took: 0 }
      return [
        [{ body: { ...one, id: 'none' } }, 404, NO_ORDER],
        [{ body: { ...one, seen: 'older' } }, 409, CHANGED],
        [{ body: { ...one, parcel: 7 } }, 404, 'Parcel not found'],
        [
          async () => ({ body: { ...(await seenOrder(world, await owing(world))), parcel: 1, took: 0 } }),
          409,
          'This parcel is past that',
        ],
      ]
    },
  },
  'POST /desk/order/paidLate': {
    as: 'support',
    good: async (world) => ({
      body: {
        ...(await seenOrder(world, await owing(world))),
        amount: 120,
        way: 'upi',
        reference: 'UTR-1',
      },
    }),
    answers: { data: { order: { paymentStatus: 'paid', balance: { toPay: 0 } } } },
    refused: refused({ amount: 120, way: 'upi', reference: 'UTR-1' }, (world) => {
      const paid = async (more: object) => ({
        body: {
          ...(await seenOrder(world, await owing(world))),
          amount: 120,
          way: 'upi',
          reference: 'UTR-1',
          ...more,
        },
      })
      const TOO_MUCH = 'No more can be written in as paid than is owed'
      return [
        [() => paid({ amount: 120.01 }), 422, TOO_MUCH],
        [() => paid({ amount: 0 }), 422, TOO_MUCH],
        [() => paid({ reference: ' ' }), 422, 'Please enter the bank’s reference of the payment'],
      ]
    }),
  },
  'POST /desk/order/comesBack': {
    as: 'support',
    good: async (world) => ({ body: { ...(await seenOrder(world, await owing(world))), reason } }),
    answers: { data: { order: { returns: [{ kind: 'wrong', state: 'approved' }] } } },
    refused: refused({ reason }, reasons),
  },
  'POST /desk/order/letGo': {
    as: 'owner',
    good: async (world) => ({ body: { ...(await seenOrder(world, await owing(world))), reason } }),
    answers: { data: { order: { balance: { toPay: 0 } } } },
    refused: refused({ reason }, reasons),
  },
}

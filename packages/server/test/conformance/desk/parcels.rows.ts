import type { BatchFacts } from '../../../src/shelves/batches/move-pieces.ts'
import { addPrescription, place } from '../../ordering.ts'
import { addBatches, batchOf } from '../../shelf-batches.ts'
import { CHANGED, type DeskRow, type DeskRows, type DeskWorld, NO_ORDER, NO_REASON } from './desk-row.ts'
import { seenOrder } from './seen-order.ts'

const PIECES = { lineNo: 1, quantity: 2, batch: 'B7-01', expiresOn: '2027-06' }
const SENT = { courier: 'Delhivery', trackingNumber: '12345' }
const PAST = 'This parcel is past that'

async function placed({ shop, me }: DeskWorld, more: object = {}): Promise<string> {
  const products = [{ _id: 'dolo', quantity: 2 }]
  return (await place(shop, me, { products, ...more })).data._id
}

async function packing(world: DeskWorld, more: object = {}, id?: string) {
  return {
    body: { ...(await seenOrder(world, id ?? (await placed(world)))), lines: [{ ...PIECES, ...more }] },
  }
}

/** Packing of a batch that is on the shelf, as `facts` say of it. */
async function packingOf(world: DeskWorld, batch: string, facts: BatchFacts, more: object = {}) {
  const sent = await packing(world, { batch, expiresOn: '2028-06', ...more })
  await addBatches(world.shop.db, [batchOf(batch, 9)], facts)
  return sent
}

/** An order whose one parcel stands so. */
async function parcel(world: DeskWorld, until: 'packed' | 'handedOver' | 'delivered') {
  const { body } = await packing(world)
  const seat = world.desk.as('owner')
  await seat.post('/desk/parcel/pack', body)
  const seen = async () => ({ ...(await seenOrder(world, body.id)), parcel: 1 })
  if (until !== 'packed') await seat.post('/desk/parcel/handOver', { ...(await seen()), ...SENT })
  if (until === 'delivered') await seat.post('/desk/parcel/delivered', await seen())
  return seen()
}

/** What every change of a parcel refuses. */
const refused =
  (
    past: 'packed' | 'handedOver' | 'delivered',
    more: object,
    others: { body: object; sentence: string }[] = [],
  ): DeskRow['refused'] =>
  async (world) => {
    const one = await parcel(world, 'packed')
    return [
      [{ body: { ...one, id: 'none', ...more } }, 404, NO_ORDER],
      [{ body: { ...one, seen: 'older', ...more } }, 409, CHANGED],
      [{ body: { ...one, parcel: 7, ...more } }, 404, 'Parcel not found'],
      ...others.map(({ body, sentence }): [{ body: object }, number, string] => [
        { body: { ...one, ...more, ...body } },
        400,
        sentence,
      ]),
      [async () => ({ body: { ...(await parcel(world, past)), ...more } }), 409, PAST],
    ]
  }

export const parcelRows: DeskRows<
  | 'POST /desk/parcel/pack'
  | 'POST /desk/parcel/unpack'
  | 'POST /desk/parcel/handOver'
  | 'POST /desk/parcel/sendAgain'
  | 'POST /desk/parcel/onTheWay'
  | 'POST /desk/parcel/delivered'
  | 'POST /desk/parcel/undelivered'
> = {
  'POST /desk/parcel/pack': {
    as: 'packer',
    good: (world) => packing(world),
    answers: { data: { packing: 'all', parcels: [{ number: 1, state: 'packed', packedBy: 'Ravi Kumar' }] } },
    refused: async (world) => {
      const { body } = await packing(world)
      const lines = (more: object) => ({ body: { ...body, lines: [{ ...PIECES, ...more }] } })
      const prescriptions = [await addPrescription(world.shop.db, world.me.userId)]
      return [
        [{ body: { ...body, id: 'none' } }, 404, NO_ORDER],
        [{ body: { ...body, seen: 'older' } }, 409, CHANGED],
        [lines({ quantity: 3 }), 409, 'These are more pieces than are left to pack'],
        [lines({ quantity: 0 }), 422, 'Please choose at least one piece for the parcel'],
        [lines({ batch: '' }), 422, 'A medicine needs its batch and the month that it expires in'],
        [
          lines({ expiresOn: '10-26-30' }),
          422,
          'Please write the expiry as the pack has it: 06/28, JUN 28 or 06-2028',
        ],
        [lines({ expiresOn: '2026-10' }), 422, 'This batch has expired'],
        [lines({ expiresOn: '2026-11' }), 422, 'This batch expires soon: please say whether it is meant'],
        [
          {
            body: {
              ...body,
              lines: [
                { ...PIECES, quantity: 1 },
                { ...PIECES, quantity: 1, expiresOn: '2027-07' },
              ],
            },
          },
          422,
          'This batch has two months of expiry: please check it',
        ],
        [
          () => packingOf(world, 'R1', {}, { expiresOn: '2029-10' }),
          422,
          'There is no such batch of it on the shelf',
        ],
        [() => packingOf(world, 'R2', { isSold: false }), 422, 'This batch is kept back and is not sold'],
        [
          () => packingOf(world, 'R3', { mrpPaise: 100 }),
          422,
          'The MRP of this batch is below the price of the order: please take another batch',
        ],
        [
          async () =>
            packing(
              world,
              { quantity: 1 },
              await placed(world, { products: [{ _id: 'azithral', quantity: 1 }], prescriptions }),
            ),
          409,
          'A pharmacist has to approve the prescription first',
        ],
        [
          async () => packing(world, {}, (await world.shop.order('razorpay'))._id),
          422,
          'This order waits for its payment',
        ],
        [
          async () => packing(world, {}, (await parcel(world, 'delivered')).id),
          409,
          'Nothing of this order is to be packed now',
        ],
      ]
    },
  },
  'POST /desk/parcel/unpack': {
    as: 'packer',
    good: async (world) => ({ body: await parcel(world, 'packed') }),
    answers: { data: { packing: 'none', parcels: [] } },
    refused: refused('handedOver', {}),
  },
  'POST /desk/parcel/handOver': {
    as: 'packer',
    good: async (world) => ({ body: { ...(await parcel(world, 'packed')), ...SENT } }),
    answers: { data: { standing: 'pickedUp', parcels: [{ state: 'handedOver', ...SENT }] } },
    refused: refused('handedOver', SENT, [{ body: { courier: ' ' }, sentence: 'Please name the courier' }]),
  },
  'POST /desk/parcel/sendAgain': {
    as: 'packer',
    good: async (world) => {
      const back = { ...(await parcel(world, 'handedOver')), reason: 'Nobody at home' }
      await world.desk.as('packer').post('/desk/parcel/undelivered', back)
      return { body: { ...(await seenOrder(world, back.id)), parcel: 1, ...SENT } }
    },
    answers: { data: { parcels: [{ state: 'handedOver', ...SENT }] } },
    refused: refused('delivered', SENT, [{ body: { courier: ' ' }, sentence: 'Please name the courier' }]),
  },
  'POST /desk/parcel/onTheWay': {
    as: 'support',
    good: async (world) => ({ body: await parcel(world, 'handedOver') }),
    answers: { data: { standing: 'onTheWay', parcels: [{ state: 'onTheWay' }] } },
    refused: refused('delivered', {}),
  },
  'POST /desk/parcel/delivered': {
    as: 'support',
    good: async (world) => ({ body: await parcel(world, 'handedOver') }),
    answers: { data: { standing: 'delivered', parcels: [{ state: 'delivered' }] } },
    refused: refused('delivered', {}),
  },
  'POST /desk/parcel/undelivered': {
    as: 'support',
    good: async (world) => ({ body: { ...(await parcel(world, 'handedOver')), reason: 'Nobody at home' } }),
    answers: { data: { parcels: [{ state: 'returned' }] } },
    refused: refused('delivered', { reason: 'Nobody at home' }, [
      { body: { reason: ' ' }, sentence: NO_REASON },
    ]),
  },
}

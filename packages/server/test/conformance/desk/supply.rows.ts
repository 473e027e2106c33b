import { addPrescription, deliver, place } from '../../ordering.ts'
import { CHANGED, type DeskRow, type DeskRows, type DeskWorld, NO_ORDER, NO_REASON } from './desk-row.ts'
import { seenOrder } from './seen-order.ts'

const PACK = { batch: 'B7-01', expiresOn: '2027-06' }
const reason = 'The shelf is empty.'
const FEWER = 'Please choose fewer pieces of a line than are supplied now'
const NOTHING =
  'The rest of an order can be ended once a part of it has arrived, and some of it is neither there nor on its way'

async function placed({ shop, me }: DeskWorld, more: object = {}): Promise<string> {
  const products = [
    { _id: 'dolo', quantity: 2 },
    { _id: 'soap', quantity: 1 },
  ]
  return (await place(shop, me, { products, ...more })).data._id
}

/** An order of which one of three pieces is in a parcel that stands so. */
async function parted(world: DeskWorld, until: 'packed' | 'delivered', quantity = 1) {
  const id = await placed(world)
  const seat = world.desk.as('owner')
  const seen = async () => seenOrder(world, id)
  await seat.post('/desk/parcel/pack', { ...(await seen()), lines: [{ lineNo: 1, quantity, ...PACK }] })
  if (until === 'delivered') {
    const sent = { parcel: 1, courier: 'DTDC', trackingNumber: '' }
    await seat.post('/desk/parcel/handOver', { ...(await seen()), ...sent })
    await seat.post('/desk/parcel/delivered', { ...(await seen()), parcel: 1 })
  }
  return id
}

/** What every change of what is supplied refuses. */
const refused =
  (
    more: object,
    others: (world: DeskWorld) => ReturnType<NonNullable<DeskRow['refused']>>,
  ): DeskRow['refused'] =>
  async (world) => {
    const seen = await seenOrder(world, await placed(world))
    return [
      [{ body: { ...seen, id: 'none', ...more } }, 404, NO_ORDER],
      [{ body: { ...seen, seen: 'older', ...more } }, 409, CHANGED],
      [{ body: { ...seen, ...more, reason: ' ' } }, 422, NO_REASON],
      [{ body: { ...seen, ...more, reason: 'x'.repeat(501) } }, 400, 'This text is too long'],
      ...(await others(world)),
    ]
  }

export const supplyRows: DeskRows<'POST /desk/order/supplyLess' | 'POST /desk/order/endRest'> = {
  'POST /desk/order/supplyLess': {
    as: 'support',
    good: async (world) => ({
      body: {
        ...(await seenOrder(world, await placed(world))),
        lines: [{ lineNo: 1, quantity: 1 }],
        reason,
      },
    }),
    answers: { data: { lines: [{ quantity: 1, orderedQuantity: 2, declinedReason: reason }, {}] } },
    refused: refused({ lines: [{ lineNo: 1, quantity: 1 }], reason }, (world) => {
      const of = async (id: string, ...lines: { lineNo: number; quantity: number }[]) => ({
        body: { ...(await seenOrder(world, id)), lines, reason },
      })
      const fewer = { lineNo: 1, quantity: 0 }
      return [
        [async () => of(await placed(world)), 422, FEWER],
        [async () => of(await placed(world), fewer, fewer), 422, FEWER],
        [async () => of(await placed(world), { lineNo: 1, quantity: 2 }), 422, FEWER],
        [async () => of(await placed(world), { lineNo: 1, quantity: -1 }), 422, FEWER],
        [async () => of(await placed(world), { lineNo: 9, quantity: 0 }), 422, FEWER],
        [async () => of(await parted(world, 'packed'), fewer), 409, 'These pieces are packed already'],
        [
          async () => {
            const id = await placed(world)
            await deliver(world.shop, id)
            return of(id, fewer)
          },
          409,
          'The products of this order can no longer be changed',
        ],
        [
          async () => {
            const prescriptions = [await addPrescription(world.shop.db, world.me.userId)]
            const products = [{ _id: 'azithral', quantity: 2 }]
            return of(await placed(world, { products, prescriptions }), { lineNo: 1, quantity: 1 })
          },
          422,
          'A pharmacist decides about this line with its prescription',
        ],
      ]
    }),
  },
  'POST /desk/order/endRest': {
    as: 'pharmacist',
    good: async (world) => ({
      body: { ...(await seenOrder(world, await parted(world, 'delivered'))), reason },
    }),
    answers: { data: { standing: 'delivered', lines: [{ quantity: 1 }, { quantity: 0 }] } },
    refused: refused({ reason }, (world) => [
      [
        async () => ({ body: { ...(await seenOrder(world, await parted(world, 'packed'))), reason } }),
        409,
        NOTHING,
      ],
    ]),
  },
}

import { basisPoints } from '@dawakit/core/tax'
import { followChangedRates } from '../../../src/orders/invoice/follow-changed-rates.ts'
import { deliver, place } from '../../ordering.ts'
import { type DeskRows, type DeskWorld, NO_ORDER, NOT_VALID } from './desk-row.ts'
import { seenOrder } from './seen-order.ts'

const NOTHING = 'Nothing of this order is to be packed now'
const PIECES = { lineNo: 1, quantity: 1, batch: 'B7-01', expiresOn: '2027-06' }

async function placed({ shop, me }: DeskWorld): Promise<string> {
  return (await place(shop, me, { products: [{ _id: 'dolo', quantity: 2 }] })).data._id
}

/** An order of two pieces with one of them in a parcel. */
async function packed(world: DeskWorld): Promise<string> {
  const seen = await seenOrder(world, await placed(world))
  const answer = await world.desk.as('packer').post('/desk/parcel/pack', { ...seen, lines: [PIECES] })
  return answer.data.parcels[0].id
}

async function delivered(world: DeskWorld): Promise<string> {
  const id = await placed(world)
  await deliver(world.shop, id)
  return id
}

/** As if it had been ordered the day before medicines went from 12 to 5 percent. */
async function placedBefore(world: DeskWorld): Promise<void> {
  const { db } = world.shop
  const id = await placed(world)
  const ordered_at = Date.parse('2025-09-21T12:00:00+05:30')
  await db.updateTable('orders').set({ ordered_at }).where('id', '=', id).execute()
  await db
    .updateTable('order_line')
    .set({ gst_bp: basisPoints(1200) })
    .where('order_id', '=', id)
    .execute()
  await followChangedRates(world.shop.app.context)
}

export const paperRows: DeskRows<
  'POST /desk/pickList' | 'GET /desk/parcelPaper' | 'GET /desk/invoice' | 'GET /desk/changedRates'
> = {
  'POST /desk/pickList': {
    as: 'packer',
    good: async (world) => ({ body: { orders: [await placed(world)] } }),
    answers: { data: { lines: [{ quantity: 2, orders: [{ quantity: 2 }] }] } },
    refused: async (world) => [
      [{ body: { orders: [await delivered(world)] } }, 409, NOTHING],
      [{ body: { orders: [] } }, 409, NOTHING],
      [{ body: { orders: Array.from({ length: 101 }, () => 'one') } }, 400, NOT_VALID],
    ],
  },
  'GET /desk/parcelPaper': {
    as: 'packer',
    good: async (world) => ({ query: { id: await packed(world) } }),
    answers: { data: { parcel: 1, lines: [{ quantity: 1, batch: 'B7-01' }], later: [{ quantity: 1 }] } },
    refused: () => [[{ query: { id: 'none' } }, 404, 'Parcel not found']],
  },
  'GET /desk/changedRates': {
    as: 'support',
    good: async (world) => {
      await placedBefore(world)
      return {}
    },
    answers: { data: [{ lineNo: 1, quantity: 2, rateThen: 12, rateNow: 5 }], totalCount: 1 },
  },
  'GET /desk/invoice': {
    as: 'support',
    good: async (world) => ({ query: { orderId: await delivered(world) } }),
    answers: { data: { lines: [{ quantity: 2 }] } },
    refused: async (world) => [
      [{ query: { orderId: 'none' } }, 404, NO_ORDER],
      [{ query: { orderId: await placed(world) } }, 422, 'Invoice will available after delivery'],
    ],
  },
}

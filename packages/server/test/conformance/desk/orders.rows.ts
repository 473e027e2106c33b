import { addPrescription, place } from '../../ordering.ts'
import { CHANGED, type DeskRows, type DeskWorld, NO_ORDER, NOT_VALID } from './desk-row.ts'
import { seenOrder } from './seen-order.ts'

/** One that waits for a pharmacist. */
async function onPrescription({ shop, me }: DeskWorld) {
  const prescriptions = [await addPrescription(shop.db, me.userId)]
  return (await place(shop, me, { products: [{ _id: 'azithral', quantity: 1 }], prescriptions })).data
}

export const orderRows: DeskRows<
  | 'GET /desk/orders'
  | 'POST /desk/orders/search'
  | 'GET /desk/orders/counts'
  | 'GET /desk/order'
  | 'POST /desk/order/note'
  | 'POST /desk/order/confirm'
> = {
  'GET /desk/orders': {
    as: 'packer',
    good: async ({ shop, me }) => {
      await place(shop, me)
      return { query: { queue: 'pack', standing: 'pending', paymentMethod: 'cod', from: '2026-11-14' } }
    },
    answers: { totalCount: 1, data: [{ standing: 'pending', name: 'Meena Raman' }] },
    refused: () => [
      [{ query: { queue: 'everything' } }, 400, NOT_VALID],
      [{ query: { to: 'today' } }, 400, NOT_VALID],
    ],
  },
  'POST /desk/orders/search': {
    as: 'support',
    good: async ({ shop, me }) => {
      await place(shop, me)
      return { body: { search: 'meena', queue: 'pack', page: 1, limit: 20 } }
    },
    answers: { totalCount: 1, data: [{ standing: 'pending' }] },
    refused: () => [[{ body: { search: 'x'.repeat(101) } }, 400, NOT_VALID]],
  },
  'GET /desk/orders/counts': {
    as: 'packer',
    good: async ({ shop, me }) => {
      await place(shop, me)
      return {}
    },
    answers: { data: { pack: 1, prescription: 0 } },
  },
  'GET /desk/order': {
    as: 'packer',
    good: async ({ shop, me }) => ({ query: { id: (await place(shop, me)).data.orderNumber } }),
    answers: { data: { standing: 'pending', packing: 'none', lines: [{ lineNo: 1, left: 1 }] } },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_ORDER]],
  },
  'POST /desk/order/note': {
    as: 'packer',
    good: async ({ shop, me }) => ({
      body: { id: (await place(shop, me)).data._id, text: 'Rang the bell.' },
    }),
    answers: { data: { notes: [{ text: 'Rang the bell.', staffName: 'Ravi Kumar' }] } },
    refused: () => [
      [{ body: { id: 'none', text: 'Rang.' } }, 404, NO_ORDER],
      [{ body: { id: 'none', text: ' ' } }, 400, 'Please write a note'],
      [{ body: { id: 'none', text: 'x'.repeat(1001) } }, 400, 'This text is too long'],
    ],
  },
  'POST /desk/order/confirm': {
    as: 'packer',
    good: async (world) => ({ body: await seenOrder(world, (await place(world.shop, world.me)).data._id) }),
    answers: { data: { standing: 'confirmed' } },
    refused: (world) => {
      const { shop, me } = world
      const asked = async (id: string) => ({ body: await seenOrder(world, id) })
      return [
        [{ body: { id: 'none', seen: 'older' } }, 404, NO_ORDER],
        [async () => ({ body: { id: (await place(shop, me)).data._id, seen: 'older' } }), 409, CHANGED],
        [async () => asked((await shop.order('razorpay'))._id), 422, 'This order waits for its payment'],
        [
          async () => asked((await onPrescription(world))._id),
          409,
          'A pharmacist has to approve the prescription first',
        ],
        [
          async () => {
            const id = (await place(shop, me)).data._id
            await shop.call('PUT /update/cancelOrder', { token: me.token, body: { id } })
            return asked(id)
          },
          409,
          'An order only moves forward',
        ],
      ]
    },
  },
}

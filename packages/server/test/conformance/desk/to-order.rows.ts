import { place } from '../../ordering.ts'
import { type DeskRows, type DeskWorld, NOT_VALID } from './desk-row.ts'
import { supplied } from './goods-in.rows.ts'

const NO_ORDER = 'Order to the supplier not found'
const CLOSED = 'This order to the supplier is closed'
const CHANGED = 'This order has changed meanwhile. Please look at it again'

/** A draft of an order of nine Dolos. */
async function ordered(world: DeskWorld) {
  const body = { supplierId: await supplied(world), lines: [{ productId: 'dolo', units: 9 }] }
  const { data } = await world.desk.as('owner').post('/desk/supplierOrder/add', body)
  return { id: data.id as string, seen: data.version as number, supplierId: body.supplierId }
}

async function closed(world: DeskWorld) {
  const { id, seen } = await ordered(world)
  await world.desk.as('owner').post('/desk/supplierOrder/close', { id, seen })
  return { id, seen: seen + 1 }
}

const changing = (world: DeskWorld, more: object) =>
  [
    [{ body: { id: 'none', seen: 1, ...more } }, 404, NO_ORDER],
    [async () => ({ body: { ...(await closed(world)), ...more } }), 409, CLOSED],
    [
      async () => {
        const { id } = await ordered(world)
        return { body: { id, seen: 7, ...more } }
      },
      409,
      CHANGED,
    ],
  ] as [{ body: object }, number, string][]

export const toOrderRows: DeskRows<
  | 'GET /desk/toOrder'
  | 'GET /desk/supplierOrders'
  | 'GET /desk/supplierOrder'
  | 'GET /desk/supplierOrder/list'
  | 'POST /desk/supplierOrder/add'
  | 'POST /desk/supplierOrder/send'
  | 'POST /desk/supplierOrder/close'
> = {
  'GET /desk/toOrder': {
    as: 'pharmacist',
    good: async ({ shop, me }) => {
      await shop.app.context.subscribers.runOnce()
      await place(shop, me, { products: [{ _id: 'crocin', quantity: 1 }] })
      await shop.app.context.subscribers.runOnce()
      return { query: { page: 1 } }
    },
    answers: { totalCount: 1, data: [{ productId: 'crocin', sold: 1, onHand: 3, proposed: 7 }] },
    refused: () => [[{ query: { supplierId: 'x'.repeat(65) } }, 400, NOT_VALID]],
  },
  'GET /desk/supplierOrders': {
    as: 'owner',
    good: async (world) => ({ query: { supplierId: (await ordered(world)).supplierId, page: 1 } }),
    answers: { totalCount: 1, data: [{ state: 'draft', lines: 1, sentAt: null }] },
    refused: () => [[{ query: { supplierId: 'x'.repeat(65) } }, 400, NOT_VALID]],
  },
  'GET /desk/supplierOrder': {
    as: 'owner',
    good: async (world) => ({ query: { id: (await ordered(world)).id } }),
    answers: { data: { state: 'draft', lines: [{ productId: 'dolo', units: 9, received: 0 }] } },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_ORDER]],
  },
  'GET /desk/supplierOrder/list': {
    as: 'pharmacist',
    good: async (world) => ({ query: { id: (await ordered(world)).id } }),
    answers: { type: 'text/csv; charset=utf-8', fileName: 'order-2026-11-14.csv' },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_ORDER]],
  },
  'POST /desk/supplierOrder/add': {
    as: 'owner',
    good: async (world) => ({
      body: { supplierId: await supplied(world), lines: [{ productId: 'dolo', units: 9 }] },
    }),
    answers: { data: { state: 'draft', version: 1 } },
    refused: async (world) => [
      [{ body: { supplierId: 'none', lines: [{ productId: 'dolo', units: 9 }] } }, 404, 'Supplier not found'],
      [
        { body: { supplierId: await supplied(world), lines: [{ productId: 'none', units: 9 }] } },
        404,
        'Product not found',
      ],
      [
        { body: { supplierId: await supplied(world), lines: [], all: { without: [] } } },
        422,
        'Nothing is proposed of this supplier: please write how many packs of what',
      ],
      [{ body: { supplierId: await supplied(world), lines: [] } }, 400, NOT_VALID],
    ],
  },
  'POST /desk/supplierOrder/send': {
    as: 'pharmacist',
    good: async (world) => {
      const { id, seen } = await ordered(world)
      return { body: { id, seen, by: 'hand' } }
    },
    answers: { data: { state: 'sent', version: 2 } },
    refused: (world) => [
      ...changing(world, { by: 'hand' }),
      [
        async () => {
          const { id, seen, supplierId } = await ordered(world)
          await world.shop.db
            .updateTable('supplier')
            .set({ email: '' })
            .where('id', '=', supplierId)
            .execute()
          return { body: { id, seen, by: 'mail' } }
        },
        422,
        'This supplier has no e-mail address',
      ],
    ],
  },
  'POST /desk/supplierOrder/close': {
    as: 'owner',
    good: async (world) => {
      const { id, seen } = await ordered(world)
      return { body: { id, seen } }
    },
    answers: { data: { state: 'closed' } },
    refused: (world) => changing(world, {}),
  },
}

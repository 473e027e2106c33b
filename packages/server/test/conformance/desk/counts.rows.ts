import type { DeskCallInput } from '@dawakit/core/contract'
import { type DeskRow, type DeskRows, type DeskWorld, NOT_VALID } from './desk-row.ts'

const NO_COUNT = 'Count not found'
const OVER = 'This count has been closed already'
const WRONG_REASON = 'Too many are found or counted; too few are counted, broken, expired or stolen'
const NO_PRODUCT = 'Product not found'
const CHOSEN: DeskCallInput<'POST /desk/counts'>['body'] = {
  of: 'chosen',
  about: '',
  productIds: ['dolo'],
  isBlind: false,
}
const B1 = { productId: 'dolo', batch: 'B1', expiresOn: '2028-03-31' }

/** The id of an open count of one product. */
async function opened({ desk }: DeskWorld): Promise<string> {
  return (await desk.as('pharmacist').post('/desk/counts', CHOSEN)).data.id
}

/** A count in which so many of a batch were counted. */
async function counted(world: DeskWorld, units = 3): Promise<string> {
  const id = await opened(world)
  await world.desk
    .as('packer')
    .post('/desk/counts/count', { id, ...B1, mrp: 30.5, counted: units, seen: null })
  return id
}

async function closed(world: DeskWorld): Promise<string> {
  const id = await counted(world)
  await world.desk.as('owner').post('/desk/counts/close', { id })
  return id
}

/** What every change of a count refuses. */
const refused =
  (more: object): NonNullable<DeskRow['refused']> =>
  async (world) => [
    [{ body: { id: 'none', ...more } }, 404, NO_COUNT],
    [async () => ({ body: { id: await closed(world), ...more } }), 409, OVER],
  ]

/** A batch with so many on the shelf. */
async function onShelf({ shop }: DeskWorld, units = 5): Promise<void> {
  await shop.db
    .insertInto('stock_batch')
    .values({
      product_id: B1.productId,
      batch: B1.batch,
      expires_on: B1.expiresOn,
      units,
      mrp_paise: 3050,
      import_number: null,
    })
    .onConflict((conflict) => conflict.columns(['product_id', 'batch', 'expires_on']).doUpdateSet({ units }))
    .execute()
}

const BROKEN = { ...B1, reason: 'breakage', units: 1, note: 'Fell down' } as const

async function corrected(world: DeskWorld): Promise<string> {
  await onShelf(world)
  return (await world.desk.as('pharmacist').post('/desk/corrections', BROKEN)).data.id
}

async function undone(world: DeskWorld): Promise<string> {
  const id = await corrected(world)
  await world.desk.as('pharmacist').post('/desk/corrections/undo', { id })
  return id
}

export const countRows: DeskRows<
  | 'GET /desk/counts'
  | 'GET /desk/counts/one'
  | 'GET /desk/counts/closing'
  | 'GET /desk/counts/products'
  | 'GET /desk/counts/sheet'
  | 'POST /desk/counts'
  | 'POST /desk/counts/count'
  | 'POST /desk/counts/reason'
  | 'POST /desk/counts/close'
  | 'POST /desk/counts/drop'
  | 'POST /desk/places'
  | 'GET /desk/corrections'
  | 'GET /desk/corrections/sums'
  | 'GET /desk/corrections/list'
  | 'POST /desk/corrections'
  | 'POST /desk/corrections/undo'
> = {
  'GET /desk/counts': {
    as: 'packer',
    good: async (world) => {
      await opened(world)
      return { query: { state: 'open', page: 1 } }
    },
    answers: { totalCount: 1, data: [{ of: 'chosen', state: 'open', products: 1, counted: 0 }] },
    refused: () => [[{ query: { state: 'gone' } }, 400, NOT_VALID]],
  },
  'GET /desk/counts/one': {
    as: 'packer',
    good: async (world) => ({ query: { id: await counted(world) } }),
    answers: { data: { state: 'open', counted: 1, openedBy: 'Priya Nair' } },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_COUNT]],
  },
  'GET /desk/counts/closing': {
    as: 'packer',
    good: async (world) => ({ query: { id: await counted(world) } }),
    answers: { data: { missing: 47, products: 1 } },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_COUNT]],
  },
  'GET /desk/counts/products': {
    as: 'packer',
    good: async (world) => ({ query: { id: await counted(world), only: 'different', productId: 'dolo' } }),
    answers: { totalCount: 1, data: [{ productId: 'dolo' }] },
    refused: () => [
      [{ query: { id: 'none' } }, 404, NO_COUNT],
      [{ query: { id: 'none', only: 'some' } }, 400, NOT_VALID],
    ],
  },
  'GET /desk/counts/sheet': {
    as: 'packer',
    good: async (world) => ({ query: { id: await counted(world) } }),
    answers: { type: 'text/csv; charset=utf-8', fileName: 'count.csv' },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_COUNT]],
  },
  'POST /desk/counts': {
    as: 'packer',
    good: () => ({ body: CHOSEN }),
    answers: { data: { state: 'open', products: 1, value: null } },
    refused: () => [
      [
        { body: { ...CHOSEN, of: 'place', about: 'Z-99' } },
        422,
        'There is nothing to count: no product belongs to what was chosen',
      ],
      [{ body: { ...CHOSEN, about: 'x'.repeat(201) } }, 400, 'This text is too long'],
    ],
  },
  'POST /desk/counts/count': {
    as: 'packer',
    good: async (world) => ({ body: { id: await opened(world), ...B1, mrp: 30.5, counted: 3 } }),
    answers: { data: { productId: 'dolo' } },
    refused: async (world) => [
      ...(await refused({ ...B1, mrp: null, add: 1 })(world)),
      [
        async () => ({ body: { id: await opened(world), ...B1, productId: 'none', mrp: null, add: 1 } }),
        404,
        NO_PRODUCT,
      ],
      [
        async () => ({ body: { id: await counted(world), ...B1, mrp: null, counted: 4, seen: null } }),
        409,
        'Somebody else has counted this batch in the meantime. Please look at it again',
      ],
    ],
  },
  'POST /desk/counts/reason': {
    as: 'packer',
    good: async (world) => ({
      body: { id: await counted(world, 90), ...B1, reason: 'found', note: 'Behind' },
    }),
    answers: { data: { productId: 'dolo' } },
    refused: async (world) => [
      ...(await refused({ ...B1, reason: 'found', note: '' })(world)),
      [
        async () => ({ body: { id: await opened(world), ...B1, reason: 'found', note: '' } }),
        404,
        'This batch has not been counted yet',
      ],
      [
        async () => ({ body: { id: await counted(world, 90), ...B1, reason: 'theft', note: '' } }),
        422,
        WRONG_REASON,
      ],
    ],
  },
  'POST /desk/counts/close': {
    as: 'owner',
    good: async (world) => ({ body: { id: await counted(world) } }),
    answers: { data: { count: { state: 'closed', counted: 1 }, shortOrders: [] } },
    refused: async (world) => [
      ...(await refused({})(world)),
      [
        async () => ({ body: { id: await opened(world) } }),
        422,
        'Nothing of this count has been counted yet',
      ],
    ],
  },
  'POST /desk/counts/drop': {
    as: 'pharmacist',
    good: async (world) => ({ body: { id: await opened(world) } }),
    answers: { data: { state: 'dropped', value: null } },
    refused: refused({}),
  },
  'POST /desk/places': {
    as: 'packer',
    good: () => ({ body: { productIds: ['dolo', 'soap'], place: 'A-12' } }),
    answers: { data: { products: 2 } },
    refused: () => [[{ body: { productIds: ['none'], place: 'A-12' } }, 404, NO_PRODUCT]],
  },
  'GET /desk/corrections': {
    as: 'pharmacist',
    good: async (world) => {
      await corrected(world)
      return { query: { from: '2020-01-01', to: '2100-01-01', reason: 'breakage', productId: 'dolo' } }
    },
    answers: { totalCount: 1, data: [{ units: -1, reason: 'breakage', note: 'Fell down' }] },
    refused: () => [[{ query: { reason: 'lost' } }, 400, NOT_VALID]],
  },
  'GET /desk/corrections/sums': {
    as: 'owner',
    good: async (world) => {
      await corrected(world)
      return { query: { reason: 'breakage' } }
    },
    answers: { data: [{ reason: 'breakage', units: -1 }] },
    refused: () => [[{ query: { reason: 'lost' } }, 400, NOT_VALID]],
  },
  'GET /desk/corrections/list': {
    as: 'owner',
    good: () => ({ query: { reason: 'theft' } }),
    answers: { type: 'text/csv; charset=utf-8', fileName: 'corrections.csv' },
    refused: () => [[{ query: { reason: 'lost' } }, 400, NOT_VALID]],
  },
  'POST /desk/corrections': {
    as: 'packer',
    good: async (world) => {
      await onShelf(world)
      return { body: BROKEN }
    },
    answers: { data: { units: -1, reason: 'breakage' } },
    refused: async (world) => {
      await onShelf(world)
      return [
        [{ body: { ...BROKEN, productId: 'none' } }, 404, NO_PRODUCT],
        [{ body: { ...BROKEN, reason: 'counted' } }, 422, WRONG_REASON],
        [{ body: { ...BROKEN, batch: 'B9' } }, 422, 'There is no such batch of it on the shelf'],
        [{ body: { ...BROKEN, units: 6 } }, 422, 'There are not so many of this batch on the shelf'],
        [
          async () => {
            await onShelf(world, 1000)
            return { body: { ...BROKEN, reason: 'theft', units: 900 } }
          },
          422,
          'What is missing or found is worth more than a packer may post: please ask a pharmacist',
        ],
      ]
    },
  },
  'POST /desk/corrections/undo': {
    as: 'pharmacist',
    good: async (world) => ({ body: { id: await corrected(world) } }),
    answers: { data: { units: 1, reason: 'breakage' } },
    refused: (world) => [
      [{ body: { id: 'none' } }, 404, 'Correction not found'],
      [
        async () => ({ body: { id: await undone(world) } }),
        409,
        'This correction has been taken back, or takes one back itself',
      ],
    ],
  },
}

import { inTransaction } from '../../../src/ground/database/in-transaction.ts'
import { changePieces } from '../../../src/shelves/batches/move-pieces.ts'
import { type DeskRows, type DeskWorld, NOT_VALID } from './desk-row.ts'
import { supplied } from './goods-in.rows.ts'

const NO_PRODUCT = 'Product not found'

const CAME = { rate_paise: 6_000, gst_bp: 1_200, hsn: '30049099' }
const BATCH = { product_id: 'dolo', batch: 'B1', expires_on: '2026-10-31' }

/** Of dolo a batch that has expired, whose suppliers two bills name, and of crocin a piece that nothing covers. */
async function stocked(world: DeskWorld) {
  const { shop } = world
  const suppliers = [await supplied(world, 'Before'), await supplied(world, 'Chennai Pharma')]
  await shop.db
    .insertInto('supplier_batch')
    .values(
      suppliers.map((supplier_id, at) => ({ ...CAME, ...BATCH, supplier_id, bill_id: supplier_id, at })),
    )
    .execute()
  await inTransaction(shop.db, (trx) =>
    changePieces(
      trx,
      [{ productId: 'dolo', batch: 'B1', expiresOn: '2026-10-31', units: 5 }],
      { kind: 'found', subject: 'count', staffId: null, at: shop.clock.now },
      { facts: { purchasePaise: 6_000, mrpPaise: 9_000, isSold: false } },
    ),
  )
  await shop.db
    .updateTable('stock')
    .set({ free: 0, short_units: 1 })
    .where('product_id', '=', 'crocin')
    .execute()
}

const none = async (world: DeskWorld) => {
  await stocked(world)
  return {}
}

export const shelfRows: DeskRows<
  | 'GET /desk/shelf'
  | 'GET /desk/shelf/find'
  | 'GET /desk/shelf/near'
  | 'GET /desk/shelf/unknown'
  | 'GET /desk/shelf/short'
  | 'GET /desk/shelf/list'
> = {
  'GET /desk/shelf': {
    as: 'pharmacist',
    good: async (world) => {
      await stocked(world)
      return { query: { productId: 'dolo' } }
    },
    answers: {
      data: {
        free: 50,
        unknownUnits: 50,
        batches: [{ batch: 'B1', units: 5, isSold: false, purchasePrice: 60 }],
        moves: [{ kind: 'found', units: 5 }],
      },
    },
    refused: () => [[{ query: { productId: 'none' } }, 404, NO_PRODUCT]],
  },
  'GET /desk/shelf/find': {
    as: 'packer',
    good: async (world) => {
      await stocked(world)
      return { query: { search: 'b1' } }
    },
    answers: { data: [{ id: 'dolo', name: 'Dolo 650 Tablet', batch: '' }] },
    refused: () => [[{ query: {} }, 400, NOT_VALID]],
  },
  'GET /desk/shelf/near': {
    as: 'owner',
    good: none,
    answers: {
      totalCount: 1,
      data: [{ batch: 'B1', isExpired: true, units: 5, value: 300, supplier: { name: 'Chennai Pharma' } }],
    },
  },
  'GET /desk/shelf/unknown': { as: 'packer', good: none, answers: { key: 'success' } },
  'GET /desk/shelf/short': {
    as: 'packer',
    good: none,
    answers: { totalCount: 1, data: [{ product: { id: 'crocin' }, shortUnits: 1 }] },
  },
  'GET /desk/shelf/list': {
    as: 'packer',
    good: async (world) => {
      await stocked(world)
      return { query: { of: 'batches' } }
    },
    answers: { type: 'text/csv; charset=utf-8', fileName: 'shelf-batches.csv' },
    refused: () => [[{ query: { of: 'all' } }, 400, NOT_VALID]],
  },
}

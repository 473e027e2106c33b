import { inTransaction } from '../../../src/ground/database/in-transaction.ts'
import { changePieces } from '../../../src/shelves/batches/move-pieces.ts'
import { type DeskRow, type DeskRows, type DeskWorld, NO_REASON, NOT_VALID } from './desk-row.ts'

const NONE = 'This recall was not found'
const ENDED = 'This recall has ended already'

const putIn = ({ shop }: DeskWorld, productId: string, batch: string) =>
  inTransaction(shop.db, (trx) =>
    changePieces(trx, [{ productId, batch, expiresOn: '2028-03-31', units: 5 }], {
      kind: 'found',
      subject: 'count',
      staffId: null,
      at: shop.clock.now,
    }),
  )

async function begun(world: DeskWorld) {
  await putIn(world, 'dolo', 'B1')
  const body = { batch: 'b1', reason: 'The maker asks' }
  return (await world.desk.as('pharmacist').post('/desk/recall/begin', body)).data.id as string
}

async function takenBack(world: DeskWorld) {
  await world.shop.db.deleteFrom('recall').execute()
  const id = await begun(world)
  const body = { id, reason: 'Another batch', isTakenBack: true }
  await world.desk.as('owner').post('/desk/recall/end', body)
  return id
}

const refusedOne: DeskRow['refused'] = () => [[{ query: { id: 'none' } }, 404, NONE]]

export const recallRows: DeskRows<
  | 'GET /desk/recalls'
  | 'GET /desk/recall'
  | 'POST /desk/recall/begin'
  | 'POST /desk/recall/tell'
  | 'POST /desk/recall/end'
  | 'GET /desk/recall/list'
> = {
  'GET /desk/recalls': {
    as: 'pharmacist',
    good: async (world) => {
      await begun(world)
      return { query: { state: 'open', page: 1 } }
    },
    answers: { totalCount: 1, data: [{ batch: 'B1', state: 'open', told: 0 }] },
  },
  'GET /desk/recall': {
    as: 'pharmacist',
    good: async (world) => ({ query: { id: await begun(world) } }),
    answers: { data: { batch: 'B1', shelf: [{ units: 5 }], begunBy: 'Priya Nair', toTell: 0 } },
    refused: refusedOne,
  },
  'POST /desk/recall/begin': {
    as: 'owner',
    good: async (world) => {
      await putIn(world, 'crocin', 'B9')
      return { body: { batch: 'b9', productId: 'crocin', reason: 'The maker asks' } }
    },
    answers: { data: { batch: 'B9', product: { id: 'crocin' }, state: 'open' } },
    refused: async (world) => {
      await begun(world)
      await putIn(world, 'crocin', 'B2')
      await putIn(world, 'dolo', 'B2')
      const reason = 'The maker asks'
      const UNKNOWN = 'No product has ever had a batch of this number: please look at it again'
      return [
        [{ body: { batch: 'B7', reason } }, 422, UNKNOWN],
        [{ body: { batch: 'B1', productId: 'crocin', reason } }, 422, UNKNOWN],
        [
          { body: { batch: 'B2', reason } },
          422,
          'Several products have a batch of this number: please say of which product',
        ],
        [{ body: { batch: 'B1', reason } }, 409, 'This batch is recalled already'],
        [{ body: { batch: 'B2', reason: ' ' } }, 400, NO_REASON],
      ]
    },
  },
  'POST /desk/recall/tell': {
    as: 'pharmacist',
    good: async (world) => ({ body: { id: await begun(world) } }),
    answers: { data: { batch: 'B1', toTell: 0 } },
    refused: (world) => [
      [{ body: { id: 'none' } }, 404, NONE],
      [async () => ({ body: { id: await takenBack(world) } }), 409, ENDED],
      [{ body: {} }, 400, NOT_VALID],
    ],
  },
  'POST /desk/recall/end': {
    as: 'pharmacist',
    good: async (world) => ({
      body: { id: await begun(world), reason: 'All came back', isTakenBack: false },
    }),
    answers: { data: { state: 'ended', endReason: 'All came back' } },
    refused: (world) => [
      [{ body: { id: 'none', reason: 'Done', isTakenBack: false } }, 404, NONE],
      [{ body: { id: 'none', reason: '', isTakenBack: false } }, 400, NO_REASON],
      [async () => ({ body: { id: await takenBack(world), reason: 'Done', isTakenBack: true } }), 409, ENDED],
      [{ body: {} }, 400, NOT_VALID],
    ],
  },
  'GET /desk/recall/list': {
    as: 'pharmacist',
    good: async (world) => ({ query: { id: await begun(world) } }),
    answers: { type: 'text/csv; charset=utf-8', fileName: 'recall.csv' },
    refused: refusedOne,
  },
}

import { type DeskRows, type DeskWorld, NOT_VALID } from './desk-row.ts'
import { A_YEAR, received } from './goods-in.rows.ts'

const NO_NOTE = 'Debit note not found'
const NO_SUPPLIER = 'Supplier not found'
const BATCH = { productId: 'dolo', batch: 'DL-1', expiresOn: '2028-03-31', isQuarantined: false }

/** Twelve packs on the shelf, and what sends some of them back. */
async function toIssue(world: DeskWorld, more: object = {}) {
  const owner = world.desk.as('owner')
  const { id } = await received(world)
  const { data } = await owner.get('/desk/goodsIn/bill', { id })
  return {
    key: crypto.randomUUID(),
    supplierId: data.supplierId as string,
    reason: 'wrongBill' as const,
    lines: [{ ...BATCH, units: 2, ...more }],
  }
}

async function issued(world: DeskWorld) {
  const body = await toIssue(world)
  const { data } = await world.desk.as('owner').post('/desk/debitNote/issue', body)
  return { id: data.id as string, supplierId: body.supplierId }
}

const crediting = (id: string, amount: number) => ({
  body: { key: crypto.randomUUID(), id, amount, reference: 'CN-7' },
})

export const debitNoteRows: DeskRows<
  | 'GET /desk/debitNotes'
  | 'GET /desk/debitNotes/list'
  | 'GET /desk/debitNote'
  | 'GET /desk/debitNote/proposed'
  | 'POST /desk/debitNote/issue'
  | 'POST /desk/debitNote/credited'
> = {
  'GET /desk/debitNotes': {
    as: 'pharmacist',
    good: async (world) => ({ query: { supplierId: (await issued(world)).supplierId, page: 1 } }),
    answers: { totalCount: 1, data: [{ reason: 'wrongBill', total: 99.76, credited: 0 }] },
    refused: () => [[{ query: { supplierId: 'x'.repeat(65) } }, 400, NOT_VALID]],
  },
  'GET /desk/debitNotes/list': {
    as: 'owner',
    good: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
    answers: { type: 'text/csv; charset=utf-8', fileName: 'debit-notes-2026-11-01-2026-11-30.csv' },
    refused: () => [
      [{ query: { from: 'yesterday', to: '2026-11-30' } }, 400, NOT_VALID],
      [{ query: { from: '2025-11-29', to: '2026-11-30' } }, 422, A_YEAR],
    ],
  },
  'GET /desk/debitNote': {
    as: 'pharmacist',
    good: async (world) => ({ query: { id: (await issued(world)).id } }),
    answers: { data: { number: 'DN/26-27/000001', taxable: 95, lines: [{ batch: 'DL-1', units: 2 }] } },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_NOTE]],
  },
  'GET /desk/debitNote/proposed': {
    as: 'pharmacist',
    good: async (world) => ({ query: { supplierId: (await toIssue(world)).supplierId } }),
    answers: { data: [] },
    refused: () => [[{ query: { supplierId: 'none' } }, 404, NO_SUPPLIER]],
  },
  'POST /desk/debitNote/issue': {
    as: 'owner',
    good: async (world) => ({ body: await toIssue(world) }),
    answers: { data: { number: 'DN/26-27/000001', total: 99.76, lines: [{ rate: 47.5 }] } },
    refused: (world) => [
      [async () => ({ body: { ...(await toIssue(world)), supplierId: 'none' } }), 404, NO_SUPPLIER],
      [
        async () => ({ body: await toIssue(world, { batch: 'NONE' }) }),
        422,
        'This batch came with no bill of this supplier',
      ],
      [
        async () => ({ body: await toIssue(world, { isQuarantined: true }) }),
        422,
        'There are not so many of this batch on the shelf',
      ],
      [
        async () => ({ body: await toIssue(world, { units: 13 }) }),
        422,
        'These are more packs of this batch than bills of this supplier brought and no note has given back',
      ],
    ],
  },
  'POST /desk/debitNote/credited': {
    as: 'owner',
    good: async (world) => crediting((await issued(world)).id, 60),
    answers: { data: { credited: 60, credits: [{ reference: 'CN-7' }] } },
    refused: (world) => [
      [crediting('none', 60), 404, NO_NOTE],
      [
        async () => crediting((await issued(world)).id, 99.77),
        422,
        'This is more than is left of the debit note',
      ],
    ],
  },
}

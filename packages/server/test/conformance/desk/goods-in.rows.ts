import type { BillLineInput } from '@dawakit/core/contract'
import { type DeskRows, type DeskWorld, NOT_VALID } from './desk-row.ts'

const NO_BILL = 'Bill not found'
const NO_SUPPLIER = 'Supplier not found'
const BILL_CHANGED = 'This bill has changed in the meantime. Please look at it again'
const RECEIVED = 'This bill is received and stays as it is: write down what is wrong'
export const A_YEAR = 'Please choose the days of one year at most, the first before the last'
const LINES_WRONG = 'Please mend what is marked on the lines'
const TOO_LONG = 'This text is too long'

const SUPPLIER = {
  name: 'Chennai Pharma',
  gstin: '33AAACC1206D1ZN',
  stateName: '',
  drugLicences: 'TN-20B-1042',
  address: '4 Godown Street',
  phone: '044 2345 6789',
  email: 'orders@chennaipharma.example',
  paymentDays: 30,
  note: '',
}

const LINE: BillLineInput = {
  productId: 'dolo',
  code: '',
  name: 'Dolo 650 Tablet',
  maker: 'Micro Labs',
  batch: 'DL-1',
  expiry: '03/28',
  mrp: 100,
  rate: 60,
  units: 10,
  freeUnits: 2,
  discount: 5,
  gst: 5,
  hsn: '30049099',
}

/** A supplier of a name of its own. @returns its id */
export async function supplied({ desk }: DeskWorld, name: string = crypto.randomUUID()): Promise<string> {
  const { data } = await desk.as('owner').post('/desk/supplier/save', { supplier: { ...SUPPLIER, name } })
  return data.id
}

const billOf = (supplierId: string, more: object = {}, line: Partial<BillLineInput> = {}) => ({
  supplierId,
  number: 'GST-1',
  date: '2026-11-13',
  total: 100,
  orderId: null,
  lines: [{ ...LINE, ...line }],
  ...more,
})

/** A draft of a supplier of its own. */
async function draft(world: DeskWorld, line: Partial<BillLineInput> = {}) {
  const bill = billOf(await supplied(world), {}, line)
  const { data } = await world.desk.as('owner').post('/desk/goodsIn/save', { bill })
  return { id: data.id as string, seen: data.version as number, bill }
}

async function checked(world: DeskWorld, line: Partial<BillLineInput> = {}) {
  const { id, seen } = await draft(world, line)
  const { data } = await world.desk.as('owner').post('/desk/goodsIn/check', { id, seen })
  return { id, seen: data.version as number }
}

/** One whose packs are on the shelf. @returns its id */
export async function received(world: DeskWorld): Promise<{ id: string; seen: number }> {
  const seen = await checked(world)
  await world.desk.as('owner').post('/desk/goodsIn/receive', { ...seen, isSure: true })
  return { ...seen, seen: seen.seen + 1 }
}

const PERIOD = { from: '2026-11-01', to: '2026-11-30' }
const NO_DAY = { from: 'yesterday', to: '2026-11-30' }

export const goodsInRows: DeskRows<
  | 'GET /desk/suppliers'
  | 'GET /desk/supplier'
  | 'POST /desk/supplier/save'
  | 'GET /desk/goodsIn'
  | 'GET /desk/goodsIn/bill'
  | 'POST /desk/goodsIn/save'
  | 'POST /desk/goodsIn/file'
  | 'POST /desk/goodsIn/check'
  | 'POST /desk/goodsIn/receive'
  | 'POST /desk/goodsIn/takeMrp'
  | 'POST /desk/goodsIn/discard'
  | 'POST /desk/goodsIn/note'
  | 'GET /desk/inputTax'
  | 'GET /desk/inputTax/list'
  | 'GET /desk/toComplete'
> = {
  'GET /desk/suppliers': {
    as: 'pharmacist',
    good: async (world) => {
      await supplied(world, 'Chennai Pharma')
      return { query: { search: 'pha', page: 1 } }
    },
    answers: { totalCount: 1, data: [{ name: 'Chennai Pharma', stateName: 'Tamil Nadu' }] },
    refused: () => [[{ query: { search: 'x'.repeat(101) } }, 400, NOT_VALID]],
  },
  'GET /desk/supplier': {
    as: 'pharmacist',
    good: async (world) => ({ query: { id: await supplied(world, 'Chennai Pharma') } }),
    answers: { data: { name: 'Chennai Pharma', billed: 0, owes: 0, nearExpiry: [] } },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_SUPPLIER]],
  },
  'POST /desk/supplier/save': {
    as: 'owner',
    good: async (world) => ({
      body: { id: await supplied(world), seen: 1, supplier: SUPPLIER },
    }),
    answers: { data: { version: 2, name: 'Chennai Pharma', stateName: 'Tamil Nadu' } },
    refused: (world) => {
      const with_ = (more: object) => ({ body: { supplier: { ...SUPPLIER, ...more } } })
      return [
        [with_({ name: ' ' }), 422, 'Please write the name of the supplier'],
        [
          with_({ gstin: '33AAACC1206D1Z0' }),
          422,
          'This is no GSTIN: it has 15 characters, and the last one does not fit the others',
        ],
        [with_({ email: 'nobody' }), 422, 'Please write an e-mail address, or none'],
        [
          with_({ gstin: '', stateName: 'Utopia' }),
          422,
          'Please write a state of India: it says which tax a bill has',
        ],
        [with_({ note: 'x'.repeat(1001) }), 400, TOO_LONG],
        [{ body: { id: 'none', seen: 1, supplier: SUPPLIER } }, 404, NO_SUPPLIER],
        [
          async () => {
            await supplied(world, 'Taken')
            return with_({ name: 'TAKEN' })
          },
          409,
          'There is a supplier of this name already',
        ],
        [
          async () => ({ body: { id: await supplied(world), seen: 7, supplier: SUPPLIER } }),
          409,
          'This supplier has changed in the meantime. Please look at it again',
        ],
      ]
    },
  },
  'GET /desk/goodsIn': {
    as: 'owner',
    good: async (world) => {
      const { bill } = await draft(world)
      return { query: { state: 'draft', supplierId: bill.supplierId, page: 1 } }
    },
    answers: { totalCount: 1, data: [{ number: 'GST-1', state: 'draft', lines: 1, total: 598.5 }] },
    refused: () => [[{ query: { state: 'gone' } }, 400, NOT_VALID]],
  },
  'GET /desk/goodsIn/bill': {
    as: 'owner',
    good: async (world) => ({ query: { id: (await draft(world)).id } }),
    answers: { data: { number: 'GST-1', said: 100, total: 598.5, state: 'draft' } },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_BILL]],
  },
  'POST /desk/goodsIn/save': {
    as: 'owner',
    good: async (world) => ({ body: await draft(world) }),
    answers: { data: { version: 2, state: 'draft', lines: [{ productId: 'dolo', cost: 47.5 }] } },
    refused: async (world) => {
      const supplierId = await supplied(world)
      const of = (more: object, line: Partial<BillLineInput> = {}) => ({
        body: { bill: billOf(supplierId, more, line) },
      })
      const number = 'Please write the number of the bill'
      const date = 'Please write the date of the bill: a day up to today'
      return [
        [of({ number: '/-' }), 422, number],
        [of({ date: '2026-11-15' }), 422, date],
        [of({ date: '2026-02-30' }), 422, date],
        [of({ lines: [] }), 422, 'Please add at least one line'],
        [of({ supplierId: 'none' }), 404, NO_SUPPLIER],
        [of({ orderId: 'none' }), 404, 'Order to the supplier not found'],
        [of({}, { expiry: '13/28' }), 422, LINES_WRONG],
        [of({}, { productId: 'none' }), 422, LINES_WRONG],
        [of({ number: 'x'.repeat(41) }), 400, TOO_LONG],
        [{ body: { id: 'none', seen: 1, bill: billOf(supplierId) } }, 404, NO_BILL],
        [async () => ({ body: { ...(await draft(world)), seen: 9 } }), 409, BILL_CHANGED],
        [async () => ({ body: { ...(await received(world)), bill: billOf(supplierId) } }), 409, RECEIVED],
        [
          async () => ({ body: { bill: (await draft(world)).bill } }),
          409,
          'This bill of this supplier is in already',
        ],
      ]
    },
  },
  'POST /desk/goodsIn/file': {
    as: 'owner',
    good: async (world) => ({
      query: { supplierId: await supplied(world), number: 'F-1', date: '2026-11-13', fileName: 'bill.csv' },
      body: 'Item Name,Batch,Exp,Qty,MRP,Rate,GST\nDolo 650 Tablet,D1,03/28,10+2,100,60,5\n',
    }),
    answers: { data: { file: 'bill.csv', lines: [{ productId: 'dolo', units: 10, freeUnits: 2 }] } },
    refused: async (world) => {
      const query = {
        supplierId: await supplied(world),
        number: 'F-1',
        date: '2026-11-13',
        fileName: 'bill.csv',
      }
      const rows = Array.from({ length: 501 }, (_, at) => `Dolo ${at},1,1`).join('\n')
      const noFile = 'This file is no bill: it has no product, quantity and rate on its lines'
      return [
        [{ query, body: 'Name,Age\nMeena,40\n' }, 422, noFile],
        [{ query, body: 'Item,Qty,Rate\n' }, 422, noFile],
        [
          { query, body: `Item,Qty,Rate\n${rows}\n` },
          422,
          'This file has more than 500 lines: it is no bill',
        ],
        [{ query, body: 'x', headers: { 'content-type': 'text/csv' } }, 415, 'Send the file as it is'],
        [{ query, body: 'x'.repeat(5_000_001) }, 413, 'This file is too large for a bill'],
      ]
    },
  },
  'POST /desk/goodsIn/check': {
    as: 'owner',
    good: async (world) => {
      const { id, seen } = await draft(world)
      return { body: { id, seen } }
    },
    answers: { data: { state: 'checked', version: 2 } },
    refused: (world) => [
      [{ body: { id: 'none', seen: 1 } }, 404, NO_BILL],
      [
        async () => {
          const { id, seen } = await draft(world, { mrp: 59 })
          return { body: { id, seen } }
        },
        422,
        LINES_WRONG,
      ],
      [async () => ({ body: { ...(await checked(world)), seen: 1 } }), 409, BILL_CHANGED],
      [async () => ({ body: await received(world) }), 409, RECEIVED],
    ],
  },
  'POST /desk/goodsIn/receive': {
    as: 'pharmacist',
    good: async (world) => ({ body: { ...(await checked(world)), isSure: true } }),
    answers: { data: { state: 'received', receivedBy: 'Priya Nair' } },
    refused: (world) => [
      [{ body: { id: 'none', seen: 1, isSure: true } }, 404, NO_BILL],
      [
        async () => {
          const { id, seen } = await draft(world)
          return { body: { id, seen, isSure: true } }
        },
        409,
        'Please check this bill before its packs are taken in',
      ],
      [
        async () => ({ body: { ...(await checked(world, { expiry: '11/26' })), isSure: false } }),
        422,
        'Please look at what is asked, and say that you are sure',
      ],
      [async () => ({ body: { ...(await checked(world)), seen: 1, isSure: true } }), 409, BILL_CHANGED],
      [async () => ({ body: { ...(await received(world)), isSure: true } }), 409, RECEIVED],
    ],
  },
  'POST /desk/goodsIn/takeMrp': {
    as: 'pharmacist',
    good: async (world) => {
      const crocin = { productId: 'crocin', name: 'Crocin Advance Tablet', mrp: 28, rate: 20 }
      const { id, seen } = await draft(world, crocin)
      return { body: { id, seen, lineNos: null } }
    },
    answers: { data: { left: [], bill: { lines: [{ mrp: 28 }] } } },
    refused: (world) => [
      [{ body: { id: 'none', seen: 1, lineNos: null } }, 404, NO_BILL],
      [async () => ({ body: { ...(await checked(world)), seen: 1, lineNos: [1] } }), 409, BILL_CHANGED],
      [async () => ({ body: { ...(await received(world)), lineNos: null } }), 409, RECEIVED],
      [
        async () => {
          const { id, seen } = await draft(world, { mrp: 65 })
          return { body: { id, seen, lineNos: [1] } }
        },
        422,
        'The MRP of the bill is not taken over: the price is above it, or packs on the shelf print a lower one',
      ],
    ],
  },
  'POST /desk/goodsIn/discard': {
    as: 'owner',
    good: async (world) => {
      const { id, seen } = await draft(world)
      return { body: { id, seen } }
    },
    answers: { data: null },
    refused: (world) => [
      [{ body: { id: 'none', seen: 1 } }, 404, NO_BILL],
      [async () => ({ body: { ...(await checked(world)), seen: 1 } }), 409, BILL_CHANGED],
      [async () => ({ body: await received(world) }), 409, RECEIVED],
    ],
  },
  'POST /desk/goodsIn/note': {
    as: 'owner',
    good: async (world) => ({ body: { id: (await received(world)).id, text: 'Two strips were broken.' } }),
    answers: { data: { notes: [{ text: 'Two strips were broken.', staffName: 'Asha Rao' }] } },
    refused: (world) => [
      [{ body: { id: 'none', text: 'Broken.' } }, 404, NO_BILL],
      [{ body: { id: 'none', text: ' ' } }, 422, 'Please write a note'],
      [{ body: { id: 'none', text: 'x'.repeat(501) } }, 400, TOO_LONG],
      [
        async () => ({ body: { id: (await draft(world)).id, text: 'Broken.' } }),
        409,
        'This bill is not received yet: change it instead',
      ],
    ],
  },
  'GET /desk/inputTax': {
    as: 'owner',
    good: async (world) => {
      await received(world)
      return { query: { ...PERIOD, page: 1 } }
    },
    answers: { totalCount: 1, data: [{ number: 'GST-1', rate: 5, taxable: 570, cgst: 14.25 }] },
    refused: () => [[{ query: NO_DAY }, 400, NOT_VALID]],
  },
  'GET /desk/inputTax/list': {
    as: 'owner',
    good: () => ({ query: PERIOD }),
    answers: { type: 'text/csv; charset=utf-8', fileName: 'input-tax-2026-11-01-2026-11-30.csv' },
    refused: () => [
      [{ query: NO_DAY }, 400, NOT_VALID],
      [{ query: { from: '2026-11-30', to: '2026-11-29' } }, 422, A_YEAR],
    ],
  },
  'GET /desk/toComplete': {
    as: 'pharmacist',
    good: async (world) => {
      const seen = await checked(world, { productId: '', name: 'Zubrizole 40' })
      await world.desk.as('owner').post('/desk/goodsIn/receive', { ...seen, isSure: true })
      return { query: { page: 1 } }
    },
    answers: { totalCount: 1, data: [{ name: 'Zubrizole 40', mrp: 100 }] },
  },
}

import { addPrescription, buyer, PARTICULARS } from '../../ordering.ts'
import { askPharmacist } from '../../requests.ts'
import { type DeskRow, type DeskRows, type DeskWorld, NO_REASON, NOT_VALID } from './desk-row.ts'

const NO_REQUEST = 'This request was not found'
const CHANGED = 'This request has changed meanwhile. Please look at it again'
const ENDED = 'This request has ended. You can ask again any time'
const REGISTERED = 'Only a pharmacist with a registration number can do this'
const MISSING =
  'This medicine needs the prescriber’s name, registration number and address, and the patient’s address'
const GRANT = 'Please say how many packs the prescription is good for, and until when'

async function asked({ shop, me }: DeskWorld) {
  const prescriptionId = await addPrescription(shop.db, me.userId)
  return { id: await askPharmacist(shop, me, prescriptionId), prescriptionId }
}

const seen = async ({ desk }: DeskWorld, id: string) =>
  (await desk.as('pharmacist').get('/desk/request', { id })).data.version as string

/** A request as it was looked at. */
async function looked(world: DeskWorld) {
  const { id, prescriptionId } = await asked(world)
  return { id, seen: await seen(world, id), prescriptionId }
}

type Looked = Awaited<ReturnType<typeof looked>>

const preparing = ({ id, seen, prescriptionId }: Looked, line: object = {}, grant: object = {}) => ({
  body: {
    id,
    seen,
    message: 'For ten days.',
    lines: [
      {
        productId: 'azithral',
        quantity: 1,
        note: 'After food',
        grant: { prescriptionId, packs: 2, validUntil: '2026-12-31', particulars: PARTICULARS, ...grant },
        ...line,
      },
    ],
  },
})

/** What every change of a request refuses. */
const refused =
  (more: object): NonNullable<DeskRow['refused']> =>
  async (world) => {
    const { prescriptionId: _, ...request } = await looked(world)
    return [
      [{ body: { ...request, id: 'none', ...more } }, 404, NO_REQUEST],
      [{ body: { ...request, seen: 'older', ...more } }, 409, CHANGED],
      [
        async () => {
          const { id } = await asked(world)
          const body = { id }
          await world.shop.call('POST /post/withdrawPrescriptionRequest', { token: world.me.token, body })
          return { body: { id, seen: await seen(world, id), ...more } }
        },
        422,
        ENDED,
      ],
    ]
  }

export const requestRows: DeskRows<
  | 'GET /desk/requests'
  | 'GET /desk/request'
  | 'POST /desk/request/prepare'
  | 'POST /desk/request/ask'
  | 'POST /desk/request/decline'
  | 'GET /desk/products'
  | 'GET /desk/substitutes'
> = {
  'GET /desk/requests': {
    as: 'pharmacist',
    good: async (world) => {
      await asked(world)
      return { query: { state: 'open', page: 1 } }
    },
    answers: { totalCount: 1, data: [{ state: 'waiting', pictures: 1 }] },
    refused: () => [[{ query: { state: 'gone' } }, 400, NOT_VALID]],
  },
  'GET /desk/request': {
    as: 'pharmacist',
    good: async (world) => ({ query: { id: (await asked(world)).id } }),
    answers: { data: { state: 'waiting', pictures: { length: 1 } } },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_REQUEST]],
  },
  'POST /desk/request/prepare': {
    as: 'pharmacist',
    good: async (world) => preparing(await looked(world)),
    answers: { data: { state: 'prepared', message: 'For ten days.', grants: [{ packs: 2 }] } },
    refused: async (world) => {
      const request = await looked(world)
      const other = await addPrescription(world.shop.db, (await buyer(world.shop, '9000000002')).userId)
      const { body } = preparing(request)
      const [line] = body.lines
      return [
        [preparing(request), 422, REGISTERED, 'owner'],
        ...(await refused({ message: '', lines: body.lines })(world)),
        [preparing(request, { productId: 'none' }), 404, 'Product not found'],
        [{ body: { ...body, lines: [] } }, 422, 'Please add at least one product'],
        [
          { body: { ...body, lines: [line, line] } },
          422,
          'A product stands in two lines. Please make one of them',
        ],
        [preparing(request, { grant: null }), 422, GRANT],
        [preparing(request, {}, { particulars: { ...PARTICULARS, patientAddress: '' } }), 422, MISSING],
        [preparing(request, { productId: 'dolo' }), 422, 'This product needs no prescription'],
        [preparing(request, {}, { prescriptionId: other }), 422, 'This prescription is not for this line'],
        [
          preparing(request, {}, { packs: 101 }),
          422,
          'A prescription is good for at least what is approved, and for at most 100 packs',
        ],
        [
          preparing(request, {}, { validUntil: '2026-11-13' }),
          422,
          'A prescription is valid from today for at most 180 days',
        ],
        [preparing(request, { note: 'x'.repeat(2000) }), 400, 'This text is too long'],
      ]
    },
  },
  'POST /desk/request/ask': {
    as: 'pharmacist',
    good: async (world) => {
      const { id, seen } = await looked(world)
      return { body: { id, seen, text: 'Is this for an adult?' } }
    },
    answers: { data: { state: 'asked', questions: [{ text: 'Is this for an adult?', answer: null }] } },
    refused: async (world) => {
      const { prescriptionId: _, ...request } = await looked(world)
      const text = 'Is this for an adult?'
      return [
        ...(await refused({ text })(world)),
        [{ body: { ...request, text: ' ' } }, 400, 'Please write your question'],
        [{ body: { ...request, text } }, 422, REGISTERED, 'owner'],
      ]
    },
  },
  'POST /desk/request/decline': {
    as: 'pharmacist',
    good: async (world) => {
      const { id, seen } = await looked(world)
      return { body: { id, seen, reason: 'We cannot read it.' } }
    },
    answers: { data: { state: 'declined' } },
    refused: async (world) => {
      const { prescriptionId: _, ...request } = await looked(world)
      const reason = 'We cannot read it.'
      return [
        ...(await refused({ reason })(world)),
        [{ body: { ...request, reason: ' ' } }, 400, NO_REASON],
        [{ body: { ...request, reason } }, 422, REGISTERED, 'owner'],
      ]
    },
  },
  'GET /desk/products': {
    as: 'pharmacist',
    good: () => ({ query: { search: 'dolo' } }),
    answers: { data: [{ _id: 'dolo' }] },
  },
  'GET /desk/substitutes': {
    as: 'pharmacist',
    good: () => ({ query: { productId: 'dolo' } }),
    answers: {},
    refused: () => [[{ query: { productId: 'none' } }, 404, 'Product not found']],
  },
}

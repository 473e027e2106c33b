import { newFileKey } from '../../../src/ground/providers/file-key.ts'
import { addPrescription, buyer, PARTICULARS, place } from '../../ordering.ts'
import {
  CHANGED,
  type DeskRow,
  type DeskRows,
  type DeskWorld,
  NO_ORDER,
  NO_REASON,
  NOT_VALID,
} from './desk-row.ts'

const NOT_WAITING = 'This order does not wait for a pharmacist'
const TOO_MANY = 'No more can be approved than was ordered, and at least one pack'
const REGISTERED = 'Only a pharmacist with a registration number can do this'
const DAYS = 'A prescription is valid from today for at most 180 days'
const MISSING =
  'This medicine needs the prescriber’s name, registration number and address, and the patient’s address'
const NOT_BACK = 'This approval can no longer be taken back: the order is packed, or has ended'
const PACKS = 'A prescription is good for at least what is approved, and for at most 100 packs'

/** An order of two packs on prescription, as a pharmacist has looked at it. */
async function waiting({ shop, desk, me }: DeskWorld) {
  const prescriptionId = await addPrescription(shop.db, me.userId)
  const products = [{ _id: 'azithral', quantity: 2 }]
  const { _id: orderId } = (await place(shop, me, { products, prescriptions: [prescriptionId] })).data
  const { data } = await desk.as('pharmacist').get('/desk/prescription', { orderId })
  return { orderId: orderId as string, seen: data.version as string, prescriptionId }
}

type Looked = Awaited<ReturnType<typeof waiting>>

const approving = ({ prescriptionId, ...decision }: Looked, line: object = {}, grant: object = {}) => ({
  body: {
    ...decision,
    lines: [
      {
        lineNo: 1,
        quantity: 2,
        reason: '',
        grant: { prescriptionId, packs: 2, validUntil: '2026-12-31', particulars: PARTICULARS, ...grant },
        ...line,
      },
    ],
  },
})

/** Approved: nothing is left to decide of it. */
async function decided(world: DeskWorld) {
  const order = await waiting(world)
  await world.desk.as('pharmacist').call('POST /desk/prescription/approve', approving(order))
  const { data } = await world.desk.as('pharmacist').get('/desk/prescription', { orderId: order.orderId })
  return { orderId: order.orderId, seen: data.version as string }
}

const OTHER = 'This prescription is not for this line'
const BLANK = Object.fromEntries(Object.keys(PARTICULARS).map((field) => [field, '']))

/** Approved before particulars were asked for. */
async function lacking(world: DeskWorld) {
  const decision = await decided(world)
  await world.shop.db
    .updateTable('prescription_grant')
    .set({ particulars: null })
    .where('order_id', '=', decision.orderId)
    .execute()
  return { ...decision, lines: [{ lineNo: 1, particulars: PARTICULARS }] }
}

/** What every decision refuses. */
const refused =
  (more: object, others: (order: Looked) => [object, number, string][] = () => []): DeskRow['refused'] =>
  async (world) => {
    const order = await waiting(world)
    const { prescriptionId: _, ...decision } = order
    const body = { ...decision, ...more }
    return [
      [{ body: { ...body, orderId: 'none' } }, 404, NO_ORDER],
      [{ body: { ...body, seen: 'older' } }, 409, CHANGED],
      ...others(order).map(([wrong, status, sentence]): [{ body: object }, number, string] => [
        { body: { ...body, ...wrong } },
        status,
        sentence,
      ]),
      [async () => ({ body: { ...more, ...(await decided(world)) } }), 409, NOT_WAITING],
    ]
  }

export const prescriptionRows: DeskRows<
  | 'GET /desk/prescriptions'
  | 'GET /desk/prescription'
  | 'GET /desk/prescriptionImage'
  | 'POST /desk/prescription/approve'
  | 'POST /desk/prescription/takeBack'
  | 'POST /desk/prescription/particulars'
  | 'POST /desk/prescription/ask'
  | 'POST /desk/prescription/decline'
> = {
  'GET /desk/prescriptions': {
    as: 'pharmacist',
    good: async (world) => {
      await waiting(world)
      return { query: { state: 'waiting', page: 1 } }
    },
    answers: { totalCount: 1, data: [{ state: 'waiting', lines: 1 }] },
    refused: () => [[{ query: { state: 'done' } }, 400, NOT_VALID]],
  },
  'GET /desk/prescription': {
    as: 'pharmacist',
    good: async (world) => ({ query: { orderId: (await waiting(world)).orderId } }),
    answers: { data: { isOpen: true, lines: [{ lineNo: 1, isOpen: true, approved: 0 }] } },
    refused: async ({ shop, me }) => [
      [{ query: { orderId: 'none' } }, 404, NO_ORDER],
      // Nothing on prescription: there is nothing to check.
      [{ query: { orderId: (await place(shop, me)).data._id } }, 404, NO_ORDER],
    ],
  },
  'GET /desk/prescriptionImage': {
    as: 'pharmacist',
    good: async ({ shop, me }) => {
      const id = await addPrescription(shop.db, me.userId)
      const file_key = newFileKey('png')
      await shop.app.context.providers.files.put(file_key, new Uint8Array([1]), 'image/png')
      await shop.db.updateTable('prescription').set({ file_key }).where('id', '=', id).execute()
      return { query: { id } }
    },
    answers: { type: 'image/png', fileName: 'prescription.png' },
    refused: () => [[{ query: { id: 'none' } }, 404, 'Not found']],
  },
  'POST /desk/prescription/approve': {
    as: 'pharmacist',
    good: async (world) => approving(await waiting(world)),
    answers: { data: { standing: 'confirmed', isOpen: false } },
    refused: async (world) => {
      const order = await waiting(world)
      const other = await addPrescription(world.shop.db, (await buyer(world.shop, '9000000002')).userId)
      const usedUp = async () => {
        const used = await waiting(world)
        await world.desk.as('pharmacist').call('POST /desk/prescription/approve', approving(used))
        const next = await waiting(world)
        const { id } = await world.shop.db
          .selectFrom('prescription_grant')
          .select('id')
          .executeTakeFirstOrThrow()
        return approving(next, { grant: { id } })
      }
      const common = (await refused({ lines: approving(order).body.lines })?.(world)) ?? []
      return [
        [approving(order), 422, REGISTERED, 'owner'],
        ...common,
        [approving(order, { quantity: 3 }), 422, TOO_MANY],
        [approving(order, { lineNo: 9 }), 422, TOO_MANY],
        [approving(order, { quantity: 1 }), 422, NO_REASON],
        [
          approving(order, {}, { particulars: { ...PARTICULARS, prescriberRegistration: 'none' } }),
          422,
          MISSING,
        ],
        [approving(order, {}, { particulars: undefined }), 422, MISSING],
        [approving(order, {}, { validUntil: '2026-11-13' }), 422, DAYS],
        [approving(order, {}, { packs: 101 }), 422, PACKS],
        [approving(order, {}, { prescriptionId: other }), 422, 'This prescription is not for this line'],
        [usedUp, 409, 'So many packs are not left on this prescription'],
      ]
    },
  },
  'POST /desk/prescription/particulars': {
    as: 'pharmacist',
    good: async (world) => ({ body: await lacking(world) }),
    answers: { data: { lines: [{ lacksParticulars: false }] } },
    refused: async (world) => {
      const body = await lacking(world)
      return [
        [{ body: { ...body, orderId: 'none' } }, 404, NO_ORDER],
        [{ body: { ...body, seen: 'older' } }, 409, CHANGED],
        [{ body: { ...body, lines: [{ lineNo: 1, particulars: BLANK }] } }, 422, MISSING],
        [{ body: { ...body, lines: [{ lineNo: 7, particulars: PARTICULARS }] } }, 422, OTHER],
        [{ body }, 422, REGISTERED, 'owner'],
        [
          async () => ({ body: { ...body, ...(await decided(world)) } }),
          409,
          'These particulars are written down already',
        ],
      ]
    },
  },
  'POST /desk/prescription/takeBack': {
    as: 'pharmacist',
    good: async (world) => ({ body: { ...(await decided(world)), reason: 'It is another strength.' } }),
    answers: { data: { review: { state: 'waiting' }, isOpen: true, lines: [{ approved: 0 }] } },
    refused: async (world) => {
      const body = { ...(await decided(world)), reason: 'It is another strength.' }
      const { prescriptionId: _, ...open } = await waiting(world)
      return [
        [{ body }, 422, REGISTERED, 'owner'],
        [{ body: { ...body, orderId: 'none' } }, 404, NO_ORDER],
        [{ body: { ...body, ...open } }, 409, NOT_BACK],
        [{ body: { ...body, seen: 'older' } }, 409, CHANGED],
        [{ body: { ...body, reason: ' ' } }, 422, NO_REASON],
      ]
    },
  },
  'POST /desk/prescription/ask': {
    as: 'pharmacist',
    good: async (world) => {
      const { orderId, seen } = await waiting(world)
      return { body: { orderId, seen, text: 'Which strength?' } }
    },
    answers: { data: { review: { state: 'asked' }, questions: [{ text: 'Which strength?', answer: null }] } },
    refused: refused({ text: 'Which strength?' }, () => [
      [{ text: ' ' }, 422, 'Please write your question'],
      [{ text: 'x'.repeat(2001) }, 400, 'This text is too long'],
    ]),
  },
  'POST /desk/prescription/decline': {
    as: 'pharmacist',
    good: async (world) => {
      const { orderId, seen } = await waiting(world)
      return { body: { orderId, seen, lineNos: [1], reason: 'It is a year old.' } }
    },
    answers: { data: { standing: 'cancelled', isOpen: false } },
    refused: async (world) => {
      const order = await waiting(world)
      const { prescriptionId: _, ...decision } = order
      const body = { ...decision, reason: 'It is a year old.' }
      const common = await refused({ reason: 'It is a year old.' }, () => [
        [{ reason: ' ' }, 422, NO_REASON],
        [{ lineNos: [9] }, 422, TOO_MANY],
      ])?.(world)
      return [[{ body }, 422, REGISTERED, 'owner'], ...(common ?? [])]
    },
  },
}

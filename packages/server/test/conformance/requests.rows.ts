import { askPharmacist } from '../requests.ts'
import { LOGIN, NOT_VALID, type Rows, SCHEDULE_X, type World } from './row.ts'

const SOMEBODY = 'Please enter the name of the patient'
const CLOSED = 'This request has ended. You can ask again any time'
const asking = (prescriptions: string[], more: object = {}) => ({ body: { prescriptions, ...more } })

const requestOf = async ({ shop }: World, who: World['me']) =>
  askPharmacist(shop, who, await shop.addPrescription(who.userId))

/** A request of theirs, with what is prepared of it. */
async function preparedOf(world: World): Promise<string> {
  const id = await requestOf(world, world.me)
  await world.shop.prepareRequest(id, [
    { productId: 'azithral', quantity: 2 },
    { productId: 'dolo', quantity: 1 },
  ])
  return id
}

const choosing = (id: string, productId: string, quantity: number) => ({
  body: { id, lines: [{ productId, quantity }] },
})
const answering = (id: string, questionId: string, answer = 'Yes') => ({
  body: { id, questionId, answer, prescriptions: [] },
})

export const requestRows: Rows<
  | 'POST /post/prescriptionRequest'
  | 'GET /get/prescriptionRequests'
  | 'GET /get/prescriptionRequest'
  | 'POST /post/withdrawPrescriptionRequest'
  | 'POST /post/answerPrescriptionRequest'
  | 'POST /post/preparedCart'
> = {
  'POST /post/prescriptionRequest': {
    guest: LOGIN,
    good: async ({ shop, me }) =>
      asking([await shop.addPrescription(me.userId)], {
        note: 'For two months, please',
        patient: { name: 'Arun', age: 7 },
      }),
    answers: {
      message: 'A pharmacist prepares your order',
      data: {
        state: 'waiting',
        note: 'For two months, please',
        patient: { name: 'Arun', age: 7 },
        lines: [],
      },
    },
    theirs: async ({ shop, other }) => [
      [asking([await shop.addPrescription(other.userId)]), asking(['unknown'])],
    ],
    unknown: () => [[asking(['unknown']), 404]],
    async refused({ shop, me }) {
      const own = await shop.addPrescription(me.userId)
      return [
        [asking([]), 422, 'Please choose the prescriptions that we are to read'],
        [asking([own], { patient: { name: ' ', age: 7 } }), 422, SOMEBODY],
        [{ body: {} }, 400, NOT_VALID],
      ]
    },
  },
  'GET /get/prescriptionRequests': {
    guest: LOGIN,
    async good(world) {
      await requestOf(world, world.me)
      return {}
    },
    answers: { totalCount: 1, data: [{ state: 'waiting' }] },
  },
  'GET /get/prescriptionRequest': {
    guest: LOGIN,
    good: async (world) => ({ query: { id: await preparedOf(world) } }),
    answers: {
      data: {
        state: 'prepared',
        lines: [
          { product: { _id: 'azithral' }, quantity: 2, preparedPrice: 119.45 },
          { product: { _id: 'dolo' }, quantity: 1, preparedPrice: 80 },
        ],
        pharmacist: { name: 'Priya Nair', registrationNumber: 'TN-PC-20481' },
      },
    },
    theirs: async (world) => [
      [{ query: { id: await requestOf(world, world.other) } }, { query: { id: 'unknown' } }],
    ],
    unknown: () => [[{ query: { id: 'unknown' } }, 404]],
    refused: () => [[{ query: {} }, 400, NOT_VALID]],
  },
  'POST /post/withdrawPrescriptionRequest': {
    guest: LOGIN,
    good: async (world) => ({ body: { id: await requestOf(world, world.me) } }),
    answers: { message: 'Your request is withdrawn', data: { state: 'withdrawn' } },
    theirs: async (world) => [
      [{ body: { id: await requestOf(world, world.other) } }, { body: { id: 'unknown' } }],
    ],
    unknown: () => [[{ body: { id: 'unknown' } }, 404]],
  },
  'POST /post/answerPrescriptionRequest': {
    guest: LOGIN,
    async good(world) {
      const id = await requestOf(world, world.me)
      return answering(id, await world.shop.askOfRequest(id))
    },
    answers: {
      message: 'Your answer has been sent.',
      data: { state: 'waiting', question: null },
    },
    theirs: async (world) => [
      [answering(await requestOf(world, world.other), 'q'), answering('unknown', 'q')],
    ],
    unknown: () => [[answering('unknown', 'q'), 404]],
    async refused(world) {
      const id = await requestOf(world, world.me)
      const question = await world.shop.askOfRequest(id)
      return [
        [answering(id, question, ' '), 422, 'Please write an answer or upload a prescription'],
        [answering(id, 'another'), 409, 'There is no question to answer'],
      ]
    },
  },
  'POST /post/preparedCart': {
    guest: LOGIN,
    good: async (world) => choosing(await preparedOf(world), 'azithral', 1),
    answers: { data: [{ _id: 'azithral', quantity: 1 }] },
    theirs: async (world) => [
      [choosing(await requestOf(world, world.other), 'azithral', 1), choosing('unknown', 'azithral', 1)],
    ],
    unknown: () => [[choosing('unknown', 'azithral', 1), 404]],
    async refused(world) {
      const { shop, me } = world
      const waiting = await requestOf(world, me)
      const id = await preparedOf(world)
      const withdrawn = await preparedOf(world)
      await shop.call('POST /post/withdrawPrescriptionRequest', { token: me.token, body: { id: withdrawn } })
      return [
        [
          choosing(waiting, 'azithral', 1),
          422,
          'Nothing has been prepared of this request that could be ordered',
        ],
        [choosing(withdrawn, 'azithral', 1), 422, CLOSED],
        [choosing(id, 'azithral', 3), 422, 'The pharmacist has prepared fewer pieces of this product'],
        [choosing(id, 'soap', 1), 422, 'The pharmacist has not prepared this product'],
        [choosing(id, 'azithral', 0), 422, 'Please keep at least one product of what was prepared'],
        [choosing(id, 'azithral', 0.5), 422, 'Quantity must be a whole number'],
        [
          async () => {
            const prepared = await requestOf(world, me)
            await shop.prepareRequest(prepared, [{ productId: 'crocin', quantity: 1 }])
            await shop.forbid('crocin')
            return choosing(prepared, 'crocin', 1)
          },
          422,
          SCHEDULE_X,
        ],
      ]
    },
  },
}

import { placeRegistered } from '../../desk/registered-order.ts'
import { PARTICULARS } from '../../ordering.ts'
import { type DeskRow, type DeskRows, type DeskWorld, NO_REASON, NOT_VALID } from './desk-row.ts'

const PERIOD = { register: 'prescriptions', from: '2020-01-01', to: '2040-12-31' }
const REGISTERED = 'Only a pharmacist with a registration number can do this'
const NO_ENTRY = 'The register has no such entry'

/** Two packs in a parcel. @returns their entry */
async function written(world: DeskWorld): Promise<string> {
  const order = await placeRegistered(world, { who: world.me })
  await order.pack({ A1: 2 })
  const { id } = await world.shop.db
    .selectFrom('register_entry')
    .select('id')
    .where('order_id', '=', order.id)
    .where('register', '=', 'prescriptions')
    .executeTakeFirstOrThrow()
  return id
}

const search: Pick<DeskRow, 'as' | 'good' | 'refused'> = {
  as: 'pharmacist',
  good: async (world) => {
    await written(world)
    return { query: { ...PERIOD, batch: 'A1' } }
  },
  refused: () => [
    [{ query: { ...PERIOD, register: 'x' } }, 400, NOT_VALID],
    [{ query: { ...PERIOD, to: '2019-12-31' } }, 422, 'The last day comes before the first'],
  ],
}

async function correcting(world: DeskWorld) {
  const id = await written(world)
  const { data } = await world.desk.as('pharmacist').get('/desk/registerEntry', { id })
  return { id, seen: data.version as string, reason: 'Misspelt.', ...PARTICULARS, patientName: 'Meena Raman' }
}

export const registerRows: DeskRows<
  | 'GET /desk/register'
  | 'GET /desk/registerCsv'
  | 'GET /desk/registerHolder'
  | 'GET /desk/registerEntry'
  | 'POST /desk/register/correct'
> = {
  'GET /desk/register': {
    ...search,
    answers: { data: { next: null, entriesOfPeriod: 1, entries: [{ batch: 'A1', quantity: 2 }] } },
  },
  'GET /desk/registerCsv': {
    ...search,
    answers: {
      type: 'text/csv; charset=utf-8',
      fileName: 'register-prescriptions-2020-01-01-2040-12-31.csv',
    },
  },
  'GET /desk/registerHolder': {
    as: 'pharmacist',
    good: () => ({}),
    answers: { data: { name: 'Dawakit Pharmacy' } },
  },
  'GET /desk/registerEntry': {
    as: 'pharmacist',
    good: async (world) => ({ query: { id: await written(world) } }),
    answers: { data: { entries: [{ kind: 'supplied', invoiceNumber: null }] } },
    refused: () => [[{ query: { id: 'none' } }, 404, NO_ENTRY]],
  },
  'POST /desk/register/correct': {
    as: 'pharmacist',
    good: async (world) => ({ body: await correcting(world) }),
    answers: { data: { entries: [{ kind: 'supplied' }, { kind: 'corrected', patientName: 'Meena Raman' }] } },
    refused: async (world) => {
      const body = await correcting(world)
      const { patientName } = await world.shop.db
        .selectFrom('register_entry')
        .select('patient_name as patientName')
        .where('id', '=', body.id)
        .executeTakeFirstOrThrow()
      return [
        [{ body: { ...body, id: 'none' } }, 404, NO_ENTRY],
        [{ body: { ...body, seen: 'older' } }, 409, 'Something was written of this entry meanwhile'],
        [{ body: { ...body, reason: ' ' } }, 422, NO_REASON],
        [{ body: { ...body, patientName: '' } }, 422, 'The register needs this'],
        [{ body: { ...body, patientName } }, 409, 'The register says so already'],
        [{ body }, 422, REGISTERED, 'owner'],
      ]
    },
  },
}

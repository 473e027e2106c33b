import type { DeskDelivery, DeskPincode, PincodeSight } from '@dawakit/core/contract'
import { isPincode } from '@dawakit/core/delivery'
import { fromRupees, toRupees } from '@dawakit/core/money'
import { parsePage } from '@dawakit/core/product'
import {
  districtNeeded,
  keptNameTaken,
  notFound,
  pincodeNotThere,
  stateTermsTogether,
  stateUnknown,
} from '@dawakit/core/refusals'
import { gstStateOf } from '@dawakit/core/tax'
import { z } from 'zod'
import { findPincode } from '../../catalogue/pincodes/find-pincode.ts'
import { findStateShipping } from '../../catalogue/pincodes/find-state-shipping.ts'
import { pincodeMayLieIn } from '../../catalogue/pincodes/prefixes.ts'
import { stateKey } from '../../catalogue/pincodes/state-key.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { line } from '../../ground/http/text.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'
import { holdPages } from '../held/hold-pages.ts'
import { refuseField } from '../held/refuse-field.ts'
import { requireSeen } from '../held/row-version.ts'
import { changePincodes, pincodesToChange, undoPincodes } from './change-pincodes.ts'
import { listPincodes, readDelivery, toPincode } from './delivery.sql.ts'

const tag = 'Delivery'
const owner = ['owner'] as const
const lookers = ['owner', 'support'] as const
const PLACE_MAX = 100
const DAYS_MAX = 60
const FEE_MAX = 100_000

const seen = z.string().max(100)
const place = line(PLACE_MAX)
const placeSought = z.string().trim().max(PLACE_MAX)
const pincodeText = z.string().trim().max(20)
const change = z.object({
  id: z.string(),
  at: isoTime,
  state: z.string(),
  district: z.string(),
  isServiceable: z.boolean(),
  count: z.int(),
  isUndone: z.boolean(),
})
const deskDelivery = schemaOf<DeskDelivery>()(
  z
    .object({
      states: z.array(
        z.object({
          state: z.string(),
          version: z.string(),
          fee: rupees.nullable(),
          days: z.int().nullable(),
        }),
      ),
      changes: z.array(change),
    })
    .meta({ id: 'DeskDelivery' }),
)
const deskPincode = schemaOf<DeskPincode>()(
  z
    .object({
      pincode: z.string(),
      version: z.string(),
      district: z.string(),
      state: z.string(),
      isServiceable: z.boolean(),
    })
    .meta({ id: 'DeskPincode' }),
)
const sight = schemaOf<PincodeSight>()(
  z
    .object({
      pincode: z.string(),
      place: z.object({ district: z.string(), state: z.string() }).nullable(),
      fee: rupees.nullable(),
      days: z.int().nullable(),
    })
    .meta({ id: 'PincodeSight' }),
)

/** @throws {CallError} 400 where India has none of that name */
function stateOf(text: string): string {
  const state = gstStateOf(text)
  if (!state) throw refuseField(400, stateUnknown, 'state')
  return state.name
}

export const deliveryDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/delivery',
    summary: 'What delivery costs and takes, state by state, and the newest changes of many pincodes.',
    tag,
    roles: lookers,
    answer: deskDelivery,
    handle: async ({ db }) => ({ data: await readDelivery(db) }),
  }),
  defineDeskCall({
    name: 'POST /desk/delivery/state',
    summary: 'Sets what delivery to a state costs and takes, or that nobody delivers there.',
    tag,
    roles: owner,
    body: z.object({
      state: place,
      fee: rupees.max(FEE_MAX).nullable(),
      days: z.int().min(0).max(DAYS_MAX).nullable(),
      seen,
    }),
    answer: deskDelivery,
    async handle({ db, clock, staff, body: { fee, days, seen: version, ...body } }) {
      const state = stateOf(body.state)
      if ((fee === null) !== (days === null)) throw refuseField(400, stateTermsTogether, 'fee')
      const data = await inTransaction(db, async (trx) => {
        await holdPages(trx)
        const now = await readDelivery(trx)
        const known = now.states.find((one) => one.state === state)
        if (known) requireSeen(known.version, version, now)
        const state_key = stateKey(state)
        await trx.deleteFrom('state_shipping').where('state_key', '=', state_key).execute()
        if (fee !== null && days !== null) {
          const terms = { fee_paise: fromRupees(fee), tat_days: days }
          await trx
            .insertInto('state_shipping')
            .values({ state, state_key, ...terms })
            .execute()
        }
        await touchCatalogue(trx, { at: clock() })
        await audit(trx, staff, clock, {
          action: 'state.change',
          subject: 'state',
          subjectId: state,
          before: { fee: known?.fee ?? null, days: known?.days ?? null },
          after: { fee, days },
        })
        return readDelivery(trx)
      })
      return { data }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/delivery/pincodes',
    summary: 'The directory of pincodes: those that begin as a text does, of a state, and a district of it.',
    tag,
    roles: lookers,
    query: z.object({
      search: z
        .string()
        .regex(/^\s*[0-9]{0,6}\s*$/)
        .transform((text) => text.trim())
        .optional(),
      state: placeSought.optional(),
      district: placeSought.optional(),
      served: z.enum(['yes', 'no']).optional(),
      ...pageFields,
    }),
    answer: z.array(deskPincode),
    handle: ({ db, query }) => listPincodes(db, query, parsePage(query)),
  }),
  defineDeskCall({
    name: 'GET /desk/delivery/sight',
    summary: 'What somebody with a pincode is told: where that is, and what delivery costs and takes.',
    tag,
    roles: lookers,
    query: z.object({ pincode: pincodeText }),
    answer: sight,
    async handle({ query: { pincode }, ...context }) {
      const found = await findPincode(context, pincode)
      const terms = found && (await findStateShipping(context.db, found.state))
      return {
        data: {
          pincode,
          place: found && { district: found.district, state: found.state },
          fee: terms ? toRupees(terms.fee_paise) : null,
          days: terms?.tat_days ?? null,
        },
      }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/delivery/pincode',
    summary: 'Writes a pincode into the directory, or changes it.',
    tag,
    roles: owner,
    body: z.object({
      pincode: pincodeText,
      district: place,
      state: place,
      isServiceable: z.boolean(),
      seen: seen.optional(),
    }),
    answer: deskPincode,
    async handle({ db, clock, staff, body }) {
      const { pincode, district, isServiceable } = body
      const state = stateOf(body.state)
      if (district === '') throw refuseField(400, districtNeeded, 'district')
      if (!isPincode(pincode) || !pincodeMayLieIn(pincode, state)) {
        throw refuseField(400, pincodeNotThere, 'pincode')
      }
      const row = { pincode, district, state, is_serviceable: isServiceable ? 1 : 0 }
      await inTransaction(db, async (trx) => {
        await holdPages(trx)
        const known = await trx
          .selectFrom('pincode')
          .selectAll()
          .where('pincode', '=', pincode)
          .executeTakeFirst()
        if (known && body.seen === undefined) throw refuseField(409, keptNameTaken, 'pincode')
        if (!known && body.seen !== undefined) throw new CallError(404, notFound)
        if (known) requireSeen(toPincode(known).version, body.seen, toPincode(known))
        await trx
          .insertInto('pincode')
          .values({ ...row, is_exception: 1 })
          .onConflict((conflict) => conflict.column('pincode').doUpdateSet(row))
          .execute()
        await touchCatalogue(trx, { at: clock() })
        const said = (one: { district: string; state: string; is_serviceable: number }) => ({
          district: one.district,
          state: one.state,
          isServiceable: one.is_serviceable === 1,
        })
        await audit(trx, staff, clock, {
          action: known ? 'pincode.change' : 'pincode.add',
          subject: 'pincode',
          subjectId: pincode,
          ...(known && { before: said(known) }),
          after: said(row),
        })
      })
      return { data: toPincode(row) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/delivery/pincodes',
    summary:
      'Serves all pincodes of a state, or of a district of it, or none. Without the number that is expected it only counts them.',
    tag,
    roles: owner,
    body: z.object({
      state: place,
      district: place,
      isServiceable: z.boolean(),
      expected: z.int().min(0).optional(),
    }),
    answer: z.object({ count: z.int(), change: change.nullable() }),
    async handle({ db, clock, staff, body: { expected, ...body } }) {
      const wanted = { ...body, state: stateOf(body.state) }
      if (expected === undefined) {
        return { data: { count: (await pincodesToChange(db, wanted)).length, change: null } }
      }
      const done = await inTransaction(db, async (trx) => {
        await holdPages(trx)
        const changed = await changePincodes(trx, { clock }, staff, wanted, expected)
        await touchCatalogue(trx, { at: clock() })
        return changed
      })
      return { data: { count: done.count, change: done } }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/delivery/undo',
    summary: 'Takes a change of many pincodes back, within 30 days.',
    tag,
    roles: owner,
    body: z.object({ id: idSchema }),
    answer: deskDelivery,
    async handle({ db, clock, staff, body }) {
      const data = await inTransaction(db, async (trx) => {
        await holdPages(trx)
        await undoPincodes(trx, { clock }, staff, body.id)
        await touchCatalogue(trx, { at: clock() })
        return readDelivery(trx)
      })
      return { data }
    },
  }),
]

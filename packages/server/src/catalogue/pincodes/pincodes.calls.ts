import type { Pincode, StateShipping } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import type { StateShippingTable } from '../../ground/database/schema/catalogue.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import { findPincode, listPincodes } from './find-pincode.ts'
import { findStateShipping } from './find-state-shipping.ts'

const tag = 'Delivery'

const pincode = schemaOf<Pincode>()(
  z
    .object({
      pincode: z.string(),
      district: z.string(),
      state: z.string(),
    })
    .meta({ id: 'Pincode' }),
)

const stateShipping = schemaOf<StateShipping>()(
  z
    .object({
      stateName: z.string(),
      shippingFees: rupees,
      tat: z.int().min(0).meta({ description: 'Delivery days.' }),
    })
    .meta({ id: 'StateShipping' }),
)

export const pincodeCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/pincode',
    summary: 'Serviceable pincodes that start with the text.',
    tag,
    auth: 'none',
    query: z.object({ searchPincode: z.string().max(20) }),
    answer: z.array(pincode),
    handle: async ({ query, ...context }) => ({ data: await listPincodes(context, query.searchPincode) }),
  }),
  defineCall({
    name: 'GET /get/singlePincode',
    summary: 'One pincode; null where nobody delivers.',
    tag,
    auth: 'none',
    query: z.object({ pincode: z.string().trim().max(20) }),
    answer: pincode.nullable(),
    handle: async ({ query, ...context }) => ({ data: await findPincode(context, query.pincode) }),
  }),
  defineCall({
    name: 'GET /get/singleState',
    summary: 'Delivery charge and days of one state; null where nobody delivers.',
    tag,
    auth: 'none',
    query: z.object({ stateName: z.string().max(100) }),
    answer: stateShipping.nullable(),
    async handle({ db, query }) {
      const row = await findStateShipping(db, query.stateName)
      return { data: row ? toStateShipping(row) : null }
    },
  }),
  defineCall({
    name: 'GET /get/userStatenames',
    summary: 'The states delivered to, with their charges.',
    tag,
    auth: 'none',
    answer: z.array(stateShipping),
    async handle({ db }) {
      const rows = await db.selectFrom('state_shipping').selectAll().orderBy('state_key').execute()
      return { data: rows.map(toStateShipping) }
    },
  }),
]

function toStateShipping(row: Selectable<StateShippingTable>): StateShipping {
  return { stateName: row.state, shippingFees: toRupees(row.fee_paise), tat: row.tat_days }
}

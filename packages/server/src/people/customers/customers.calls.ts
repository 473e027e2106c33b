import type { User } from '@dawakit/core/contract'
import { checkProfile, USERNAME_MAX } from '@dawakit/core/customer'
import { isPincode } from '@dawakit/core/delivery'
import {
  continueOnStore,
  enterValidPincode,
  invalidRequest,
  pincodeUnavailable,
  productNotFound,
} from '@dawakit/core/refusals'
import { z } from 'zod'
import { findPincode } from '../../catalogue/pincodes/find-pincode.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { ignored } from '../../ground/contract/ignored.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { lockCustomer } from '../../ground/database/lock-customer.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type AnyCall, defineCall, requireSelf, says } from '../../ground/http/define-call.ts'
import { refuse } from '../../ground/http/refuse.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { line } from '../../ground/http/text.ts'
import { writeCustomerWords } from './customer-words.sql.ts'
import { user, viewedProducts } from './customers.schemas.ts'
import { readUser } from './read-user.ts'

const tag = 'Customers'
/** Products that are remembered as viewed. */
const VIEWED = 20
const shortText = line(40)

/** yyyy-mm-dd of a day that was, or empty. */
const dateOfBirth = z.union([z.literal(''), z.iso.date()])

export const customerCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/user',
    isForPartners: true,
    summary: 'The customer, with cart, addresses, prescriptions and viewed products.',
    tag,
    auth: 'user',
    query: z.object({ id: idSchema }),
    answer: user,
    async handle({ caller, query, db }) {
      requireSelf(caller, query.id)
      return { data: await readUser(db, caller) }
    },
  }),
  defineCall({
    name: 'PUT /update/userDetails',
    summary:
      'Changes the given fields of the profile. Mobile number and e-mail are read-only. A partner’s page changes the pincode alone.',
    isForPartners: true,
    tag,
    auth: 'user',
    body: z.object({
      id: idSchema,
      data: z.object({
        username: line(USERNAME_MAX).optional(),
        gender: shortText.optional(),
        bloodGroup: shortText.optional(),
        dateOfBirth: dateOfBirth.optional(),
        pincode: z
          .string()
          .trim()
          .max(20, says(enterValidPincode))
          .refine(isPincode, says(enterValidPincode))
          .optional(),
      }),
    }),
    answer: user,
    async handle({ caller, body, query: _, ...context }) {
      requireSelf(caller, body.id)
      const { db, clock } = context
      const { username, gender, bloodGroup, dateOfBirth, pincode } = body.data
      const isOfProfile = [username, gender, bloodGroup, dateOfBirth].some((it) => it !== undefined)
      if (caller.partner && isOfProfile) throw new CallError(403, continueOnStore)
      if (username !== undefined) refuse(checkProfile({ username }))
      if (dateOfBirth && Date.parse(dateOfBirth) > clock()) {
        throw new CallError(400, invalidRequest, { fields: { dateOfBirth: invalidRequest.text } })
      }
      if (pincode !== undefined && !(await findPincode(context, pincode))) {
        throw new CallError(422, pincodeUnavailable, { fields: { pincode: pincodeUnavailable.text } })
      }
      const change = {
        ...(username !== undefined && { username }),
        ...(gender !== undefined && { gender }),
        ...(bloodGroup !== undefined && { blood_group: bloodGroup }),
        ...(dateOfBirth !== undefined && { date_of_birth: dateOfBirth }),
        ...(pincode !== undefined && { pincode }),
      }
      if (Object.keys(change).length > 0) {
        await inTransaction(db, async (trx) => {
          await trx.updateTable('customer').set(change).where('id', '=', caller.userId).execute()
          if (username !== undefined) await writeCustomerWords(trx, caller.userId)
        })
      }
      return { data: await readUser(db, caller), message: successMessages.fieldsUpdated }
    },
  }),
  defineCall({
    name: 'POST /post/viewedProduct',
    summary: `Remembers a product as viewed: newest first, ${VIEWED} at most.`,
    tag,
    auth: 'user',
    body: z.object({
      userId: idSchema,
      viewedProducts: ignored<User['viewedProducts']>(),
      product: z.object({ id: idSchema, name: ignored<string>() }),
    }),
    answer: viewedProducts,
    async handle({ caller, body, db }) {
      requireSelf(caller, body.userId)
      const product = await db
        .selectFrom('product')
        .select(['id', 'name'])
        .where('id', '=', body.product.id)
        .where('withheld', 'is', null)
        .where('is_unlisted', '=', 0)
        .executeTakeFirst()
      if (!product) throw new CallError(404, productNotFound)
      const viewed = await inTransaction(db, async (trx) => {
        await lockCustomer(trx, caller.userId)
        const row = await trx
          .selectFrom('customer')
          .select('viewed')
          .where('id', '=', caller.userId)
          .executeTakeFirstOrThrow()
        const before = JSON.parse(row.viewed) as User['viewedProducts']
        const after = [product, ...before.filter((other) => other.id !== product.id)].slice(0, VIEWED)
        await trx
          .updateTable('customer')
          .set({ viewed: JSON.stringify(after) })
          .where('id', '=', caller.userId)
          .execute()
        return after
      })
      return { data: viewed }
    },
  }),
]

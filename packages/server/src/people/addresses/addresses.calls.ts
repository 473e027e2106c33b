import { MAX_ADDRESSES } from '@dawakit/core/customer'
import { notFound } from '@dawakit/core/refusals'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type AnyCall, defineCall, requireSelf, type SignedInCaller } from '../../ground/http/define-call.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { addresses } from '../customers/customers.schemas.ts'
import { requireBrought } from '../customers/may-see.ts'
import { readAddresses } from '../customers/read-user.ts'
import { addAddress, addressColumns, addressFields, checkedAddress } from './saved-address.ts'

const tag = 'Addresses'

export const addressCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/shippingAddress',
    isForPartners: true,
    summary: `Adds a delivery address; ${MAX_ADDRESSES} at most. The state is the pincode's own.`,
    tag,
    auth: 'user',
    body: z.object({ userId: idSchema, address: z.object(addressFields) }),
    answer: addresses,
    async handle({ caller, body, query: _, ...context }) {
      requireSelf(caller, body.userId)
      const { db, clock } = context
      const address = await checkedAddress(context, body.address)
      await inTransaction(db, (trx) =>
        addAddress(trx, address, { userId: caller.userId, sessionId: caller.sessionId, now: clock() }),
      )
      return { data: await readAddresses(db, caller), message: successMessages.addressAdded }
    },
  }),
  defineCall({
    name: 'PUT /update/shippingAddress',
    isForPartners: true,
    summary: 'Changes a delivery address; on a partner’s page one that was added in the same session.',
    tag,
    auth: 'user',
    body: z.object({ userId: idSchema, shippingAddress: z.object({ id: idSchema, ...addressFields }) }),
    answer: addresses,
    async handle({ caller, body, query: _, ...context }) {
      requireSelf(caller, body.userId)
      const address = await checkedAddress(context, body.shippingAddress)
      await requireBroughtAddress(context.db, caller, body.shippingAddress.id)
      const changed = await context.db
        .updateTable('address')
        .set(addressColumns(address))
        .where('id', '=', body.shippingAddress.id)
        .where('user_id', '=', caller.userId)
        .executeTakeFirst()
      if (changed.numUpdatedRows !== 1n) throw new CallError(404, notFound)
      return { data: await readAddresses(context.db, caller), message: successMessages.addressChanged }
    },
  }),
  defineCall({
    name: 'DELETE /delete/shippingAddress',
    isForPartners: true,
    summary:
      'Deletes a delivery address; on a partner’s page one that was added in the same session. Orders keep the address as it was.',
    tag,
    auth: 'user',
    body: z.object({ userId: idSchema, shippingAddress: z.object({ id: idSchema }) }),
    answer: addresses,
    async handle({ caller, body, db }) {
      requireSelf(caller, body.userId)
      await requireBroughtAddress(db, caller, body.shippingAddress.id)
      const deleted = await db
        .deleteFrom('address')
        .where('id', '=', body.shippingAddress.id)
        .where('user_id', '=', caller.userId)
        .executeTakeFirst()
      if (deleted.numDeletedRows !== 1n) throw new CallError(404, notFound)
      return { data: await readAddresses(db, caller), message: successMessages.addressDeleted }
    },
  }),
]

/** @throws {CallError} 403 where a partner's page has not added it in this session */
async function requireBroughtAddress(db: Database, caller: SignedInCaller, id: string): Promise<void> {
  const saved = await db
    .selectFrom('address')
    .select('session_id')
    .where('id', '=', id)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst()
  requireBrought(caller, saved)
}

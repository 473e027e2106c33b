import { checkDeskAddress, EMAIL_MAX, USERNAME_MAX } from '@dawakit/core/customer'
import { PRESCRIPTION_MAX_BYTES } from '@dawakit/core/prescription'
import { parsePage } from '@dawakit/core/product'
import { notFound, prescriptionTooLarge } from '@dawakit/core/refusals'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageQuery } from '../../ground/contract/page-query.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit, auditLook } from '../../ground/desk-calls/audit.ts'
import {
  type AnyDeskCall,
  defineDeskCall,
  defineDeskUpload,
} from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { line } from '../../ground/http/text.ts'
import {
  addAddress,
  addressColumns,
  addressFields,
  checkedAddress,
} from '../../people/addresses/saved-address.ts'
import { addCustomer } from './add-customer.ts'
import { addPrescription } from './add-prescription.ts'
import { readCustomerRecord, requireCustomer } from './customer-record.sql.ts'
import { deskCustomerRecord, deskCustomerRow } from './customer-records.schemas.ts'
import { listCustomers } from './list-customers.sql.ts'

const tag = 'Customers'
/** Packers see of a customer what stands on the parcel. */
const roles = ['owner', 'pharmacist', 'support'] as const
const SEARCH_MAX = 100
const MOBILE_TEXT_MAX = 20

export const customerDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/customers',
    summary: 'The customers, newest first. The look is written down.',
    tag,
    roles,
    query: pageQuery,
    answer: z.array(deskCustomerRow),
    async handle({ db, clock, staff, query }) {
      const { customers, totalCount } = await listCustomers(db, undefined, query)
      await auditLook(db, staff, clock, {
        action: 'customer.list',
        subject: 'customers',
        subjectId: '',
        after: { page: query.page },
      })
      return { data: customers, totalCount }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/customers/search',
    summary:
      'Customers by name, mobile number or e-mail. The search is written down, without what was sought.',
    tag,
    roles,
    body: z
      .object({
        search: z.string().trim().max(SEARCH_MAX),
        page: z.number().optional(),
        limit: z.number().optional(),
      })
      .transform(({ search, ...page }) => ({ search, page: parsePage(page) })),
    answer: z.array(deskCustomerRow),
    async handle({ db, clock, staff, body }) {
      const { customers, totalCount } = await listCustomers(db, body.search, body.page)
      await audit(db, staff, clock, {
        action: 'customer.search',
        subject: 'customers',
        subjectId: '',
        after: { found: totalCount },
      })
      return { data: customers, totalCount }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/customers/one',
    summary:
      'One customer with addresses, newest orders, prescriptions and returns. The look is written down.',
    tag,
    roles,
    query: z.object({ id: idSchema }),
    answer: deskCustomerRecord,
    async handle({ db, clock, staff, query }) {
      const data = await readCustomerRecord(db, query.id)
      await audit(db, staff, clock, { action: 'customer.look', subject: 'customer', subjectId: query.id })
      return { data }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/customers/add',
    summary: 'Writes down a customer who rings. The account is theirs once they sign in by a code.',
    tag,
    roles,
    body: z.object({
      name: line(USERNAME_MAX),
      mobileNumber: z.string().trim().max(MOBILE_TEXT_MAX),
      email: z.string().trim().max(EMAIL_MAX),
    }),
    answer: deskCustomerRecord,
    async handle({ staff, body, ...context }) {
      const id = await addCustomer(context, staff, body)
      return { data: await readCustomerRecord(context.db, id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/customers/address',
    summary:
      'Adds an address of a customer, or changes the one that is named. The state is the pincode’s own.',
    tag,
    roles,
    body: z.object({ id: idSchema, addressId: idSchema.optional(), address: z.object(addressFields) }),
    answer: deskCustomerRecord,
    async handle({ staff, body, ...context }) {
      const { db, clock } = context
      const { id, addressId } = body
      await requireCustomer(db, id)
      const address = await checkedAddress(context, body.address, checkDeskAddress)
      const data = await inTransaction(db, async (trx) => {
        const subjectId = addressId ?? (await addAddress(trx, address, ofDesk(id, clock())))
        if (addressId !== undefined) {
          const changed = await trx
            .updateTable('address')
            .set(addressColumns(address))
            .where('id', '=', addressId)
            .where('user_id', '=', id)
            .executeTakeFirst()
          if (changed.numUpdatedRows !== 1n) throw new CallError(404, notFound)
        }
        const action = addressId === undefined ? 'address.add' : 'address.change'
        await audit(trx, staff, clock, { action, subject: 'address', subjectId, after: { customer: id } })
        return readCustomerRecord(trx, id)
      })
      return { data }
    },
  }),
  defineDeskUpload({
    name: 'POST /desk/customers/prescription',
    summary:
      'Keeps a picture of a prescription that a customer has sent by another way; the body is the picture.',
    tag,
    roles,
    query: z.object({ id: idSchema }),
    mostBytes: PRESCRIPTION_MAX_BYTES,
    tooLarge: prescriptionTooLarge,
    answer: deskCustomerRecord,
    async handle({ staff, query, body: file, ...context }) {
      await addPrescription(context, staff, { userId: query.id, path: file.path })
      await file.remove()
      return { data: await readCustomerRecord(context.db, query.id) }
    },
  }),
]

const ofDesk = (userId: string, now: number) => ({ userId, sessionId: null, now })

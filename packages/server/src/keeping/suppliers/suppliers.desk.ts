import { parsePage } from '@dawakit/core/product'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { saveSupplier } from './save-supplier.ts'
import { deskSupplier, supplierInput, supplierRow } from './suppliers.schemas.ts'
import { listSuppliers, readSupplier } from './suppliers.sql.ts'

const tag = 'Suppliers'
const roles = ['owner', 'pharmacist'] as const
const SEARCH_MAX = 100

export const supplierDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/suppliers',
    summary:
      'Who supplies the pharmacy, by name; of `search` a word of the name, the GSTIN or the telephone.',
    tag,
    roles,
    query: z
      .object({ search: z.string().max(SEARCH_MAX).default(''), ...pageFields })
      .transform(({ search, ...page }) => ({ search, ...parsePage(page) })),
    answer: z.array(supplierRow),
    handle: ({ db, query }) => listSuppliers(db, query.search, query),
  }),
  defineDeskCall({
    name: 'GET /desk/supplier',
    summary: 'A supplier, what its bills come to, and what of it expires soon.',
    tag,
    roles,
    query: z.object({ id: idSchema }),
    answer: deskSupplier,
    async handle({ db, clock, query }) {
      return { data: await readSupplier(db, query.id, clock()) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/supplier/save',
    summary: 'Adds a supplier, or changes one as it was seen. The GSTIN says the state.',
    tag,
    roles,
    body: z.object({
      id: idSchema.optional(),
      seen: z.int().min(0).optional().meta({ description: 'The `version` that was looked at.' }),
      supplier: supplierInput,
    }),
    answer: deskSupplier,
    async handle({ staff, body, ...context }) {
      const id = await saveSupplier(context, staff, body)
      return { data: await readSupplier(context.db, id, context.clock()) }
    },
  }),
]

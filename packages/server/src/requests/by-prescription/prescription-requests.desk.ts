import { QUESTION_MAX, REASON_MAX } from '@dawakit/core/prescription'
import { nameKey } from '@dawakit/core/product'
import {
  prescriptionRequestNotFound,
  productNotFound,
  questionNeeded,
  reasonNeeded,
} from '@dawakit/core/refusals'
import { z } from 'zod'
import { productSummaries } from '../../catalogue/products/products.schemas.ts'
import { findAlternatives, findOriginal } from '../../catalogue/products/related-products.sql.ts'
import { searchCatalogue } from '../../catalogue/search/search-catalogue.ts'
import { SEARCH_TEXT_MAX } from '../../catalogue/search/search-text.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { offsetOf } from '../../ground/contract/page-query.ts'
import { audit, auditLook } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { says } from '../../ground/http/define-call.ts'
import { line, paragraphs } from '../../ground/http/text.ts'
import { askCustomer } from './ask-customer.ts'
import { declineRequest } from './decline-request.ts'
import { deskRequestOf, listDeskRequests } from './desk-request.sql.ts'
import {
  deskRequestAnswer,
  deskRequestQuery,
  deskRequestRow,
  preparation,
  seenRequest,
} from './desk-requests.schemas.ts'
import { prepareRequest } from './prepare-request.ts'
import { findRequest } from './prescription-requests.sql.ts'

const tag = 'Orders by prescription'
/** Who may prepare: of the owners those with a registration number, which `approvesAs` looks at. */
const PHARMACISTS = ['owner', 'pharmacist'] as const
/** Who looks for products: phone orders are taken by others, too. */
const SELLERS = ['owner', 'pharmacist', 'support'] as const
/** Products that one search shows at the desk. */
const FOUND = 20

export const prescriptionRequestDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/requests',
    summary:
      'Orders by prescription: those that wait for a pharmacist oldest first, others newest first. The look is written down.',
    tag,
    roles: PHARMACISTS,
    query: deskRequestQuery,
    answer: z.array(deskRequestRow),
    async handle({ db, clock, staff, query }) {
      const page = { limit: query.page.limit, offset: offsetOf(query.page) }
      const { requests, totalCount } = await listDeskRequests(db, query.state, page)
      await auditLook(db, staff, clock, {
        action: 'request.list',
        subject: 'requests',
        subjectId: query.state ?? '',
        after: { page: query.page.page },
      })
      return { data: requests, totalCount }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/request',
    summary: 'One order by prescription. The look is written down.',
    tag,
    roles: PHARMACISTS,
    query: z.object({ id: idSchema }),
    answer: deskRequestAnswer,
    async handle({ db, clock, staff, query }) {
      const row = await findRequest(db, query.id)
      if (!row) throw new CallError(404, prescriptionRequestNotFound)
      await audit(db, staff, clock, { action: 'request.look', subject: 'request', subjectId: row.id })
      return { data: await deskRequestOf(db, row) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/request/prepare',
    summary:
      'Writes down what a pharmacist has prepared, and what the prescriptions are good for; the customer is told. In place of what was prepared before.',
    tag,
    roles: PHARMACISTS,
    body: preparation,
    answer: deskRequestAnswer,
    async handle({ staff, body, ...context }) {
      return { data: await prepareRequest(context, staff, body) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/request/ask',
    summary: 'Asks the customer something of an order by prescription; the customer is told.',
    tag,
    roles: PHARMACISTS,
    body: z.object({ ...seenRequest, text: paragraphs(QUESTION_MAX).min(1, says(questionNeeded)) }),
    answer: deskRequestAnswer,
    async handle({ staff, body, ...context }) {
      return { data: await askCustomer(context, staff, body) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/request/decline',
    summary: 'Declines an order by prescription with a reason; the customer is told.',
    tag,
    roles: PHARMACISTS,
    body: z.object({ ...seenRequest, reason: line(REASON_MAX).min(1, says(reasonNeeded)) }),
    answer: deskRequestAnswer,
    async handle({ staff, body, ...context }) {
      return { data: await declineRequest(context, staff, body) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/products',
    summary: 'Products by name or salt, with stock, price and salts.',
    tag,
    roles: SELLERS,
    query: z.object({ search: z.string().max(SEARCH_TEXT_MAX) }),
    answer: productSummaries,
    async handle({ query, ...context }) {
      const text = nameKey(query.search)
      if (text === '') return { data: [] }
      return { data: await searchCatalogue(context, text, FOUND) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/substitutes',
    summary: 'The same salts, strengths and form by other makers, the cheapest unit first.',
    tag,
    roles: SELLERS,
    query: z.object({ productId: idSchema }),
    answer: productSummaries,
    async handle({ db, query }) {
      const original = await findOriginal(db, query.productId)
      if (!original) throw new CallError(404, productNotFound)
      return { data: await findAlternatives(db, original) }
    },
  }),
]

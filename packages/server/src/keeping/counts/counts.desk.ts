import { fromRupees } from '@dawakit/core/money'
import { PLACE_MAX, parsePage } from '@dawakit/core/product'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import { type AnyDeskCall, defineDeskCall, defineDeskFile } from '../../ground/desk-calls/define-desk-call.ts'
import { line } from '../../ground/http/text.ts'
import { isRepeated, madeBefore, onceFields } from '../../orders/desk/is-repeated.ts'
import { batchText, correctionReason, expiryDay } from '../corrections/corrections.schemas.ts'
import { closeCount, dropCount } from './close-count.ts'
import { countLine, readCountedProduct, reasonLine } from './count-line.ts'
import { readCountProducts } from './count-products.sql.ts'
import { writeCountSheet } from './count-sheet.ts'
import { closedCount, countClosing, countOf, countProduct, countState, deskCount } from './counts.schemas.ts'
import { readCount, readCounts } from './counts.sql.ts'
import { lookAtClosing } from './look-at-closing.ts'
import { openCount } from './open-count.ts'
import { placeProducts } from './place-products.ts'
import { readShortOrders } from './short-orders.sql.ts'

const tag = 'Counts'
const COUNTERS = ['owner', 'pharmacist', 'packer'] as const
const KEEPERS = ['owner', 'pharmacist'] as const
const ABOUT_MAX = 200
const NOTE_MAX = 200
const PRODUCTS_MAX = 500
const UNITS_MAX = 1_000_000

const units = z.int().min(0).max(UNITS_MAX)
const ofCount = z.object({ id: idSchema })
const batchFields = { id: idSchema, productId: idSchema, batch: batchText, expiresOn: expiryDay }
const productIds = z.array(idSchema).max(PRODUCTS_MAX)

export const countDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/counts',
    summary: 'Counts of the shelf, the newest first.',
    tag,
    roles: COUNTERS,
    query: z.object({ ...pageFields, state: countState.optional() }),
    answer: z.array(deskCount),
    handle: ({ db, query }) => readCounts(db, query, parsePage(query)),
  }),
  defineDeskCall({
    name: 'GET /desk/counts/one',
    summary: 'A count, and how far it is.',
    tag,
    roles: COUNTERS,
    query: ofCount,
    answer: deskCount,
    async handle({ db, query }) {
      return { data: await readCount(db, query.id) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/counts/closing',
    summary: 'Packs of no known batch that nobody has counted, and that closing would post as missing now.',
    tag,
    roles: COUNTERS,
    query: ofCount,
    answer: countClosing,
    async handle({ db, query }) {
      return { data: await lookAtClosing(db, query.id) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/counts/products',
    summary:
      'The sheet of a count by place and name: batches with what is expected of them now, or was when they were counted.',
    tag,
    roles: COUNTERS,
    query: z.object({
      ...pageFields,
      id: idSchema,
      only: z.enum(['left', 'different']).optional(),
      productId: idSchema.optional(),
    }),
    answer: z.array(countProduct),
    async handle({ db, query }) {
      const { isBlind, state } = await readCount(db, query.id)
      return readCountProducts(db, query, { isBlind, isOpen: state === 'open' }, parsePage(query))
    },
  }),
  defineDeskFile({
    name: 'GET /desk/counts/sheet',
    summary: 'The sheet as CSV: filled in, `shop count import` reads it.',
    tag,
    roles: COUNTERS,
    query: ofCount,
    types: ['text/csv'],
    async handle({ db, query }) {
      const bytes = new TextEncoder().encode(await writeCountSheet(db, query.id))
      return { bytes, mime: 'text/csv; charset=utf-8', fileName: 'count.csv', disposition: 'attachment' }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/counts',
    summary:
      'Opens a count of a place, a category, a maker, of what is of no known batch, or of chosen products.',
    tag,
    roles: COUNTERS,
    body: z.object({ ...onceFields, of: countOf, about: line(ABOUT_MAX), productIds, isBlind: z.boolean() }),
    answer: deskCount,
    async handle({ body, staff, db, clock }) {
      const id = await inTransaction(db, async (trx) => {
        const fresh = newIdInOrder()
        const sent = { staff, call: 'POST /desk/counts', body, now: clock(), id: fresh }
        return (await madeBefore(trx, sent)) ?? openCount(trx, { clock, staff, id: fresh }, body)
      })
      return { data: await readCount(db, id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/counts/count',
    summary:
      'So many more of a batch, or so many in place of what was counted. A batch that nobody knew is put in.',
    tag,
    roles: COUNTERS,
    body: z.object({
      ...onceFields,
      ...batchFields,
      mrp: rupees.nullable(),
      add: z.int().min(1).max(UNITS_MAX).optional(),
      counted: units.optional(),
      seen: units.nullable().optional(),
    }),
    answer: countProduct,
    async handle({ body, staff, db, clock }) {
      const { id, mrp, add, counted = 0, seen = null, productId, batch, expiresOn } = body
      await inTransaction(db, async (trx) => {
        const sent = { staff, call: 'POST /desk/counts/count', body, now: clock() }
        if (await isRepeated(trx, sent)) return
        await countLine(trx, {
          countId: id,
          of: { productId, batch, expiresOn },
          mrpPaise: mrp === null ? null : fromRupees(mrp),
          counting: add === undefined ? { counted, seen } : { add },
          by: staff.name,
          at: clock(),
        })
      })
      const { isBlind } = await readCount(db, id)
      return { data: await readCountedProduct(db, { id, is_blind: isBlind, productId }) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/counts/reason',
    summary: 'Why a counted batch differs: broken, expired, stolen, found.',
    tag,
    roles: COUNTERS,
    body: z.object({ ...batchFields, reason: correctionReason, note: line(NOTE_MAX) }),
    answer: countProduct,
    async handle({ body, staff, db, clock }) {
      const { id, productId, batch, expiresOn, reason, note } = body
      const of = { productId, batch, expiresOn }
      await inTransaction(db, (trx) => reasonLine(trx, { clock, staff }, { countId: id, of, reason, note }))
      const { isBlind } = await readCount(db, id)
      return { data: await readCountedProduct(db, { id, is_blind: isBlind, productId }) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/counts/close',
    summary: 'Posts the differences, once, and says which orders are short of something then.',
    tag,
    roles: COUNTERS,
    body: ofCount,
    answer: closedCount,
    async handle({ body, staff, ...context }) {
      const { db } = context
      const posted = await inTransaction(db, (trx) => closeCount(trx, context, staff, body.id))
      const { productIds, ...sums } = posted
      const count = await readCount(db, body.id)
      return { data: { count, ...sums, shortOrders: await readShortOrders(db, productIds) } }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/counts/drop',
    summary: 'Ends a count of which nothing is posted.',
    tag,
    roles: KEEPERS,
    body: ofCount,
    answer: deskCount,
    async handle({ body, staff, ...context }) {
      await inTransaction(context.db, (trx) => dropCount(trx, context, staff, body.id))
      return { data: await readCount(context.db, body.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/places',
    summary: 'Says where products stand on the shelf.',
    tag,
    roles: COUNTERS,
    body: z.object({ productIds: productIds.min(1), place: line(PLACE_MAX) }),
    answer: z.object({ products: z.number().int() }),
    async handle({ body, staff, db, clock }) {
      const products = await inTransaction(db, (trx) => placeProducts(trx, { clock, staff }, body))
      return { data: { products } }
    },
  }),
]

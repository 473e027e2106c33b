import { SCAN_MAX } from '@dawakit/core/scan'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageQuery } from '../../ground/contract/page-query.ts'
import {
  type AnyDeskCall,
  type DeskFileReply,
  type DeskStaff,
  defineDeskCall,
  defineDeskFile,
} from '../../ground/desk-calls/define-desk-call.ts'
import { listShelf } from './list-shelf.ts'
import { findShelves, readShelf } from './shelf.sql.ts'
import { listNear, listShort, listUnknown } from './shelf-lists.sql.ts'
import { deskShelf, nearBatch, shelfFound, shortShelf, unknownShelf } from './shelves.schemas.ts'

const tag = 'Shelf'
const roles = ['owner', 'pharmacist', 'packer'] as const

/** What the pharmacy paid, and whom, is not a packer's. */
const isPriced = ({ role }: DeskStaff) => role !== 'packer'

export const shelfDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/shelf',
    summary: 'Everything that is on the shelf of a product: its batches, what is unknown, its last moves.',
    tag,
    roles,
    query: z.object({ productId: idSchema }),
    answer: deskShelf,
    async handle({ db, staff, query }) {
      return { data: await readShelf(db, query.productId, { isPriced: isPriced(staff) }) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/shelf/find',
    summary:
      'Products by how the name begins, by code, by how the number of a batch begins, or by what a scanner types of a pack.',
    tag,
    roles,
    query: z.object({ search: z.string().trim().max(SCAN_MAX) }),
    answer: z.array(shelfFound),
    async handle({ query, ...context }) {
      return { data: await findShelves(context, query.search) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/shelf/near',
    summary: 'Packs that expire too soon to be sold or have expired, first to expire first.',
    tag,
    roles,
    query: pageQuery,
    answer: z.array(nearBatch),
    handle: ({ staff, query, ...context }) => listNear(context, { page: query, isPriced: isPriced(staff) }),
  }),
  defineDeskCall({
    name: 'GET /desk/shelf/unknown',
    summary: 'Products with packs of which no batch is known: to be counted.',
    tag,
    roles,
    query: pageQuery,
    answer: z.array(unknownShelf),
    handle: ({ staff, query, ...context }) =>
      listUnknown(context, { page: query, isPriced: isPriced(staff) }),
  }),
  defineDeskCall({
    name: 'GET /desk/shelf/short',
    summary: 'Products of which orders hold pieces that nothing that is sold covers.',
    tag,
    roles,
    query: pageQuery,
    answer: z.array(shortShelf),
    handle: ({ staff, query, ...context }) => listShort(context, { page: query, isPriced: isPriced(staff) }),
  }),
  defineDeskFile({
    name: 'GET /desk/shelf/list',
    summary:
      'One of the lists of the shelf, whole, as CSV. That of its batches is read again by an import of stock.',
    tag,
    roles,
    query: z.object({ of: z.enum(['near', 'unknown', 'short', 'batches']) }),
    types: ['text/csv'],
    async handle({ staff, query, ...context }) {
      return csvFile(
        await listShelf(context, query.of, { isPriced: isPriced(staff) }),
        `shelf-${query.of}.csv`,
      )
    },
  }),
]

const csvFile = (text: string, fileName: string): DeskFileReply => ({
  bytes: new TextEncoder().encode(text),
  mime: 'text/csv; charset=utf-8',
  fileName,
  disposition: 'attachment',
})

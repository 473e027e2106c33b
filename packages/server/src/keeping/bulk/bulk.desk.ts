import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { bulkChange, bulkPreview, bulkRun, bulkSelection, selectionInPaise } from './bulk.schemas.ts'
import { readBulkRun, readBulkRuns } from './bulk-runs.sql.ts'
import { previewBulk } from './preview-bulk.ts'
import { runBulk } from './run-bulk.ts'
import { undoBulk } from './undo-bulk.ts'

const tag = 'Products'
const roles = ['owner', 'pharmacist'] as const

export const bulkDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'POST /desk/products/bulk/preview',
    summary: 'What a change would make of several products. Nothing is changed.',
    tag,
    roles,
    body: z.object({ selection: bulkSelection, change: bulkChange }),
    answer: bulkPreview,
    handle: async ({ body: { selection, change }, ...context }) => ({
      data: await previewBulk(context, selectionInPaise(selection), change),
    }),
  }),
  defineDeskCall({
    name: 'POST /desk/products/bulk',
    summary: 'Changes several products. Goes on when it has answered; one at a time.',
    tag,
    roles,
    body: z.object({ selection: bulkSelection, change: bulkChange, key: idSchema }),
    answer: bulkRun,
    async handle({ staff, body, ...context }) {
      const id = await runBulk(context, staff, {
        ...body,
        selection: selectionInPaise(body.selection),
      })
      return { data: await readBulkRun(context, id) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/products/bulk',
    summary: 'The last 20 changes of several products, with until when each can be taken back.',
    tag,
    roles,
    answer: z.array(bulkRun),
    handle: async (context) => ({ data: await readBulkRuns(context) }),
  }),
  defineDeskCall({
    name: 'POST /desk/products/bulk/undo',
    summary: 'Takes a change of several products back: for an hour, and what is still as it left it.',
    tag,
    roles,
    body: z.object({ id: idSchema }),
    answer: bulkRun,
    async handle({ staff, body: { id }, ...context }) {
      await undoBulk(context, staff, id)
      return { data: await readBulkRun(context, id) }
    },
  }),
]

import { istDate } from '@dawakit/core/delivery'
import { REASON_MAX } from '@dawakit/core/prescription'
import { parsePage } from '@dawakit/core/product'
import { batchTooFew, RuleError, reasonNeeded } from '@dawakit/core/refusals'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, type DeskStaff, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError, statusOf } from '../../ground/http/call-error.ts'
import { says } from '../../ground/http/define-call.ts'
import { line } from '../../ground/http/text.ts'
import { isRepeated, onceFields } from '../../orders/desk/is-repeated.ts'
import { destroy, release } from '../../shelves/batches/quarantine.ts'
import { soldChanged } from '../../shelves/batches/sold-changed.ts'
import type { BatchPieces } from '../../shelves/batches/write-moves.ts'
import { quarantinedBatch, quarantineLeft } from './quarantine.schemas.ts'
import { listQuarantine, quarantinedOf } from './quarantine.sql.ts'

const tag = 'Quarantine'
const BATCH_MAX = 40
const EXPIRY_MAX = 10
const MOST_UNITS = 100_000

const packs = {
  productId: idSchema,
  batch: line(BATCH_MAX),
  expiresOn: line(EXPIRY_MAX).meta({ description: 'yyyy-mm-dd, or empty.' }),
  units: z.number().int().min(1).max(MOST_UNITS),
  ...onceFields,
}
const reasonText = line(REASON_MAX).min(1, says(reasonNeeded))

interface Decision {
  context: ServerContext
  staff: DeskStaff
  call: string
  action: string
  body: BatchPieces & { key?: string | undefined }
  note: string
  decide(trx: Database, one: BatchPieces, by: Parameters<typeof destroy>[2]): Promise<void>
}

/** Decides of packs that are kept apart, once, with its row of the audit. */
async function decideOf({ context, staff, call, action, body, note, decide }: Decision) {
  const { productId, batch, expiresOn, units } = body
  const one = { productId, batch, expiresOn, units }
  const now = context.clock()
  const left = await inTransaction(context.db, async (trx) => {
    if (await isRepeated(trx, { staff, call, body: { ...body, id: productId }, now }))
      return quarantinedOf(trx, one)
    const id = newId()
    await decide(trx, one, { subject: id, note, staffId: staff.id, at: now }).catch(refuseUnits)
    await audit(trx, staff, context.clock, {
      action,
      subject: 'product',
      subjectId: productId,
      after: { batch, expiresOn, units, note },
    })
    return quarantinedOf(trx, one)
  })
  return { data: { left } }
}

/** What is refused is refused of the packs that were asked for. */
function refuseUnits(error: unknown): never {
  if (!(error instanceof RuleError)) throw error
  const { code, message: text } = error
  const field = code === batchTooFew.code ? 'units' : 'batch'
  throw new CallError(statusOf(error), { code, text }, { fields: { [field]: text } })
}

export const quarantineDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/quarantine',
    summary: 'What came back and is kept apart until somebody decides.',
    tag,
    roles: ['owner', 'pharmacist'],
    query: z.object(pageFields),
    answer: z.array(quarantinedBatch),
    handle: ({ db, query }) => listQuarantine(db, parsePage(query)),
  }),
  defineDeskCall({
    name: 'POST /desk/quarantine/release',
    summary:
      'Puts packs that were kept apart on the shelf, with a pharmacist’s word on why they may be sold.',
    tag,
    roles: ['pharmacist'],
    body: z.object({ ...packs, words: reasonText }),
    answer: quarantineLeft,
    handle: ({ body: { words, ...body }, staff, ...context }) =>
      decideOf({
        ...{ context, staff, body, note: words },
        call: 'POST /desk/quarantine/release',
        action: 'quarantine.release',
        async decide(trx, one, by) {
          await release(trx, one, by, istDate(context.clock()))
          await soldChanged(trx, context, [one.productId])
        },
      }),
  }),
  defineDeskCall({
    name: 'POST /desk/quarantine/destroy',
    summary: 'Writes down that packs which were kept apart are destroyed, and why.',
    tag,
    roles: ['pharmacist'],
    body: z.object({ ...packs, reason: reasonText }),
    answer: quarantineLeft,
    handle: ({ body: { reason, ...body }, staff, ...context }) =>
      decideOf({
        ...{ context, staff, body, note: reason },
        call: 'POST /desk/quarantine/destroy',
        action: 'quarantine.destroy',
        decide: destroy,
      }),
  }),
]

import type { DeskWaiting, DeskWish } from '@dawakit/core/contract'
import { REQUESTED_NAME_MAX } from '@dawakit/core/customer'
import { parsePage, productPath } from '@dawakit/core/product'
import { nobodyWaits, noSuchTarget, reasonNeeded } from '@dawakit/core/refusals'
import { z } from 'zod'
import { productSummariesById } from '../../catalogue/products/product-summary.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit, auditLook } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { line } from '../../ground/http/text.ts'
import { writeAnswer } from '../../requests/of-products/answer-product-request.ts'
import { requestMails } from '../../requests/of-products/request-mail-labels.ts'
import { refuseField } from '../held/refuse-field.ts'
import { listWaiting, listWishes } from './wishes.sql.ts'

const tag = 'What is asked for'
const roles = ['owner', 'pharmacist', 'support'] as const
const TEXT_MAX = 500
/** Told with one press. */
const AT_ONCE = 200

const kind = z.enum(['product', 'stock'])
const subject = z.string().max(REQUESTED_NAME_MAX * 2)
const deskWish = schemaOf<DeskWish>()(
  z
    .object({
      subject: z.string(),
      name: z.string(),
      waiting: z.int().min(0),
      lastAt: isoTime,
      free: z.int().nullable(),
    })
    .meta({ id: 'DeskWish' }),
)
const deskWaiting = schemaOf<DeskWaiting>()(
  z
    .object({ customerId: z.string(), name: z.string(), asked: z.string(), at: isoTime })
    .meta({ id: 'DeskWaiting' }),
)

export const wishDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/wishes',
    summary: 'Products that customers asked for, or wait for, with how many do: the most first.',
    tag,
    roles,
    query: z.object({ kind, ...pageFields }),
    answer: z.array(deskWish),
    handle: ({ db, query }) => listWishes(db, query.kind, parsePage(query)),
  }),
  defineDeskCall({
    name: 'GET /desk/wishes/waiting',
    summary: 'Who waits for one of them, the first first. The look is written down.',
    tag,
    roles,
    query: z.object({ kind, subject, ...pageFields }),
    answer: z.array(deskWaiting),
    async handle({ db, clock, staff, query }) {
      const found = await listWaiting(db, query, parsePage(query))
      await auditLook(db, staff, clock, {
        action: 'wish.look',
        subject: 'wish',
        subjectId: query.subject,
        after: { kind: query.kind },
      })
      return found
    },
  }),
  defineDeskCall({
    name: 'POST /desk/wishes/answer',
    summary: `Tells those who asked for a name that it is there now, or why not: at most ${AT_ONCE} at a time.`,
    tag,
    roles,
    body: z.object({ subject, product: idSchema.optional(), text: line(TEXT_MAX) }),
    answer: z.object({ told: z.int(), left: z.int() }),
    async handle({ staff, body, ...context }) {
      const { db, clock, outbox } = context
      const product =
        body.product === undefined ? null : (await productSummariesById(db, [body.product])).get(body.product)
      if (product === undefined) throw refuseField(400, noSuchTarget, 'product')
      const text = body.text || (product ? requestMails.productRequest.found : '')
      if (text === '') throw refuseField(400, reasonNeeded, 'text')
      const link = product ? productPath(product) : ''
      const told = await inTransaction(db, async (trx) => {
        const waiting = await trx
          .selectFrom('product_request')
          .select('id')
          .where('name_key', '=', body.subject)
          .where('answered_at', 'is', null)
          .orderBy('created_at')
          .limit(AT_ONCE)
          .execute()
        let count = 0
        for (const { id } of waiting) {
          if (await writeAnswer(trx, context, { requestId: id, text, link })) count++
        }
        if (count === 0) throw new CallError(409, nobodyWaits)
        await audit(trx, staff, clock, {
          action: product ? 'wish.here' : 'wish.decline',
          subject: 'wish',
          subjectId: body.subject,
          after: { told: count, product: product?._id ?? null },
        })
        return count
      })
      outbox.wake()
      const { totalCount } = await listWaiting(
        db,
        { kind: 'product', subject: body.subject },
        { page: 1, limit: 1 },
      )
      return { data: { told, left: totalCount } }
    },
  }),
]

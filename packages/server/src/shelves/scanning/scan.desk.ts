import { SCAN_MAX } from '@dawakit/core/scan'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { changeCode, readCodes } from './product-codes.ts'
import { deskScan, productCode } from './scan.schemas.ts'
import { whatWasScanned } from './what-was-scanned.ts'

const tag = 'Scanning'
const PACKS = ['owner', 'pharmacist', 'packer'] as const

/** Separators and all. */
const scanned = z
  .string()
  .max(SCAN_MAX)
  .meta({ description: 'As the scanner types it, FNC1 as GS, as another character, or left out.' })

export const scanDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'POST /desk/scan',
    summary: 'What a code is: its product, batch and expiry, and how the shelf stands to it.',
    tag,
    roles: PACKS,
    body: z.object({ code: scanned }),
    answer: deskScan,
    handle: async ({ body, ...context }) => ({ data: await whatWasScanned(context, body.code) }),
  }),
  defineDeskCall({
    name: 'GET /desk/codes',
    summary: 'The codes that a product is known by beside its own.',
    tag,
    roles: PACKS,
    query: z.object({ productId: idSchema }),
    answer: z.array(productCode),
    handle: async ({ db, query }) => ({ data: await readCodes(db, query.productId) }),
  }),
  defineDeskCall({
    name: 'POST /desk/codes',
    summary: 'The code is of this product from now on, or no more.',
    tag,
    roles: PACKS,
    body: z.object({ productId: idSchema, code: scanned, isForgotten: z.boolean().optional() }),
    answer: z.array(productCode),
    handle: async ({ body, staff, ...context }) => {
      const { productId, code: raw, isForgotten = false } = body
      const data = await inTransaction(context.db, async (trx) => {
        const changed = await changeCode(trx, {
          productId,
          raw,
          isForgotten,
          staffId: staff.id,
          at: context.clock(),
        })
        if (changed !== null) {
          await audit(trx, staff, context.clock, {
            action: isForgotten ? 'code.forget' : 'code.remember',
            subject: 'product',
            subjectId: productId,
            [isForgotten ? 'before' : 'after']: { code: changed },
          })
        }
        return readCodes(trx, productId)
      })
      return { data }
    },
  }),
]

import { istDate } from '@dawakit/core/delivery'
import { fromRupees } from '@dawakit/core/money'
import { planGone } from '@dawakit/core/refusals'
import { BadValue } from '@dawakit/lists/values'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, type DeskStaff, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { noJournal } from '../../ground/journal/journal.ts'
import { isPlanned, keepStep, type Prices } from '../prices/product-steps.ts'
import { pricesOf, requirePrice, setPrice } from '../prices/set-price.ts'
import { changing } from './changing.ts'
import { readProductRecord } from './product-record.sql.ts'
import { deskProduct, why } from './products.schemas.ts'
import { setSale } from './sale.ts'
import { tellChanged } from './tell-changed.ts'

const tag = 'Products'
const roles = ['owner', 'pharmacist'] as const
const DAY = /^\d{4}-\d{2}-\d{2}$/

export const productPriceDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'POST /desk/products/price',
    summary: 'Sets price and MRP, now or from a day on. Never above what a pack on the shelf prints.',
    tag,
    roles,
    body: z.object({
      id: idSchema,
      seen: z.number(),
      mrp: rupees,
      price: rupees,
      from: z.string().regex(DAY).nullable(),
      why,
    }),
    answer: deskProduct,
    async handle({ staff, body: { mrp, price, ...wanted }, ...context }) {
      const prices = { mrp: fromRupees(mrp), price: fromRupees(price) }
      await changePrice(context, staff, { ...wanted, prices })
      return { data: await readProductRecord(context.db, context, wanted.id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/products/dropPrice',
    summary: 'Takes a planned price back before its day.',
    tag,
    roles,
    body: z.object({ id: idSchema, step: idSchema }),
    answer: deskProduct,
    async handle({ staff, body: { id, step }, ...context }) {
      await changing(context, { id }, async (trx) => {
        const dropped = await trx
          .updateTable('product_step')
          .set({ state: 'dropped' })
          .where('id', '=', step)
          .where('product_id', '=', id)
          .where('state', '=', 'planned')
          .executeTakeFirst()
        if (dropped.numUpdatedRows !== 1n) throw new CallError(409, planGone)
        await audit(trx, staff, context.clock, {
          action: 'product.dropPrice',
          subject: 'product',
          subjectId: id,
          after: { step },
        })
      })
      return { data: await readProductRecord(context.db, context, id) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/products/sale',
    summary: 'Takes a product off sale, with a reason, or puts it on sale again.',
    tag,
    roles,
    body: z.object({ id: idSchema, seen: z.number(), isForSale: z.boolean(), reason: why }),
    answer: deskProduct,
    async handle({ staff, body: { id, seen, ...wanted }, ...context }) {
      await changing(context, { id, seen }, async (trx, change) => {
        if (!(await setSale(trx, change, wanted, { by: staff, journal: noJournal }))) return
        await audit(trx, staff, context.clock, {
          action: 'product.sale',
          subject: 'product',
          subjectId: id,
          before: { for_sale: !wanted.isForSale },
          after: { for_sale: wanted.isForSale, reason: wanted.reason },
        })
        await tellChanged(trx, ['for_sale'], change.at)
      })
      return { data: await readProductRecord(context.db, context, id) }
    },
  }),
]

interface WantedPrice {
  id: string
  seen: number
  prices: Prices
  /** yyyy-mm-dd in India; null for now. */
  from: string | null
  why: string
}

async function changePrice(
  context: ServerContext,
  staff: DeskStaff,
  { id, seen, prices, from, why }: WantedPrice,
): Promise<void> {
  const { clock } = context
  await changing(context, { id, seen }, async (trx, { known: { row }, at }) => {
    const today = istDate(at)
    if (from !== null && (from < today || Number.isNaN(Date.parse(from))))
      throw new BadValue(`from "${from}" is over: a price holds from today or later`)
    const isNow = from === null || from === today
    if (isNow) {
      await setPrice(trx, row, prices, { at, journal: noJournal, step: { by: staff, why } })
      await tellChanged(trx, ['price'], at)
    } else {
      await requirePrice(trx, id, prices)
      // Pressed twice: who plans changes nothing that `seen` would tell of.
      if (await isPlanned(trx, id, from, prices)) return
      await keepStep(trx, {
        productId: id,
        what: 'price',
        state: 'planned',
        day: from,
        at,
        by: staff,
        why,
        before: pricesOf(row),
        after: prices,
      })
    }
    await audit(trx, staff, clock, {
      action: isNow ? 'product.price' : 'product.planPrice',
      subject: 'product',
      subjectId: id,
      before: { ...pricesOf(row) },
      after: { ...prices, ...(from !== null && { from }) },
    })
  })
}

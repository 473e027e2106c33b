import type { CouponRecord, DeskCoupon } from '@dawakit/core/contract'
import { COUPON_CODE_MAX } from '@dawakit/core/coupon'
import { istDate, startOfIstDay } from '@dawakit/core/delivery'
import { nameKey, parsePage } from '@dawakit/core/product'
import {
  couponCodeNotGood,
  couponProductsUnknown,
  couponUntilOver,
  keptNameTaken,
  notFound,
} from '@dawakit/core/refusals'
import { BadValue } from '@dawakit/lists/values'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoDay, isoTime } from '../../ground/contract/times.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { locksRows } from '../../ground/database/locks-rows.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, type DeskStaff, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { writeCoupon } from '../../people/coupons/write-coupon.ts'
import { refuseField } from '../held/refuse-field.ts'
import { requireSeen } from '../held/row-version.ts'
import { listCoupons, readCoupon } from './kept-coupons.sql.ts'

const tag = 'Coupons'
const owner = ['owner'] as const
const lookers = ['owner', 'support'] as const
const PRODUCTS_MAX = 100_000
const USES_MAX = 100_000_000
const CODE = /^[A-Za-z0-9_-]{2,30}$/

const seen = z.string().max(100)
const deskCoupon = schemaOf<DeskCoupon>()(
  z
    .object({
      id: z.string(),
      version: z.string(),
      code: z.string(),
      percent: z.number(),
      usesLeft: z.int().min(0),
      until: isoDay,
      isOver: z.boolean(),
      isForAll: z.boolean(),
      products: z.int().min(0),
      uses: z.int().min(0),
    })
    .meta({ id: 'DeskCoupon' }),
)
const couponRecord = schemaOf<CouponRecord>()(
  z
    .object({
      coupon: deskCoupon,
      products: z.array(z.object({ id: z.string(), name: z.string() })),
      given: rupees,
      uses: z.array(z.object({ orderId: z.string(), orderNumber: z.string(), at: isoTime, given: rupees })),
    })
    .meta({ id: 'CouponRecord' }),
)

export const couponDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/coupons',
    summary: 'The coupons by code; those that begin as a text does.',
    tag,
    roles: lookers,
    query: z.object({ search: z.string().trim().max(COUPON_CODE_MAX).optional(), ...pageFields }),
    answer: z.array(deskCoupon),
    handle: ({ db, clock, query }) => listCoupons(db, nameKey(query.search ?? ''), parsePage(query), clock()),
  }),
  defineDeskCall({
    name: 'GET /desk/coupons/one',
    summary: 'One coupon with its products, the orders that used it, and what it gave.',
    tag,
    roles: lookers,
    query: z.object({ id: idSchema }),
    answer: couponRecord,
    handle: async ({ db, clock, query }) => ({ data: await readCoupon(db, query.id, clock()) }),
  }),
  defineDeskCall({
    name: 'POST /desk/coupons',
    summary: 'Makes a coupon, or changes the one of that code as it was seen.',
    tag,
    roles: owner,
    body: z.object({
      code: z.string().trim().max(100),
      percent: z.int().min(1).max(100),
      uses: z.int().min(0).max(USES_MAX),
      usesSeen: z.int().min(0).max(USES_MAX).optional(),
      until: isoDay,
      products: z.string().trim().max(PRODUCTS_MAX),
      seen: seen.optional(),
    }),
    answer: couponRecord,
    async handle({ staff, body, ...context }) {
      const { db, clock } = context
      const data = await inTransaction(db, (trx) => saveCoupon(trx, context, staff, body))
      return { data: await readCoupon(db, data, clock()) }
    },
  }),
  defineDeskCall({
    name: 'POST /desk/coupons/end',
    summary: 'Lets a coupon expire now. Orders that used it keep it.',
    tag,
    roles: owner,
    body: z.object({ id: idSchema, seen }),
    answer: couponRecord,
    async handle({ staff, body, db, clock }) {
      const data = await inTransaction(db, async (trx) => {
        await holdCoupon(trx, body.id)
        const before = await readCoupon(trx, body.id, clock())
        requireSeen(before.coupon.version, body.seen, before)
        // Its last day is yesterday, so that a list that was exported and comes in again does not wake it.
        const expires_at = startOfIstDay(istDate(clock())) - 1
        await trx.updateTable('coupon').set({ expires_at }).where('id', '=', body.id).execute()
        await audit(trx, staff, clock, {
          action: 'coupon.end',
          subject: 'coupon',
          subjectId: body.id,
          before: { until: before.coupon.until },
          after: { until: istDate(expires_at) },
        })
        return readCoupon(trx, body.id, clock())
      })
      return { data }
    },
  }),
]

async function holdCoupon(trx: Database, id: string): Promise<void> {
  const row = trx.selectFrom('coupon').select('id').where('id', '=', id)
  const held = await (locksRows(trx) ? row.forUpdate() : row).executeTakeFirst()
  if (!held) throw new CallError(404, notFound)
}

interface SavedCoupon {
  code: string
  percent: number
  uses: number
  usesSeen?: number | undefined
  until: string
  products: string
  seen?: string | undefined
}

async function saveCoupon(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  staff: DeskStaff,
  { seen: version, usesSeen, ...coupon }: SavedCoupon,
): Promise<string> {
  const { code, percent, uses, until } = coupon
  if (!CODE.test(code)) throw refuseField(400, couponCodeNotGood, 'code')
  const byCode = trx.selectFrom('coupon').select(['id', 'expires_at']).where('name_key', '=', nameKey(code))
  const known = await byCode.executeTakeFirst()
  if (known && version === undefined) throw refuseField(409, keptNameTaken, 'code')
  if (!known && version !== undefined) throw new CallError(404, notFound)
  if (known) await holdCoupon(trx, known.id)
  const before = known && (await readCoupon(trx, known.id, clock()))
  if (before) requireSeen(before.coupon.version, version, before)
  if (until < istDate(clock()) && before?.coupon.until !== until)
    throw refuseField(400, couponUntilOver, 'until')
  // Orders have taken uses since somebody read how many were left: those stay taken.
  const taken = before && usesSeen !== undefined ? usesSeen - before.coupon.usesLeft : 0
  const text = { ...coupon, percent: String(percent), uses: String(Math.max(0, uses - taken)) }
  await writeCoupon(trx, text, clock()).catch((error: unknown) => {
    // Of what a coupon is made of, only its products are not looked at yet.
    if (error instanceof BadValue) throw refuseField(400, couponProductsUnknown, 'products')
    throw error
  })
  const { id } = await byCode.executeTakeFirstOrThrow()
  await audit(trx, staff, clock, {
    action: before ? 'coupon.change' : 'coupon.add',
    subject: 'coupon',
    subjectId: id,
    ...(before && { before: factsOf(before.coupon) }),
    after: factsOf((await readCoupon(trx, id, clock())).coupon),
  })
  return id
}

const factsOf = ({ code, percent, usesLeft, until, isForAll, products }: DeskCoupon) => ({
  code,
  percent,
  usesLeft,
  until,
  products: isForAll ? 'all' : products,
})

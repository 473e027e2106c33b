import type { Coupon } from '@dawakit/core/contract'
import { COUPON_CODE_MAX } from '@dawakit/core/coupon'
import { invalidCouponCode, loginToApplyCoupon } from '@dawakit/core/refusals'
import { z } from 'zod'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoTime } from '../../ground/contract/times.ts'
import { type AnyCall, defineCall, says } from '../../ground/http/define-call.ts'
import { enforceAddressLimitInMemory, limitOf } from '../../ground/limits/limits.ts'
import { countCouponTry } from './coupon-tries.ts'
import { findCoupon, withUseBack } from './coupons.sql.ts'

const coupon = schemaOf<Coupon>()(
  z
    .object({
      name: z.string(),
      maxLimit: z.int().min(0).meta({ description: 'Uses left over all customers.' }),
      discountPercentage: z.number().min(0).max(100),
      expireDate: isoTime,
      products: z
        .array(z.string())
        .meta({ description: 'Ids of the eligible products; empty where it is for all.' }),
      isForAll: z.boolean().optional().meta({ description: 'Every product is eligible.' }),
      usedUsers: z.array(z.string()).meta({
        description:
          "The asking customer's id once they used it; not while that order waits for its payment.",
      }),
    })
    .meta({ id: 'Coupon' }),
)

export const couponCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/promoCode',
    summary: 'One coupon by its code; null when there is none.',
    tag: 'Orders',
    isForPartners: true,
    auth: 'user',
    loginMessage: loginToApplyCoupon,
    query: z.object({ name: z.string().max(COUPON_CODE_MAX, says(invalidCouponCode)) }),
    answer: coupon.nullable(),
    async handle({ query, caller, ...context }) {
      enforceAddressLimitInMemory(context, caller.address, limitOf(context.config, 'couponLookUps'))
      const takeBack = await countCouponTry(context, caller)
      const found = await findCoupon(context.db, query.name, caller.userId)
      if (!found) return { data: null }
      await takeBack()
      const { id: _, usedBy: __, isUseOpen, ...seen } = found
      return { data: isUseOpen ? withUseBack(seen) : seen }
    },
  }),
]

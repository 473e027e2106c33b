import { CART_LINES_MAX } from '@dawakit/core/cart'
import type { PhoneOrderProblem, PhoneOrderQuote } from '@dawakit/core/contract'
import { COUPON_CODE_MAX } from '@dawakit/core/coupon'
import { DOCTOR_NAME_MAX, PATIENT_NAME_MAX } from '@dawakit/core/order'
import { invalidCouponCode } from '@dawakit/core/refusals'
import { z } from 'zod'
import { productSummary } from '../../catalogue/products/products.schemas.ts'
import { ID_MAX, idSchema } from '../../ground/contract/id-schema.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoDay } from '../../ground/contract/times.ts'
import { says } from '../../ground/http/define-call.ts'
import { line } from '../../ground/http/text.ts'

const PRESCRIPTIONS_MAX = 20
const KEY_MAX = 100

const wishFields = {
  customerId: idSchema,
  lines: z.array(z.object({ productId: idSchema, quantity: z.number() })).max(CART_LINES_MAX),
  addressId: z.string().max(ID_MAX),
  coupon: z.string().max(COUPON_CODE_MAX, says(invalidCouponCode)),
}

export const phoneOrderWish = z.object(wishFields)

export const phoneOrderInput = z.object({
  ...wishFields,
  prescriptions: z.array(idSchema).max(PRESCRIPTIONS_MAX),
  doctorName: line(DOCTOR_NAME_MAX),
  patient: z.object({ name: line(PATIENT_NAME_MAX), age: z.number() }).nullable(),
  toldTerms: z.boolean(),
  total: z.number(),
  key: z.string().trim().min(1).max(KEY_MAX),
})

const problem = schemaOf<PhoneOrderProblem>()(z.object({ code: z.string(), message: z.string() }))

export const phoneOrderQuote = schemaOf<PhoneOrderQuote>()(
  z
    .object({
      lines: z.array(
        z.object({
          product: productSummary,
          quantity: z.number(),
          total: rupees,
          problem: problem.nullable(),
        }),
      ),
      totals: z.object({
        subTotal: rupees,
        savings: rupees,
        discount: rupees,
        deliveryCharge: rupees,
        total: rupees,
      }),
      isPrescriptionNeeded: z.boolean(),
      deliveryWindow: z.object({ from: isoDay, to: isoDay }).nullable(),
      coupon: z.object({ name: z.string(), discountPercentage: z.number() }).nullable(),
      couponProblem: problem.nullable(),
      addressProblem: problem.nullable(),
    })
    .meta({ id: 'PhoneOrderQuote' }),
)

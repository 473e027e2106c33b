import { CART_LINES_MAX } from '@dawakit/core/cart'
import type { Order, PlacedOrder } from '@dawakit/core/contract'
import { ORDER_NUMBER_MAX } from '@dawakit/core/order'
import { invalidCouponCode } from '@dawakit/core/refusals'
import { z } from 'zod'
import { address, prescription } from '../customers/customers.schemas.ts'
import { idSchema, says } from '../http/define-call.ts'
import { line } from '../http/text.ts'

const PRESCRIPTIONS_MAX = 20
const TEXT_MAX = 200

const rupees = z.number().min(0).meta({ description: 'Rupees, at most 2 decimals.' })
const isoTime = z.string().meta({ description: 'ISO 8601, UTC.' })
const day = z.string().meta({ description: 'yyyy-mm-dd in Asia/Kolkata.' })
const text = z.string().max(TEXT_MAX)
const words = line(TEXT_MAX)

const variant = z.object({
  primaryType: text,
  primaryValue: text,
  secondaryType: text.optional(),
  secondaryValue: text.optional(),
})

/** What the checkout sends. Whatever it leaves out or gets wrong, the server decides. */
export const orderInput = z
  .object({
    user: idSchema.optional(),
    products: z
      .array(z.object({ _id: idSchema, quantity: z.number(), variant: variant.nullish() }))
      .max(CART_LINES_MAX),
    prescriptions: z.array(idSchema).max(PRESCRIPTIONS_MAX).optional(),
    shippingAddress: z
      .union([z.string().max(64), z.object({ id: z.string().max(64) })])
      .nullish()
      .meta({ description: 'Id of one of the saved addresses.' }),
    doctorInfo: z
      .object({ doctorName: words, doctorEmail: words, doctorContactNumber: words })
      .partial()
      .nullish(),
    orderingForMyself: z.boolean().default(true),
    coupon: z.string().max(64, says(invalidCouponCode)).nullish(),
    isCashOnDelivery: z.boolean().optional(),
    paymentMethod: z.enum(['cod', 'razorpay', 'ccavenue']).optional(),
    totalPrice: z.number().optional().meta({ description: 'Compared with the right one, never believed.' }),
    deliveryCharge: z
      .number()
      .optional()
      .meta({ description: 'Compared with the right one, never believed.' }),
    acceptedTerms: z.boolean().default(false),
  })
  .meta({ id: 'OrderInput' })

export type OrderRequest = z.output<typeof orderInput>

const image = z.union([
  z.string(),
  z.object({ id: z.string().optional(), url: z.string().optional(), imageUrl: z.string().optional() }),
])

const orderFields = {
  _id: z.string(),
  orderNumber: z.string().max(ORDER_NUMBER_MAX),
  user: z.object({
    _id: z.string(),
    email: z.string(),
    mobileNumber: z.string(),
    username: z.string(),
  }),
  products: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      slug: z.string(),
      thumbnailUrl: image,
      quantity: z.int().min(1),
      salesPrice: rupees,
      purchasedPrice: rupees,
      packageSize: z.string(),
      variant: variant.nullable(),
      isPrescriptionNeeded: z.boolean(),
      categorySlug: z.string(),
    }),
  ),
  prescriptions: z.array(prescription),
  orderedAt: isoTime,
  shippingAddress: address,
  doctorInfo: z.object({
    doctorName: z.string(),
    doctorEmail: z.string(),
    doctorContactNumber: z.string(),
  }),
  orderingForMyself: z.boolean(),
  totals: z.object({
    subTotal: rupees,
    savings: rupees,
    discount: rupees,
    deliveryCharge: rupees,
    total: rupees,
  }),
  totalPrice: rupees,
  coupon: z.object({ name: z.string(), discountPercentage: z.number() }).nullable(),
  paymentStatus: z.enum(['unpaid', 'authorized', 'paid', 'failed', 'refunded', 'partlyRefunded']),
  deliveryCharge: rupees,
  deliveryStatus: z.enum(['pending', 'confirmed', 'pickedUp', 'onTheWay', 'delivered']),
  deliveryStatusTiming: z.object({
    pending: isoTime.nullable(),
    confirmed: isoTime.nullable(),
    pickedUp: isoTime.nullable(),
    onTheWay: isoTime.nullable(),
    delivered: isoTime.nullable(),
  }),
  isCanceled: z.boolean(),
  canceledAt: isoTime.nullable(),
  isCashOnDelivery: z.boolean(),
  deliveryWindow: z.object({ from: day, to: day }),
}

export const orderAnswer = z.object(orderFields).meta({ id: 'Order' }) as unknown as z.ZodType<Order>

export const placedOrderAnswer = z
  .object({
    ...orderFields,
    next: z.enum(['payment', 'done']),
  })
  .meta({ id: 'PlacedOrder' }) as unknown as z.ZodType<PlacedOrder>

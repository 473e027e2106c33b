import { CART_LINES_MAX } from '@dawakit/core/cart'
import type { Order, PlacedOrder } from '@dawakit/core/contract'
import { COUPON_CODE_MAX } from '@dawakit/core/coupon'
import { DELIVERY_STATUSES, DOCTOR_NAME_MAX, ORDER_NUMBER_MAX, PATIENT_NAME_MAX } from '@dawakit/core/order'
import { invalidCouponCode } from '@dawakit/core/refusals'
import { z } from 'zod'
import { chosenVariant } from '../../ground/contract/chosen-variant.ts'
import { ID_MAX, idSchema } from '../../ground/contract/id-schema.ts'
import { imageRef } from '../../ground/contract/image-ref.ts'
import { paymentMethod } from '../../ground/contract/payment-method.ts'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoDay, isoTime } from '../../ground/contract/times.ts'
import { says } from '../../ground/http/define-call.ts'
import { line } from '../../ground/http/text.ts'
import { address, prescription } from '../../people/customers/customers.schemas.ts'
import { orderReturn, orderReview, orderShipment } from './order-work.schemas.ts'

const PRESCRIPTIONS_MAX = 20
const words = line(DOCTOR_NAME_MAX)
/** May be empty: the rules have a sentence for an address that is missing. */
const addressId = z.string().max(ID_MAX)

/** What the checkout sends. Whatever it leaves out or gets wrong, the server decides. */
export const orderInput = z
  .object({
    user: idSchema.optional(),
    products: z
      .array(z.object({ _id: idSchema, quantity: z.number(), variant: chosenVariant.nullish() }))
      .max(CART_LINES_MAX),
    prescriptions: z.array(idSchema).max(PRESCRIPTIONS_MAX).optional(),
    shippingAddress: z
      .union([addressId, z.object({ id: addressId })])
      .nullish()
      .meta({ description: 'Id of one of the saved addresses.' }),
    doctorInfo: z
      .object({ doctorName: words, doctorEmail: words, doctorContactNumber: words })
      .partial()
      .nullish(),
    orderingForMyself: z.boolean().default(true),
    patient: z
      .object({ name: line(PATIENT_NAME_MAX), age: z.number() })
      .nullish()
      .meta({ description: 'Needed where the order is for somebody else, and not kept where it is not.' }),
    coupon: z.string().max(COUPON_CODE_MAX, says(invalidCouponCode)).nullish(),
    isCashOnDelivery: z.boolean().optional(),
    paymentMethod: paymentMethod.optional(),
    totalPrice: z.number().optional().meta({ description: 'Compared with the right one, never believed.' }),
    deliveryCharge: z
      .number()
      .optional()
      .meta({ description: 'Compared with the right one, never believed.' }),
    acceptedTerms: z.boolean().default(false),
    prescriptionRequest: idSchema.nullish().meta({
      description:
        'The order by prescription that it is placed from: its prescriptions come along, of what was prepared there is no more than that, and the pharmacist has approved it.',
    }),
  })
  .meta({ id: 'OrderInput' })

export type OrderRequest = z.output<typeof orderInput>

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
      thumbnailUrl: imageRef,
      quantity: z.number().int().min(0),
      salesPrice: rupees,
      purchasedPrice: rupees,
      packageSize: z.string(),
      variant: chosenVariant.nullable(),
      isPrescriptionNeeded: z.boolean(),
      categorySlug: z.string(),
      orderedQuantity: z.number().int().optional(),
      declinedReason: z.string().optional(),
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
  patient: z.object({ name: z.string(), age: z.number() }).nullable(),
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
  paymentDueAt: isoTime.nullable(),
  refunds: z.array(
    z.object({
      amount: rupees,
      state: z.enum(['underway', 'done']),
      at: isoTime.nullable(),
      isByHand: z.literal(true).optional(),
      needsPayTo: z.literal(true).optional(),
    }),
  ),
  balance: z.object({ toPay: rupees, paid: rupees, goesBack: rupees, wentBack: rupees }).optional(),
  review: orderReview.nullable(),
  shipments: z.array(orderShipment),
  returns: z.array(orderReturn),
  creditNotes: z.array(z.object({ id: z.string(), number: z.string() })),
  endReason: z.string().nullable(),
  deliveryCharge: rupees,
  deliveryStatus: z.enum(DELIVERY_STATUSES),
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
  deliveryWindow: z.object({ from: isoDay, to: isoDay }),
}

export const orderAnswer = schemaOf<Order>()(z.object(orderFields).meta({ id: 'Order' }))

export const placedOrderAnswer = schemaOf<PlacedOrder>()(
  z.object({ ...orderFields, next: z.enum(['payment', 'done']) }).meta({ id: 'PlacedOrder' }),
)

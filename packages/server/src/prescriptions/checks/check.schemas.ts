import type { CheckInQueue, PrescriptionCheck } from '@dawakit/core/contract'
import { DELIVERY_STATUSES } from '@dawakit/core/order'
import { SCHEDULES } from '@dawakit/core/sale'
import { z } from 'zod'
import { rupees } from '../../ground/contract/rupees.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { isoDay, isoTime } from '../../ground/contract/times.ts'
import { orderReview } from '../../orders/read/order-work.schemas.ts'
import { particularsAnswer } from '../../requests/grants/particulars-schema.ts'

const pieces = z.number().int().min(0)
const standing = z.enum([...DELIVERY_STATUSES, 'cancelled'])

export const checkInQueue = schemaOf<CheckInQueue>()(
  z
    .object({
      orderId: z.string(),
      orderNumber: z.string(),
      state: z.enum(['waiting', 'asked']),
      customerName: z.string(),
      lines: pieces,
      totalPrice: rupees,
      isCashOnDelivery: z.boolean(),
      orderedAt: isoTime,
    })
    .meta({ id: 'CheckInQueue' }),
)

export const prescriptionCheck = schemaOf<PrescriptionCheck>()(
  z
    .object({
      orderId: z.string(),
      orderNumber: z.string(),
      orderedAt: isoTime,
      version: z.string(),
      review: orderReview,
      standing,
      isOpen: z.boolean(),
      canTakeBack: z.boolean(),
      customer: z.object({ id: z.string(), name: z.string(), mobileNumber: z.string() }),
      patient: z.object({ name: z.string(), age: z.number() }).nullable(),
      doctor: z.object({
        doctorName: z.string(),
        doctorEmail: z.string(),
        doctorContactNumber: z.string(),
      }),
      deliveryAddress: z.string(),
      totalPrice: rupees,
      isCashOnDelivery: z.boolean(),
      lines: z.array(
        z.object({
          lineNo: z.number().int(),
          productId: z.string(),
          name: z.string(),
          packageSize: z.string(),
          salts: z.array(z.string()),
          manufacturer: z.string(),
          schedule: z.enum(SCHEDULES).nullable(),
          isPrescriptionNeeded: z.boolean(),
          needsParticulars: z.boolean(),
          lacksParticulars: z.boolean(),
          quantity: pieces,
          orderedQuantity: pieces,
          declinedReason: z.string(),
          approved: pieces,
          isOpen: z.boolean(),
          grants: z.array(
            z.object({
              id: z.string(),
              prescriptionId: z.string(),
              packs: pieces,
              left: pieces,
              validUntil: isoDay,
              hasParticulars: z.boolean(),
            }),
          ),
          earlier: z.array(
            z.object({
              orderId: z.string(),
              orderNumber: z.string(),
              at: isoTime,
              name: z.string(),
              quantity: pieces,
              patientName: z.string().nullable(),
              prescription: z.object({ id: z.string(), uploadedAt: isoTime }).nullable(),
            }),
          ),
        }),
      ),
      prescriptions: z.array(
        z.object({ id: z.string(), uploadedAt: isoTime, particulars: particularsAnswer.nullable() }),
      ),
      questions: z.array(
        z.object({
          id: z.string(),
          text: z.string(),
          askedBy: z.string(),
          askedAt: isoTime,
          answer: z.string().nullable(),
          prescriptionId: z.string().nullable(),
          answeredAt: isoTime.nullable(),
        }),
      ),
      earlier: z.array(
        z.object({
          orderId: z.string(),
          orderNumber: z.string(),
          orderedAt: isoTime,
          standing,
          pharmacist: z.object({ name: z.string(), registrationNumber: z.string() }).nullable(),
          lines: z.array(z.object({ name: z.string(), quantity: pieces })),
        }),
      ),
      next: z.string().nullable(),
    })
    .meta({ id: 'PrescriptionCheck' }),
)

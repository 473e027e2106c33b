import type { DeskOrder } from '@dawakit/core/contract'
import { courierNeeded, orderNotFound, RuleError, reasonNeeded } from '@dawakit/core/refusals'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, type DeskStaff, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { EVERY_ROLE } from '../../ground/desk-calls/staff-roles.ts'
import { says } from '../../ground/http/define-call.ts'
import { line } from '../../ground/http/text.ts'
import { openUndelivered } from '../../money/returns/open-undelivered.ts'
import { readDeskOrder } from '../../orders/desk/desk-order.sql.ts'
import { deskOrderAnswer, seenFields } from '../../orders/desk/desk-orders.schemas.ts'
import { requireSeen } from '../../orders/desk/require-seen.ts'
import { findOrderRow } from '../../orders/read/orders.sql.ts'
import { readShipments } from '../../orders/read/shipments.sql.ts'
import { keepRegisters } from '../../orders/registers/keep-registers.ts'
import { moveParcel, unpackParcel } from './move-parcel.ts'
import { packParcel } from './pack-parcel.ts'
import { sendAgain } from './send-again.ts'

const tag = 'Packing and sending'
const PACKS = ['owner', 'pharmacist', 'packer'] as const
const BATCH_MAX = 40
const EXPIRY_MAX = 40
const COURIER_MAX = 60
const TRACKING_MAX = 60
const REASON_MAX = 300
const PIECES_MAX = 200
const MOST_PIECES = 10_000

const pieces = z
  .array(
    z.object({
      lineNo: z.number().int(),
      quantity: z.number().int().max(MOST_PIECES),
      batch: line(BATCH_MAX).transform((batch) => batch.toUpperCase()),
      expiresOn: line(EXPIRY_MAX).meta({
        description:
          'As the pack prints it: `06/28`, `JUN 28`, `06-2028`, `30/06/2028`, `2028-06`; or empty.',
      }),
    }),
  )
  .max(PIECES_MAX)

const parcelFields = {
  ...seenFields,
  parcel: z.number().int().meta({ description: '1, 2, … in the order.' }),
}

interface Change {
  context: ServerContext
  staff: DeskStaff
  body: { id: string; seen: string }
  action: string
  /** Makes the change. @returns what the audit says of it */
  change(trx: Database): Promise<{ before?: Record<string, unknown>; after?: Record<string, unknown> }>
}

/** One change of the parcels of an order as somebody has seen it, with its row of the audit. */
async function changeParcels({ context, staff, body, action, change }: Change): Promise<{ data: DeskOrder }> {
  const order = await inTransaction(context.db, async (trx) => {
    await requireSeen(trx, staff, body)
    const facts = await change(trx)
    await keepRegisters(trx, context, { orderId: body.id, staffId: staff.id })
    const subject = { subject: 'order', subjectId: body.id, orderId: body.id }
    await audit(trx, staff, context.clock, { action, ...subject, ...facts })
    return readDeskOrder(trx, staff, body.id)
  })
  return { data: order }
}

/** What was in a parcel that came back is to be judged. */
async function openReturn(
  trx: Database,
  context: ServerContext,
  back: { orderId: string; number: number; reason: string; staffId: string },
): Promise<void> {
  const { orderId, number, reason, staffId } = back
  const order = await findOrderRow(trx, orderId)
  const parcels = (await readShipments(trx, [orderId])).get(orderId) ?? []
  const parcel = parcels.find((one) => one.number === number)
  if (!order || !parcel) throw new RuleError(orderNotFound)
  const lines = parcel.lines.map(({ line_no, quantity, batch }) => ({ lineNo: line_no, quantity, batch }))
  await openUndelivered(trx, context, { order, lines, parcelId: parcel.id, reason, staffId })
}

export const parcelDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'POST /desk/parcel/pack',
    summary:
      'Packs pieces into a new parcel, off the batches of the shelf: all that is left, or a part that is sent first.',
    tag,
    roles: PACKS,
    body: z.object({
      ...seenFields,
      lines: pieces,
      isNearExpiryMeant: z
        .boolean()
        .optional()
        .meta({ description: 'True: a batch whose expiry is near goes all the same.' }),
    }),
    answer: deskOrderAnswer,
    handle: ({ body, staff, ...context }) =>
      changeParcels({
        context,
        staff,
        body,
        action: 'parcel.pack',
        async change(trx) {
          const { id: orderId, lines, isNearExpiryMeant = false } = body
          const packing = { orderId, pieces: lines, isNearExpiryMeant, staffId: staff.id }
          const parcel = await packParcel(trx, context, packing)
          return { after: { parcel, lines, ...(isNearExpiryMeant && { isNearExpiryMeant }) } }
        },
      }),
  }),
  defineDeskCall({
    name: 'POST /desk/parcel/unpack',
    summary:
      'Takes a parcel apart that no courier has yet: its packs go back to their batches. Of an order that was cancelled they can be bought then.',
    tag,
    roles: PACKS,
    body: z.object(parcelFields),
    answer: deskOrderAnswer,
    handle: ({ body, staff, ...context }) =>
      changeParcels({
        context,
        staff,
        body,
        action: 'parcel.unpack',
        async change(trx) {
          const { id: orderId, parcel: number } = body
          await unpackParcel(trx, context, { orderId, number, staffId: staff.id })
          await context.happened(trx, 'parcel.unpacked', { orderId: body.id, parcel: body.parcel })
          return { before: { parcel: body.parcel } }
        },
      }),
  }),
  defineDeskCall({
    name: 'POST /desk/parcel/handOver',
    summary: 'A courier has the parcel. The customer is told with whom it goes.',
    tag,
    roles: PACKS,
    body: z.object({
      ...parcelFields,
      courier: line(COURIER_MAX).min(1, says(courierNeeded)),
      trackingNumber: line(TRACKING_MAX),
    }),
    answer: deskOrderAnswer,
    handle: ({ body, staff, ...context }) =>
      changeParcels({
        context,
        staff,
        body,
        action: 'parcel.handOver',
        async change(trx) {
          const { id: orderId, parcel: number, courier, trackingNumber } = body
          const handedOver = { courier, trackingNumber }
          await moveParcel(trx, context, { orderId, number, to: 'handedOver', handedOver })
          return { after: { parcel: number, ...handedOver } }
        },
      }),
  }),
  defineDeskCall({
    name: 'POST /desk/parcel/sendAgain',
    summary: 'Sends a parcel once more that came back undelivered and was not judged. The customer is told.',
    tag,
    roles: PACKS,
    body: z.object({
      ...parcelFields,
      courier: line(COURIER_MAX).min(1, says(courierNeeded)),
      trackingNumber: line(TRACKING_MAX),
    }),
    answer: deskOrderAnswer,
    handle: ({ body, staff, ...context }) =>
      changeParcels({
        context,
        staff,
        body,
        action: 'parcel.sendAgain',
        async change(trx) {
          const { id: orderId, parcel: number, courier, trackingNumber } = body
          await sendAgain(trx, context, { orderId, number, courier, trackingNumber })
          return {
            before: { parcel: number, state: 'returned' },
            after: { parcel: number, courier, trackingNumber },
          }
        },
      }),
  }),
  ...(
    [
      ['onTheWay', 'The parcel is on its way.'],
      ['delivered', 'The parcel has arrived. The last one delivers the order, and its invoice is issued.'],
    ] as const
  ).map(([to, summary]) =>
    defineDeskCall({
      name: `POST /desk/parcel/${to}`,
      summary,
      tag,
      roles: EVERY_ROLE,
      body: z.object(parcelFields),
      answer: deskOrderAnswer,
      handle: ({ body, staff, ...context }) =>
        changeParcels({
          context,
          staff,
          body,
          action: `parcel.${to}`,
          async change(trx) {
            const { id: orderId, parcel: number } = body
            const state = await moveParcel(trx, context, { orderId, number, to })
            return { before: { parcel: number, state }, after: { parcel: number, state: to } }
          },
        }),
    }),
  ),
  defineDeskCall({
    name: 'POST /desk/parcel/undelivered',
    summary: 'The courier has brought the parcel back to us.',
    tag,
    roles: EVERY_ROLE,
    body: z.object({ ...parcelFields, reason: line(REASON_MAX).min(1, says(reasonNeeded)) }),
    answer: deskOrderAnswer,
    handle: ({ body, staff, ...context }) =>
      changeParcels({
        context,
        staff,
        body,
        action: 'parcel.undelivered',
        async change(trx) {
          const { id: orderId, parcel: number, reason } = body
          const state = await moveParcel(trx, context, { orderId, number, to: 'returned' })
          await openReturn(trx, context, { orderId, number, reason, staffId: staff.id })
          return { before: { parcel: number, state }, after: { parcel: number, state: 'returned', reason } }
        },
      }),
  }),
]

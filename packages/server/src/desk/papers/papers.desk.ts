import { orderNotFound } from '@dawakit/core/refusals'
import { PICK_LIST_ORDERS_MAX } from '@dawakit/core/shipping'
import { invoiceInRupees, toPercent } from '@dawakit/core/tax'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageQuery } from '../../ground/contract/page-query.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { readInvoice } from '../../money/invoices/invoice.sql.ts'
import { invoiceAnswer } from '../../money/invoices/invoices.schemas.ts'
import { listChangedRates } from '../../orders/invoice/changed-rates.sql.ts'
import { findOrderRow } from '../../orders/read/orders.sql.ts'
import { changedRate, parcelPaperAnswer, pickListAnswer } from './papers.schemas.ts'
import { readParcelPaper } from './parcel-paper.sql.ts'
import { readPickList } from './pick-list.sql.ts'

const tag = 'Papers'
const PACKS = ['owner', 'pharmacist', 'packer'] as const
/** It names patient, doctor and tax: no paper that goes into a parcel. */
const SELLS = ['owner', 'pharmacist', 'support'] as const

export const paperDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'POST /desk/pickList',
    summary: 'What is to be fetched from the shelves for some orders. Nobody is named in it.',
    tag,
    roles: PACKS,
    body: z.object({ orders: z.array(idSchema).max(PICK_LIST_ORDERS_MAX) }),
    answer: pickListAnswer,
    async handle({ db, body }) {
      return { data: await readPickList(db, body.orders) }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/parcelPaper',
    summary: "What stands on a parcel's packing slip and address label. The look is written down.",
    tag,
    roles: PACKS,
    query: z.object({ id: idSchema }),
    answer: parcelPaperAnswer,
    async handle({ query, staff, ...context }) {
      const { orderId, paper } = await readParcelPaper(context, query.id)
      await audit(context.db, staff, context.clock, {
        action: 'parcel.paper',
        subject: 'order',
        subjectId: orderId,
        orderId,
        after: { parcel: paper.parcel },
      })
      return { data: paper }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/changedRates',
    summary:
      'What was ordered and has not left while its rate of GST has changed, the oldest order first: as of a minute ago at most. `totalCount` counts to 1,001. Nobody is named in it.',
    tag,
    roles: SELLS,
    query: pageQuery,
    answer: z.array(changedRate),
    async handle({ db, clock, query }) {
      const { rows, totalCount } = await listChangedRates(db, clock(), query)
      return {
        data: rows.map(({ orderedAt, hsn, ordered, now, ...row }) => ({
          ...row,
          orderedAt: new Date(orderedAt).toISOString(),
          hsnCode: hsn,
          rateThen: toPercent(ordered),
          rateNow: toPercent(now),
        })),
        totalCount,
      }
    },
  }),
  defineDeskCall({
    name: 'GET /desk/invoice',
    summary: 'The invoice of a delivered order, as it was issued. The look is written down.',
    tag,
    roles: SELLS,
    query: z.object({ orderId: idSchema }),
    answer: invoiceAnswer,
    async handle({ db, clock, staff, query }) {
      const order = await findOrderRow(db, query.orderId)
      if (!order) throw new CallError(404, orderNotFound)
      const invoice = await readInvoice(db, order)
      await audit(db, staff, clock, {
        action: 'invoice.look',
        subject: 'invoice',
        subjectId: invoice.invoiceNumber,
        orderId: order.id,
      })
      return { data: invoiceInRupees(invoice) }
    },
  }),
]

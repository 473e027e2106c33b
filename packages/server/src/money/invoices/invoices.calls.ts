import { invoiceInRupees } from '@dawakit/core/tax'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import { ownOrderRow } from '../../orders/own/own-order.ts'
import { readInvoice } from './invoice.sql.ts'
import { invoiceAnswer } from './invoices.schemas.ts'

export const invoiceCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/invoice',
    summary: 'The invoice of a delivered order, as it was issued.',
    tag: 'Orders',
    isForPartners: true,
    auth: 'user',
    query: z.object({ orderId: idSchema }),
    answer: invoiceAnswer,
    async handle({ db, query, caller }) {
      const order = await ownOrderRow(db, caller, query.orderId)
      return { data: invoiceInRupees(await readInvoice(db, order)) }
    },
  }),
]

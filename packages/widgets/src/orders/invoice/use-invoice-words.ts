'use client'

import { dateLabels } from '@dawakit/core/delivery'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { invoiceLabels } from './invoice-labels.ts'
import type { InvoiceWords } from './invoice-rows.ts'

/** The words of an invoice in the language of the shop. */
export const useInvoiceWords = (): InvoiceWords => ({
  labels: useLabels('invoice', invoiceLabels),
  dates: useLabels('dates', dateLabels),
})

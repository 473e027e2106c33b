'use client'

import type { Invoice } from '@dawakit/client'
import { invoiceAfterDelivery, offline } from '@dawakit/core/refusals'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { failureText, useTask } from '../../controls/form/use-task.ts'
import { saveFile } from '../../ground/paper/save-file.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useInvoiceWords } from './use-invoice-words.ts'

/** Makes the PDF and hands it to the browser as a file. Loads what makes it on the first call. */
export function useInvoiceDownload() {
  const shop = useShop('Invoice')
  const words = useInvoiceWords()
  const { isBusy, run } = useTask('order')

  async function make(invoice: Invoice) {
    const { createInvoicePdf, invoiceFileName } = await import('./invoice-pdf.ts').catch(() => {
      // What makes the PDF could not be fetched.
      throw Object.assign(new Error(offline.text), { code: offline.code })
    })
    const pdf = await createInvoicePdf(invoice, words)
    saveFile(pdf.output('blob'), `${invoiceFileName(invoice.orderId)}.pdf`)
  }

  return {
    isBusy,
    download: (invoice: Invoice) => run(() => make(invoice)),
    /** Fetches the invoice of an order first. Before the delivery it warns. */
    downloadOf: (orderId: string) =>
      run(
        async () => make((await shop.call('GET /get/invoice', { query: { orderId } })).data),
        (failure) => {
          const isEarly = (failure as { code?: string }).code === invoiceAfterDelivery.code
          shop.notify({ kind: isEarly ? 'warning' : 'error', title: failureText(shop, failure) })
          tellFailure(shop, 'order', failure)
        },
      ),
  }
}

'use client'

import type { Invoice } from '@dawakit/client'
import { offline } from '@dawakit/core/messages'
import { useTask } from '../form/use-task.ts'
import { useShop } from '../shop-context/shop-context.tsx'

/** Milliseconds after which a browser has surely begun to read the file. */
const READ_MS = 60_000

function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS)
}

/** Makes the PDF and hands it to the browser as a file. Loads what makes it on the first call. */
export function useInvoiceDownload() {
  const shop = useShop('Invoice')
  const { isBusy, run } = useTask()
  return {
    isBusy,
    download: (invoice: Invoice) =>
      run(
        async () => {
          const { createInvoicePdf, invoiceFileName } = await import('./invoice-pdf.ts')
          const pdf = await createInvoicePdf(invoice)
          saveFile(pdf.output('blob'), `${invoiceFileName(invoice.orderId)}.pdf`)
        },
        // What makes the PDF could not be fetched.
        () => shop.notify({ kind: 'error', title: offline.text }),
      ),
  }
}

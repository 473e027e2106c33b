'use client'

import type { Order } from '@dawakit/core/contract'
import { offline } from '@dawakit/core/refusals'
import { useTask } from '../../controls/form/use-task.ts'
import { saveFile } from '../../ground/paper/save-file.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { creditNoteLabels } from './credit-note-labels.ts'
import { useInvoiceWords } from './use-invoice-words.ts'

/** Fetches a credit note, makes its PDF and hands it to the browser as a file. */
export function useCreditNoteDownload() {
  const shop = useShop('Invoice')
  const words = useInvoiceWords()
  const labels = useLabels('creditNote', creditNoteLabels)
  const { isBusy, run } = useTask('order')
  const download = ({ id, number }: Order['creditNotes'][number]) =>
    run(async () => {
      const { data } = await shop.call('GET /get/creditNote', { query: { id } })
      const { createCreditNotePdf, creditNoteFileName } = await import('./credit-note-pdf.ts').catch(() => {
        throw Object.assign(new Error(offline.text), { code: offline.code })
      })
      const pdf = await createCreditNotePdf(data, words, labels)
      saveFile(pdf.output('blob'), `${creditNoteFileName(number)}.pdf`)
    })
  return { isBusy, download }
}

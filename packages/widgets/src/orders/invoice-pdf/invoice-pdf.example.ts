import type { Shop } from '@dawakit/client'
import type { CreditNote } from '@dawakit/core/contract'
import { dateLabels } from '@dawakit/core/delivery'
import {
  createCreditNotePdf,
  createInvoicePdf,
  creditNoteFileName,
  creditNoteLabels,
  invoiceFileName,
  invoiceLabels,
} from '@dawakit/widgets/invoice-pdf'
import { saveFile } from '@dawakit/widgets/paper'

const words = { labels: invoiceLabels, dates: dateLabels }

export async function saveInvoice(shop: Shop, orderId: string): Promise<void> {
  const { data } = await shop.call('GET /get/invoice', { query: { orderId } })
  const pdf = await createInvoicePdf(data, words)
  saveFile(pdf.output('blob'), `${invoiceFileName(orderId)}.pdf`)
}

export async function saveCreditNote(note: CreditNote): Promise<void> {
  const pdf = await createCreditNotePdf(note, words, creditNoteLabels)
  saveFile(pdf.output('blob'), `${creditNoteFileName(note.creditNoteNumber)}.pdf`)
}

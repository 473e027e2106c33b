import { dateLabels } from '@dawakit/core/delivery'
import { ask } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import { PaperButton } from './paper-button.tsx'

/** The invoice of an order, as its customer has it. */
export function InvoiceButton({ orderId, number }: { orderId: string; number: string }) {
  const words = useWords()
  return (
    <PaperButton
      text={words('papers.invoice', { number })}
      draw={async () => {
        const invoice = await ask('GET /desk/invoice', { query: { orderId } })
        const { createInvoicePdf, invoiceFileName, invoiceLabels } = await import(
          '@dawakit/widgets/invoice-pdf'
        )
        const pdf = await createInvoicePdf(invoice, { labels: invoiceLabels, dates: dateLabels })
        return { pdf, fileName: invoiceFileName(orderId) }
      }}
    />
  )
}

import { dateLabels } from '@dawakit/core/delivery'
import { ask } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import { PaperButton } from './paper-button.tsx'

/** A credit note, as its customer has it. */
export function CreditNoteButton({ number }: { number: string }) {
  const words = useWords()
  return (
    <PaperButton
      text={words('papers.creditNote', { number })}
      draw={async () => {
        const note = await ask('GET /desk/creditNote', { query: { number } })
        const paper = await import('@dawakit/widgets/paper')
        const pdf = await paper.createCreditNotePdf(
          note,
          { labels: paper.invoiceLabels, dates: dateLabels },
          paper.creditNoteLabels,
        )
        return { pdf, fileName: paper.creditNoteFileName(number) }
      }}
    />
  )
}

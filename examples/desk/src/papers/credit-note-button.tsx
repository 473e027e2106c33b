import { dateLabels } from '@dawakit/core/delivery'
import { ask } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import { PaperButton } from './paper-button.tsx'

export interface CreditNoteButtonProps {
  number: string
  /** Where what it is stands before it. @default false */
  isNumberAlone?: boolean
}

/** A credit note, as its customer has it. */
export function CreditNoteButton({ number, isNumberAlone = false }: CreditNoteButtonProps) {
  const words = useWords()
  const name = words('papers.creditNote', { number })
  return (
    <PaperButton
      text={isNumberAlone ? number : name}
      label={name}
      draw={async () => {
        const note = await ask('GET /desk/creditNote', { query: { number } })
        const paper = await import('@dawakit/widgets/invoice-pdf')
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

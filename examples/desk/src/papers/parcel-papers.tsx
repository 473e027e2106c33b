import { Stack } from '@mui/material'
import { ask } from '../api/ask.ts'
import { useWords } from '../language/use-words.ts'
import { PaperButton } from './paper-button.tsx'

export interface ParcelPapersProps {
  orderNumber: string
  parcel: { id: string; number: number }
  /** Whether it is still to go to its customer. */
  isToSend: boolean
  /** Ids of all its order's parcels that are. */
  toSend: readonly string[]
}

/** What is printed of a parcel: the slip that lies in it, and the label on it. */
export function ParcelPapers({ orderNumber, parcel: { id, number }, isToSend, toSend }: ParcelPapersProps) {
  const words = useWords()
  const read = () => ask('GET /desk/parcelPaper', { query: { id } })
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', mt: 0.5 }}>
      <PaperButton
        text={words('papers.slip')}
        label={words('papers.slipOf', { number })}
        draw={async () => {
          const paper = await read()
          const { createPackingSlipPdf } = await import('./packing-slip-pdf.ts')
          const pdf = await createPackingSlipPdf(paper, words)
          return { pdf, fileName: `PackingSlip-${orderNumber}-${number}` }
        }}
      />
      {isToSend && toSend[0] === id && (
        <PaperButton
          text={words('papers.sheet')}
          label={words('papers.sheetOf')}
          draw={async () => {
            const [first = await read(), ...others] = await Promise.all(
              toSend.map((one) => ask('GET /desk/parcelPaper', { query: { id: one } })),
            )
            const { createLabelSheetPdf } = await import('./address-label-pdf.ts')
            const pdf = await createLabelSheetPdf([first, ...others], words)
            return { pdf, fileName: `AddressLabels-${orderNumber}` }
          }}
        />
      )}
      {isToSend && (
        <PaperButton
          text={words('papers.label')}
          label={words('papers.labelOf', { number })}
          draw={async () => {
            const paper = await read()
            const { createAddressLabelPdf } = await import('./address-label-pdf.ts')
            const pdf = await createAddressLabelPdf(paper, words)
            return { pdf, fileName: `AddressLabel-${orderNumber}-${number}` }
          }}
        />
      )}
    </Stack>
  )
}

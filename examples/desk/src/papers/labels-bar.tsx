import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { ask } from '../api/ask.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { usePaper } from './use-paper.ts'

export interface LabelsBarProps {
  /** Ids of the chosen orders. */
  chosen: ReadonlySet<string>
  onClear: () => void
}

/** What can be done with the chosen orders whose parcels wait for a courier: their labels, four on an A4. */
export function LabelsBar({ chosen, onClear }: LabelsBarProps) {
  const words = useWords()
  const notify = useNotify()
  const { make, isPending } = usePaper(async () => {
    const orders = await Promise.all([...chosen].map((id) => ask('GET /desk/order', { query: { id } })))
    const waiting = orders.flatMap(({ parcels }) => parcels.filter(({ state }) => state === 'packed'))
    const [first, ...others] = await Promise.all(
      waiting.map(({ id }) => ask('GET /desk/parcelPaper', { query: { id } })),
    )
    if (!first) {
      notify(words('papers.labels.nothing'), { type: 'info' })
      return null
    }
    const { createLabelSheetPdf } = await import('./address-label-pdf.ts')
    const pdf = await createLabelSheetPdf([first, ...others], words)
    return { pdf, fileName: `AddressLabels-${new Date().toISOString().slice(0, 16).replace(/[-:]/g, '')}` }
  })
  const isReady = chosen.size > 0
  useShortcuts([{ keys: ['p'], label: 'papers.labels.key', run: () => isReady && !isPending && make() }])
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', py: 1 }}>
      <Typography role="status" variant="body2" color="text.secondary">
        {isReady
          ? words('papers.pickList.chosen', { smart_count: chosen.size })
          : words('papers.labels.none')}
      </Typography>
      {isReady && (
        <>
          <Button
            size="small"
            variant="contained"
            startIcon={<DownloadIcon />}
            loading={isPending}
            loadingPosition="start"
            onClick={make}
          >
            {words('papers.labels.button')}
          </Button>
          <Button size="small" onClick={onClear}>
            {words('papers.pickList.clear')}
          </Button>
        </>
      )}
    </Stack>
  )
}

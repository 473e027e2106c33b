import { PICK_LIST_ORDERS_MAX } from '@dawakit/core/shipping'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button, Stack, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { ask } from '../api/ask.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { usePaper } from './use-paper.ts'

export interface PickListBarProps {
  /** Ids of the chosen orders. */
  chosen: ReadonlySet<string>
  onClear: () => void
}

/** What can be done with the chosen orders: their pick list. */
export function PickListBar({ chosen, onClear }: PickListBarProps) {
  const words = useWords()
  const notify = useNotify()
  const { make, isPending } = usePaper(async () => {
    const list = await ask('POST /desk/pickList', { body: { orders: [...chosen] } })
    const leftOut = chosen.size - list.orders.length
    if (leftOut > 0) notify(words('papers.pickList.leftOut', { smart_count: leftOut }), { type: 'info' })
    const { createPickListPdf } = await import('./pick-list-pdf.ts')
    const madeAt = new Date()
    const pdf = await createPickListPdf(list, words, madeAt)
    return { pdf, fileName: `PickList-${madeAt.toISOString().slice(0, 16).replace(/[-:]/g, '')}` }
  })
  const isTooMany = chosen.size > PICK_LIST_ORDERS_MAX
  const isReady = chosen.size > 0 && !isTooMany
  useShortcuts([{ keys: ['p'], label: 'papers.pickList.key', run: () => isReady && !isPending && make() }])
  const state = () => {
    if (isTooMany) return words('papers.pickList.tooMany', { most: PICK_LIST_ORDERS_MAX })
    if (chosen.size === 0) return words('papers.pickList.none')
    return words('papers.pickList.chosen', { smart_count: chosen.size })
  }
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', py: 1 }}>
      <Typography role="status" variant="body2" color="text.secondary">
        {state()}
      </Typography>
      {chosen.size > 0 && (
        <>
          <Button
            size="small"
            variant="contained"
            startIcon={<DownloadIcon />}
            loading={isPending}
            loadingPosition="start"
            disabled={!isReady}
            onClick={make}
          >
            {words('papers.pickList.button')}
          </Button>
          <Button size="small" onClick={onClear}>
            {words('papers.pickList.clear')}
          </Button>
        </>
      )}
    </Stack>
  )
}

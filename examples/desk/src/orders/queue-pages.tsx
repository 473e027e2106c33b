import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import { Box, IconButton, Typography } from '@mui/material'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { PAGE_ROWS } from './use-order-rows.ts'

export interface QueuePagesProps {
  /** From 1. */
  page: number
  /** Rows on it. */
  shown: number
  totalCount: number
  onPage: (page: number) => void
}

export function QueuePages({ page, shown, totalCount, onPage }: QueuePagesProps) {
  const words = useWords()
  const first = (page - 1) * PAGE_ROWS
  const hasNext = first + shown < totalCount
  useShortcuts([
    { keys: [']'], label: 'orders.keys.nextPage', run: () => hasNext && onPage(page + 1) },
    { keys: ['['], label: 'orders.keys.pageBefore', run: () => page > 1 && onPage(page - 1) },
  ])
  return (
    <Box
      component="nav"
      aria-label={words('orders.pages.label')}
      sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 0.5, pt: 0.5 }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ mr: 1 }}>
        {words('orders.pages.of', { from: first + 1, to: first + shown, total: totalCount })}
      </Typography>
      <IconButton
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        aria-label={words('orders.pages.before')}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        disabled={!hasNext}
        onClick={() => onPage(page + 1)}
        aria-label={words('orders.pages.next')}
      >
        <ChevronRightIcon />
      </IconButton>
    </Box>
  )
}

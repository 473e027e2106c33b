import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import { Box, IconButton, Typography } from '@mui/material'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { placesOf } from './page-places.ts'
import { PAGE_ROWS } from './use-order-rows.ts'

export interface QueuePagesProps {
  /** From 1. */
  page: number
  /** Rows on it. */
  shown: number
  totalCount: number
  /** Beyond so many nobody has counted: a full page has one behind it. @default all are counted */
  most?: number | undefined
  onPage: (page: number) => void
}

export function QueuePages({ page, shown, totalCount, most, onPage }: QueuePagesProps) {
  const words = useWords()
  const { from, to, total, isMore, hasNext } = placesOf({ page, shown, rows: PAGE_ROWS, totalCount, most })
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
        {isMore
          ? words('orders.pages.ofMore', { from, to, total: total.toLocaleString('en-IN') })
          : words('orders.pages.of', { from, to, total })}
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

import type { DeskProductChoices, DeskProductFilter } from '@dawakit/core/contract'
import { Button, Paper, Typography } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { type Chosen, NOBODY, selectionOf } from './list-state.ts'

interface BulkBarProps {
  chosen: Chosen
  filter: DeskProductFilter
  /** How many are found. */
  total: number
  /** Whether there are more than were counted. */
  hasMore: boolean
  choices: DeskProductChoices | undefined
  onChosen: (chosen: Chosen) => void
}

/** How many are chosen over all pages, and what becomes of them. */
export function BulkBar({ chosen, filter, total, hasMore, choices, onChosen }: BulkBarProps) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const { isAll, ids } = chosen
  if (!isAll && ids.length === 0) return null
  const text = !isAll
    ? words('products.chosen.some', { smart_count: ids.length })
    : hasMore
      ? words('products.chosen.allMore')
      : words('products.chosen.all', { count: total - ids.length })
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', px: 1.5, py: 0.75, mb: 1.5 }}
    >
      <Typography role="status" sx={{ flexGrow: 1 }}>
        {text}
      </Typography>
      {!isAll && (
        <Button size="small" onClick={() => onChosen({ isAll: true, ids: [] })}>
          {words('products.chosen.takeAll')}
        </Button>
      )}
      <Button size="small" onClick={() => onChosen(NOBODY)}>
        {words('products.chosen.none')}
      </Button>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        {words('products.chosen.change')}
      </Button>
      {isOpen && (
        <BulkDialog
          selection={selectionOf(chosen, filter)}
          choices={choices}
          onClose={() => setOpen(false)}
          onBegun={() => onChosen(NOBODY)}
        />
      )}
    </Paper>
  )
}

import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import { IconButton, Stack } from '@mui/material'
import { useWords } from '../language/use-words.ts'

export interface OrderButtonsProps {
  name: string
  ids: readonly string[]
  id: string
  isPending: boolean
  /** All of them, in the new order. */
  onOrder: (ids: string[]) => void
}

/** Moves one of a list up or down. */
export function OrderButtons({ name, ids, id, isPending, onOrder }: OrderButtonsProps) {
  const words = useWords()
  const here = ids.indexOf(id)
  const move = (by: number) => {
    const next = [...ids]
    next.splice(here, 1)
    next.splice(here + by, 0, id)
    onOrder(next)
  }
  return (
    <Stack direction="row">
      <IconButton
        size="small"
        aria-label={words('shopPages.up', { name })}
        disabled={here === 0 || isPending}
        onClick={() => move(-1)}
      >
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={words('shopPages.down', { name })}
        disabled={here === ids.length - 1 || isPending}
        onClick={() => move(1)}
      >
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
    </Stack>
  )
}

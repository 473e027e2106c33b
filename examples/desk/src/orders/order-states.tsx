import type { DeskOrderRow } from '@dawakit/core/contract'
import { Chip, type ChipProps, Stack } from '@mui/material'
import { useWords } from '../language/use-words.ts'

type Stated = Pick<DeskOrderRow, 'standing' | 'isPlaced' | 'review' | 'packing'>

const COLOURS: Record<Stated['standing'], ChipProps['color']> = {
  pending: 'warning',
  confirmed: 'info',
  pickedUp: 'info',
  onTheWay: 'info',
  delivered: 'success',
  cancelled: 'default',
}

/** Where an order stands, as signs with words. */
export function OrderStates({ standing, isPlaced, review, packing }: Stated) {
  const words = useWords()
  const isOpen = standing === 'pending' || standing === 'confirmed'
  const label =
    isPlaced || standing !== 'pending' ? words(`orders.standings.${standing}`) : words('orders.notPlaced')
  return (
    <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <Chip size="small" color={isPlaced ? COLOURS[standing] : 'default'} label={label} />
      {isOpen && isPlaced && review && (
        <Chip
          size="small"
          variant="outlined"
          color={review === 'done' ? 'success' : 'info'}
          label={words(`orders.reviews.${review}`)}
        />
      )}
      {isOpen && packing !== 'none' && (
        <Chip size="small" variant="outlined" label={words(`orders.packings.${packing}`)} />
      )}
    </Stack>
  )
}

import { Button, Stack, Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { useOrderChange } from '../orders/use-order-change.ts'
import type { ParcelProps } from './parcel-props.ts'

/** Of a cancelled order: the parcel is taken apart, and its pieces go back to the shelf. */
export function ToUnpack({ order, parcel: { number } }: ParcelProps) {
  const words = useWords()
  const unpack = useOrderChange('POST /desk/parcel/unpack', order, {
    done: words('parcels.done', { number }),
  })
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2">{words('parcels.toUnpack')}</Typography>
      <Button
        variant="contained"
        loading={unpack.isPending}
        onClick={() => unpack.change({ parcel: number })}
      >
        {words('parcels.unpacked')}
      </Button>
    </Stack>
  )
}

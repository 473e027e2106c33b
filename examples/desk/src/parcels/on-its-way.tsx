import { Button, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { useOrderChange } from '../orders/use-order-change.ts'
import type { ParcelProps } from './parcel-props.ts'

/** A parcel that its courier has: it goes on, arrives or comes back. */
export function OnItsWay({ order, parcel: { number, state } }: ParcelProps) {
  const words = useWords()
  const [reason, setReason] = useState('')
  const done = words('parcels.done', { number })
  const onTheWay = useOrderChange('POST /desk/parcel/onTheWay', order, { done })
  const delivered = useOrderChange('POST /desk/parcel/delivered', order, { done })
  const undelivered = useOrderChange('POST /desk/parcel/undelivered', order, { done })
  const isCancelled = order.standing === 'cancelled'
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ mt: 1 }}>
      {state === 'handedOver' && !isCancelled && (
        <Button
          variant="outlined"
          loading={onTheWay.isPending}
          onClick={() => onTheWay.change({ parcel: number })}
        >
          {words('parcels.onTheWay')}
        </Button>
      )}
      {!isCancelled && (
        <Button
          variant="contained"
          loading={delivered.isPending}
          onClick={() => delivered.change({ parcel: number })}
        >
          {words('parcels.delivered')}
        </Button>
      )}
      <TextField
        margin="none"
        label={words('parcels.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button
        loading={undelivered.isPending}
        disabled={reason.trim() === ''}
        onClick={() => undelivered.change({ parcel: number, reason: reason.trim() })}
      >
        {words('parcels.undelivered')}
      </Button>
    </Stack>
  )
}

import type { DeskOrder, DeskParcel } from '@dawakit/core/contract'
import { Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { useOrderChange } from '../orders/use-order-change.ts'
import { useStaff } from '../sign-in/use-staff.ts'

/** A parcel under way whose order was cancelled meanwhile: it may arrive all the same, and its courier may take cash. */
export function AllTheSame({ order, parcel: { number } }: { order: DeskOrder; parcel: DeskParcel }) {
  const words = useWords()
  const staff = useStaff()
  const [took, setTook] = useState('')
  /** Sent again, the parcel arrives once. */
  const [key] = useState(() => crypto.randomUUID())
  const { change, isPending } = useOrderChange('POST /desk/parcel/deliveredAllTheSame', order, {
    done: words('parcels.done', { number }),
  })
  if (order.standing !== 'cancelled' || !staff || staff.role === 'packer') return null
  const isCash = order.order.isCashOnDelivery
  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ mt: 1, alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault()
        change({ parcel: number, took: isCash ? Number(took) : 0, key })
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {words('supply.arrived.hint')}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        {isCash && (
          <TextField
            margin="none"
            type="number"
            required
            label={words('supply.arrived.took')}
            value={took}
            onChange={({ target }) => setTook(target.value)}
            sx={{ minWidth: 280 }}
            slotProps={{ htmlInput: { min: 0, step: 0.01 } }}
          />
        )}
        <Button type="submit" variant="outlined" loading={isPending}>
          {words('supply.arrived.button')}
        </Button>
      </Stack>
    </Stack>
  )
}

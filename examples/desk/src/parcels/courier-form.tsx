import { COURIERS } from '@dawakit/core/shipping'
import { Autocomplete, Button, Stack, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { useOrderChange } from '../orders/use-order-change.ts'
import type { ParcelProps } from './parcel-props.ts'

interface Sending {
  courier: string
  trackingNumber: string
}

interface CourierFormProps {
  /** Of the button that sends. */
  label: string
  isPending: boolean
  onSend: (sending: Sending) => void
  /** What else can be done with the parcel. */
  children?: ReactNode
}

/** Whom a parcel goes with, and its number there. */
function CourierForm({ label, isPending, onSend, children }: CourierFormProps) {
  const words = useWords()
  const [courier, setCourier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  return (
    <Stack
      component="form"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ mt: 1 }}
      onSubmit={(event) => {
        event.preventDefault()
        onSend({ courier, trackingNumber })
      }}
    >
      <Autocomplete
        freeSolo
        options={COURIERS.map(({ name }) => name)}
        inputValue={courier}
        onInputChange={(_, value) => setCourier(value)}
        sx={{ minWidth: 200 }}
        renderInput={(params) => (
          <TextField {...params} margin="none" label={words('parcels.courier')} required />
        )}
      />
      <TextField
        margin="none"
        label={words('parcels.tracking')}
        value={trackingNumber}
        onChange={({ target }) => setTrackingNumber(target.value)}
      />
      <Button type="submit" variant="contained" loading={isPending}>
        {label}
      </Button>
      {children}
    </Stack>
  )
}

/** A packed parcel goes to its courier, or is taken apart. */
export function HandOver({ order, parcel: { number } }: ParcelProps) {
  const words = useWords()
  const done = words('parcels.done', { number })
  const handOver = useOrderChange('POST /desk/parcel/handOver', order, { done })
  const unpack = useOrderChange('POST /desk/parcel/unpack', order, { done })
  return (
    <CourierForm
      label={words('parcels.handOver')}
      isPending={handOver.isPending}
      onSend={(sending) => handOver.change({ parcel: number, ...sending })}
    >
      <Button loading={unpack.isPending} onClick={() => unpack.change({ parcel: number })}>
        {words('parcels.unpack')}
      </Button>
    </CourierForm>
  )
}

/** What came back undelivered goes out once more, with a number of its own. */
export function SendAgain({ order, parcel: { number } }: ParcelProps) {
  const words = useWords()
  const done = words('parcels.done', { number })
  const again = useOrderChange('POST /desk/parcel/sendAgain', order, { done })
  return (
    <CourierForm
      label={words('parcels.sendAgain')}
      isPending={again.isPending}
      onSend={(sending) => again.change({ parcel: number, ...sending })}
    />
  )
}

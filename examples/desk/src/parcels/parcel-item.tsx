import type { DeskOrder, DeskParcel } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { COURIERS } from '@dawakit/core/shipping'
import { Autocomplete, Button, Link, ListItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { useOrderChange } from '../orders/use-order-change.ts'
import { ParcelPapers } from '../papers/parcel-papers.tsx'
import { AllTheSame } from '../supply/all-the-same.tsx'

interface ParcelItemProps {
  order: DeskOrder
  parcel: DeskParcel
  /** Whether who is signed in packs and hands over. */
  mayPack: boolean
}

/** One parcel, what is in it, and what can be done with it now. */
export function ParcelItem({ order, parcel, mayPack }: ParcelItemProps) {
  const words = useWords()
  const { number, state, courier, trackingNumber, trackingUrl } = parcel
  // Nobody has judged what came back.
  const isBack =
    state === 'returned' &&
    order.standing !== 'cancelled' &&
    order.standing !== 'delivered' &&
    order.order.returns.some((one) => one.kind === 'undelivered' && one.state === 'received')
  return (
    <ListItem disableGutters divider sx={{ display: 'block' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {`${words('parcels.parcel', { number })}: ${words(`parcels.states.${state}`)}`}
      </Typography>
      {parcel.lines.map(({ lineNo, batch, expiresOn, quantity, name }) => (
        <Typography key={`${lineNo} ${batch}`} variant="body2">
          {batch === ''
            ? words('parcels.pieces', { quantity, name })
            : words('parcels.ofBatch', { quantity, name, batch, expiry: expiresOn })}
        </Typography>
      ))}
      <Typography variant="caption" color="text.secondary">
        {words('parcels.packedBy', { name: parcel.packedBy })}
      </Typography>
      {parcel.collect !== null && state !== 'returned' && (
        <Typography variant="body2">
          {words('parcels.collect', { amount: formatDetailPrice(parcel.collect) })}
        </Typography>
      )}
      {courier !== '' && (
        <Typography variant="body2">
          {courier}{' '}
          {trackingUrl === '' ? (
            trackingNumber
          ) : (
            <Link href={trackingUrl} target="_blank" rel="noopener noreferrer">
              {trackingNumber}
            </Link>
          )}
        </Typography>
      )}
      {mayPack && (
        <ParcelPapers
          orderNumber={order.order.orderNumber}
          parcel={parcel}
          isToSend={state !== 'delivered' && state !== 'returned'}
        />
      )}
      {state === 'packed' && mayPack && order.standing !== 'cancelled' && (
        <HandOver order={order} parcel={parcel} />
      )}
      {state === 'packed' && mayPack && order.standing === 'cancelled' && (
        <ToUnpack order={order} parcel={parcel} />
      )}
      {isBack && mayPack && <SendAgain order={order} parcel={parcel} />}
      {(state === 'handedOver' || state === 'onTheWay') && <OnItsWay order={order} parcel={parcel} />}
      {(state === 'handedOver' || state === 'onTheWay') && <AllTheSame order={order} parcel={parcel} />}
    </ListItem>
  )
}

type Part = Omit<ParcelItemProps, 'mayPack'>

function HandOver({ order, parcel: { number } }: Part) {
  const words = useWords()
  const [courier, setCourier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const done = words('parcels.done', { number })
  const handOver = useOrderChange('POST /desk/parcel/handOver', order, { done })
  const unpack = useOrderChange('POST /desk/parcel/unpack', order, { done })
  return (
    <Stack
      component="form"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ mt: 1 }}
      onSubmit={(event) => {
        event.preventDefault()
        handOver.change({ parcel: number, courier, trackingNumber })
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
      <Button type="submit" variant="contained" loading={handOver.isPending}>
        {words('parcels.handOver')}
      </Button>
      <Button loading={unpack.isPending} onClick={() => unpack.change({ parcel: number })}>
        {words('parcels.unpack')}
      </Button>
    </Stack>
  )
}

/** What came back undelivered goes out once more, with a number of its own. */
function SendAgain({ order, parcel: { number } }: Part) {
  const words = useWords()
  const [courier, setCourier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const again = useOrderChange('POST /desk/parcel/sendAgain', order, {
    done: words('parcels.done', { number }),
  })
  return (
    <Stack
      component="form"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ mt: 1 }}
      onSubmit={(event) => {
        event.preventDefault()
        again.change({ parcel: number, courier, trackingNumber })
      }}
    >
      <TextField
        margin="none"
        required
        label={words('parcels.courier')}
        value={courier}
        onChange={({ target }) => setCourier(target.value)}
      />
      <TextField
        margin="none"
        label={words('parcels.tracking')}
        value={trackingNumber}
        onChange={({ target }) => setTrackingNumber(target.value)}
      />
      <Button type="submit" variant="contained" loading={again.isPending}>
        {words('parcels.sendAgain')}
      </Button>
    </Stack>
  )
}

/** Of a cancelled order: the parcel is taken apart, and its pieces go back to the shelf. */
function ToUnpack({ order, parcel: { number } }: Part) {
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

function OnItsWay({ order, parcel: { number, state } }: Part) {
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

import type { DeskParcel } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Link, ListItem, Typography } from '@mui/material'
import { useWords } from '../language/use-words.ts'
import { ParcelPapers } from '../papers/parcel-papers.tsx'
import { AllTheSame } from '../supply/all-the-same.tsx'
import { HandOver, SendAgain } from './courier-form.tsx'
import { OnItsWay } from './on-its-way.tsx'
import type { ParcelProps } from './parcel-props.ts'
import { ToUnpack } from './to-unpack.tsx'

interface ParcelItemProps extends ParcelProps {
  /** Whether who is signed in packs and hands over. */
  mayPack: boolean
}

/** One parcel, what is in it, and what can be done with it now. */
export function ParcelItem({ order, parcel, mayPack }: ParcelItemProps) {
  const words = useWords()
  const { number, state, courier, trackingNumber, trackingUrl } = parcel
  const isToSend = (one: DeskParcel) =>
    order.standing !== 'cancelled' && one.state !== 'delivered' && one.state !== 'returned'
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
          isToSend={isToSend(parcel)}
          toSend={order.parcels.filter(isToSend).map(({ id }) => id)}
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

'use client'

import type { Order } from '@dawakit/client'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { orderParticularsLabels } from './order-particulars-labels.ts'

/** The parcels of an order that have left: how far each is, with whom it goes, and where its way is seen. */
export function OrderParcels({ order }: { order: Order }) {
  const labels = useLabels('orderParticulars', orderParticularsLabels).parcels
  const { shipments } = order
  if (shipments.length === 0) return null
  const sent = piecesOf(shipments.flatMap(({ lines }) => lines))
  const isPart = !order.isCanceled && sent < piecesOf(order.products)
  const hasSeveral = shipments.length > 1 || isPart
  return (
    <div className="dawa-tracker__parcels" part="parcels">
      {isPart && <p>{labels.partFirst}</p>}
      <ul aria-label={labels.title}>
        {shipments.map(({ number, state, courier, trackingNumber, trackingUrl, lines }) => (
          <li key={number} part="parcel">
            <strong>
              {hasSeveral ? labels.numbered(number, labels.states[state]) : labels.states[state]}
            </strong>
            {courier !== '' && (
              <span>{trackingNumber === '' ? courier : labels.by(courier, trackingNumber)}</span>
            )}
            {trackingUrl.startsWith('https://') && (
              <a className="dawa-link" href={trackingUrl} target="_blank" rel="noopener noreferrer">
                {labels.follow} <span className="dawa-hidden">{labels.followAt(courier)}</span>
              </a>
            )}
            {hasSeveral && (
              <span className="dawa-tracker__pieces">
                {lines.map(({ name, quantity }) => labels.pieces(name, quantity)).join(', ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const piecesOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

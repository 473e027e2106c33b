import type { DeskOrder } from '@dawakit/core/contract'
import { createContext, useContext } from 'react'

export interface OrderChanges {
  /** Shows an order as a call has answered it. */
  show: (order: DeskOrder) => void
  /** Shows an order as it stands now, and what is other than somebody has seen it. */
  tellChanged: (seen: DeskOrder, now: DeskOrder) => void
}

export const OrderChangesContext = createContext<OrderChanges | null>(null)

/** Of the order page that this stands on. */
export function useOrderChanges(): OrderChanges {
  const changes = useContext(OrderChangesContext)
  if (!changes) throw new Error('A part of an order must be used within `OrderPage`.')
  return changes
}

import type { DeskOrder } from '@dawakit/core/contract'
import type { ComponentType } from 'react'

export interface OrderSectionProps {
  /** As it stands; what changes it goes through `useOrderChange`, with what this one has seen. */
  order: DeskOrder
}

/** A part of the order page, which shows nothing where it has nothing to say: see `OrderSection`. */
export type OrderPart = ComponentType<OrderSectionProps>

'use client'

import { keptPart, useFetched } from '../../ground/fetched/use-fetched.ts'
import type { OrderReturnsProps } from './order-returns.tsx'

/** Of orders that were delivered. */
export const fetchOrderReturns = keptPart(() => import('./order-returns.tsx'))

/** What comes back of an order. */
export function ReturnedOrder(props: OrderReturnsProps) {
  const part = useFetched(fetchOrderReturns)
  return part ? <part.OrderReturns {...props} /> : null
}

'use client'

import { useFetched } from '../fetched/use-fetched.ts'
import type { OrderReturnsProps } from './order-returns.tsx'

/** What comes back of an order, which few orders have: it comes when one is shown. */
export function ReturnedOrder(props: OrderReturnsProps) {
  const part = useFetched(() => import('./order-returns.tsx'))
  return part ? <part.OrderReturns {...props} /> : null
}

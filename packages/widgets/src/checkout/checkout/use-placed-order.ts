'use client'

import type { Order, PlacedOrder } from '@dawakit/client'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCart } from '../../ground/shop-context/shop-stores.ts'
import { useSignedOut } from './use-signed-out.ts'

/**
 * The order that was placed here, or that this page found placed.
 * @param awaitedId - The order that the customer waits for.
 */
export function usePlacedOrder(awaitedId?: string, onOrderPlace?: (order: PlacedOrder) => void) {
  const shop = useShop('Checkout')
  const { lines } = useCart()
  const [placed, setPlaced] = useState<PlacedOrder>()
  const told = useRef<string>(null)

  /** Once for an order, also where the page has moved on from the checkout meanwhile. */
  function show(order: PlacedOrder) {
    if (told.current === order._id) return
    told.current = order._id
    setPlaced(order)
    onOrderPlace?.(order)
  }
  const hear = (order: PlacedOrder & { again?: true }) => {
    // Who is at another order already is told by the notice.
    if (!order.again || order._id === awaitedId || lines.length === 0) show(order)
  }
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useSignedOut(() => setPlaced(undefined))
  useEffect(() => shop.on('order:place', (order) => latest.current(order)), [shop])

  return {
    placed,
    /** Tells the shop, once for an order: several may find it paid at one moment. */
    async finish(order: Order) {
      if (told.current === order._id) return
      const done: PlacedOrder = { ...order, next: 'done' }
      show(done)
      await shop.orderPlaced(done)
    },
  }
}

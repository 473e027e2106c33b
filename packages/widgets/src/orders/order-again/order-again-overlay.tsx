'use client'

import type { Order, Shop } from '@dawakit/client'
import { nextStep } from '@dawakit/core/order'
import { useEffect, useRef, useState } from 'react'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { failureText } from '../../controls/form/use-task.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useOverlay, useSession } from '../../ground/shop-context/shop-stores.ts'
import { AgainDialog } from './again-dialog.tsx'
import { type PutLine, putAgain } from './put-again.ts'

/** Orders that are looked through for the last one that was placed. */
const LATEST = 5

export interface OrderAgainOverlayProps {
  /** Where who has ordered nothing yet is led. @default '/orders' */
  ordersHref?: string
  /** Where a guest comes back to after signing in; that page opens the overlay again. @default this page */
  returnTo?: string
  /** Where the cart is. @default '/cart' */
  cartHref?: string
  /** Leaves for the orders. @default the browser goes there */
  onLeave?: (href: string) => void
}

/** The newest order that stands or stood: not one that was cancelled, nor one that still waits for its payment. */
async function latestOrder(shop: Shop, id: string): Promise<Order | undefined> {
  const { data } = await shop.call('GET /get/orderByUserId', { query: { id, limit: LATEST } })
  return data.find((order) => !order.isCanceled && nextStep(order) === 'done')
}

/**
 * The customer's last order again, whenever `shop.openOverlay('order-again')` is called. A guest is asked to sign in. One on
 * a page.
 */
export function OrderAgainOverlay({
  ordersHref = '/orders',
  returnTo,
  cartHref = '/cart',
  onLeave = (href) => location.assign(href),
}: OrderAgainOverlayProps) {
  const shop = useShop('OrderAgainOverlay')
  const isAsked = useOverlay()?.name === 'order-again'
  const { status, user } = useSession()
  const [found, setFound] = useState<{ orderNumber: string; lines: PutLine[] }>()
  const isRunning = useRef(false)

  async function put(userId: string): Promise<void> {
    const order = await latestOrder(shop, userId)
    if (order) return setFound({ orderNumber: order.orderNumber, lines: await putAgain(shop, order) })
    shop.closeOverlay()
    onLeave(ordersHref)
  }
  function fail(failure: unknown): void {
    shop.closeOverlay()
    shop.notify({ kind: 'error', title: failureText(shop, failure) })
    tellFailure(shop, 'cart', failure)
  }
  const latest = useRef({ put, fail })
  useEffect(() => {
    latest.current = { put, fail }
  })
  const userId = user?._id
  useEffect(() => {
    if (!isAsked) return setFound(undefined)
    if (status === 'guest') return shop.openOverlay('login', returnTo ? { returnTo } : {})
    // Once for each time that it is asked: what it does is to fill the cart.
    if (!userId || isRunning.current) return
    isRunning.current = true
    latest.current
      .put(userId)
      .catch((failure) => latest.current.fail(failure))
      .finally(() => {
        isRunning.current = false
      })
  }, [shop, isAsked, status, userId, returnTo])
  return (
    <AgainDialog
      orderNumber={found?.orderNumber ?? ''}
      lines={(isAsked && found?.lines) || null}
      cartHref={cartHref}
      onClose={shop.closeOverlay}
    />
  )
}

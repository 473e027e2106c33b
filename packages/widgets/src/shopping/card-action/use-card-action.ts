'use client'

import type { CardAction } from '@dawakit/core/product'
import { useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCart } from '../../ground/shop-context/shop-stores.ts'
import { useNotifyMe } from '../notify-me/use-notify-me.ts'
import { cardActionOf } from './card-action-of.ts'
import { pressCardAction } from './press-card-action.ts'
import type { SoldProduct } from './sold-product.ts'

/** What a product's button does now, and the doing. */
export function useCardAction(sold: SoldProduct): {
  action: CardAction
  isBusy: boolean
  press(): Promise<void>
} {
  const shop = useShop('useCardAction')
  const { lines } = useCart()
  const notify = useNotifyMe(sold.product)
  const [isPending, setPending] = useState(false)
  const action = cardActionOf(sold.product, lines, notify.isNotified)
  return {
    action,
    isBusy: isPending || notify.isBusy,
    async press() {
      setPending(true)
      try {
        await pressCardAction(shop, action, sold, notify.request)
      } catch {
        // The shop has already shown why.
      } finally {
        setPending(false)
      }
    },
  }
}

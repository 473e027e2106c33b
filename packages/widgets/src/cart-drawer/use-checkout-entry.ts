'use client'

import { cartEmpty, loginToCheckout } from '@dawakit/core/messages'
import { useShop } from '../shop-context/shop-context.tsx'
import { useCart, useSession } from '../shop-context/shop-stores.ts'

/**
 * The way into the checkout: an empty cart is refused, a guest logs in first and comes back to it.
 * @param checkoutHref - Where a guest goes after signing in. @default '/checkout'
 * @returns a function that says whether to go on; it has shown why not
 */
export function useCheckoutEntry(checkoutHref = '/checkout'): () => boolean {
  const shop = useShop('useCheckoutEntry')
  const { lines } = useCart()
  const { status } = useSession()
  return () => {
    if (lines.length === 0) {
      shop.notify({ kind: 'error', title: cartEmpty.text })
      return false
    }
    if (status !== 'signedIn') {
      shop.notify({ kind: 'warning', title: loginToCheckout.text })
      shop.openOverlay('login', { returnTo: checkoutHref })
      return false
    }
    return true
  }
}

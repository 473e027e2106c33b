'use client'

import { checkCheckoutEntry } from '@dawakit/core/order'
import { cartEmpty } from '@dawakit/core/refusals'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCart, useSession } from '../../ground/shop-context/shop-stores.ts'

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
    const refused = checkCheckoutEntry({ lines, isSignedIn: status === 'signedIn' })
    if (!refused) return true
    const isEmpty = refused === cartEmpty
    shop.notify({ kind: isEmpty ? 'error' : 'warning', title: shop.say(refused) })
    if (!isEmpty) shop.openOverlay('login', { returnTo: checkoutHref })
    return false
  }
}

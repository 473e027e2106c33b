'use client'

import { Button } from '../../controls/button/button.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCart } from '../../ground/shop-context/shop-stores.ts'

/** Above the lines of a cart that nothing keeps: says so, and leads to the login that does. */
export function CartWarning() {
  const shop = useShop('CartWarning')
  const { warning } = useCart()
  return warning ? (
    <Button variant="ghost" onClick={() => shop.openOverlay('login')}>
      {warning}
    </Button>
  ) : null
}

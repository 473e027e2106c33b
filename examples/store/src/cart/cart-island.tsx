import { CartPage } from '@dawakit/widgets/cart-page'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { useMemo } from 'react'
import { paths } from '../paths.ts'
import { pageShopOf } from '../shop.ts'

interface CartIslandProps {
  /** What the shop promises before a date is known. */
  deliveryHint: string
}

export default function CartIsland({ deliveryHint }: CartIslandProps) {
  return (
    <ShopProvider shop={useMemo(pageShopOf, [])}>
      <CartPage
        checkoutHref={paths.checkout()}
        shopHref={paths.home()}
        productHref={paths.product}
        deliveryHint={deliveryHint}
      />
    </ShopProvider>
  )
}

import { CartPage } from '@dawakit/widgets/cart-page'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { useMemo } from 'react'
import { paths } from '../paths.ts'
import { pageShopOf } from '../shop.ts'

export default function CartIsland() {
  return (
    <ShopProvider shop={useMemo(pageShopOf, [])}>
      <CartPage checkoutHref={paths.checkout()} shopHref={paths.home()} productHref={paths.product} />
    </ShopProvider>
  )
}

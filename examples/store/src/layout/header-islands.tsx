import { CartButton } from '@dawakit/widgets/cart-button'
import { SearchBox } from '@dawakit/widgets/search-box'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { useMemo } from 'react'
import { pageShopOf } from '../shop.ts'

/** The header's search: a plain form until it is awake. */
export function HeaderSearch({ action, defaultValue }: { action: string; defaultValue: string }) {
  return (
    <ShopProvider shop={useMemo(pageShopOf, [])}>
      <SearchBox action={action} defaultValue={defaultValue} />
    </ShopProvider>
  )
}

/** The header's cart: a link to the cart until it is awake. */
export function HeaderCart({ href }: { href: string }) {
  return (
    <ShopProvider shop={useMemo(pageShopOf, [])}>
      <CartButton cartHref={href} />
    </ShopProvider>
  )
}

import { OrderResult } from '@dawakit/widgets/order-result'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { useMemo } from 'react'
import { paths } from '../paths.ts'
import { pageShopOf } from '../shop.ts'

export default function OrderResultIsland({ outcome }: { outcome: 'success' | 'failure' }) {
  return (
    <ShopProvider shop={useMemo(pageShopOf, [])}>
      <OrderResult outcome={outcome} ordersHref={paths.orders()} homeHref={paths.home()} />
    </ShopProvider>
  )
}

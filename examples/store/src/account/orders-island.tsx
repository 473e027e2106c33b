import { OrdersTable } from '@dawakit/widgets/orders-table'
import { useShop } from '@dawakit/widgets/shop-context'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { CustomerOnly } from './customer-only.tsx'

export default function OrdersIsland() {
  return (
    <CustomerOnly>
      <PutLastOrderAgain />
      <OrdersTable
        orderHref={(id) => paths.order({ _id: id })}
        checkoutHref={paths.checkout()}
        cartHref={paths.cart()}
      />
    </CustomerOnly>
  )
}

/** Whoever was asked to sign in on the way to ordering again goes on here; a reload does not ask for it once more. */
function PutLastOrderAgain() {
  const shop = useShop('OrdersIsland')
  useEffect(() => {
    if (location.pathname + location.search !== paths.orderAgain()) return
    history.replaceState(history.state, '', paths.orders())
    shop.openOverlay('order-again')
  }, [shop])
  return null
}

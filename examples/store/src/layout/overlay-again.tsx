import '@dawakit/widgets/dialog.css'
import '@dawakit/widgets/order-again.css'
import { OrderAgainOverlay } from '@dawakit/widgets/order-again'
import { paths } from '../paths.ts'

export default function OverlayAgain() {
  return (
    <OrderAgainOverlay ordersHref={paths.orders()} returnTo={paths.orderAgain()} cartHref={paths.cart()} />
  )
}

import '@dawakit/widgets/dialog.css'
import '@dawakit/widgets/quantity-stepper.css'
import '@dawakit/widgets/cart-drawer.css'
import { CartDrawer } from '@dawakit/widgets/cart-drawer'
import { paths } from '../paths.ts'

export default function StoreCartDrawer() {
  return <CartDrawer cartHref={paths.cart()} checkoutHref={paths.checkout()} />
}

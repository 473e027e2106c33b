import { Button } from '@dawakit/widgets/button'
import { useCheckoutEntry } from '@dawakit/widgets/cart-drawer'

export function ToCheckout() {
  const mayEnter = useCheckoutEntry('/checkout')
  return <Button onClick={() => mayEnter() && location.assign('/checkout')}>Checkout</Button>
}

import { CartButton } from '@dawakit/widgets/cart-button'

export const Cart = () => <CartButton checkoutHref="/checkout" />

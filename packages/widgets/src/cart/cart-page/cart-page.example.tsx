import { CartPage } from '@dawakit/widgets/cart-page'

export const Cart = () => <CartPage checkoutHref="/checkout" shopHref="/" />

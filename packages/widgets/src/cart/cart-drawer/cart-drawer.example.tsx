import { CartDrawer } from '@dawakit/widgets/cart-drawer'

export const Drawer = () => <CartDrawer checkoutHref="/checkout" />

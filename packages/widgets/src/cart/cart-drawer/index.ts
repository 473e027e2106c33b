export { useCheckoutEntry } from '../checkout-entry/use-checkout-entry.ts'
export { CartDrawer, type CartDrawerProps } from './cart-drawer.tsx'

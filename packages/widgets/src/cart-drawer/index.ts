export { CartDrawer, type CartDrawerProps } from './cart-drawer.tsx'
export { useCheckoutEntry } from './use-checkout-entry.ts'

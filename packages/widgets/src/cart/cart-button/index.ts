export { CartButton, type CartButtonProps } from './cart-button.tsx'

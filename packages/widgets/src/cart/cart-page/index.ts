export { CartPage, type CartPageProps } from './cart-page.tsx'

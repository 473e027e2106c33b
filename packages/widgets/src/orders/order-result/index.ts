export { OrderResult, type OrderResultProps } from './order-result.tsx'

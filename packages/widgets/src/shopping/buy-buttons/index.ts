export { BuyButtons, type BuyButtonsProps } from './buy-buttons.tsx'
export type { BuyNowHrefs } from './buy-now.ts'

export { Price, type PriceProps } from './price.tsx'
export { exactRupees, wholeRupees } from './rupee-format.ts'

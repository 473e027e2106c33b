export { createShop } from './create-shop.ts'
export type * from './shop.ts'
export { ShopError } from './shop-error.ts'
export type * from './types.ts'

import { assembleShop, type NetworkParts } from './assemble-shop.ts'
import type { Shop, ShopOptions } from './shop.ts'

/** A guest who only looks needs no network: its parts come with the first call. */
const parts: NetworkParts = {
  calls: () => import('./transport/fetch-calls.ts'),
  actions: () => import('./actions.ts'),
}

/** The same shop over the platform's own fetch and in smaller parts: what the embeds load. */
export const createShop = (options: ShopOptions): Shop => assembleShop(options, parts)
export type * from './shop.ts'
export { ShopError } from './shop-error.ts'
export type * from './types.ts'

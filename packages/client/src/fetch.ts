import { assembleShop, type NetworkModules } from './assemble-shop.ts'
import type { Shop, ShopOptions } from './shop.ts'

/** A guest who only looks needs no network: its modules come with the first call. */
const modules: NetworkModules = {
  calls: () => import('./calls/fetch-calls.ts'),
  actions: () => import('./actions.ts'),
}

/** The same shop over the platform's own fetch and in smaller files: what the embeds load. */
export const createShop = (options: ShopOptions): Shop => assembleShop(options, modules)
export { fetchedModule } from './fetched-module.ts'
export type * from './shop.ts'
export { ShopError } from './shop-error.ts'
export type * from './types.ts'

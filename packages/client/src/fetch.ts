import { assembleShop, type NetworkModules } from './assemble-shop.ts'
import type { Shop, ShopOptions } from './shop.ts'

const calls = () => import('./calls/fetch-calls.ts')

/** A guest who only looks needs no network: its modules come with the first call. What changes the shop stands on the calls. */
const modules: NetworkModules = {
  calls,
  actions: async () => (await Promise.all([import('./actions.ts'), calls()]))[0],
}

/** The same shop over the platform's own fetch and in smaller files: what the embeds load. */
export const createShop = (options: ShopOptions): Shop => assembleShop(options, modules)
export { fetchedModule } from './fetched-module.ts'
export type * from './shop.ts'
export { ShopError } from './shop-error.ts'
export type * from './types.ts'

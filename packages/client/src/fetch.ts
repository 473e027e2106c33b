import { assembleShop, type NetworkParts } from './assemble-shop.ts'
import { later } from './later.ts'
import type { Shop, ShopOptions } from './shop.ts'

const calls = later(() => import('./transport/fetch-calls.ts'))

/** A guest who only looks needs no network: its parts come with the first call. */
const parts: NetworkParts = {
  transport: async (request) => (await calls()).fetchTransport(request),
  sendCall: async (kernel, name, input, options) => (await calls()).sendCall(kernel, name, input, options),
  actions: () => import('./actions.ts'),
}

/** The same shop over the platform's own fetch and in smaller parts: what the embeds load. */
export const createShop = (options: ShopOptions): Shop => assembleShop(options, parts)
export type * from './shop.ts'
export { ShopError } from './shop-error.ts'
export type * from './types.ts'

import { assembleShop } from './assemble-shop.ts'
import { sendCall } from './calls/send-call.ts'
import type { Shop, ShopOptions } from './shop.ts'
import { kyTransport } from './transport/ky-transport.ts'

/**
 * Makes one shop: its calls, its state and the actions that change it. Touches neither window nor
 * storage before `start()`, so a server may make one per request.
 */
export const createShop = (options: ShopOptions): Shop =>
  assembleShop(options, {
    calls: async () => ({ transport: kyTransport, sendCall }),
    actions: () => import('./actions.ts'),
  })

import type { Config } from '../../../ground/context/config.ts'
import type { Gateway, GatewayModule } from '../gateway.ts'
import { cash } from './cash/cash.ts'
import { cashfree } from './cashfree/cashfree.ts'
import { ccavenue } from './ccavenue/ccavenue.ts'
import { razorpay } from './razorpay/razorpay.ts'

/** Every way to pay that this release knows. */
export const GATEWAYS: readonly GatewayModule[] = [cash, razorpay, ccavenue, cashfree]

/** Those ways, ready to be asked; also the ones that are not offered, for orders of a time when they were. */
export function openGateways(config: Pick<Config, 'gateways' | 'storeUrl'>): ReadonlyMap<string, Gateway> {
  return new Map(
    GATEWAYS.map((gateway) => [
      gateway.method,
      gateway.make(config.gateways[gateway.method] ?? {}, { storeUrl: config.storeUrl }),
    ]),
  )
}

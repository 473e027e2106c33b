import type { Providers } from '../../ground/context/providers.ts'
import type { OnlineGateway } from './gateway.ts'

/** @returns null for a way to pay that nobody knows, or that is not online. */
export function findGateway({ gateways }: Pick<Providers, 'gateways'>, method: string): OnlineGateway | null {
  const gateway = gateways.get(method)
  return !gateway || gateway.kind === 'none' ? null : gateway
}

/** The gateway of a payment in our book. */
export function gatewayOf(providers: Pick<Providers, 'gateways'>, method: string): OnlineGateway {
  const gateway = findGateway(providers, method)
  if (!gateway) throw new Error(`No gateway "${method}" in this release: its payments cannot be asked about.`)
  return gateway
}

export function onlineGateways({ gateways }: Pick<Providers, 'gateways'>): OnlineGateway[] {
  return [...gateways.values()].filter((gateway) => gateway.kind !== 'none')
}

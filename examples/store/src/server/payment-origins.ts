import type { OpenShop } from '@dawakit/server'

type Shop = Pick<OpenShop['app']['context'], 'config' | 'providers'>

/** Origins that a checkout's page has to let in, by the payment methods that are on. */
export function paymentOrigins({ config, providers }: Shop): string[] {
  const origins = config.paymentMethods.flatMap((method) => {
    const gateway = providers.gateways.get(method)
    return gateway && gateway.kind !== 'none' ? gateway.origins : []
  })
  return [...new Set(origins)]
}

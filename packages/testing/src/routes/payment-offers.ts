import type { CheckoutConfig, PaymentKind, PaymentMethod, PaymentOffer } from '@dawakit/core/contract'

const services: Readonly<Record<string, Pick<PaymentOffer, 'kind' | 'name'>>> = {
  cod: { kind: 'none', name: '' },
  razorpay: { kind: 'popup', name: 'Razorpay' },
  ccavenue: { kind: 'frame', name: 'CCAvenue' },
}

/** Every way to pay that this API knows. */
export const METHODS = Object.keys(services)

export function kindOf(method: PaymentMethod): PaymentKind {
  return services[method]?.kind ?? 'none'
}

export function offersOf({
  paymentMethods,
  gatewayKey,
  gatewayScriptUrl,
}: Omit<CheckoutConfig, 'offers'>): PaymentOffer[] {
  const popup = { scriptUrl: gatewayScriptUrl ?? '', key: gatewayKey ?? '', opens: 'Razorpay' }
  return paymentMethods.map((method) => {
    const kind = kindOf(method)
    return { method, kind, name: services[method]?.name ?? '', popup: kind === 'popup' ? popup : null }
  })
}

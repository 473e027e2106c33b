import type { OpenShop } from '@dawakit/server'

type Gateways = Pick<OpenShop['config'], 'paymentMethods' | 'razorpay' | 'ccavenue'>

const RAZORPAY = 'https://*.razorpay.com'

/** Origins that a checkout's page has to let in, by the payment methods that are on. */
export function paymentOrigins({ paymentMethods, razorpay, ccavenue }: Gateways): string[] {
  const origins = [
    ...(paymentMethods.includes('razorpay')
      ? [RAZORPAY, new URL(razorpay.scriptUrl).origin, new URL(razorpay.url).origin]
      : []),
    ...(paymentMethods.includes('ccavenue') ? [new URL(ccavenue.url).origin] : []),
  ]
  return [...new Set(origins)]
}

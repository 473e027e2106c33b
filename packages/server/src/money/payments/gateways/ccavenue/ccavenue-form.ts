import type { Order } from '@dawakit/core/contract'
import { type Paise, plainRupees } from '@dawakit/core/money'
import type { GatewayForm } from '../../gateway.ts'
import { decrypt, encrypt, joinParameters } from './ccavenue-cipher.ts'

/** CCAvenue's limits of what it takes. */
const NAME_MAX = 60
const ADDRESS_MAX = 150
const PLACE_MAX = 30

interface CcavenueForm {
  url: string
  merchantId: string
  accessCode: string
  workingKey: string
}

/**
 * The form that opens the gateway in its frame.
 *
 * @param attempt - What the gateway calls this attempt to pay, and how much it is for.
 * @returns Where it goes and its fields; all of the order is inside `encRequest`.
 */
export function ccavenueForm(
  { url, merchantId, accessCode, workingKey }: CcavenueForm,
  storeUrl: string,
  order: Order,
  { reference, amount }: { reference: string; amount: Paise },
): GatewayForm {
  const { shippingAddress: address, user } = order
  const place = {
    name: address.name.slice(0, NAME_MAX),
    address: [address.doorNumber, address.streetName, address.landMark].join(', ').slice(0, ADDRESS_MAX),
    city: address.cityName.slice(0, PLACE_MAX),
    state: address.stateName.slice(0, PLACE_MAX),
    zip: address.pincode,
    country: 'India',
    tel: address.contactNumber,
  }
  const prefixed = (prefix: string) =>
    Object.fromEntries(Object.entries(place).map(([name, value]) => [`${prefix}_${name}`, value]))
  const parameters = {
    merchant_id: merchantId,
    order_id: reference,
    currency: 'INR',
    amount: plainRupees(amount),
    redirect_url: `${storeUrl}/api/post/ccavResponseHandler`,
    cancel_url: `${storeUrl}/api/post/cancel`,
    language: 'EN',
    ...prefixed('billing'),
    billing_email: user.email || address.email,
    ...prefixed('delivery'),
    integration_type: 'iframe_normal',
  }
  return {
    action: `${url}/transaction/transaction.do?command=initiateTransaction`,
    fields: {
      encRequest: encrypt(joinParameters(parameters), workingKey),
      access_code: accessCode,
      integration_type: 'iframe_normal',
    },
  }
}

/**
 * Which of our attempts to pay an answer of the gateway is about. It tells nothing else that counts.
 * @param keys - Any of which it may be encrypted with: a frame that was opened before a turn answers by the key of then.
 * @returns null when it does not decrypt, or names none or more than one.
 */
export function orderNumberOfAnswer(encResp: string, keys: readonly string[]): string | null {
  for (const key of keys) {
    const [number, ...more] = new URLSearchParams(decrypt(encResp, key) ?? '').getAll('order_id')
    if (number && more.length === 0) return number
  }
  return null
}

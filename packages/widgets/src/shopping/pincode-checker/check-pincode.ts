import type { Pincode, Shop } from '@dawakit/client'
import { isPincode, PINCODE_DEBOUNCE_MS } from '@dawakit/core/delivery'
import { enterValidPincode, pincodeUnavailable } from '@dawakit/core/refusals'

/** What asks the shop for a pincode: fetched while the first digits are typed. */

/** Says how a pincode stands; with a sentence where it is not served, or could not be asked for. */
export type SettlePincode = (status: 'serviceable' | 'unserviceable' | 'failed', message?: string) => void

/** While typing: is there a served pincode that starts so? */
export function watchPincode(shop: Shop, text: string, settle: SettlePincode, signal: AbortSignal): void {
  // Another text has come while this was fetched.
  if (signal.aborted) return
  const timer = setTimeout(async () => {
    const query = { searchPincode: text }
    const answer = await shop.call('GET /get/pincode', { query }, { signal }).catch(() => null)
    // A list that did not come says nothing of the pincode: the check will.
    if (!answer || signal.aborted) return
    if (answer.data.some(({ pincode }) => String(pincode).startsWith(text))) return
    const { code, text: message } = pincodeUnavailable
    settle('unserviceable', shop.say(pincodeUnavailable))
    shop.emit('error', { code, kind: 'pincode', message })
  }, PINCODE_DEBOUNCE_MS)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/**
 * Asks for a whole pincode, and saves it when it is served.
 *
 * @param isLatest - Whether it still is what stands in the field.
 * @returns it, or null where it is not served or is another by now
 */
export async function checkPincode(
  shop: Shop,
  text: string,
  settle: SettlePincode,
  isLatest: () => boolean,
): Promise<Pincode | null> {
  if (!isPincode(text)) {
    shop.notify({ kind: 'error', title: shop.say(enterValidPincode) })
    return null
  }
  const found = await shop.pincode.check(text)
  if (!isLatest()) return null
  if (!found) settle('unserviceable', shop.say(pincodeUnavailable))
  else {
    await shop.pincode.set(found)
    settle('serviceable')
  }
  return found
}

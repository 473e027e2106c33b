import type { Pincode, Shop } from '@dawakit/client'
import { fetchOrReload } from '../layout/fetch-or-reload.ts'

const fetchDeliveryText = fetchOrReload(() => import('./delivery-text.ts'))

/**
 * Says on the line when an order arrives at the saved pincode: the page's own promise stands until one is known,
 * and where its days are not.
 *
 * @param ask - Asks for a pincode, or for another one.
 */
export function showDelivery(shop: Shop, line: Element, ask: Element | null): void {
  const promise = line.textContent
  let latest: Pincode | null = null
  shop.$pincode.subscribe(async (pincode) => {
    latest = pincode
    // Without the module a page still has its promise.
    const words = pincode && (await fetchDeliveryText())
    if (!pincode || !words) return
    const text = await words.deliveryText(shop, pincode)
    if (latest !== pincode) return
    line.textContent = text ?? promise
    if (ask) ask.textContent = words.changeText
  })
}

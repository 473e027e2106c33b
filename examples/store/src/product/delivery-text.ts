import type { Pincode, Shop } from '@dawakit/client'
import { dateLabels, deliveryWindow, formatDeliveryWindow } from '@dawakit/core/delivery'
import { labelsOf } from '@dawakit/widgets/shop-context'
import { storeProductLabels as labels } from '../language/index.ts'

export const changeText = labels.deliveryChange

/** When an order placed now arrives at the pincode; null where the state's delivery days are unknown. */
export async function deliveryText(shop: Shop, pincode: Pincode): Promise<string | null> {
  const answer = await shop
    .call('GET /get/singleState', { query: { stateName: pincode.state } })
    .catch(() => null)
  if (!answer?.data) return null
  const window = deliveryWindow({ at: Date.now(), tatDays: answer.data.tat })
  return labels.deliveryBy(formatDeliveryWindow(window, labelsOf(shop, 'dates', dateLabels)), pincode.pincode)
}

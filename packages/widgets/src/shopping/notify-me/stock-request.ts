import type { Shop, ShopError } from '@dawakit/client'
import { loginToNotify } from '@dawakit/core/refusals'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { labelsOf } from '../../ground/shop-context/labels-of.ts'
import { notifyMeLabels } from './notify-me-labels.ts'

/** Whether a customer has asked to be told when the product is back. */
export async function hasAskedToBeTold(
  shop: Shop,
  request: { userId: string; productId: string },
  options?: { signal: AbortSignal },
): Promise<boolean> {
  const { data } = await shop.call('GET /get/userProductRequests', { query: request }, options)
  return data?.length > 0
}

/**
 * Asks to be told when the product is back; a guest is asked to log in.
 * @returns whether the request is recorded. Why it is not has been shown.
 */
export async function askToBeTold(shop: Shop, productId: string): Promise<boolean> {
  // A press may come before the session is verified.
  await shop.start()
  const { user } = shop.$session.get()
  if (!user) {
    shop.notify({ kind: 'warning', title: shop.say(loginToNotify) })
    shop.openOverlay('login')
    return false
  }
  try {
    await shop.call('POST /post/productRequest', { body: { data: { user: user._id, product: productId } } })
    shop.notify({ kind: 'success', title: labelsOf(shop, 'notifyMe', notifyMeLabels).notified })
    return true
  } catch (error) {
    shop.notify({ kind: 'error', title: shop.say(error as ShopError) })
    tellFailure(shop, 'product', error)
    return false
  }
}

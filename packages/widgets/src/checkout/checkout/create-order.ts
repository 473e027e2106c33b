import type { OrderInput, PlacedOrder, Shop } from '@dawakit/client'
import type { createOrderKeys } from './order-key.ts'

/**
 * Creates an order, once for all attempts of an unchanged one.
 * @throws {ShopError} what the server refused, or that it was not reached
 */
export async function createOrder(
  shop: Shop,
  keys: ReturnType<typeof createOrderKeys>,
  order: OrderInput,
): Promise<PlacedOrder> {
  const post = async () => {
    const options = { idempotencyKey: keys.keyOf(order) }
    return (await shop.call('POST /post/order', { body: { order } }, options)).data
  }
  try {
    const created = await post()
    if (!created.isCanceled) return created
    // This key's order has ended unpaid meanwhile: the same cart is a new order.
    keys.forget()
    return await post()
  } catch (failure) {
    const { code, status = 0 } = failure as { code?: string; status?: number }
    const isRefused = status >= 400 && status < 500
    if (isRefused && code !== 'order-in-progress') {
      keys.forget()
      await shop.order.forget()
    }
    throw failure
  }
}

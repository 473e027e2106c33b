import type { Order, Shop } from '@dawakit/client'
import { isPaid } from '@dawakit/core/order'

/** Whether the money has been taken or promised. */
export const isTaken = ({ paymentStatus }: Order) => paymentStatus === 'authorized' || isPaid(paymentStatus)

/** How an order stands at the server. */
export const askOrder = async (shop: Shop, id: string): Promise<Order> =>
  (await shop.call('GET /get/userOrder', { query: { id } })).data

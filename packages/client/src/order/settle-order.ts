import { isPaid } from '@dawakit/core/order'
import type { Kernel } from '../kernel.ts'
import type { UnfinishedOrder } from '../shop.ts'
import type { ShopError } from '../shop-error.ts'
import type { Order } from '../types.ts'
import { orderPlaced } from './order-placed.ts'
import { contentsOf, keepUnfinished, noteOrder, readUnfinished } from './unfinished-order.ts'

/** How far a phone's clock may be from the shop's, in milliseconds. */
const CLOCKS_MS = 10 * 60 * 1000

/** Paid at the door, or its money has been taken or promised. */
const isCertain = ({ isCashOnDelivery, paymentStatus }: Order) =>
  isCashOnDelivery || paymentStatus === 'authorized' || isPaid(paymentStatus)

/**
 * Asks how the order stands that was sent, and records it as placed once it is certain. One question at a time.
 * @returns null while it is not certain, and where there is none
 * @throws {ShopError} the payment's receipt was refused, and is forgotten; or the shop could not be asked
 */
export function settleOrder(kernel: Kernel): Promise<Order | null> {
  kernel.settling ??= settle(kernel).finally(() => {
    kernel.settling = undefined
  })
  return kernel.settling
}

async function settle(kernel: Kernel): Promise<Order | null> {
  const noted = readUnfinished(kernel.storage)
  const user = kernel.user()
  if (!noted || (user && user._id !== noted.userId)) {
    keepUnfinished(kernel.storage, null)
    return null
  }
  const order = await ask(kernel, noted)
  // Another answer was first.
  if (!order || !readUnfinished(kernel.storage)) return null
  if (order.isCanceled) keepUnfinished(kernel.storage, null)
  else if (isCertain(order)) {
    // The host hears of it at once; what the cart holds by now is nobody's to wait for.
    void orderPlaced(kernel, { ...order, next: 'done' })
    // The shop can be reached again: who is here can be asked, too.
    if (kernel.$session.get().isUnverified) {
      kernel.shop.dispose()
      void kernel.shop.start()
    }
    return order
  }
  return null
}

async function ask(kernel: Kernel, noted: UnfinishedOrder): Promise<Order | null> {
  const { shop } = kernel
  const { userId, orderId, receipt, sentAt, contents } = noted
  if (orderId && receipt) {
    const body = { order: { _id: orderId }, payment: receipt }
    const verified = await shop.call('POST /post/verifyPayment', { body }).catch((failure: ShopError) => {
      if (isRefusal(failure)) noteOrder(kernel, { receipt: undefined })
      throw failure
    })
    return verified.data
  }
  if (orderId) return (await shop.call('GET /get/userOrder', { query: { id: orderId } })).data
  // Its answer was lost with the page: it is the one of these goods and this time, if it was made at all.
  const { data } = await shop.call('GET /get/orderByUserId', { query: { id: userId, page: 1, limit: 5 } })
  const isIt = ({ products, orderedAt }: Order) =>
    contentsOf(products) === contents && Math.abs(Date.parse(orderedAt) - sentAt) < CLOCKS_MS
  return data.find(isIt) ?? null
}

/** The shop said no to the receipt itself: not to the session, and not for now. */
const isRefusal = ({ status }: ShopError) =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status)

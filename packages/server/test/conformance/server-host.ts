import type { Database } from '../../src/database/schema/index.ts'
import { addAddress, addCoupon, addPrescription, askAbout, buyer, deliver } from '../ordering.ts'
import { openPaymentShop } from '../payment-shop.ts'
import { askOfRequest, prepareRequest } from '../requests.ts'
import { credit } from './credit-return.ts'
import { oweCash } from './owe-cash.ts'
import type { World } from './row.ts'

/** The server itself over one database, with the sandbox's gateways. */
export async function openServerHost(db: Database): Promise<World> {
  const shop = await openPaymentShop(db)
  const host = {
    call: shop.call,
    fillCart: shop.fillCart,
    open: shop.open,
    pay: shop.pay,
    now: () => shop.clock.now,
    addCoupon: (coupon = {}) => addCoupon(db, coupon),
    addPrescription: (userId: string) => addPrescription(db, userId),
    addAddress: (userId: string) => addAddress(db, userId, { slot: 2 }),
    clearAddresses: (userId: string) => db.deleteFrom('address').where('user_id', '=', userId).execute(),
    clearReviews: () => db.deleteFrom('review').execute(),
    deliver: (orderId: string) => deliver(shop, orderId),
    askAbout: (orderId: string) => askAbout(db, orderId),
    credit: async (returnId: string) => (await credit(shop, returnId)).id,
    oweCash: (orderId: string) => oweCash(db, orderId),
    prepareRequest: (id: string, lines: readonly { productId: string; quantity: number }[]) =>
      prepareRequest(shop, id, lines),
    askOfRequest: (id: string) => askOfRequest(shop, id),
    async newestLink() {
      await shop.app.context.outbox.runOnce()
      return (
        shop.outside.mails
          .at(-1)
          ?.text.match(/(?:verifyEmail|forgotPassword|newsletter\/confirm)\/([\w-]+)/)?.[1] ?? ''
      )
    },
  }
  return { shop: host, me: shop.who, other: await buyer(shop, '9000000002') }
}

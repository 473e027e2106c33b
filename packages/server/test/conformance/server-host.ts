import { keepNotSoldOnline } from '../../src/catalogue/sale/not-sold-online.ts'
import { inTransaction } from '../../src/ground/database/in-transaction.ts'
import type { Database } from '../../src/ground/database/schema/index.ts'
import { amendOrder } from '../../src/orders/change/amend-order.ts'
import { lockOrder } from '../../src/orders/read/lock-order.ts'
import { addProduct } from '../fixture-catalogue.ts'
import { addAddress, addCoupon, addPrescription, askAbout, buyer, deliver } from '../ordering.ts'
import { openPaymentShop } from '../payment-shop.ts'
import { askOfRequest, prepareRequest } from '../requests.ts'
import { credit } from './credit-return.ts'
import { oweCash } from './owe-cash.ts'
import type { World } from './row.ts'

const addKetamine = (db: Database, product_id: string) =>
  db
    .insertInto('product_salt')
    .values({
      product_id,
      salt: 'Ketamine Hydrochloride (50mg/ml)',
      salt_key: 'ketamine hydrochloride',
      position: 0,
      popularity: 99,
    })
    .execute()

/** What nobody may buy, as the rows know it. */
async function addForbidden(db: Database, notSoldOnline: readonly string[]): Promise<void> {
  const liked = { brand_id: 'brand-micro', popularity: 99 }
  await addProduct(db, { ...liked, id: 'anket', name: 'Anket Injection' })
  await addKetamine(db, 'anket')
  await addProduct(db, { ...liked, id: 'kit', name: 'Alpha MTP Kit' })
  await keepNotSoldOnline(db, notSoldOnline)
}

/** The server itself over one database, with the sandbox's gateways. */
export async function openServerHost(db: Database): Promise<World> {
  // A row tries more orders one after the other than one customer would.
  const shop = await openPaymentShop(db, { LIMIT_ORDERS: '50' })
  await addForbidden(db, shop.app.context.config.notSoldOnline)
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
    oweCash: (orderId: string) => oweCash(shop, orderId),
    giveBack: () => shop.refund(),
    supplyOne: (orderId: string) =>
      inTransaction(db, async (trx) => {
        await lockOrder(trx, orderId)
        const less = [{ lineNo: 1, quantity: 1, reason: 'One pack was damaged.' }]
        await amendOrder(trx, shop.app.context, orderId, less)
      }),
    forbid: (productId: string) => addKetamine(db, productId),
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

import type { CallName } from '@dawakit/core/contract'
import { addPartner } from '../src/people/partners/partner-keys.ts'
import { buyer, order } from './ordering.ts'
import type { CallOptions, TestAnswer, TestShop } from './test-shop.ts'

export const PAGE = 'https://partner.example'
export const OTHER_PAGE = 'https://shop.partner.example'
export const MOBILE = '9876543210'

/** A customer on a page of a partner with two origins, who has an account in the store too. */
export async function onPartnerPage(shop: TestShop) {
  const key = await addPartner(shop.db, 'Partner', [PAGE, OTHER_PAGE], 1)
  const store = await buyer(shop, MOBILE)
  const { token, userId } = await shop.signIn(MOBILE, { key, origin: PAGE })
  const headers = { 'x-dawakit-key': key, origin: PAGE }
  const there = (name: CallName, options: CallOptions = {}): Promise<TestAnswer> =>
    shop.call(name, { ...options, token, headers: { ...headers, ...options.headers } })
  const buyThere = async (products: object[] = [{ _id: 'dolo', quantity: 1 }]) => {
    await shop.fillCart(userId, products)
    return there('POST /post/order', { body: { order: order(store, { products }) } })
  }
  return { key, token, userId, store, headers, there, buyThere }
}

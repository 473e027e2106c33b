import type { DeskOrder } from '@dawakit/core/contract'
import { type Desk, openDesk } from '../desk-shop.ts'
import { addPrescription, type Buyer, place } from '../ordering.ts'
import type { PaymentShop } from '../payment-shop.ts'
import type { TestAnswer } from '../test-shop.ts'
import type { Books } from './books.ts'
import { COUPON_PERCENT, GOODS, METHODS, newBuyer, STATES } from './chain-shop.ts'
import type { Choices } from './choices.ts'
import { type GatewaySide, gatewaySide } from './gateway-side.ts'

/** One order, everybody who touches it, and the books of who watches from outside. */
export interface Chain {
  shop: PaymentShop
  /** Signed in for this chain, and anew when time has passed. */
  desk: Desk
  choices: Choices
  who: Buyer
  orderId: string
  orderNumber: string
  method: string
  books: Books
  /** Pieces that reached the customer and those that were paid back, by line number. */
  delivered: Map<number, number>
  paidBack: Map<number, number>
  /** Null for cash. */
  gateway: GatewaySide | null
  /** What was done, for who reads of a failure. */
  story: string[]
  look(): Promise<DeskOrder>
}

/** Something that somebody does. It may be refused; it never breaks. */
export type Step = (chain: Chain) => Promise<TestAnswer | undefined>

export const add = (counts: Map<number, number>, line: number, pieces: number) =>
  counts.set(line, (counts.get(line) ?? 0) + pieces)

/** A customer who has ordered nothing yet places an order of some goods. */
export async function openChain(shop: PaymentShop, choices: Choices): Promise<Chain> {
  const desk = await openDesk(shop)
  const method = choices.of(METHODS)
  const state = choices.below(STATES.length)
  const who = await newBuyer(shop, state)
  const first = choices.below(GOODS.length)
  const goods = GOODS.slice(first, first + 1 + choices.below(GOODS.length - first))
  const quantities = goods.map(() => 1 + choices.below(4))
  const hasCoupon = choices.below(2) === 1 && goods.some(({ isInCoupon }) => isInCoupon)
  const prescriptions = goods.some(({ isPrescription }) => isPrescription)
    ? [await addPrescription(shop.db, who.userId)]
    : []
  await shop.db.deleteFrom('coupon_use').execute()
  await shop.db.deleteFrom('attempt').execute()
  const { data, status, code } = await place(shop, who, {
    products: goods.map(({ id }, index) => ({ _id: id, quantity: quantities[index] })),
    paymentMethod: method,
    prescriptions,
    ...(hasCoupon ? { coupon: 'CHAIN' } : {}),
  })
  if (status !== 200) throw new Error(`The order was refused: ${status} ${code}`)
  const orderId: string = data._id
  const chain: Chain = {
    shop,
    desk,
    choices,
    who,
    orderId,
    orderNumber: data.orderNumber,
    method,
    books: {
      lines: goods.map(({ price, isInCoupon }, index) => ({
        price,
        supplied: quantities[index] ?? 0,
        isInCoupon,
        kept: 0,
        restocked: 0,
      })),
      couponPercent: hasCoupon ? COUPON_PERCENT : 0,
      fee: STATES[state]?.fee ?? 0,
      door: 0,
      sent: 0,
      roundings: 0,
      isGenerous: false,
      faulty: 0,
    },
    delivered: new Map(),
    paidBack: new Map(),
    gateway: method === 'cod' ? null : gatewaySide(shop, who, method, orderId),
    story: [`${method}: ${goods.map(({ id }, index) => `${quantities[index]} ${id}`).join(', ')}`],
    look: async () => (await chain.desk.as('owner').get('/desk/order', { id: orderId })).data,
  }
  return chain
}

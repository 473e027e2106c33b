import type { CallName } from '@dawakit/core/contract'
import type { Buyer, CouponFacts } from '../ordering.ts'
import type { PaymentShop } from '../payment-shop.ts'
import type { CallOptions } from '../test-shop.ts'

/** A shop that is held to the rows, and what they arrange in it past the API. */
export interface ConformanceHost extends Pick<PaymentShop, 'call' | 'open' | 'pay'> {
  /** Epoch milliseconds. */
  now(): number
  addCoupon(coupon?: CouponFacts): Promise<unknown>
  /** Puts products into a customer's cart, in the place of what is there. */
  fillCart(userId: string, products: unknown): Promise<void>
  /** @returns the id */
  addPrescription(userId: string): Promise<string>
  /** A second address. */
  addAddress(userId: string): Promise<unknown>
  clearAddresses(userId: string): Promise<unknown>
  clearReviews(): Promise<unknown>
  /** Moves an order on, step by step, until it has arrived. */
  deliver(orderId: string): Promise<unknown>
  /** A pharmacist asks the customer something about an order. @returns the question's id */
  askAbout(orderId: string): Promise<string>
  /** Takes a return of a customer back, as asked for. @returns the id of its credit note */
  credit(returnId: string): Promise<string>
  /** ₹20 of a delivered order's cash go back without a return. */
  oweCash(orderId: string): Promise<unknown>
  /** The pharmacy supplies one piece of the first line of an order. */
  supplyOne(orderId: string): Promise<unknown>
  /** The gateways give back what they were asked for. */
  giveBack(): Promise<unknown>
  /** A product turns out to be of Schedule X. */
  forbid(productId: string): Promise<unknown>
  /** A pharmacist prepares a request: so many pieces of each product. */
  prepareRequest(
    requestId: string,
    lines: readonly { productId: string; quantity: number }[],
  ): Promise<unknown>
  /** A pharmacist asks something of a request. @returns the question's id */
  askOfRequest(requestId: string): Promise<string>
  /** The end of the link that was mailed last. */
  newestLink(): Promise<string>
}

/**
 * A shop with its gateways, a customer, and another who must not be seen or touched. In its books are two products that nobody
 * may buy, liked more than any other: 'anket', of Schedule X, and 'kit', of the shop's own list.
 */
export interface World {
  shop: ConformanceHost
  me: Buyer
  other: Buyer
}

/** A request without its token: the suite says who asks. */
export type Ask = Pick<CallOptions, 'query' | 'body' | 'headers'>
type Some<Value> = Value | Promise<Value>

/** A request that something is arranged for just before. */
export type Asking = Ask | (() => Promise<Ask>)

/** What one call must do, whatever the implementation. */
export interface Row {
  /** The permission table: 'guest' is for everybody, else the sentence that a guest is answered with. */
  guest: 'guest' | string
  /** The good case; runs last. Its body's values are also tried with the wrong type. */
  good(world: World): Some<Ask>
  /** What the good case answers, beside success and the call's own schema. */
  answers: object
  /** More good cases, one after the other, and what each answers beside success. */
  also?(world: World): Some<[Asking, answers: object][]>
  /** Names another customer: 403. */
  others?(world: World): Some<Ask[]>
  /** Names a thing of another customer, and the same where nobody has one of that id: 404, and nothing tells them apart. */
  theirs?(world: World): Some<[theirs: Ask, nobodys: Ask][]>
  /** Ids that nobody has: 404 with its sentence, or 200 with this data. */
  unknown?(world: World): Some<[Ask, 404 | { data: unknown }][]>
  /** Every sentence that the call can refuse with. */
  refused?(world: World): Some<[Asking, status: number, sentence: string][]>
}

export type Rows<Name extends CallName> = Record<Name, Row>

export const LOGIN = 'Login to continue'
export const NOT_VALID = 'The request is not valid'
export const SCHEDULE_X =
  'A medicine of Schedule X is handed over at the counter only: this shop does not sell it'
export const NOT_SOLD_ONLINE = 'This shop does not sell this medicine online'

/** @returns The body in the `data` wrapper of the specifications. */
export const wrapped = (data: object): Ask => ({ body: { data } })

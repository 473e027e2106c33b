import { randomUUID } from 'node:crypto'
import type { Prng } from '@dawakit/catalogue'
import type { Addresses } from '../addresses.ts'
import type { LoadCustomer } from './load-shop.ts'

export type Step = 'page' | 'search' | 'cart' | 'order'

export interface Sent {
  url: string
  method: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: object
}

/** A request, and what its success changes for the ones after it. */
export interface Request {
  step: Step
  sent: Sent
  done(): void
}

/** Of a hundred requests. */
const SHARES: readonly (readonly [Step, number])[] = [
  ['page', 70],
  ['search', 20],
  ['cart', 8],
  ['order', 2],
]
/** Of the pages: most people come to a product. */
const PRODUCT_SHARE = 0.6
const LISTING_SHARE = 0.25
/** Lines of a cart before one is taken out again. */
const LINES = 3

/** What one customer does in a shop: pages, search, cart and orders in the shares of the mix. */
export function createVisitor(
  customer: LoadCustomer,
  { places, bought, random, url }: { places: Addresses; bought: string[]; random: Prng; url: string },
): () => Request {
  const cart: string[] = []
  const headers = { Authorization: `JWT ${customer.token}` }

  function page(): Sent {
    const dice = random.next()
    if (dice < PRODUCT_SHARE) return { url: random.pick(places.products), method: 'GET' }
    if (dice < PRODUCT_SHARE + LISTING_SHARE) return { url: random.pick(places.listings), method: 'GET' }
    return { url: places.home, method: 'GET' }
  }

  function search(): Sent {
    const name = random.pick(places.names)
    const typed = encodeURIComponent(name.slice(0, random.int(1, 12)))
    return { url: `${url}/api/get/search?search=${typed}`, method: 'GET' }
  }

  function put(): Request {
    const id = random.pick(bought.filter((other) => !cart.includes(other)))
    const body = { data: { userId: customer.userId, products: [{ _id: id, quantity: 1 }] } }
    const sent: Sent = { url: `${url}/api/post/cart`, method: 'POST', headers, body }
    return { step: 'cart', sent, done: () => cart.push(id) }
  }

  function takeOut(productId: string): Request {
    const body = { data: { userId: customer.userId, productId } }
    const sent: Sent = { url: `${url}/api/update/cart`, method: 'PUT', headers, body }
    return { step: 'cart', sent, done: () => cart.shift() }
  }

  /** Of what is in the cart, paid in cash. */
  function order(): Request {
    const products = cart.map((_id) => ({ _id, quantity: 1 }))
    const shippingAddress = { id: customer.addressId }
    const body = { order: { products, shippingAddress, paymentMethod: 'cod', acceptedTerms: true } }
    const sent: Sent = {
      url: `${url}/api/post/order`,
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': randomUUID() },
      body,
    }
    return { step: 'order', sent, done: () => cart.splice(0) }
  }

  return () => {
    const step = stepOf(random.next() * 100)
    if (step === 'page') return { step, sent: page(), done: () => {} }
    if (step === 'search') return { step, sent: search(), done: () => {} }
    const [first] = cart
    // Who has nothing to order yet puts something into the cart: over a run the shares hold.
    if (step === 'order' && first !== undefined) return order()
    return first !== undefined && cart.length >= LINES ? takeOut(first) : put()
  }
}

function stepOf(dice: number): Step {
  let below = 0
  for (const [step, share] of SHARES) {
    below += share
    if (dice < below) return step
  }
  return 'page'
}

import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { Prng } from '@dawakit/catalogue'
import { type Timing, timingOf } from '../../packages/server/bench/measure.ts'
import type { Addresses } from '../addresses.ts'
import type { LoadCustomer, LoadShop } from '../load/load-shop.ts'

/** What a buyer waits for: the first byte of a product's page, and whole answers of the API. */
export const WAITS = ['Product page, first byte', 'Search', 'Listing', 'Place order'] as const
export type Wait = (typeof WAITS)[number]

interface Sent {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: object
}

export interface Buying {
  url: string
  places: Addresses
  shop: LoadShop
  random: Prng
  /** Product pages are asked for in their order, so that few have been drawn before. */
  nextPage(): string
}

/**
 * Lets customers buy for some seconds, each over a connection of its own, one step after the other: a product's page, a search, a
 * listing with filters, one product into the cart, an order paid in cash.
 *
 * @returns Milliseconds of each wait.
 * @throws {Error} when a step fails.
 */
export async function buy(customers: number, seconds: number, buying: Buying): Promise<Map<Wait, Timing>> {
  const agent = new Agent({ keepAlive: true, maxSockets: customers })
  const spans = new Map<Wait, number[]>(WAITS.map((wait) => [wait, []]))
  const until = performance.now() + seconds * 1000
  try {
    await Promise.all(
      buying.shop.customers.slice(0, customers).map(async (customer) => {
        while (performance.now() < until) await visit(customer, buying, agent, spans)
      }),
    )
  } finally {
    agent.destroy()
  }
  return new Map([...spans].map(([wait, some]) => [wait, timingOf(some)]))
}

async function visit(
  { userId, token, addressId }: LoadCustomer,
  { url, places, shop, random, nextPage }: Buying,
  agent: Agent,
  spans: Map<Wait, number[]>,
): Promise<void> {
  const note = (wait: Wait, span: number) => spans.get(wait)?.push(span)
  note('Product page, first byte', (await answer(nextPage(), {}, agent)).firstByteMs)

  const typed = encodeURIComponent(random.pick(places.names).slice(0, random.int(1, 12)))
  note('Search', (await answer(`${url}/api/get/search?search=${typed}`, {}, agent)).wholeMs)

  const name = encodeURIComponent(random.pick(places.categories))
  const listing = `${url}/api/get/listing?kind=speciality&name=${name}&stock=in&page=${random.int(1, 3)}`
  note('Listing', (await answer(listing, {}, agent)).wholeMs)

  const headers = { Authorization: `JWT ${token}` }
  const products = [{ _id: random.pick(shop.bought), quantity: 1 }]
  await answer(
    `${url}/api/post/cart`,
    { method: 'POST', headers, body: { data: { userId, products } } },
    agent,
  )
  const order = { products, shippingAddress: { id: addressId }, paymentMethod: 'cod', acceptedTerms: true }
  const placed = await answer(
    `${url}/api/post/order`,
    { method: 'POST', headers: { ...headers, 'Idempotency-Key': randomUUID() }, body: { order } },
    agent,
  )
  note('Place order', placed.wholeMs)
}

async function answer(url: string, { method = 'GET', headers, body }: Sent, agent: Agent) {
  const from = performance.now()
  const text = body && JSON.stringify(body)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      url,
      {
        agent,
        method,
        headers: {
          'Accept-Encoding': 'br',
          ...headers,
          ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
        },
      },
      resolve,
    )
      .once('error', reject)
      .end(text)
  })
  let firstByteMs = Number.NaN
  for await (const _ of response) if (Number.isNaN(firstByteMs)) firstByteMs = performance.now() - from
  const status = response.statusCode ?? 0
  if (status < 200 || status > 299) throw new Error(`${method} ${url} answered ${status}.`)
  return { firstByteMs, wholeMs: performance.now() - from }
}

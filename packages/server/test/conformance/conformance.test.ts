import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallName } from '@dawakit/core/contract'
import { refusalCatalogue } from '@dawakit/core/refusals'
import { describe, expect, it } from 'vitest'
import { calls } from '../../src/app/calls/calls.ts'
import { onEachDatabase } from '../databases.ts'
import type { TestAnswer } from '../test-shop.ts'
import { catalogueRows } from './catalogue.rows.ts'
import { checkoutRows } from './checkout.rows.ts'
import { customerRows } from './customers.rows.ts'
import { openFakeHost } from './fake-host.ts'
import { requestRows } from './requests.rows.ts'
import { returnRows } from './returns.rows.ts'
import type { Ask, Row, Rows, World } from './row.ts'
import { openServerHost } from './server-host.ts'
import { sessionRows } from './sessions.rows.ts'
import { wrongTypes } from './wrong-types.ts'

/** One row for each call of the contract: a call without one is a type error here, and fails below. */
const rows: Rows<CallName> = {
  ...sessionRows,
  ...customerRows,
  ...catalogueRows,
  ...checkoutRows,
  ...returnRows,
  ...requestRows,
}

const REFUSALS = join(import.meta.dirname, 'refusals.json')

/** Sentences of the specifications' sections 5 and 8 that a server can answer with. */
const SPECIFIED = [
  ...['Enter a valid Number', 'Enter All Fields', 'Enter Valid Email', 'Enter four digits'],
  ...['Enter a valid Pincode', 'Currently not available for this Pin Code'],
  ...['Enter Product Name', 'Enter Valid Mobile Number', 'Login to Request Medicine', 'Login to Notify'],
  ...['Cart Is Empty', 'Login to Checkout', 'Login to review', 'Login to Apply Coupon'],
  ...['Please enter a review', 'Buy this product to post reviews', 'You have already reviewed'],
  ...['Maximum Product Reached', 'Invalid Coupon Code', 'Coupon Expired'],
  ...['You have already applied this Coupon', 'This coupon is invalid'],
  ...['All Fields Are Required', 'Enter A Valid Email', 'Maximum Address Reached'],
  ...[
    'Please Accept Terms And Conditions',
    'Please add an Address',
    'Please upload & select the Prescription',
  ],
  ...[
    'Please enter your email',
    'Enter a valid email',
    'Please enter your new password',
    'Username is required',
  ],
  'Password must be 6 to 20 characters with at least one digit, one lowercase and one uppercase letter',
  ...['Payment verification failed', 'Invoice will available after delivery'],
]

/** Calls of a customer's own that name the customer, products and words alone; of notifications what is not theirs is passed over. */
const NAMES_NO_THING: CallName[] = [
  'POST /post/logout',
  'POST /post/verifyToken',
  'GET /get/user',
  'PUT /update/userDetails',
  'POST /post/viewedProduct',
  'POST /post/shippingAddress',
  'POST /post/cart',
  'PUT /update/cart',
  'PUT /update/cartQuantity',
  'DELETE /delete/clearCart',
  'POST /post/newProductRequest',
  'POST /post/productRequest',
  'GET /get/userProductRequests',
  'POST /post/review',
  'POST /post/updateReview',
  'PUT /update/pushNotification',
  'GET /get/promoCode',
  'GET /get/orderByUserId',
  'GET /get/prescriptionRequests',
]

/** What each call said no with, e.g. `422 Cart Is Empty`. */
const heard = new Map<string, Set<string>>()

function hear(name: string, { status, message }: TestAnswer): void {
  const known = heard.get(name) ?? new Set()
  heard.set(name, known.add(`${status} ${message}`))
}

it('has a row for each call of the server, and none beside', () => {
  expect(Object.keys(rows).sort()).toEqual(calls.map((call) => call.name).sort())
})

it('has a row that tells somebody else’s thing from none for each call of a customer’s own that names one', () => {
  const own = calls.filter(({ auth }) => auth === 'user').map(({ name }) => name)
  const named = own.filter((name) => !rows[name].theirs)
  expect(named.sort()).toEqual(NAMES_NO_THING.toSorted())
})

/** Holds a shop to every row, each in a shop of its own. */
function eachRow(open: () => Promise<World>, onRefusal: (name: string, answer: TestAnswer) => void): void {
  for (const [name, row] of Object.entries(rows) as [CallName, Row][]) {
    it(name, async () => {
      const world = await open()
      const ask = async (request: Ask, token: string | null = world.me.token): Promise<TestAnswer> => {
        const answer = await world.shop.call(name, { ...request, ...(token === null ? {} : { token }) })
        // An ended session is refused by every call alike.
        if (answer.key === 'error' && answer.code !== 'session-expired') onRefusal(name, answer)
        return answer
      }
      await refusesStrangers(row, world, ask)
      for (const [request, expected] of (await row.unknown?.(world)) ?? []) {
        const answer = await ask(request)
        const said = JSON.stringify(request)
        if (expected === 404) expect([answer.status, answer.key], said).toEqual([404, 'error'])
        else expect(answer, said).toMatchObject({ status: 200, key: 'success', ...expected })
      }
      for (const [asking, status, sentence] of (await row.refused?.(world)) ?? []) {
        const request = typeof asking === 'function' ? await asking() : asking
        const answer = await ask(request)
        expect([answer.status, answer.message], JSON.stringify(request)).toEqual([status, sentence])
      }
      for (const [asking, expected] of (await row.also?.(world)) ?? []) {
        const request = typeof asking === 'function' ? await asking() : asking
        const answer = await ask(request)
        expect(answer, JSON.stringify(request)).toMatchObject({ status: 200, key: 'success', ...expected })
      }
      const good = await row.good(world)
      for (const [path, body] of wrongTypes(good.body)) {
        const answer = await ask({ ...good, body })
        expect([answer.status, answer.code], `${path} of the wrong type`).toEqual([400, 'invalid-request'])
      }
      const answer = await ask(good, row.guest === 'guest' ? null : world.me.token)
      expect(answer, JSON.stringify(answer.message)).toMatchObject({
        status: 200,
        key: 'success',
        ...row.answers,
      })
      expect(JSON.stringify(answer.data), 'what nobody may buy').not.toMatch(/Anket|MTP Kit/)
    })
  }
}

onEachDatabase('The call', (open) => eachRow(async () => openServerHost(await open()), hear))

// What widgets, stories and the store are tested against must not say anything else than the server.
describe('The call of the API in memory', () => {
  eachRow(openFakeHost, (name, { status, message }) => {
    const written: Record<string, string[]> = JSON.parse(readFileSync(REFUSALS, 'utf8'))
    // The server's own rows came before: what it has just said need not be written down yet.
    const known = [...(written[name] ?? []), ...(heard.get(name) ?? [])]
    expect(known, 'what the server refuses with').toContain(`${status} ${message}`)
  })
})

it('Every sentence of the specifications that a server can say was said', () => {
  const said = new Set([...heard.values()].flatMap((each) => [...each].map((refusal) => refusal.slice(4))))
  expect(SPECIFIED.filter((sentence) => !said.has(sentence))).toEqual([])
  const catalogue = Object.values(refusalCatalogue).map(({ text }): string => text)
  expect(SPECIFIED.filter((sentence) => !catalogue.includes(sentence))).toEqual([])
})

it('What the calls refuse with stands in refusals.json, and so in docs/api.md', () => {
  const refusals = Object.fromEntries([...heard].map(([name, said]) => [name, [...said].sort()]))
  if (process.env['UPDATE_REFUSALS']) writeFileSync(REFUSALS, `${JSON.stringify(refusals, null, 2)}\n`)
  expect(refusals, 'UPDATE_REFUSALS=1 npx vitest run --project server conformance').toEqual(
    JSON.parse(readFileSync(REFUSALS, 'utf8')),
  )
})

/** The permission tables: what is a customer's own needs a session, and that customer's. */
async function refusesStrangers(
  row: Row,
  world: World,
  ask: (request: Ask, token?: string | null) => Promise<TestAnswer>,
): Promise<void> {
  if (row.guest !== 'guest') {
    const asGuest = await ask({}, null)
    expect([asGuest.status, asGuest.message]).toEqual([401, row.guest])
  }
  const asNobody = await ask({}, 'made.up.token')
  expect([asNobody.status, asNobody.code]).toEqual([401, 'session-expired'])
  for (const request of (await row.others?.(world)) ?? []) {
    const answer = await ask(request)
    expect([answer.status, answer.message], JSON.stringify(request)).toEqual([
      403,
      'You are not allowed to do this',
    ])
  }
  for (const [theirs, nobodys] of (await row.theirs?.(world)) ?? []) {
    const answer = toldOf(await ask(theirs))
    expect(answer, JSON.stringify(theirs)).toEqual(toldOf(await ask(nobodys)))
    expect(answer.status).toBe(404)
  }
}

/** All that an answer tells: its headers too, but for what each answer has its own of. */
function toldOf({ headers, ...answer }: TestAnswer) {
  const told = Object.fromEntries(headers)
  for (const name of ['date', 'x-request-id']) delete told[name]
  return { ...answer, headers: told }
}

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// What a shop fetches on its first use is here already: a test does not wait for files.
import '../../../client/src/actions.ts'
import '../../../client/src/calls/fetch-calls.ts'
import { type ContractServer, createContractServer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { deliveredOrder, orderFixture } from '@dawakit/testing/fixtures/orders'
import { define } from '../define.ts'
import type { ShopHost } from '../shop/page-shop.ts'
import { definition as orderTracker } from './order-tracker.ts'

let uninstall: () => void
let server: ContractServer

beforeEach(() => {
  const kavitha = customerFixture()
  server = createContractServer({ users: [kavitha], orders: [deliveredOrder, orderFixture()] })
  uninstall = server.install()
  localStorage.clear()
  localStorage.setItem('dawakit:token', server.tokenOf(kavitha))
  define(orderTracker)
})
/** Two frames: by then the effects of what was drawn have run. */
const effects = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

afterEach(async () => {
  document.body.replaceChildren()
  await effects()
  uninstall()
})

it('follows the order that was just placed, whatever is answered of those before', async () => {
  const release = server.hold('GET /get/orderByUserId')
  document.body.innerHTML =
    '<dawa-shop api="http://shop.test/api"></dawa-shop><dawa-order-tracker order-id="latest"></dawa-order-tracker>'
  await vi.waitFor(() => expect(server.requestsOf('GET /get/orderByUserId')).toHaveLength(1))
  const { shop } = document.querySelector('dawa-shop') as ShopHost
  shop.emit('order:place', { ...orderFixture(), next: 'done' })
  const shown = () => document.querySelector('dawa-order-tracker')?.shadowRoot?.textContent ?? ''
  await vi.waitFor(() => expect(shown()).toContain('DK-2611-000001'))
  release()
  await shop.call('GET /get/orderByUserId', { query: { id: 'u-kavitha', limit: 1 } })
  // A widget that turned to another order has asked for it by then.
  await effects()
  const asked = server.requestsOf('GET /get/userOrder').map(({ query }) => query['id'])
  expect(new Set(asked)).toEqual(new Set(['o-1']))
})

import { CART_LINES_MAX } from '@dawakit/core/cart'
import { shopIsBusy } from '@dawakit/core/refusals'
import { createContractServer, errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { productFixture } from '@dawakit/testing/fixtures/products'
import { expect, it, onTestFinished, vi } from 'vitest'
import { memoryStorage } from '../../test/sample-data.ts'
import { createShop } from '../create-shop.ts'

it('takes a guest cart of as many lines as a cart holds to the customer in one call', async () => {
  const products = Array.from({ length: CART_LINES_MAX }, (_, n) =>
    productFixture({ _id: `p-${n}`, name: `Product ${n}`, salesPrice: 10, purchasedPrice: 12 }),
  )
  const customer = customerFixture()
  const server = createContractServer({ products, users: [customer] })
  onTestFinished(server.install())
  const lines = products.map((product) => ({ ...product, quantity: 2, variant: null }))
  const storage = memoryStorage({ 'dawakit:cart': JSON.stringify({ v: 1, lines }) })
  const shop = createShop({ apiUrl: 'http://shop.test/api', storage })
  onTestFinished(() => shop.dispose())
  await shop.start()
  await shop.session.sendOtp({ mobileNumber: customer.mobileNumber })
  await shop.session.verifyOtp(customer.mobileNumber, server.state.otp)
  expect(server.requestsOf('POST /post/cart').map(({ body }) => body.data.products.length)).toEqual([200])
  expect(shop.$cart.get()).toMatchObject({ source: 'server', lines: { length: 200 } })
  expect(shop.$notices.get().map(({ kind }) => kind)).toEqual(['success', 'success'])
})

/** A guest's shop with two strips in its cart, and the customer that will sign in. */
async function guestWithLine() {
  const strip = productFixture({ _id: 'p-strip', name: 'Strip', salesPrice: 10, purchasedPrice: 12 })
  const customer = customerFixture()
  const server = createContractServer({ products: [strip], users: [customer] })
  onTestFinished(server.install())
  const lines = [{ ...strip, quantity: 2, variant: null }]
  const storage = memoryStorage({ 'dawakit:cart': JSON.stringify({ v: 1, lines }) })
  const openTab = () => {
    const shop = createShop({ apiUrl: 'http://shop.test/api', storage })
    onTestFinished(() => shop.dispose())
    return shop
  }
  const shop = openTab()
  await shop.start()
  await shop.session.sendOtp({ mobileNumber: customer.mobileNumber })
  const signIn = () => shop.session.verifyOtp(customer.mobileNumber, server.state.otp)
  return { shop, server, storage, signIn, openTab }
}
const pieces = ({ $cart }: { $cart: { get(): { lines: readonly { quantity: number }[] } } }) =>
  $cart.get().lines.map(({ quantity }) => quantity)
const away = errorAnswer(503, shopIsBusy)

it('keeps the guest’s lines in sight for as long as they are on their way', async () => {
  const { shop, server, signIn } = await guestWithLine()
  const seen = new Set<number>()
  onTestFinished(shop.$cart.subscribe(({ lines }) => void seen.add(lines.length)))
  const release = server.hold('POST /post/cart')
  const signedIn = signIn()
  await vi.waitFor(() => expect(server.requestsOf('POST /post/cart')).toHaveLength(1))
  expect(shop.$session.get().status).toBe('signedIn')
  expect(shop.$cart.get()).toMatchObject({ lines: [{ quantity: 2 }], isBusy: true })
  release()
  await signedIn
  expect(shop.$cart.get()).toMatchObject({ lines: [{ quantity: 2 }], isBusy: false, source: 'server' })
  expect([...seen]).toEqual([1])
})

it('keeps them in sight where the shop is away, also when the customer is asked for, and tries again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { shop, server, storage, signIn } = await guestWithLine()
  server.answer('POST /post/cart', away)
  await signIn()
  expect(shop.$notices.get().map(({ title }) => title)).toContain(shopIsBusy.text)
  await shop.session.refresh()
  expect(shop.$cart.get()).toMatchObject({ lines: [{ quantity: 2 }], isBusy: false, source: 'guest' })
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(server.requestsOf('POST /post/cart')).toHaveLength(2))
  server.answer('POST /post/cart', null)
  await vi.advanceTimersByTimeAsync(4000)
  await vi.waitFor(() => expect(shop.$cart.get().source).toBe('server'))
  expect(pieces(shop)).toEqual([2])
  expect(storage.values.has('dawakit:cart')).toBe(false)
})

it('tries again with the next change, which waits for it', async () => {
  const { shop, server, signIn } = await guestWithLine()
  server.answer('POST /post/cart', away)
  await signIn()
  await expect(shop.cart.setQuantity('p-strip', 5)).rejects.toMatchObject({ code: 'shop-is-busy' })
  expect(pieces(shop)).toEqual([2])
  server.answer('POST /post/cart', null)
  await shop.cart.setQuantity('p-strip', 5)
  expect(shop.$cart.get()).toMatchObject({ lines: [{ quantity: 5 }], isBusy: false, source: 'server' })
})

it('doubles nothing where the answer was lost on its way', async () => {
  const { shop, server, signIn } = await guestWithLine()
  let isLost = true
  server.answer('POST /post/cart', ({ asked, state, user }) => {
    const [{ _id, quantity } = { _id: '', quantity: 0 }] = asked.products
    const product = state.products.find((one) => one._id === _id)
    user().cart = [...user().cart, { ...product, quantity, variant: null } as never]
    return isLost ? away : { data: user().cart }
  })
  await signIn()
  isLost = false
  await shop.cart.refresh()
  expect(pieces(shop)).toEqual([2])
  expect(server.requestsOf('POST /post/cart')).toHaveLength(1)
})

it('doubles nothing where two tabs try at the same time', async () => {
  const { server, signIn, openTab } = await guestWithLine()
  server.answer('POST /post/cart', away)
  await signIn()
  server.answer('POST /post/cart', null)
  const tabs = [openTab(), openTab()]
  await Promise.all(tabs.map((tab) => tab.start()))
  expect(tabs.map(pieces)).toEqual([[2], [2]])
  expect(server.state.users[0]?.cart.map(({ quantity }) => quantity)).toEqual([2])
})

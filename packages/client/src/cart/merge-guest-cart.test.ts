import { CART_LINES_MAX } from '@dawakit/core/cart'
import { createContractServer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { productFixture } from '@dawakit/testing/fixtures/products'
import { expect, it, onTestFinished } from 'vitest'
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

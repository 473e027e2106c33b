import type { CallName } from '@dawakit/core/contract'
import { createOrderFailed, type Refusal, somethingWentWrong } from '@dawakit/core/refusals'
import { errorAnswer } from '@dawakit/testing/contract-server'
import { customerFixture } from '@dawakit/testing/fixtures/customers'
import { deliveredOrder, orderFixture } from '@dawakit/testing/fixtures/orders'
import {
  coughSyrup,
  insulin,
  paracetamol,
  productFixture,
  summaryOf,
} from '@dawakit/testing/fixtures/products'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { ForgotPassword } from '../src/account/forgot-password/index.ts'
import { Login } from '../src/account/login/index.ts'
import { Notifications } from '../src/account/notifications/index.ts'
import { ResetPassword } from '../src/account/reset-password/index.ts'
import { CartDrawer } from '../src/cart/cart-drawer/index.ts'
import { CouponBox } from '../src/cart/coupon-box/index.ts'
import { Checkout } from '../src/checkout/checkout/index.ts'
import { Invoice, InvoiceDialog } from '../src/orders/invoice/index.ts'
import { OrderAgain } from '../src/orders/order-again/index.ts'
import { OrderResult } from '../src/orders/order-result/index.ts'
import { OrderTracker } from '../src/orders/order-tracker/index.ts'
import { OrdersTable } from '../src/orders/orders-table/index.ts'
import { PincodeChecker } from '../src/shopping/pincode-checker/index.ts'
import { ProductCard, ProductCardById } from '../src/shopping/product-card/index.ts'
import { ProductList } from '../src/shopping/product-grid/index.ts'
import { RequestProduct } from '../src/shopping/request-product/index.ts'
import { SearchBox } from '../src/shopping/search-box/index.ts'
import { type RenderedShop, renderShop } from './render-shop.tsx'

type Rendered = Pick<RenderedShop, 'user' | 'shop'>

interface Row {
  /** What fails. */
  call: CallName
  node: ReactNode
  kind: string
  /** What the shopper does until it shows. */
  act?: (rendered: Rendered) => Promise<unknown>
  /** @default a customer with two orders and a full cart */
  isGuest?: boolean
  /** The sentence that shows, where it is another than the failure's. */
  shown?: RegExp
  /** What is told, where a sentence of the widget's own stands for the failure's. */
  told?: Refusal
}

const kavitha = customerFixture({
  cart: [
    { ...summaryOf(paracetamol), quantity: 2, variant: null },
    { ...summaryOf(coughSyrup), quantity: 1, variant: null },
  ],
})
const press =
  (name: RegExp | string) =>
  ({ user }: Rendered) =>
    screen.findByRole('button', { name }).then((button) => user.click(button))

/** Each way in which a widget shows a failure of a call. */
const rows: Row[] = [
  {
    call: 'GET /get/search',
    node: <SearchBox />,
    kind: 'product',
    act: ({ user }) => user.type(screen.getByRole('combobox'), 'para'),
  },
  { call: 'GET /get/productBySlug', node: <ProductCardById productId="dolo" />, kind: 'product' },
  { call: 'GET /get/products', node: <ProductList />, kind: 'product' },
  { call: 'GET /get/dealsOfTheDay', node: <ProductList isDeals />, kind: 'product' },
  { call: 'POST /get/productsByBrand', node: <ProductList brand="Jeevika" />, kind: 'product' },
  {
    call: 'POST /get/productsByGeneralCategoryName',
    node: <ProductList generalCategory="Ayurveda" />,
    kind: 'product',
  },
  {
    call: 'POST /get/productsBySpecialityCategoryNameAndSubCategory',
    node: <ProductList specialityCategory="Cardiology" subCategory="Pressure" />,
    kind: 'product',
  },
  {
    call: 'POST /post/productRequest',
    node: <ProductCard product={summaryOf(insulin)} />,
    kind: 'product',
    act: press(/^Notify Me/),
  },
  {
    call: 'POST /post/newProductRequest',
    node: <RequestProduct isOpen defaultProductName="Insulin" />,
    kind: 'product',
    act: press('Send Now'),
  },
  {
    call: 'GET /get/singlePincode',
    node: <PincodeChecker />,
    kind: 'pincode',
    async act(rendered) {
      await rendered.user.type(screen.getByLabelText('Pincode'), '600001')
      await press('Check')(rendered)
    },
  },
  {
    call: 'POST /post/cart',
    node: <ProductCard product={productFixture({ ...paracetamol, _id: 'p-other' })} />,
    kind: 'cart',
    act: press(/^Add to Cart/),
  },
  {
    call: 'GET /get/promoCode',
    node: <CouponBox />,
    kind: 'coupon',
    async act(rendered) {
      await rendered.user.type(screen.getByRole('textbox'), 'CARE10')
      await press('Apply')(rendered)
    },
  },
  {
    call: 'POST /post/signup',
    node: <Login />,
    kind: 'session',
    isGuest: true,
    async act(rendered) {
      await rendered.user.type(screen.getByLabelText('Mobile Number'), '9840012345')
      await press('Send OTP')(rendered)
    },
  },
  { call: 'GET /get/userOrder', node: <OrderTracker orderId="o-1" />, kind: 'order' },
  { call: 'GET /get/orderByUserId', node: <OrderTracker orderId="latest" />, kind: 'order' },
  { call: 'GET /get/invoice', node: <Invoice orderId="o-2" />, kind: 'order' },
  { call: 'GET /get/orderByUserId', node: <Invoice orderId="latest" />, kind: 'order' },
  { call: 'GET /get/orderByUserId', node: <OrdersTable />, kind: 'order', shown: /could not|wrong/i },
  {
    call: 'GET /get/product',
    node: <OrderAgain order={deliveredOrder} />,
    kind: 'cart',
    act: press(/again/i),
  },
  {
    call: 'GET /get/checkoutConfig',
    node: <Checkout />,
    kind: 'order',
    shown: /^The checkout could not be loaded/,
  },
  {
    call: 'GET /get/singleState',
    node: <Checkout />,
    kind: 'address',
    shown: /delivery fee|delivery charge/i,
  },
  {
    call: 'POST /post/order',
    node: <Checkout />,
    kind: 'order',
    shown: /^Failed to create order/,
    told: createOrderFailed,
    async act(rendered) {
      await rendered.user.click(await screen.findByRole('checkbox', { name: /Terms And Conditions/ }))
      await press(/^Place Order ₹/)(rendered)
    },
  },
  { call: 'GET /get/pushNotifications', node: <Notifications />, kind: 'account' },
  {
    call: 'POST /post/forgotPassword',
    node: <ForgotPassword />,
    kind: 'account',
    isGuest: true,
    async act(rendered) {
      await rendered.user.type(screen.getByLabelText('Email'), 'kavitha@example.com')
      await press(/Send/)(rendered)
    },
  },
]

describe('what is shown is told', () => {
  it.each(rows.map((row) => [row.call, row.kind, row] as const))('%s: %s', async (_, __, row) => {
    const { call, node, kind, act: until, isGuest = false, shown = /^Something went wrong/ } = row
    const told: unknown[] = []
    const rendered = await renderShop(<p>Clinic</p>, {
      ...(!isGuest && { signedInAs: structuredClone(kavitha) }),
      state: { orders: [deliveredOrder, orderFixture()] },
    })
    rendered.shop.on('error', (failure) => told.push(failure))
    rendered.server.answer(call, errorAnswer(500, somethingWentWrong))
    rendered.rerender(node)
    await until?.(rendered)
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0)
    const { code, text: message } = row.told ?? somethingWentWrong
    const failure = { code, kind, message }
    await waitFor(() => expect(told).toEqual([failure]))
    // As it travels to whoever counts failures.
    expect(JSON.parse(JSON.stringify(told))).toEqual([failure])
  })

  it('that an order is not there, and was not received, and that a link is old', async () => {
    const told: string[] = []
    const { shop, rerender } = await renderShop(<p>Clinic</p>, { signedInAs: structuredClone(kavitha) })
    shop.on('error', ({ kind, code }) => told.push(`${kind}: ${code}`))
    rerender(<OrderTracker />)
    expect(await screen.findByText('Order not found')).toBeDefined()
    expect(told).toEqual(['order: order-not-found'])
    rerender(<Invoice />)
    await waitFor(() => expect(told).toEqual(['order: order-not-found', 'order: order-not-found']))
    told.length = 0
    rerender(<ProductCardById productId="" />)
    expect(await screen.findByText('Product not found')).toBeDefined()
    expect(told).toEqual(['product: product-not-found'])
    rerender(<OrderResult outcome="failure" onLeave={() => {}} />)
    await waitFor(() => expect(told).toEqual(['product: product-not-found', 'payment: order-not-received']))
    rerender(<ResetPassword linkId="old" onUnknownLink={() => {}} />)
    await waitFor(() => expect(told.at(-1)).toBe('account: link-expired'))
  })

  it('that who is signed in could not be verified, where an element says so', async () => {
    const told: string[] = []
    const { shop, server } = await renderShop(<Invoice orderId="o-2" />, {
      signedInAs: structuredClone(kavitha),
      isStarted: false,
      prepare: (server) => server.answer('POST /post/verifyToken', errorAnswer(500, somethingWentWrong)),
    })
    shop.on('error', ({ kind, code }) => told.push(`${kind}: ${code}`))
    await act(() => shop.start())
    expect(await screen.findByText('Could not connect. Check your connection and try again')).toBeDefined()
    expect(told).toEqual(['session: offline'])
    expect(server.requestsOf('GET /get/invoice')).toEqual([])
  })

  it('that a session has ended', async () => {
    const told: unknown[] = []
    const { shop, server } = await renderShop(<Invoice orderId="o-2" />, {
      signedInAs: structuredClone(kavitha),
    })
    shop.on('error', (failure) => told.push(failure))
    server.answer(
      'GET /get/orderByUserId',
      errorAnswer(401, { code: 'session-expired', text: 'Session expired' }),
    )
    await act(() =>
      shop.call('GET /get/orderByUserId', { query: { id: 'u-kavitha' } }).catch(() => undefined),
    )
    expect(await screen.findByText('Session expired')).toBeDefined()
    expect(told).toEqual([{ code: 'session-expired', kind: 'session', message: 'Session expired' }])
  })

  it('and nothing of a dialog that is closed, nor where nothing has failed', async () => {
    const told: unknown[] = []
    const { shop } = await renderShop(
      <>
        <InvoiceDialog orderId={null} onClose={() => {}} />
        <CartDrawer />
        <OrderTracker orderId="o-1" />
        <Checkout />
      </>,
      {
        signedInAs: structuredClone(kavitha),
        state: { orders: [deliveredOrder, orderFixture()] },
        isStarted: false,
      },
    )
    shop.on('error', (failure) => told.push(failure))
    await act(() => shop.start())
    expect(await screen.findByRole('button', { name: /^Place Order ₹/ })).toBeDefined()
    expect(told).toEqual([])
  })
})

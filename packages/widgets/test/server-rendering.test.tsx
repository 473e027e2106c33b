import { createShop } from '@dawakit/client'
import { createContractServer } from '@dawakit/testing/contract-server'
import { buyerFixture } from '@dawakit/testing/fixtures/basket'
import { invoiceFixture, orderFixture } from '@dawakit/testing/fixtures/orders'
import { paracetamol } from '@dawakit/testing/fixtures/products'
import { act } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { AccountNav } from '../src/account/account-nav/index.ts'
import { AddressList } from '../src/account/address-list/index.ts'
import { ForgotPassword } from '../src/account/forgot-password/index.ts'
import { Login, LoginDrawer } from '../src/account/login/index.ts'
import { LoginPage } from '../src/account/login-page/index.ts'
import { Notifications } from '../src/account/notifications/index.ts'
import { Profile } from '../src/account/profile/index.ts'
import { ResetPassword } from '../src/account/reset-password/index.ts'
import { SignUp } from '../src/account/sign-up/index.ts'
import { CartButton } from '../src/cart/cart-button/index.ts'
import { CartDrawer } from '../src/cart/cart-drawer/index.ts'
import { CartPage } from '../src/cart/cart-page/index.ts'
import { CouponBox } from '../src/cart/coupon-box/index.ts'
import { Checkout } from '../src/checkout/checkout/index.ts'
import { Notices } from '../src/controls/notices/index.ts'
import { AppearanceSheet } from '../src/ground/appearance/index.ts'
import { ShopProvider } from '../src/ground/shop-context/index.ts'
import { Invoice } from '../src/orders/invoice/index.ts'
import { OrderDetail } from '../src/orders/order-detail/index.ts'
import { OrderResult } from '../src/orders/order-result/index.ts'
import { OrderTracker } from '../src/orders/order-tracker/index.ts'
import { OrdersTable } from '../src/orders/orders-table/index.ts'
import { PreparedOrder, PrescriptionRequests } from '../src/prescriptions/prescription-requests/index.ts'
import { Prescriptions } from '../src/prescriptions/prescriptions/index.ts'
import { BuyButtons } from '../src/shopping/buy-buttons/index.ts'
import { PincodeChecker } from '../src/shopping/pincode-checker/index.ts'
import { ProductCard } from '../src/shopping/product-card/index.ts'
import { QuickView } from '../src/shopping/quick-view/index.ts'
import { Reviews } from '../src/shopping/reviews/index.ts'
import { SearchBox } from '../src/shopping/search-box/index.ts'

const hrefs = { profile: '/profile', orders: '/orders', prescriptions: '/prescriptions' }
const widgets: [name: string, widget: ReactNode][] = [
  ['AccountNav', <AccountNav key="" current="orders" hrefs={hrefs} />],
  ['AddressList', <AddressList key="" />],
  ['AppearanceSheet', <AppearanceSheet key="" appearance={{ font: '"Segoe UI", serif' }} nonce="n" />],
  ['BuyButtons', <BuyButtons key="" product={paracetamol} cartHref="/cart" checkoutHref="/checkout" />],
  ['CartButton', <CartButton key="" />],
  ['CartDrawer', <CartDrawer key="" />],
  ['CartPage', <CartPage key="" />],
  ['Checkout', <Checkout key="" />],
  ['CouponBox', <CouponBox key="" />],
  ['ForgotPassword', <ForgotPassword key="" />],
  ['Invoice by id', <Invoice key="" orderId="o-1" />],
  ['Invoice', <Invoice key="" invoice={invoiceFixture} />],
  ['Login', <Login key="" />],
  ['LoginDrawer', <LoginDrawer key="" />],
  ['LoginPage', <LoginPage key="" />],
  ['Notices', <Notices key="" />],
  ['Notifications', <Notifications key="" />],
  ['OrderDetail', <OrderDetail key="" orderId="o-1" />],
  ['OrderResult', <OrderResult key="" outcome="success" />],
  ['OrderTracker by id', <OrderTracker key="" orderId="o-1" />],
  ['OrderTracker', <OrderTracker key="" order={orderFixture()} />],
  ['OrdersTable', <OrdersTable key="" />],
  ['PincodeChecker', <PincodeChecker key="" />],
  ['PreparedOrder', <PreparedOrder key="" requestId="rq-1" />],
  ['PrescriptionRequests', <PrescriptionRequests key="" />],
  ['Prescriptions', <Prescriptions key="" />],
  ['ProductCard', <ProductCard key="" product={paracetamol} />],
  ['Profile', <Profile key="" />],
  ['QuickView', <QuickView key="" product={paracetamol} onClose={() => {}} />],
  ['ResetPassword', <ResetPassword key="" linkId="reset-1" />],
  ['Reviews', <Reviews key="" product={paracetamol} />],
  ['SearchBox', <SearchBox key="" />],
  ['SignUp', <SignUp key="" />],
]

/** What a server renders for everybody, without storage or session. */
function onServer(widget: ReactNode): string {
  const shop = createShop({
    apiUrl: 'http://shop.test/api',
    storage: { getItem: () => null, setItem() {}, removeItem() {} },
  })
  return renderToString(
    <StrictMode>
      <ShopProvider shop={shop}>{widget}</ShopProvider>
    </StrictMode>,
  )
}

describe('on a server', () => {
  afterEach(() => document.body.replaceChildren())

  it.each(widgets)(
    '%s renders without a style attribute, which a strict policy would refuse',
    (_name, widget) => {
      expect(onServer(widget)).not.toMatch(/ style="/)
    },
  )

  it('gives no two widgets of a page the same id, each being a root of its own', () => {
    const one = new Map(widgets.map(([name, widget]) => [name.split(' ')[0], widget]))
    const ids = [...one.values()].flatMap((widget) =>
      Array.from(onServer(widget).matchAll(/ id="([^"]+)"/g), ([, id]) => id),
    )
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it.each(widgets)(
    '%s is taken over in the browser as it stands, customer and cart or not',
    async (_name, widget) => {
      const user = buyerFixture()
      const server = createContractServer({ users: [user], orders: [orderFixture()] })
      onTestFinished(server.install())
      const stored = new Map([['dawakit:token', server.tokenOf(user)]])
      const shop = createShop({
        apiUrl: 'http://shop.test/api',
        storage: {
          getItem: (name) => stored.get(name) ?? null,
          setItem: (name, value) => void stored.set(name, value),
          removeItem: (name) => void stored.delete(name),
        },
      })
      // Another part of the page has filled the shop already.
      await shop.start()
      const mismatches: unknown[] = []
      const logged = vi
        .spyOn(console, 'error')
        .mockImplementation((...words) => void mismatches.push(words[0]))
      onTestFinished(() => logged.mockRestore())
      const place = document.body.appendChild(document.createElement('div'))
      place.innerHTML = onServer(widget)
      let root: ReturnType<typeof hydrateRoot> | undefined
      await act(async () => {
        root = hydrateRoot(
          place,
          <StrictMode>
            <ShopProvider shop={shop}>{widget}</ShopProvider>
          </StrictMode>,
          { onRecoverableError: (error) => mismatches.push(error) },
        )
      })
      expect(mismatches).toEqual([])
      act(() => root?.unmount())
      shop.dispose()
    },
  )
})

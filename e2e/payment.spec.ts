import { addresses } from './addresses.ts'
import { type CustomerByCall, newCustomer, newCustomerAt, saveAddress, signInOn } from './customer.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { operator } from './operator.ts'
import { addCoupon, chargesOf, expectCouponUses, openTheOrder, stockOf } from './till.ts'
import { nothingToGoBackOver } from './visitor.ts'

const popup = (page: Page) => page.frameLocator('iframe[title="Razorpay sandbox checkout"]')
const frame = (page: Page) => page.frameLocator('iframe[title="Secure payment"]')
const press = (window: ReturnType<typeof popup>, name: string) =>
  window.getByRole('button', { name, exact: true }).click()
const problem = (page: Page) => page.locator('[part~="pay"] [role="alert"]')
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ })

/** A customer with an address and three pieces in the cart, made by calls, at the checkout of a site. */
async function goToCheckout(
  page: Page,
  request: APIRequestContext,
  slug: string,
  site?: string,
): Promise<CustomerByCall> {
  const customer = await (site ? newCustomerAt(site, request) : newCustomer(request))
  await saveAddress(customer)
  const { userId, call } = customer
  const product = await call<{ _id: string }>(`GET /get/productBySlug?slug=${slug}`)
  const products = [{ _id: product.data._id, quantity: 3 }]
  await call('POST /post/cart', { data: { userId, products } })
  await signInOn(page, customer, site)
  await page.goto(`${site ?? ''}/checkout`)
  return customer
}

async function chooseToPay(page: Page, gateway: 'Razorpay' | 'CCAvenue'): Promise<void> {
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('radio', { name: new RegExp(gateway) }).check()
  await payButton(page).click()
}

async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel('Coupon code').fill(code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Coupon Code Applied')).toBeVisible()
}

/** The orders show one order, paid; the gateway took one charge. @returns its number */
async function expectOnePaidOrder(page: Page, gateway: 'razorpay' | 'ccavenue'): Promise<string> {
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByText('Paid', { exact: true })).toBeVisible()
  const orderNumber = await openTheOrder(page)
  expect(await chargesOf(orderNumber)).toEqual([{ gateway, amount: expect.any(Number), refunded: 0 }])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  return orderNumber
}

test('whatever goes wrong with the popup, the customer can try again: one order, one charge, one coupon use', {
  tag: '@phone',
}, async ({ page, request }) => {
  const slug = 'aarogrit-ashwagandha-powder-100-g'
  const coupon = 'POPUP15'
  await addCoupon(coupon, slug)
  const before = await stockOf(slug)
  await goToCheckout(page, request, slug)
  await applyCoupon(page, coupon)

  await test.step('the order does not reach the shop', async () => {
    await page.route('**/api/post/order', (route) => route.abort(), { times: 1 })
    await chooseToPay(page, 'Razorpay')
    await expect(problem(page)).toHaveText('Failed to create order. Please try again.')
  })

  await test.step('the gateway’s script does not load', async () => {
    await page.route('**/razorpay/checkout.js', (route) => route.abort(), { times: 1 })
    await payButton(page).click()
    await expect(problem(page)).toHaveText(
      'The payment library failed to load. Please check your connection and try again.',
    )
  })

  await test.step('the gateway’s script is broken', async () => {
    const body = 'window.Razorpay = class { on() {} open() { throw new Error("broken") } }'
    await page.route(
      '**/razorpay/checkout.js',
      (route) => route.fulfill({ body, contentType: 'text/javascript' }),
      {
        times: 1,
      },
    )
    await payButton(page).click()
    await expect(problem(page)).toHaveText('An error occurred during payment. Please try again.')
  })

  await test.step('the bank declines, and the customer closes the popup', async () => {
    await page.reload()
    await chooseToPay(page, 'Razorpay')
    await press(popup(page), 'Failure')
    await expect(problem(page)).toHaveText(
      'Your payment was declined by the bank. Please try another payment method.',
    )
    await press(popup(page), 'Close')
    await expect(payButton(page)).toBeEnabled()
  })

  await test.step('the popup’s answer is forged', async () => {
    await payButton(page).click()
    await press(popup(page), 'Wrong signature')
    await expect(problem(page)).toHaveText('Payment verification failed')
  })

  await test.step('the payment succeeds, but the shop cannot be told', async () => {
    await payButton(page).click()
    await page.route('**/api/post/verifyPayment', (route) => route.abort(), { times: 1 })
    await press(popup(page), 'Success')
    const checkout = page.getByRole('region', { name: 'Checkout' })
    await expect(checkout.getByText('Your payment is being checked')).toBeVisible()
    await expect(checkout.getByText(/is safe, and nothing is charged twice/)).toBeVisible()
    await expect(payButton(page)).toHaveCount(0)
  })

  await test.step('it is asked again by itself', async () => {
    await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
    await expectOnePaidOrder(page, 'razorpay')
    await expectCouponUses(coupon, 0)
    expect(await stockOf(slug)).toEqual({ free: before.free - 3, held: 0 })
  })
})

test('whatever goes wrong in the frame, the customer can try again: one order, one charge, one coupon use', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const slug = 'aarogrit-piles-relief-cream'
  const coupon = 'FRAME15'
  await addCoupon(coupon, slug)
  const before = await stockOf(slug)
  await goToCheckout(page, request, slug)
  await applyCoupon(page, coupon)
  await chooseToPay(page, 'CCAvenue')
  await expect(frame(page).getByRole('heading', { name: 'Pay with CCAvenue' })).toBeVisible()
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await expect(summary.getByRole('listitem')).toHaveCount(1)
  await expect(summary.getByText(`Coupon ${coupon}`)).toBeVisible()
  await expect(summary.getByText('Total', { exact: true })).toBeVisible()
  for (const outcome of ['Failure', 'Aborted', 'Injected status']) {
    await press(frame(page), outcome)
    await expect(problem(page)).toHaveText('Your payment attempt failed. Please try again.')
    await payButton(page).click()
  }
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await payButton(page).click()
  await press(frame(page), 'Success')
  await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
  await expectOnePaidOrder(page, 'ccavenue')
  await expectCouponUses(coupon, 0)
  expect(await stockOf(slug)).toEqual({ free: before.free - 3, held: 0 })
})

test('a payment in the popup of which nobody tells the shop is seen on the orders all the same', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await goToCheckout(page, request, 'aarogrit-triphala-churna-100-g')
  await chooseToPay(page, 'Razorpay')
  await press(popup(page), 'Lost callback and webhook')
  await press(popup(page), 'Close')
  await nothingToGoBackOver(page)
  await page.goto('/orders')
  await expect(page.getByText('Waiting for payment')).toBeVisible()
  await operator('reconcile')
  await page.goto('/orders')
  await expectOnePaidOrder(page, 'razorpay')
})

test('a payment in the frame of which nobody tells the shop is seen on the orders all the same', {
  tag: '@phone',
}, async ({ page, request }) => {
  await goToCheckout(page, request, 'aarogrit-triphala-churna-100-g')
  await chooseToPay(page, 'CCAvenue')
  await press(frame(page), 'Lost callback')
  await expect(frame(page).getByRole('heading', { name: 'Paid' })).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByText('Waiting for payment')).toBeVisible()
  await operator('reconcile')
  await page.goto('/orders')
  await expectOnePaidOrder(page, 'ccavenue')
})

for (const [gateway, window, outcome, leave, tag] of [
  ['Razorpay', popup, 'Lost callback and webhook', 'Close', '@phone'],
  ['CCAvenue', frame, 'Lost callback', 'Cancel payment', '@desktop'],
] as const) {
  test(`who pays by ${gateway} without an answer and asks to pay again is not charged again`, {
    tag,
  }, async ({ page, request }) => {
    await goToCheckout(page, request, 'aarogrit-triphala-churna-100-g')
    await chooseToPay(page, gateway)
    await press(window(page), outcome)
    const place = gateway === 'Razorpay' ? window(page) : page
    await place.getByRole('button', { name: leave }).click()
    if (place === page) await page.getByRole('button', { name: 'Yes, cancel it' }).click()
    await payButton(page).click()
    await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
    await expectOnePaidOrder(page, gateway === 'Razorpay' ? 'razorpay' : 'ccavenue')
  })
}

test('a payment that the bank approves late, after the popup said no, makes the order paid', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await goToCheckout(page, request, 'aarogrit-triphala-churna-100-g')
  await chooseToPay(page, 'Razorpay')
  await press(popup(page), 'Late authorisation')
  await expect(problem(page)).toHaveText('Payment was unsuccessful as it could not be completed in time.')
  await expect(async () => {
    await page.goto('/orders')
    await expect(page.getByText('Paid', { exact: true })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expectOnePaidOrder(page, 'razorpay')
})

test('a payment that the bank approves late, while the frame waits, ends at the orders by itself', {
  tag: '@phone',
}, async ({ page, request }) => {
  await goToCheckout(page, request, 'aarogrit-triphala-churna-100-g')
  await chooseToPay(page, 'CCAvenue')
  await press(frame(page), 'Late authorisation')
  // A slow machine may look only after the bank has approved.
  const waiting = frame(page).getByText('We are waiting for your bank.')
  await expect(waiting.or(page.getByRole('heading', { name: 'My Orders' })).first()).toBeVisible()
  await expect
    .poll(
      async () => {
        await operator('reconcile')
        return page.url()
      },
      { timeout: 90_000 },
    )
    .toMatch(/\/orders$/)
  await expectOnePaidOrder(page, 'ccavenue')
})

test('who orders the same in cash after a payment of which nobody told the shop gets the paid order', {
  tag: '@phone',
}, async ({ page, request }) => {
  await goToCheckout(page, request, 'aarogrit-triphala-churna-100-g')
  await chooseToPay(page, 'Razorpay')
  await press(popup(page), 'Lost callback and webhook')
  await press(popup(page), 'Close')
  await page.getByRole('radio', { name: 'Cash On Delivery' }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
  await expectOnePaidOrder(page, 'razorpay')
})

test('an order whose answer is lost on the way is not made twice', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await goToCheckout(page, request, 'aarogrit-triphala-churna-100-g')
  await page.route(
    '**/api/post/order',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(problem(page)).toHaveText('Failed to create order. Please try again.')
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
  await expect(page.getByRole('rowheader')).toHaveCount(1)
})

test('a cart that was paid on the phone is not paid on the laptop too: its page shows the order', {
  tag: '@desktop',
}, async ({ page, browser, request }) => {
  const customer = await goToCheckout(page, request, 'aarogrit-triphala-churna-100-g')
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('radio', { name: /Razorpay/ }).check()
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: addresses.store })
  await signInOn(phone, customer)
  await phone.goto('/checkout')
  await chooseToPay(phone, 'Razorpay')
  await press(popup(phone), 'Success')
  await expect(phone).toHaveURL(/\/orders$/, { timeout: 20_000 })
  const paid = await expectOnePaidOrder(phone, 'razorpay')

  await payButton(page).click()
  await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
  expect(await expectOnePaidOrder(page, 'razorpay')).toBe(paid)
  await phone.close()
})

test('an order that is placed in two tabs at the same moment is one, and both show it', {
  tag: '@desktop',
}, async ({ page, context, request }) => {
  await goToCheckout(page, request, 'aarogrit-triphala-churna-100-g')
  const other = await context.newPage()
  await other.goto('/checkout')
  let arrived = 0
  let goOn = () => {}
  const both = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await context.route('**/api/post/order', async (route) => {
    arrived++
    if (arrived === 2) goOn()
    await both
    await route.continue()
  })
  for (const tab of [page, other]) {
    await tab.getByRole('checkbox', { name: /I accept the/ }).check()
    await tab.getByRole('button', { name: 'Place Order' }).click()
  }
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/orders$/, { timeout: 20_000 })
    await expect(tab.getByRole('rowheader')).toHaveCount(1)
  }
})

test('who changes the cart on the phone sees it as it is on the laptop, with what was chosen there', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { userId, call } = await goToCheckout(page, request, 'aarogrit-triphala-churna-100-g')
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  const cart = await call<{ cart: { _id: string }[] }>(`GET /get/user?id=${userId}`)
  const productId = cart.data.cart[0]?._id
  await call('PUT /update/cartQuantity', { data: { userId, productId, quantity: 2 } })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(problem(page)).toHaveText('Your cart has changed. Please review your order')
  await expect(page.getByRole('checkbox', { name: /I accept the/ })).toBeChecked()
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page).toHaveURL(/\/orders$/, { timeout: 20_000 })
  await expect(page.getByRole('rowheader')).toHaveCount(1)
})

test('a coupon goes with its order, found by the reconciler; one that has ended goes with its sentence', {
  tag: '@phone',
}, async ({ page, request }) => {
  const slug = 'aarogrit-triphala-churna-100-g'
  const [used, ended] = ['UNHEARD15', 'ENDED15'] as const
  await addCoupon(used, slug)
  await addCoupon(ended, slug)
  const { userId, call } = await goToCheckout(page, request, slug)
  await applyCoupon(page, used)
  await chooseToPay(page, 'Razorpay')
  await press(popup(page), 'Lost callback and webhook')
  // No page of the shop is open while the payment is found.
  await page.goto('about:blank')
  await operator('reconcile')
  await expectCouponUses(used, 0)
  const product = await call<{ _id: string }>(`GET /get/productBySlug?slug=${slug}`)
  await call('POST /post/cart', { data: { userId, products: [{ _id: product.data._id, quantity: 1 }] } })
  await page.goto('/cart')
  await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible()
  await expect(page.getByLabel('Coupon code')).toHaveValue('')

  await applyCoupon(page, ended)
  await operator('coupons', 'end', ended)
  await page.reload()
  await expect(page.getByText('Coupon Expired').first()).toBeVisible()
  await expect(page.getByLabel('Coupon code')).toBeVisible()
})

test('the second gateway takes a payment in its frame on a partner page', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await goToCheckout(page, request, 'aarogrit-triphala-churna-100-g', addresses.partner)
  await chooseToPay(page, 'CCAvenue')
  await press(frame(page), 'Failure')
  await expect(problem(page)).toHaveText('Your payment attempt failed. Please try again.')
  await payButton(page).click()
  await press(frame(page), 'Success')
  await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible({ timeout: 20_000 })
})

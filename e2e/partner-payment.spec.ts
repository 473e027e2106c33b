import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { type CustomerByCall, newCustomerAt, saveAddress, signInOn } from './customer.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { addAddress, newMobile, register } from './visitor.ts'

const frame = (page: Page) => page.frameLocator('iframe[title="Secure payment"]')
const popup = (page: Page) => page.frameLocator('iframe[title="Razorpay sandbox checkout"]')
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ })
const placedSentence = (page: Page) => page.getByText('Your Order Placed Successfully').first()
const checkoutOf = {
  [addresses.partner]: `${addresses.partner}/checkout`,
  [addresses.partnerReact]: `${addresses.partnerReact}/#checkout`,
}

/** A customer with an address and a honey in the cart, at the checkout of a partner's page. */
async function goToCheckout(page: Page, request: APIRequestContext, site: string): Promise<CustomerByCall> {
  const customer = await newCustomerAt(site, request)
  await saveAddress(customer)
  const { userId, call } = customer
  const product = await call<{ _id: string }>('GET /get/productBySlug?slug=aarogrit-triphala-churna-100-g')
  const products = [{ _id: product.data._id, quantity: 1 }]
  await call('POST /post/cart', { data: { userId, products } })
  await signInOn(page, customer, site)
  await page.goto(checkoutOf[site] ?? '')
  await page.reload()
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  return customer
}

interface Told {
  id: string
  again: boolean
  path: string
}

/** What the pages of this tab were told of placed orders, one page after the other. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('dawa:order:place', (event) => {
      const { _id: id, again = false } = (event as CustomEvent<{ _id: string; again?: boolean }>).detail
      const told = JSON.parse(sessionStorage.getItem('told') ?? '[]')
      sessionStorage.setItem('told', JSON.stringify([...told, { id, again, path: location.pathname }]))
    })
  })
  return (): Promise<Told[]> => page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]'))
}

test('the frame gateway is paid on the page with the npm modules, from the search to the confirmation', async ({
  page,
}) => {
  const mobile = newMobile()
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await page.goto(addresses.partnerReact)
  await page.getByRole('combobox', { name: 'Search medicines' }).fill('parac')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.getByRole('button', { name: /^Cart, 1 item/ }).click()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await register(page, mobile)
  await expect(page).toHaveURL(/#checkout$/)
  await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
  await addAddress(page, mobile)
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('radio', { name: /CCAvenue/ }).check()
  await payButton(page).click()
  await frame(page).getByRole('button', { name: 'Success', exact: true }).click()
  await expect(placedSentence(page)).toBeVisible()
  await expect(page.getByText(/^₹[\d.]+ paid online$/)).toBeVisible()
  await expect(page.getByText(/^Sent to \d\d•••@mail\.example$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your items' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page, 'the end of a checkout')
  expect(refused).toEqual([])
})

test.describe('a page with a policy of its own', () => {
  test.use({ triesPolicies: true })

  for (const [site, tag] of [
    [addresses.partner, '@phone'],
    [addresses.partnerReact, '@desktop'],
  ] as const) {
    test(`a page whose policy keeps the payment page out says so, and sells another way: ${tag}`, {
      tag,
    }, async ({ page, request }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const policy = document.createElement('meta')
          Object.assign(policy, { httpEquiv: 'Content-Security-Policy', content: "form-action 'self'" })
          document.head.append(policy)
        })
      })
      await goToCheckout(page, request, site)
      await page.getByRole('radio', { name: /CCAvenue/ }).check()
      await payButton(page).click()
      const sentence = 'This website does not let the payment page in. Please choose another way to pay.'
      await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
      await expect(page.getByTitle('Secure payment')).toHaveCount(0)
      await expectAccessible(page, 'a payment page that is kept out')
      await page.getByRole('button', { name: 'Other ways to pay' }).click()
      const cash = page.getByRole('radio', { name: 'Cash On Delivery' })
      await expect(cash).toBeInViewport()
      await cash.check()
      await page.getByRole('button', { name: /^Place Order/ }).click()
      await expect(placedSentence(page)).toBeVisible()
    })
  }
})

test('a payment page that does not answer is said so, and another try is one press away', {
  tag: '@phone',
}, async ({ page, request }) => {
  await page.route(`${addresses.sandbox}/ccavenue/**`, () => {}, { times: 1 })
  await goToCheckout(page, request, addresses.partner)
  await page.getByRole('radio', { name: /CCAvenue/ }).check()
  await payButton(page).click()
  await expect(page.getByRole('alert').getByText(/^The payment page does not answer/)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await frame(page).getByRole('button', { name: 'Success', exact: true }).click()
  await expect(placedSentence(page)).toBeVisible()
})

for (const [site, tag] of [
  [addresses.partner, '@phone'],
  [addresses.partnerReact, '@desktop'],
] as const) {
  test(`a popup that stays empty is said so above it, and it is paid another way, or once it comes: ${tag}`, {
    tag,
  }, async ({ page, request }) => {
    let comes = () => {}
    const late = new Promise<void>((done) => {
      comes = done
    })
    await page.route(
      '**/checkout/form?*',
      async (route) => {
        await late
        await route.continue()
      },
      { times: 1 },
    )
    await goToCheckout(page, request, site)
    await page.getByRole('radio', { name: /Razorpay/ }).check()
    await payButton(page).click()
    const sentence = page.getByText(/^The payment page does not answer/)
    await expect(sentence).toBeVisible()
    await expect(page.getByRole('button', { name: 'Other ways to pay' })).toBeFocused()
    comes()
    await expect(sentence).toBeHidden()
    const popup = page.frameLocator('iframe[title="Razorpay sandbox checkout"]')
    await expect(popup.getByRole('button').first()).toBeVisible()

    await page.route('**/checkout/form?*', () => {}, { times: 1 })
    await page.reload()
    await page.getByRole('radio', { name: /Razorpay/ }).check()
    await page.getByRole('checkbox', { name: /I accept the/ }).check()
    await payButton(page).click()
    await page.getByRole('button', { name: 'Other ways to pay' }).click()
    await expect(page.locator('iframe[title="Razorpay sandbox checkout"]')).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Payment' }).getByRole('alert')).toHaveText(
      /^The payment page does not answer/,
    )
    await page.getByRole('radio', { name: 'Cash On Delivery' }).check()
    await page.getByRole('button', { name: /^Place Order/ }).click()
    await expect(placedSentence(page)).toBeVisible()
  })
}

test('an order is told with its answer, however long the cart takes', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const told = await listen(page)
  await goToCheckout(page, request, addresses.partner)
  await expect(page.getByRole('button', { name: /^Place Order ₹/ })).toBeVisible()
  // The cart never comes.
  await page.route('**/api/get/user?*', () => {})
  await page.getByRole('button', { name: /^Place Order ₹/ }).click()
  await expect(placedSentence(page)).toBeVisible()
  await page.goto(`${addresses.partner}/orders`)
  expect(await told()).toEqual([{ id: expect.any(String), again: false, path: '/checkout' }])
})

test('an order whose page went away before its answer is told on the next page, marked', {
  tag: '@phone',
}, async ({ page, request }) => {
  const told = await listen(page)
  await goToCheckout(page, request, addresses.partner)
  const made = new Promise<void>((resolve) => {
    void page.route('**/api/post/order', async (route) => {
      await route.fetch()
      resolve()
    })
  })
  await page.getByRole('button', { name: /^Place Order ₹/ }).click()
  await made
  await page.goto(`${addresses.partner}/orders`)
  await expect.poll(told).toEqual([{ id: expect.any(String), again: true, path: '/orders' }])
  await page.reload()
  await expect(page.getByText('Pending').first()).toBeVisible()
  expect(await told()).toHaveLength(1)
})

for (const [site, tag] of [
  [addresses.partner, '@desktop'],
  [addresses.partnerReact, '@phone'],
] as const) {
  test(`money taken while the shop is away is checked over a reload, and never taken twice: ${tag}`, {
    tag,
  }, async ({ page, request }) => {
    await goToCheckout(page, request, site)
    await page.getByRole('radio', { name: /Razorpay/ }).check()
    await payButton(page).click()
    await expect(popup(page).getByRole('button', { name: 'Success', exact: true })).toBeVisible()
    await page.route(`${addresses.store}/api/**`, (route) => route.abort('connectionrefused'))
    await popup(page).getByRole('button', { name: 'Success', exact: true }).click()
    const checkout = page.getByRole('region', { name: 'Checkout', exact: true })
    const checking = checkout.getByText('Your payment is being checked')
    await expect(checking).toBeVisible()
    await expectAccessible(page, 'a payment that is being checked')
    await page.reload()
    await expect(checking).toBeVisible()
    await expect(payButton(page)).toHaveCount(0)
    await page.unrouteAll()
    await expect(placedSentence(page)).toBeVisible()
  })
}

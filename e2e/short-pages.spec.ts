import { fillCart, newCustomer, saveAddress, signInOn } from './customer.ts'
import { expect, type Page, test } from './journey.ts'

/** In px: what a page may leave free above its footer, its own padding included. */
const MOST_FREE = 160

/** From the end of what the page says to its footer, and how far anything jumped meanwhile. */
const endOf = (page: Page) =>
  page.evaluate(async () => {
    const shift = await new Promise<number>((done) => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
      setTimeout(() => done(sum), 100)
    })
    const texts = [...document.querySelectorAll('main *')].filter(
      (one) => one.children.length === 0 && one.checkVisibility() && !one.closest('.dawa-hidden'),
    )
    const end = Math.max(...texts.map((one) => one.getBoundingClientRect().bottom))
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
    return { free: Math.round(footer - end), shift }
  })

async function expectShort(page: Page, name: string): Promise<void> {
  await expect(page.locator('astro-island[ssr], main .dawa-skeleton')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const { free, shift } = await endOf(page)
  expect(free, `free above the footer of ${name}`).toBeLessThan(MOST_FREE)
  expect(shift, `shift of ${name}`).toBeLessThanOrEqual(0.01)
}

test('a visitor’s short pages end with their footer', async ({ page }) => {
  for (const path of [
    '/cart',
    '/login',
    '/signup',
    '/forgotPassword',
    '/pincode',
    '/contact-us',
    '/no-such-page',
  ]) {
    await page.goto(path)
    await expectShort(page, path)
  }
})

test('a customer’s short pages end with their footer, which waits for what they show', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request)
  await saveAddress(customer)
  const { data } = await customer.call<{ _id: string }>('GET /get/productBySlug?slug=parapal-650-tablet')
  await fillCart(customer, [{ _id: data._id, quantity: 1 }])
  await signInOn(page, customer)
  for (const path of ['/cart', '/orders', '/notifications', '/profile', '/upload-prescription']) {
    await page.goto(path)
    await expectShort(page, path)
  }
})

test('a long cart keeps its way on in sight beside the lines', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request)
  const { data } = await customer.call<{ products: { _id: string }[] }>(
    'GET /get/search?search=vita&limit=10',
  )
  await fillCart(
    customer,
    data.products.map(({ _id }) => ({ _id, quantity: 1 })),
  )
  await signInOn(page, customer)
  await page.goto('/cart')
  const lines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem')
  await lines.nth(7).scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: 'Proceed' })).toBeInViewport({ ratio: 1 })
})

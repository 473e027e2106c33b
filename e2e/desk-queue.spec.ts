import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { newCustomer, saveAddress } from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })

/** Orders of one new customer, paid by cash, for the longest name that a label has to carry. @returns their numbers, oldest first */
async function placeOrders(request: APIRequestContext, count: number, name: string): Promise<string[]> {
  const customer = await newCustomer(request, 'Meena Raghavan')
  const found = await request.get(`${addresses.store}/api/get/productBySlug?slug=parapal-650-tablet`)
  const { _id } = (await found.json()).data
  const id = await saveAddress(customer, { name })
  const numbers: string[] = []
  for (let made = 0; made < count; made += 1) {
    const products = [{ _id, quantity: made + 1 }]
    await customer.call('POST /post/cart', { data: { userId: customer.userId, products } })
    const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
    const { data } = await customer.call<{ orderNumber: string }>('POST /post/order', { order })
    numbers.push(data.orderNumber)
  }
  return numbers
}

const focused = (page: Page) => page.locator('a[data-order]:focus')

test('the queue is worked by keyboard alone: found, walked, opened, noted, confirmed, left', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const name = `Venkatasubramanian${String(Date.now()).slice(-6)}`
  const [first = '', second = '', third = ''] = await placeOrders(request, 3, name)
  await signInAtDesk(page, 'support')
  const keys = page.keyboard
  // The keys of a list are there with its orders.
  await expect(page.locator('a[data-order]').first()).toBeVisible()
  await keys.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Next order')
  await expectAccessible(page, 'the list of keys')
  await keys.press('Escape')

  await keys.press('/')
  await keys.type(name.toLowerCase())
  await expect(page.getByText('3 orders found')).toBeVisible()
  await keys.press('Enter')
  await expect(focused(page)).toHaveText(third)
  await keys.press('j')
  await expect(focused(page)).toHaveText(second)
  await keys.press('ArrowDown')
  await keys.press('ArrowDown')
  await expect(focused(page)).toHaveText(first)
  await keys.press('k')
  await expect(focused(page)).toHaveText(second)
  expect(page.url(), 'a name stands in no address').not.toContain(name)

  await keys.press('Enter')
  await expect(page.getByRole('heading', { name: `Order ${second}` })).toBeVisible()
  await keys.press('n')
  await keys.type('Calls back at six')
  await keys.press('Tab')
  await keys.press('Enter')
  await expect(page.getByText('Calls back at six', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm the order' }).press('Enter')
  await expect(page.getByText('The order is confirmed.')).toBeVisible()
  await keys.press('u')
  await expect(focused(page)).toHaveText(second)
  await expect(page.getByRole('row').filter({ hasText: second })).toContainText('1 note')
  await keys.press('2')
  await expect(page.getByRole('tab', { name: /^To pack/ })).toHaveAttribute('aria-selected', 'true')
})

test('the second of two is told who was first and what is other', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
}) => {
  const [number = ''] = await placeOrders(request, 1, 'Lakshmi Narayan')
  await signInAtDesk(page, 'support', `/orders/${number}`)
  const other = await (await browser.newContext()).newPage()
  await signInAtDesk(other, 'owner', `/orders/${number}`)
  await other.getByRole('button', { name: 'Confirm the order' }).click()
  await expect(other.getByText('The order is confirmed.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm the order' }).click()
  await expect(page.getByText(/^Asha Rao has changed this order meanwhile/)).toBeVisible()
  await expect(page.getByText('Status: Pending → Confirmed')).toBeVisible()
  await other.context().close()
})

test('queue and order are accessible at both widths, light and dark', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const [number = ''] = await placeOrders(request, 1, 'Thiruvenkatanathapuramsubramaniam Chandrasekharan')
  await signInAtDesk(page, 'owner')
  for (const scheme of ['light', 'dark']) {
    for (const width of [1442, 768]) {
      await page.setViewportSize({ width, height: 1000 })
      for (const [path, heading] of [
        ['/orders?queue=all', 'Orders'],
        [`/orders/${number}`, `Order ${number}`],
      ] as const) {
        await page.goto(addresses.desk + path)
        await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
        await expect(
          page.getByRole('link', { name: number }).or(page.getByText('What was done')),
        ).toBeVisible()
        const folder = process.env['DESK_PICTURES']
        const file = `${heading.includes(' ') ? 'order' : 'queue'}-${scheme}-${width}.png`
        if (folder) await page.screenshot({ path: `${folder}/${file}`, fullPage: true })
        await expectAccessible(page, `${path} at ${width}, ${scheme}`)
      }
    }
    await page.getByTitle('Your account').click()
    await page.getByRole('menuitem', { name: scheme === 'light' ? 'Dark' : 'Light' }).click()
  }
})

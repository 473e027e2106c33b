import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expectAccessible } from './accessible.ts'
import { newCustomer, saveAddress } from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { operator } from './operator.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(120_000)

const MEDICINE = { slug: 'parapal-650-tablet', name: 'Parapal 650 Tablet' }

/** The day before; each order at a moment of its own, after those of earlier runs. */
const BEFORE = Date.parse('2025-09-21T12:00:00+05:30')
const HOUR_MS = 3_600_000

/** The oldest of all queues: it goes before others look at them. */
const placed: string[] = []
test.afterEach(async () => {
  for (const number of placed.splice(0)) await operator('orders', 'cancel', number)
})

/** An order in cash, as if it had been placed the day before medicines went from 12 to 5 percent. @returns its number */
async function placeBefore(request: APIRequestContext): Promise<string> {
  const customer = await newCustomer(request)
  const address = await saveAddress(customer, {})
  const found = await customer.call<{ _id: string }>(`GET /get/productBySlug?slug=${MEDICINE.slug}`)
  const products = [{ _id: found.data._id, quantity: 2 }]
  await customer.call('POST /post/cart', { data: { userId: customer.userId, products } })
  const order = { products, shippingAddress: { id: address }, acceptedTerms: true, paymentMethod: 'cod' }
  const { data } = await customer.call<{ _id: string; orderNumber: string }>('POST /post/order', { order })
  const database = new DatabaseSync(join(process.env['SHOP_DATA_FOLDER'] ?? '', 'dawakit.sqlite'), {
    timeout: 10_000,
  })
  database
    .prepare('update orders set ordered_at = ? where id = ?')
    .run(BEFORE + (Date.now() % HOUR_MS), data._id)
  database.prepare('update order_line set gst_bp = 1200 where order_id = ?').run(data._id)
  database.close()
  placed.push(data.orderNumber)
  return data.orderNumber
}

const look = (page: Page, name: string) => {
  const folder = process.env['DESK_PICTURES']
  return folder ? page.screenshot({ path: `${folder}/${name}.png`, fullPage: true }) : undefined
}

test('what was ordered at another rate of GST is found from the orders, by keyboard alone', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const number = await placeBefore(request)
  // The worker comes by once a minute.
  expect(await operator('orders', 'rates')).toContain(number)
  await signInAtDesk(page, 'pharmacist')
  const link = page.getByRole('link', { name: 'Look at them' })
  await expect(
    page.getByText(/^Rates of GST have changed since \d+ lines? (was|were) ordered\.$/),
  ).toBeVisible()
  await expectAccessible(page, 'the orders with the notice')
  await look(page, 'rates-notice-1442')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Rates that have changed' })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(MEDICINE.name)
  await expect(row.getByRole('cell', { name: '12 %' })).toBeVisible()
  await expect(row.getByRole('cell', { name: '5 %' })).toBeVisible()
  for (const width of [1442, 768]) {
    await page.setViewportSize({ width, height: 1000 })
    await expectAccessible(page, `rates that have changed at ${width}`)
    await look(page, `rates-${width}`)
  }
  expect(await operator('orders', 'rates')).toMatch(
    new RegExp(`^${number} .*2 × ${MEDICINE.name} .*12 % then, 5 % now$`, 'm'),
  )
  await row.getByRole('link', { name: number }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible()
})

import { expectAccessible } from './accessible.ts'
import { newCustomer, saveAddress } from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(120_000)

const PRODUCT = { slug: 'parapal-650-tablet', name: 'Parapal 650 Tablet' }
const DAY_MS = 86_400_000

/** @returns the number of an order of one piece in cash */
async function orderedInCash(request: APIRequestContext): Promise<string> {
  const customer = await newCustomer(request)
  const { userId, call } = customer
  const id = await saveAddress(customer)
  const { data: product } = await call<{ _id: string }>(`GET /get/productBySlug?slug=${PRODUCT.slug}`)
  const products = [{ _id: product._id, quantity: 1 }]
  await call('POST /post/cart', { data: { userId, products } })
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  const { data } = await call<{ orderNumber: string }>('POST /post/order', { order })
  return data.orderNumber
}

/** What a page is held to, at both widths. */
async function look(desk: Page, what: string): Promise<void> {
  for (const width of [768, 1442]) {
    await desk.setViewportSize({ width, height: 900 })
    await expectAccessible(desk, `${what} at ${width}`)
    await expectWithin(desk, `${what} at ${width}`)
    const folder = process.env['DESK_PICTURES']
    if (folder) await desk.screenshot({ path: `${folder}/${what}-${width}.png`, fullPage: true })
  }
}

async function pack(desk: Page, expiry: string): Promise<void> {
  await desk.getByLabel(`Batch of ${PRODUCT.name}`).fill('B7-01')
  await desk.getByLabel(`Expiry of ${PRODUCT.name}`).fill(expiry)
  await desk.getByRole('button', { name: 'Pack this parcel' }).click()
}

/** The month, as a pack has it, of a day that is so far ahead. */
function monthIn(days: number): string {
  const [year = '', month = ''] = new Date(Date.now() + days * DAY_MS).toISOString().split('-')
  return `${month}/${year.slice(2)}`
}

test('a packed parcel of a cancelled order is in the queue To unpack until a packer has unpacked it', {
  tag: '@desktop',
}, async ({ page: desk, request, browser }) => {
  const orderNumber = await orderedInCash(request)
  await signInAtDesk(desk, 'packer', `/orders/${orderNumber}`)
  await test.step('a pack that has passed is refused, one that soon will is asked about, at its field', async () => {
    await pack(desk, monthIn(-60))
    const expiry = desk.getByLabel(`Expiry of ${PRODUCT.name}`)
    await expect(expiry).toBeFocused()
    await expect(expiry).toHaveAttribute('aria-invalid', 'true')
    await pack(desk, monthIn(5))
    await expect(desk.getByRole('button', { name: 'Pack it all the same' })).toBeVisible()
    await look(desk, 'near-expiry')
    await pack(desk, '06/35')
    await expect(desk.getByText('Parcel 1: Packed')).toBeVisible()
    await look(desk, 'order-of-packer')
  })
  await test.step('it is cancelled', async () => {
    const support = await browser.newPage({ viewport: { width: 1442, height: 900 } })
    await signInAtDesk(support, 'support', `/orders/${orderNumber}`)
    await support.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = support.getByRole('dialog')
    await dialog.getByLabel('Reason, for the customer to read').fill('It was ordered twice.')
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(dialog).toHaveCount(0)
    await support.close()
  })
  await test.step('the packer finds it, and puts it back', async () => {
    await desk.goto(new URL('/orders?queue=unpack', desk.url()).href)
    const link = desk.getByRole('link', { name: orderNumber })
    await expect(link).toBeVisible()
    await look(desk, 'to-unpack')
    await link.click()
    await expect(desk.getByText('its pieces are not on the shelf yet')).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Address label' })).toHaveCount(0)
    await look(desk, 'unpacking')
    await desk.getByRole('button', { name: 'Unpacked, back on the shelf' }).click()
    await expect(desk.getByText('its pieces are not on the shelf yet')).toHaveCount(0)
    await desk.goto(new URL('/orders?queue=unpack', desk.url()).href)
    await expect(desk.getByRole('heading', { name: 'Orders' })).toBeVisible()
    await expect(desk.getByRole('link', { name: orderNumber })).toHaveCount(0)
  })
})

test('a parcel that came back undelivered is sent again, by a courier that is suggested', {
  tag: '@desktop',
}, async ({ page: desk, request }) => {
  const orderNumber = await orderedInCash(request)
  await signInAtDesk(desk, 'packer', `/orders/${orderNumber}`)
  await pack(desk, '06/35')
  await desk.getByLabel('Courier').fill('Delhivery')
  await desk.getByLabel('Tracking number').fill('DLV77')
  await desk.getByRole('button', { name: 'Hand over' }).click()
  await desk.getByLabel('Why it came back').fill('Nobody was there.')
  await desk.getByRole('button', { name: 'Came back to us' }).click()
  await expect(desk.getByText('Parcel 1: Came back to us')).toBeVisible()
  await look(desk, 'send-again')
  await desk.getByLabel('Courier').fill('Blue')
  await desk.getByRole('option', { name: 'Blue Dart' }).click()
  await desk.getByLabel('Tracking number').fill('BD12')
  await desk.getByRole('button', { name: 'Send it again' }).click()
  await expect(desk.getByText('Parcel 1: With the courier')).toBeVisible()
  await expect(desk.getByRole('link', { name: 'BD12' })).toBeVisible()
  await look(desk, 'sent-again')
})

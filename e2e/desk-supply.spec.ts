import { expectAccessible } from './accessible.ts'
import { newCustomer, saveAddress, signInOn } from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { type APIRequestContext, type Browser, expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(120_000)

const PRODUCT = { slug: 'parapal-650-tablet', name: 'Parapal 650 Tablet' }

/** An order in cash of some pieces. The page shows it to its customer. @returns its number */
async function orderedInCash(page: Page, request: APIRequestContext, quantity: number): Promise<string> {
  const customer = await newCustomer(request)
  const { userId, call } = customer
  const id = await saveAddress(customer)
  const { data: product } = await call<{ _id: string }>(`GET /get/productBySlug?slug=${PRODUCT.slug}`)
  const products = [{ _id: product._id, quantity }]
  await call('POST /post/cart', { data: { userId, products } })
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  const { data } = await call<{ _id: string; orderNumber: string }>('POST /post/order', { order })
  await signInOn(page, customer)
  await page.goto(`/orders/${data._id}`)
  return data.orderNumber
}

/** The owner at the order, with one piece of it under way. */
async function atSentOrder(browser: Browser, orderNumber: string): Promise<Page> {
  const desk = await browser.newPage({ viewport: { width: 1442, height: 900 } })
  await signInAtDesk(desk, 'owner', `/orders/${orderNumber}`)
  await desk.getByLabel(`Pieces of ${PRODUCT.name}`).fill('1')
  await desk.getByLabel(`Batch of ${PRODUCT.name}`).fill('B7-01')
  await desk.getByLabel(`Expiry of ${PRODUCT.name}`).fill('06/29')
  await desk.getByRole('button', { name: 'Pack this parcel' }).click()
  await desk.getByLabel('Courier').fill('Delhivery')
  await desk.getByLabel('Tracking number').fill('DLV77')
  await desk.getByRole('button', { name: 'Hand over' }).click()
  await expect(desk.getByText('Parcel 1: With the courier')).toBeVisible()
  return desk
}

/** What a page is held to, at its widths. */
async function look(page: Page, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // A dialog that still fades in has paler words.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    await expectAccessible(page, `${what} at ${width}`)
    await expectWithin(page, `${what} at ${width}`)
    const folder = process.env['DESK_PICTURES']
    if (folder) await page.screenshot({ path: `${folder}/${what}-${width}.png`, fullPage: true })
  }
}
const AT_DESK = [768, 1442]
const AT_STORE = [380, 1442]

test('the rest of an order is ended once a part of it has arrived', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
}) => {
  const orderNumber = await orderedInCash(page, request, 3)
  const desk = await atSentOrder(browser, orderNumber)
  await desk.getByRole('button', { name: 'Delivered' }).click()
  await page.reload()
  await expect(page.getByText('₹51.88 is paid.')).toBeVisible()
  await expect(page.getByText('Pay ₹45.76 in cash when it is delivered.')).toBeVisible()
  await look(page, 'customer-part-paid', AT_STORE)
  await test.step('less is supplied, then nothing else', async () => {
    await desk.getByRole('button', { name: 'Supply less' }).click()
    const less = desk.getByRole('dialog')
    await less.getByLabel(`Pieces of ${PRODUCT.name}`).fill('2')
    await less.getByLabel('Reason, for the customer to read').fill('The shelf is nearly empty.')
    await look(desk, 'supply-less', AT_DESK)
    await less.getByRole('button', { name: 'Supply less' }).click()
    await expect(desk.getByText('2 of 3')).toBeVisible()
    await desk.getByRole('button', { name: 'End the rest' }).click()
    const end = desk.getByRole('dialog')
    await end.getByLabel('Reason, for the customer to read').fill('The maker has stopped.')
    await end.getByRole('button', { name: 'End the rest' }).click()
    await expect(desk.getByText('1 of 3')).toBeVisible()
    await expect(desk.getByRole('button', { name: 'End the rest' })).toHaveCount(0)
    await look(desk, 'rest-ended', AT_DESK)
  })
  await page.reload()
  await expect(page.getByText('₹51.88 is paid.')).toBeVisible()
  await expect(page.getByText('1 of 3 supplied. The maker has stopped.')).toBeVisible()
  await look(page, 'customer-rest-ended', AT_STORE)
  await desk.close()
})

test('a parcel of a cancelled order arrives all the same, is owed, and let go', { tag: '@desktop' }, async ({
  page,
  request,
  browser,
}) => {
  const orderNumber = await orderedInCash(page, request, 1)
  const desk = await atSentOrder(browser, orderNumber)
  await desk.getByRole('button', { name: 'Cancel order' }).click()
  const cancel = desk.getByRole('dialog')
  await cancel.getByLabel('Reason, for the customer to read').fill('It was ordered twice.')
  await cancel.getByRole('button', { name: 'Cancel order' }).click()
  await desk.getByLabel('Cash that the courier took, in rupees').fill('0')
  await look(desk, 'cancelled-under-way', AT_DESK)
  await desk.getByRole('button', { name: 'Delivered all the same' }).click()
  await expect(desk.getByText('₹51.88 is owed for what has arrived.')).toBeVisible()
  await look(desk, 'owed', AT_DESK)
  await page.reload()
  await expect(page.getByText('₹51.88 is still to be paid.')).toBeVisible()
  await expect(page.getByText('in cash when it is delivered')).toHaveCount(0)
  await look(page, 'customer-owed', AT_STORE)
  await desk.getByRole('button', { name: 'Let it go' }).click()
  const letGo = desk.getByRole('dialog')
  await letGo.getByLabel('Reason, for the customer to read').fill('It was our mistake.')
  await letGo.getByRole('button', { name: 'Let it go' }).click()
  await expect(desk.getByText('Owed by the customer')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('still to be paid')).toHaveCount(0)
  await look(page, 'customer-let-go', AT_STORE)
  await desk.close()
})

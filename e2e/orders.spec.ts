import { expectAccessible } from './accessible.ts'
import { type CustomerByCall, fillCart, newCustomer, saveAddress, signInOn } from './customer.ts'
import { amountAfter, downloadInvoice } from './invoice-pdf.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { operator } from './operator.ts'
import { chargesOf, openTheOrder, stockOf } from './till.ts'
import { nothingToGoBackOver } from './visitor.ts'

interface PlacedOrder {
  _id: string
  orderNumber: string
}

/** Places a cash-on-delivery order by calls alone. */
async function order(
  customer: CustomerByCall,
  products: { _id: string; quantity: number }[],
  address: object = {},
): Promise<PlacedOrder> {
  const id = await saveAddress(customer, address)
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  await fillCart(customer, products)
  return (await customer.call<PlacedOrder>('POST /post/order', { order })).data
}

async function productOf(request: APIRequestContext, slug: string): Promise<{ _id: string; name: string }> {
  const answer = await request.get(`/api/get/productBySlug?slug=${slug}`)
  return ((await answer.json()) as { data: { _id: string; name: string } }).data
}

const status = (page: Page) =>
  page
    .getByRole('main')
    .locator('header')
    .getByText(/^(Pending|Confirmed|Delivered|Cancelled)$/)

test('finds an order, tracks it and cancels it; its pieces go back to the shelf', async ({ page, request }, {
  project,
}) => {
  const slug = project.name === 'phone' ? 'aarogrit-giloy-juice-500-ml' : 'aarogrit-karela-jamun-juice-500-ml'
  const product = await productOf(request, slug)
  const before = await stockOf(slug)
  const customer = await newCustomer(request)
  await signInOn(page, customer)
  await page.goto('/orders')
  await expect(page.getByText('No Data Found')).toBeVisible()
  await order(customer, [{ _id: product._id, quantity: 4 }])
  await page.reload()
  // The list comes by script: what is typed before that would be lost.
  await expect(page.getByRole('rowheader')).toHaveCount(1)

  const search = page.getByPlaceholder('Type And Enter')
  await search.fill('nothing like it')
  await search.press('Enter')
  await expect(page.getByText('Order not found').first()).toBeVisible()
  await expect(page.getByText('No Data Found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByLabel('Ordered on').fill('2020-02-02')
  await expect(page.getByText('No Data Found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the date' }).click()
  await search.fill(product.name.slice(1, 12).toUpperCase())
  await search.press('Enter')
  await expectAccessible(page, 'orders')
  await expect(page.getByRole('group', { name: 'My Orders' })).toHaveCSS('max-height', '620px')
  await page.getByRole('button', { name: /^Show the products/ }).click()
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name })
  await expect(line).toContainText('X4')
  await expect(page.getByRole('cell').filter({ hasText: '-' }).first()).toHaveText('-')
  await page.getByRole('button', { name: /^Track order/ }).click()
  const tracker = page.getByRole('dialog', { name: 'Track Your Order' })
  await expect(tracker.getByRole('listitem')).toHaveCount(5)
  await expect(tracker.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
  await expectAccessible(page, 'track dialog')
  await page.keyboard.press('Escape')

  await openTheOrder(page)
  await expect(page.getByText('Thambu Chetty Street')).toBeVisible()
  await expect(page.getByText(customer.email)).toBeVisible()
  await expect(page.getByText(`+91 ${customer.mobile}`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Download Invoice' }).click()
  await expect(page.getByText('Invoice will available after delivery')).toBeVisible()
  const cancel = page.getByRole('button', { name: 'Cancel Order' })
  await cancel.click()
  const question = page.getByRole('dialog', { name: 'Cancel Order' })
  await expect(question.getByText('Are you sure! You want to cancel your order?')).toBeVisible()
  await expectAccessible(page, 'cancel dialog')
  await question.getByRole('button', { name: 'Keep the order' }).click()
  await expect(status(page)).toHaveText('Pending')
  await cancel.click()
  await question.getByRole('button', { name: 'Yes, Cancel it!' }).click()
  await expect(page.getByText('Cancelled! Your order has been deleted.')).toBeVisible()
  await expect(page.getByText('This order was cancelled.')).toBeVisible()
  await expect(status(page)).toHaveText('Cancelled')
  await expect(cancel).toBeHidden()
  await expectAccessible(page, 'cancelled order')
  expect(await stockOf(slug)).toEqual(before)
})

test('a paid order that is cancelled is paid back', { tag: '@desktop' }, async ({ page, request }) => {
  const customer = await newCustomer(request)
  const id = await saveAddress(customer)
  const { _id } = await productOf(request, 'aarogrit-triphala-churna-100-g')
  await customer.call('POST /post/cart', {
    data: { userId: customer.userId, products: [{ _id, quantity: 1 }] },
  })
  await signInOn(page, customer)
  await page.goto('/checkout')
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('radio', { name: /Razorpay/ }).check()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page
    .frameLocator('iframe[title="Razorpay sandbox checkout"]')
    .getByRole('button', { name: 'Success', exact: true })
    .click()
  await expect(page).toHaveURL('/orders', { timeout: 20_000 })
  const orderNumber = await openTheOrder(page)
  expect(id).not.toBe('')
  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await page.getByRole('button', { name: 'Yes, Cancel it!' }).click()
  await expect(status(page)).toHaveText('Cancelled')
  await operator('reconcile')
  await page.reload()
  await expect(page.getByText('Online Mode · Refunded')).toBeVisible()
  const [charge] = await chargesOf(orderNumber)
  expect(charge?.refunded).toBe(charge?.amount)
})

test('an order goes from the pharmacy to the door: notifications, invoice, review', {
  tag: '@phone',
}, async ({ page, request }) => {
  const product = await productOf(request, 'aarogrit-chyawanprash-classic-500-g')
  const customer = await newCustomer(request)
  const { orderNumber } = await order(customer, [{ _id: product._id, quantity: 1 }])
  const main = page.getByRole('main')
  const cancel = page.getByRole('button', { name: 'Cancel Order' })
  await signInOn(page, customer)
  await page.goto('/orders')
  await openTheOrder(page)
  await expect(cancel).toBeVisible()

  await test.step('confirmed: it cannot be cancelled any more', async () => {
    await operator('orders', 'move', orderNumber, 'confirmed')
    await page.reload()
    await expect(status(page)).toHaveText('Confirmed')
    await expect(cancel).toBeHidden()
  })

  await test.step('delivered: all five steps, none an error', async () => {
    for (const next of ['pickedUp', 'onTheWay', 'delivered']) {
      await operator('orders', 'move', orderNumber, next)
    }
    await page.reload()
    await expect(status(page)).toHaveText('Delivered')
    const steps = main.getByRole('region', { name: 'Track Your Order' }).getByRole('listitem')
    await expect(steps).toHaveText([/^Pending/, /^Confirmed/, /^Picked Up/, /^On The Way/, /^Delivered/])
    await expect(steps.filter({ hasText: 'Not yet' })).toHaveCount(0)
  })

  await test.step('the news of it is counted in the header, read once, and leads to the order', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    const bell = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName(/^Notifications \d+ New$/)
    await bell.click()
    await expect(page).toHaveURL('/notifications')
    const delivered = main.getByRole('listitem').filter({ hasText: `Delivered: order ${orderNumber}` })
    await expect(delivered.getByText('New', { exact: true })).toBeVisible()
    await expect(delivered.getByText(/^\d+ (second|minute)s? ago$/)).toBeVisible()
    await expectAccessible(page, 'notifications')
    await page.reload()
    await expect(delivered).toBeVisible()
    await expect(main.getByText('New', { exact: true })).toHaveCount(0)
    await delivered.getByRole('link', { name: /^Open/ }).click()
    await expect(page.getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Notifications \d+ New$/ })).toHaveCount(0)
  })

  await test.step('the invoice is read in a dialog and taken away as a PDF', async () => {
    await page.goto('/orders')
    await page.getByRole('button', { name: `Invoice of order ${orderNumber}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(product.name)).toBeVisible()
    await expect(dialog.getByRole('table', { name: 'Tax Summary' })).toContainText('996812')
    await expect(dialog.getByText('Tax Invoice')).toHaveCount(1)
    await expectAccessible(page, 'invoice dialog')
    const { pages } = await downloadInvoice(page, 'Download')
    expect(pages[0]).toContain(`Order No ${orderNumber}`)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await nothingToGoBackOver(page)
  })

  await test.step('what was bought is reviewed, and the review changed', async () => {
    const { mobile } = customer
    await page.goto(`/product/any/${product._id}`)
    await page.getByRole('heading', { name: 'Ratings & Reviews' }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText('Please enter a review').first()).toBeVisible()
    await page.getByRole('radio', { name: '5 stars' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await page.getByLabel('Your review').fill(`Came in two days ${mobile}`)
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByRole('listitem').getByText(`Came in two days ${mobile}`)).toBeVisible()
    await page.getByLabel('Your review').fill(`Still good ${mobile}`)
    await page.getByRole('button', { name: 'Update Review' }).click()
    await expect(page.getByRole('listitem').getByText(`Still good ${mobile}`)).toBeVisible()
    await expect(page.getByText(`Came in two days ${mobile}`)).toHaveCount(0)
    await expectAccessible(page, 'product with reviews')
  })
})

test('who has not bought a product cannot review it', { tag: '@phone' }, async ({ page, request }) => {
  const product = await productOf(request, 'aarogrit-chyawanprash-classic-500-g')
  await page.goto(`/product/any/${product._id}`)
  const reviews = page.getByRole('heading', { name: 'Ratings & Reviews' })
  await reviews.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Login to review' })).toBeVisible()
  await signInOn(page, await newCustomer(request))
  await page.goto(`/product/any/${product._id}`)
  await reviews.scrollIntoViewIfNeeded()
  await expect(page.getByText('Buy this product to post reviews')).toBeVisible()
  await expect(page.getByLabel('Your review')).toHaveCount(0)
})

test('an invoice of many lines goes over pages, with names in Indian scripts, and adds up', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const listed = await request.post('/api/get/productsBySpecialityCategoryName?page=1&limit=100', {
    data: { categoryName: 'Pain Relief' },
  })
  const { data } = (await listed.json()) as {
    data: { _id: string; name: string; totalStocks: number; isPrescriptionNeeded: boolean }[]
  }
  const bought = data
    .filter(({ totalStocks, isPrescriptionNeeded }) => totalStocks > 10 && !isPrescriptionNeeded)
    .slice(0, 40)
  const customer = await newCustomer(request)
  const { _id, orderNumber } = await order(
    customer,
    bought.map((one) => ({ _id: one._id, quantity: 2 })),
    { name: 'மீனாட்சி சுந்தரம்', streetName: 'तिलक मार्ग, कश्मीरी गेट', landMark: 'Near the ₹10 shop' },
  )
  await operator('orders', 'move', orderNumber, 'delivered')
  await signInOn(page, customer)
  await page.goto(`/orders/${_id}`)
  await expect(page.getByText('மீனாட்சி சுந்தரம்')).toBeVisible()
  const products = page.getByRole('region', { name: 'Products' })
  await expect(products.getByRole('rowheader')).toHaveCount(5)
  await expect(products.getByText(`1–5 of ${bought.length}`)).toBeVisible()
  await expect(products.getByRole('combobox').getByRole('option')).toHaveText(['5', '10', '25', '100'])
  await products.getByRole('combobox').selectOption('25')
  await expect(products.getByRole('rowheader')).toHaveCount(25)
  const { pages, pictured } = await downloadInvoice(page)
  expect(pages.length).toBeGreaterThan(1)
  for (const [index, text] of pages.entries()) expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
  for (const text of pages) expect(text).toContain('No Item HSN')
  const text = pages.join(' ')
  for (const { name } of bought) expect(text).toContain(name)
  expect(text).toContain('Near the ₹10 shop')
  // A picture each, with its words for one kind of reader, and under it for the other.
  for (const said of [pictured.join(' '), text]) {
    expect(said).toContain('மீனாட்சி சுந்தரம்')
    expect(said).toContain('तिलक मार्ग, कश्मीरी गेट')
  }
  const parts = ['Sub Total (excl. tax)', 'Delivery Charge (excl. tax)', 'CGST', 'SGST'].map((name) =>
    amountAfter(text, name),
  )
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amountAfter(text, 'Grand Total'))
  const taxes = text.slice(text.indexOf('Tax Summary'), text.indexOf('Amount in words'))
  expect(taxes).toMatch(/HSN Tax Taxable CGST SGST Total/)
  const [, sums = ''] = /Total ((₹[\d,.]+ ?){4})$/.exec(taxes.trim()) ?? []
  const [, central, state, whole] = sums.split(' ').map((sum) => Number(sum.replace(/[₹,.]/g, '')))
  expect([central, state]).toEqual([amountAfter(text, 'CGST'), amountAfter(text, 'SGST')])
  expect(whole).toBe(amountAfter(text, 'Grand Total'))
})

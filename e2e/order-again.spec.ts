import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import {
  type CustomerByCall,
  fillCart,
  newCustomer,
  newCustomerAt,
  saveAddress,
  signInOn,
} from './customer.ts'
import { otpSentTo } from './inbox.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { operator } from './operator.ts'
import { stockOf } from './till.ts'
import { nothingToGoBackOver } from './visitor.ts'

interface Bought {
  _id: string
  orderNumber: string
  products: { _id: string; name: string; quantity: number }[]
}

/** Two pieces of the first, and one of each other. */
async function buy(customer: CustomerByCall, slugs: string[]): Promise<Bought> {
  const { call } = customer
  const id = await saveAddress(customer)
  const products: { _id: string; quantity: number }[] = []
  for (const slug of slugs) {
    const { data } = await call<{ _id: string }>(`GET /get/productBySlug?slug=${slug}`)
    products.push({ _id: data._id, quantity: products.length === 0 ? 2 : 1 })
  }
  await fillCart(customer, products)
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  return (await call<Bought>('POST /post/order', { order })).data
}

const cartLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${count} items` })
const said = (page: Page, { orderNumber }: Bought) =>
  page.getByRole('dialog', { name: `Order ${orderNumber} again` })

/** A customer with one order, on the store's pages. */
async function withOrder(page: Page, request: APIRequestContext, slugs: string[]) {
  const customer = await newCustomer(request)
  const bought = await buy(customer, slugs)
  await signInOn(page, customer)
  return { customer, bought }
}

test('an order is put into the cart again from the list, from its page and from the home page', async ({
  page,
  request,
}) => {
  const { bought } = await withOrder(page, request, ['aarogrit-forest-honey-250-g', 'aarogrit-tulsi-drops'])
  await test.step('from the list', async () => {
    await page.goto('/orders')
    await page.getByRole('button', { name: `Order again: ${bought.orderNumber}` }).click()
    const dialog = said(page, bought)
    await expect(dialog.getByText('All 2 products are in your cart.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Go to cart' })).toBeFocused()
    await expectAccessible(page, 'an order again')
    await expect(cartLink(page, 3)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: `Order again: ${bought.orderNumber}` })).toBeFocused()
  })
  await test.step('from its page: what is in the cart is not put there twice', async () => {
    await nothingToGoBackOver(page)
    await page.goto(`/orders/${bought._id}`)
    await page.getByRole('button', { name: `Order again: ${bought.orderNumber}` }).click()
    await said(page, bought).getByRole('link', { name: 'Go to cart' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(cartLink(page, 3)).toBeVisible()
  })
  await test.step('from the home page', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: /^Order again/ }).click()
    await expect(said(page, bought).getByText('All 2 products are in your cart.')).toBeVisible()
    await expect(cartLink(page, 3)).toBeVisible()
  })
})

test('what is sold out is named, with what there is instead of it', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const soldOut = 'paracetamol-500mg-tablet-sahaj'
  const { bought } = await withOrder(page, request, [soldOut, 'aarogrit-piles-relief-cream'])
  const [{ name } = { name: '' }] = bought.products
  const { free } = await stockOf(soldOut)
  await operator('set-stock', soldOut, '0')
  try {
    await page.goto('/orders')
    await page.getByRole('button', { name: `Order again: ${bought.orderNumber}` }).click()
    const dialog = said(page, bought)
    await expect(dialog.getByText('1 of 2 products are in your cart.')).toBeVisible()
    await expect(dialog.getByText(`${name} is sold out.`)).toBeVisible()
    await expectAccessible(page, 'an order again with a substitute')
    const instead = dialog.getByRole('list', { name: `Instead of ${name}` })
    await instead
      .getByRole('button', { name: /^Add to Cart: / })
      .first()
      .click()
    await expect(instead.getByText('In your cart')).toBeVisible()
    await expect(cartLink(page, 3)).toBeVisible()
  } finally {
    await operator('set-stock', soldOut, String(free))
  }
})

test('what costs more now, and what there is less of, is named', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const [dearer, scarce] = ['aarogrit-ashwagandha-powder-250-g', 'siddhara-ashwagandha-powder-100-g']
  const { bought, customer } = await withOrder(page, request, [scarce, dearer])
  const { data } = await customer.call<{ name: string; salesPrice: number; purchasedPrice: number }>(
    `GET /get/productBySlug?slug=${dearer}`,
  )
  const was = data.salesPrice
  const { free } = await stockOf(scarce)
  await operator('set-price', dearer, String(was + 1), '--mrp', String(data.purchasedPrice + 1))
  await operator('set-stock', scarce, '1')
  try {
    await page.goto('/orders')
    await page.getByRole('button', { name: `Order again: ${bought.orderNumber}` }).click()
    const dialog = said(page, bought)
    await expect(dialog.getByText('All 2 products are in your cart.')).toBeVisible()
    await expect(dialog.getByText(`${bought.products[0]?.name}: 1 instead of 2 pieces.`)).toBeVisible()
    const rupees = (amount: number) => `₹${amount.toFixed(2)}`
    await expect(
      dialog.getByText(`${data.name} costs ${rupees(was + 1)}, and was ${rupees(was)}.`),
    ).toBeVisible()
    await expect(cartLink(page, 2)).toBeVisible()
  } finally {
    await operator('set-price', dearer, String(was), '--mrp', String(data.purchasedPrice))
    await operator('set-stock', scarce, String(free))
  }
})

test('a guest who asks for the last order signs in, and it goes on; who has none sees the orders', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const customer = await newCustomer(request)
  const bought = await buy(customer, ['aarogrit-forest-honey-250-g', 'aarogrit-tulsi-drops'])
  await page.goto('/')
  await page.getByRole('link', { name: /^Order again/ }).click()
  const form = page.locator('form.dawa-login__form')
  const before = await otpSentTo(customer.mobile)
  await form.getByLabel('Mobile Number').fill(customer.mobile)
  await form.getByRole('button', { name: 'Send OTP' }).click()
  await expect(form.getByText('OTP has been sent to')).toBeVisible()
  // The page says so when it is on its way.
  await expect.poll(() => otpSentTo(customer.mobile)).not.toBe(before)
  await form.getByLabel('OTP', { exact: true }).fill(await otpSentTo(customer.mobile))
  await form.getByRole('button', { name: 'Verify' }).click()
  await expect(said(page, bought).getByText('All 2 products are in your cart.')).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
  await signInOn(page, await newCustomer(request))
  await page.goto('/')
  await page.getByRole('link', { name: /^Order again/ }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByText('You have not ordered anything yet.')).toBeVisible()
})

test('the tracker of a partner’s page orders again, and leads to its cart', async ({ page, request }) => {
  const customer = await newCustomerAt(addresses.partner, request)
  const bought = await buy(customer, ['aarogrit-forest-honey-250-g', 'aarogrit-tulsi-drops'])
  await signInOn(page, customer, addresses.partner)
  await page.goto(`${addresses.partner}/orders`)
  await page.getByRole('button', { name: `Order again: ${bought.orderNumber}` }).click()
  const dialog = said(page, bought)
  await expect(dialog.getByText('All 2 products are in your cart.')).toBeVisible()
  await expectAccessible(page, 'an order again on a partner’s page')
  await dialog
    .getByRole('button', { name: 'Go to cart' })
    .or(dialog.getByRole('link', { name: 'Go to cart' }))
    .click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(bought.products[0]?.name ?? '')
      .first(),
  ).toBeVisible()
})

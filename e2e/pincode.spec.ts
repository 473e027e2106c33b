import { addresses } from './addresses.ts'
import { newCustomer, newCustomerAt, signInOn } from './customer.ts'
import { expect, test } from './journey.ts'
import { nothingToGoBackOver } from './visitor.ts'

const PRODUCT = '/product/pain-relief/parapal-650-tablet'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the button for the pincode leads to a page that says whether the shop delivers, and leads back', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(PRODUCT)
    await page.getByRole('banner').getByRole('button', { name: 'Select Pincode' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery Pincode')
    const field = page.getByRole('main').getByLabel('Pincode')
    const check = page.getByRole('main').getByRole('button', { name: 'Check' })
    for (const [typed, answer] of [
      ['60000123ab', 'Enter a valid Pincode'],
      ['999999', 'Currently not available for this Pin Code'],
      ['600 001', 'Delivery to 600001, Chennai, Tamil Nadu'],
    ] as const) {
      await field.fill(typed)
      await check.click()
      await expect(page.getByRole('main').getByText(answer)).toBeVisible()
      await expect(field).toHaveValue(typed)
    }
    await page.getByRole('link', { name: 'Continue shopping' }).click()
    await expect(page).toHaveURL(PRODUCT)
  })
})

test('the page of the pincode shows digits alone, and saves what it found', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/pincode?from=//evil.example/')
  await expect(page.getByRole('link', { name: 'Continue shopping' })).toHaveAttribute('href', '/')
  const field = page.getByRole('main').getByLabel('Pincode')
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0)
  await field.pressSequentially('60-00x0123ab')
  await expect(field).toHaveValue('600001')
  await field.press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deliver to 600001' })).toBeVisible()
  await page.goto('/about-us')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deliver to 600001' })).toBeVisible()
})

test('where its script does not come the button leads to the page', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto(PRODUCT)
  await page.getByRole('banner').getByRole('button', { name: 'Select Pincode' }).click()
  await expect(page).toHaveURL(/\/pincode\?from=/)
})
for (const kept of [
  '[object Object]',
  '{"pincode":{},"district":"Chennai","state":"Tamil Nadu"}',
  '{"pincode":"600001","district":{},"state":"Tamil Nadu"}',
  '{"pincode":"6000011","district":"Chennai","state":"Tamil Nadu"}',
]) {
  test(`a pincode that is kept as ${kept} is none`, { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript((entry) => localStorage.setItem('dawakit:pincode', entry), kept)
    await page.goto(PRODUCT)
    await expect(page.locator('header astro-island[ssr]')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Select Pincode' })).toBeVisible()
    await expect(page.getByText('[object Object]')).toHaveCount(0)
    await page.goto(addresses.partner)
    await expect(page.getByLabel('Pincode')).toBeVisible()
    await expect(page.getByText(/^Delivery to/)).toHaveCount(0)
  })
}

test('a pincode that could not be saved to the customer’s record stays what it was', {
  tag: '@phone',
}, async ({ page, request }) => {
  await signInOn(page, await newCustomer(request))
  await page.goto('/about-us')
  const deliverTo = page.getByRole('banner').getByRole('button', { name: /^(Select Pincode|Deliver to)/ })
  const field = page.getByRole('dialog', { name: 'Delivery Pincode' }).getByLabel('Pincode')
  async function choose(pincode: string): Promise<void> {
    await deliverTo.click()
    await field.fill(pincode)
    await field.press('Enter')
  }
  for (const [before, chosen] of [
    ['Select Pincode', '600001'],
    ['Deliver to 600001', '110001'],
  ] as const) {
    await page.route('**/api/update/userDetails', (route) => route.fulfill({ status: 500, body: '' }))
    await choose(chosen)
    await expect(page.getByText('Something went wrong').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(deliverTo).toHaveText(before)
    await nothingToGoBackOver(page)
    await page.reload()
    await expect(page.locator('header astro-island[ssr]')).toHaveCount(0)
    await expect(deliverTo).toHaveText(before)
    await page.unrouteAll()
    await choose(chosen)
    await expect(deliverTo).toHaveText(`Deliver to ${chosen}`)
  }
})

test('on a partner’s page a pincode that could not be saved stays what it was, too', {
  tag: '@phone',
}, async ({ page, request }) => {
  const customer = await newCustomerAt(addresses.partner, request)
  await signInOn(page, customer, addresses.partner)
  await page.reload()
  await page.route('**/api/update/userDetails', (route) => route.abort())
  const checker = page.locator('dawa-pincode-checker')
  await checker.getByLabel('Pincode').fill('600001')
  await checker.getByRole('button', { name: 'Check' }).click()
  await expect(checker.getByText('Something went wrong')).toBeVisible()
  await expect(checker.getByText(/^Delivery to/)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('dawakit:pincode'))).toBeNull()
  await page.unrouteAll()
  await checker.getByRole('button', { name: 'Check' }).click()
  await expect(checker.getByText(/^Delivery to 600001, Chennai/)).toBeVisible()
})

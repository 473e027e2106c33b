import { addresses } from './addresses.ts'
import { fillCart, newCustomer, newCustomerAt, saveAddress, signInOn } from './customer.ts'
import { expect, type Page, test } from './journey.ts'

const HONEY = '/product/ayurveda/aarogrit-forest-honey-250-g'
const popup = (page: Page) => page.frameLocator('iframe[title="Razorpay sandbox checkout"]')

/** What becomes of a text that a script of the page makes markup, a script's address or code. */
const tryTexts = (page: Page) =>
  page.evaluate(() => {
    const outcome = (use: () => void) => {
      try {
        use()
        return 'taken'
      } catch {
        return 'refused'
      }
    }
    return {
      markup: outcome(() => Object.assign(document.createElement('div'), { innerHTML: '<b>bold</b>' })),
      address: outcome(() => Object.assign(document.createElement('script'), { src: '/elsewhere.js' })),
      code: outcome(() => Object.assign(document.createElement('script'), { text: 'window.isRun = true' })),
    }
  })

test('rows that scroll in and lists that are filtered break no rule of the page', { tag: '@phone' }, async ({
  page,
  refusals,
}) => {
  await page.goto('/')
  const rows = page.locator('[data-row]')
  for (const row of await rows.all()) await row.scrollIntoViewIfNeeded()
  const last = page.locator('[data-slides]').last()
  await expect(last.getByRole('article')).toHaveCount(24)
  // Their buttons know what they sell.
  await last.getByRole('button', { name: 'Add to Cart' }).last().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  expect(refusals).toEqual([])
  await page.goto('/specialityCategory/pain-relief')
  await page.getByLabel('Sort').selectOption('price')
  await expect(page).toHaveURL(/sort=/)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).last().click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test.describe('a page that is tried', () => {
  test.use({ triesPolicies: true })

  test('no text becomes markup or a script on the store’s pages; at the checkout a gateway’s script may write markup', {
    tag: '@phone',
  }, async ({ page, request }) => {
    for (const path of ['/', HONEY, '/search?search=honey', '/faq', '/login']) {
      await page.goto(path)
      expect(await tryTexts(page), path).toEqual({ markup: 'refused', address: 'refused', code: 'refused' })
    }
    const customer = await newCustomer(request)
    await signInOn(page, customer)
    await page.goto('/checkout')
    expect(await tryTexts(page)).toEqual({ markup: 'taken', address: 'taken', code: 'refused' })
  })

  test('the elements, and a payment in the popup, work on a page that requires trusted types', {
    tag: '@desktop',
  }, async ({ page, request, refusals }) => {
    const customer = await newCustomerAt(addresses.partner, request)
    await saveAddress(customer)
    const { data } = await customer.call<{ _id: string }>(
      'GET /get/productBySlug?slug=aarogrit-triphala-churna-100-g',
    )
    await fillCart(customer, [{ _id: data._id, quantity: 1 }])
    await page.context().grantPermissions(['local-network-access'], { origin: addresses.partner })
    await page.route(`${addresses.partner}/**`, async (route) => {
      const response = await route.fetch()
      const policy = response.headers()['content-security-policy']
      const trusted = "require-trusted-types-for 'script'; trusted-types dawakit"
      const headers = { ...response.headers(), 'content-security-policy': `${policy}; ${trusted}` }
      await route.fulfill({ response, headers })
    })
    await signInOn(page, customer, addresses.partner)
    await page.goto(addresses.partner)
    await page.getByRole('combobox', { name: 'Search medicines' }).fill('honey')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Cart, 1 item/ })).toBeVisible()
    await page.goto(`${addresses.partner}/checkout`)
    await page.getByRole('checkbox', { name: /I accept the/ }).check()
    await page.getByRole('radio', { name: /Razorpay/ }).check()
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await popup(page).getByRole('button', { name: 'Success', exact: true }).click()
    await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible()
    expect(refusals).toEqual([])
    expect((await tryTexts(page)).markup).toBe('refused')
  })
})

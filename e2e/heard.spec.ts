import { addresses } from './addresses.ts'
import { newCustomer, signInOn } from './customer.ts'
import { expect, test } from './journey.ts'

const PRODUCT = '/product/pain-relief/parapal-650-tablet'
/** The reference catalogue has none of it. */
const SOLD_OUT = '/product/immunity-boosters/aarogrit-amla-juice-500-ml'

test('what is added, counted and taken out is said', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(PRODUCT)
  const said = page.locator('[data-cart-news]')
  await expect(said).toHaveRole('status')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(said).toHaveText(`${name} added to the cart`)
  await page.getByRole('main').getByRole('button', { name: 'Remove From Cart' }).first().click()
  await expect(said).toHaveText(`${name} removed from the cart`)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.goto('/cart')
  await expect(said, 'a cart that one comes with is no news').toBeEmpty()
  await page.getByRole('button', { name: `One more of ${name}` }).click()
  await expect(said).toHaveText(`2 of ${name} in the cart`)
})

test('on a partner’s page what is added, counted and taken out is said', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(addresses.partner)
  const said = page.locator('dawa-cart-button').getByRole('status')
  await expect(said).toHaveCount(1)
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(said).toHaveText(/^.+ added to the cart$/)
  const name = (await said.innerText()).replace(' added to the cart', '')
  await card.getByRole('button', { name: `One more of ${name}` }).click()
  await expect(said).toHaveText(`2 of ${name} in the cart`)
})

test('who asks to be told of a product hears that it was noted', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await signInOn(page, await newCustomer(request))
  await page.goto(SOLD_OUT)
  await page.getByRole('main').getByRole('button', { name: 'Notify Me' }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Notified' })).toBeVisible()
})

test('each empty field says so of itself, and the first has the focus', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await signInOn(page, await newCustomer(request))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
  const form = page.locator('form.dawa-address-form')
  await form.getByRole('button', { name: 'Save' }).click()
  const empty = ['Door Number', 'Street Name', 'Landmark', 'Pincode', 'City', 'State']
  for (const label of empty) {
    const field = form.getByLabel(label)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription('Required')
  }
  await expect(form.getByRole('radiogroup')).toHaveAccessibleDescription('Required')
  await expect(form.getByLabel('Door Number')).toBeFocused()
  await expect(form.getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true')
})

test('signing up, each empty field says so of itself', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/signup')
  const main = page.getByRole('main')
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: 'Sign Up' }).click()
  for (const label of ['Username', 'Email', 'Mobile Number']) {
    await expect(main.getByLabel(label)).toHaveAccessibleDescription(/Required/)
  }
  await expect(main.getByLabel('Username')).toBeFocused()
})

test('elements say their language, unless the page has', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(addresses.partner)
  const search = page.locator('dawa-search-box')
  await expect(search).toHaveAttribute('lang', 'en')
  await page.evaluate(() => {
    const box = document.createElement('dawa-pincode-checker')
    box.lang = 'en-GB'
    box.id = 'own'
    document.querySelector('main')?.append(box)
  })
  await expect(page.locator('#own').getByRole('button', { name: 'Check' })).toBeVisible()
  await expect(page.locator('#own')).toHaveAttribute('lang', 'en-GB')
})

test('no field is so small that a phone zooms into it', { tag: '@phone' }, async ({ page, request }) => {
  const small = () =>
    page.evaluate(() => {
      const found: string[] = []
      const look = (root: Document | ShadowRoot) => {
        for (const element of root.querySelectorAll<HTMLElement>('*')) {
          if (element.shadowRoot) look(element.shadowRoot)
          const isTyped = element.matches('select, textarea, input:not([type=checkbox], [type=radio])')
          if (!isTyped || !element.checkVisibility()) continue
          const size = Number.parseFloat(getComputedStyle(element).fontSize)
          if (size < 16) found.push(`${element.outerHTML.slice(0, 100)}: ${size} px`)
        }
      }
      look(document)
      return found
    })
  for (const path of [
    '/',
    '/specialityCategory/pain-relief',
    PRODUCT,
    '/login',
    '/signup',
    '/forgotPassword',
    '/faq',
  ]) {
    await page.goto(path)
    expect(await small(), path).toEqual([])
  }
  await page.goto('/specialityCategory/pain-relief')
  await page.locator('button.filter-button').click()
  expect(await small(), 'the filter').toEqual([])
  await signInOn(page, await newCustomer(request))
  for (const path of ['/profile', '/orders', '/upload-prescription', '/cart']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(await small(), path).toEqual([])
  }
  await page.goto('/profile')
  await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
  await expect(page.locator('form.dawa-address-form')).toBeVisible()
  expect(await small(), 'the address').toEqual([])
  await page.goto(addresses.partner)
  await expect(page.getByRole('combobox', { name: 'Search medicines' })).toBeVisible()
  expect(await small(), 'a partner’s page').toEqual([])
})

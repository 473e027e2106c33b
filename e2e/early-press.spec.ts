import { newCustomer, signInOn } from './customer.ts'
import { expect, type Page, test } from './journey.ts'

const PRODUCT = '/product/pain-relief/parapal-650-tablet'
const NO_NETWORK = 'Could not connect. Check your connection and try again'

const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('banner')
const cart = (page: Page, pieces: string) => banner(page).getByRole('link', { name: `Cart, ${pieces}` })
const buyButton = (page: Page, name: string) => page.locator('.buy-box').getByRole('button', { name })

/** Pages come without their scripts, until these are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_astro/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('Add to Cart, pressed twice before the scripts have come, is done once when they come', {
  tag: '@phone',
}, async ({ page, request }) => {
  await signInOn(page, await newCustomer(request))
  const release = await holdScripts(page)
  const sent: string[] = []
  page.on('request', (call) => {
    if (call.method() === 'POST' && call.url().endsWith('/post/cart')) sent.push(call.url())
  })
  await page.goto(PRODUCT, { waitUntil: 'commit' })
  const add = buyButton(page, 'Add to Cart')
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  await add.click()
  release()
  await expect(cart(page, '1 item')).toBeVisible()
  const remove = buyButton(page, 'Remove From Cart')
  await expect(remove).not.toHaveAttribute('aria-busy', 'true')
  expect(sent).toHaveLength(1)
  await remove.click()
  await expect(cart(page, '0 items')).toBeVisible()
})

test('a drawer that was asked for before the scripts opens with them', { tag: '@phone' }, async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/about-us', { waitUntil: 'commit' })
  const pincode = banner(page).getByRole('button', { name: 'Select Pincode' })
  await pincode.click()
  await expect(pincode).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog', { name: 'Delivery Pincode' })).toBeVisible()
  await expect(pincode).not.toHaveAttribute('aria-busy', 'true')
})

test('what a press opens is fetched from the press on: beside what shows it, and while the cart is changed', {
  tag: '@phone',
}, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/_astro\/(overlay|actions)\.[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const hasAskedFor = (file: string) => () => asked.some((url) => url.includes(`/_astro/${file}.`))
  await page.goto(PRODUCT)
  await banner(page).getByRole('button', { name: 'Select Pincode' }).click()
  await expect.poll(hasAskedFor('overlay-pincode')).toBe(true)
  expect(hasAskedFor('overlay-login')()).toBe(false)
  await buyButton(page, 'Buy Now').click()
  await expect.poll(hasAskedFor('overlay-login')).toBe(true)
  release()
  await expect(page.getByRole('dialog', { name: 'Login / Register' })).toBeVisible()
})

test('a form that needs its script waits for it: what was typed goes into no address, and is sent when it has come', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await main(page).getByLabel('Email').fill('meena@mail.example')
  await main(page).getByLabel('Password', { exact: true }).fill('Vanakkam-1')
  await main(page).getByLabel('Password', { exact: true }).press('Enter')
  const login = main(page).getByRole('button', { name: 'Login', exact: true })
  await expect(login).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(main(page).getByText('Invalid email or password').first()).toBeVisible()
  await expect(login).not.toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/\/login$/)
})

test('where the scripts do not come a press says so, and the next one reads the page anew', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto(PRODUCT)
  const add = buyButton(page, 'Add to Cart')
  const said = page.getByRole('alert').filter({ hasText: NO_NETWORK })
  await context.setOffline(true)
  await add.click()
  await expect(said).toBeVisible()
  await expect(add).not.toHaveAttribute('aria-busy', 'true')

  await context.setOffline(false)
  await page.unroute('**/_astro/*.js')
  const anew = page.waitForEvent('load')
  await add.click()
  await anew
  await add.click()
  await expect(cart(page, '1 item')).toBeVisible()
})

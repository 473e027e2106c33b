import { expectAccessible } from './accessible.ts'
import { newCustomer, signInOn } from './customer.ts'
import { expect, type Page, test } from './journey.ts'
import { newMobile, register } from './visitor.ts'

const CUSTOMERS_ROUTES = [
  '/checkout',
  '/profile',
  '/profile?view=orders',
  '/upload-prescription',
  '/orders',
  '/orders/0123456789abcdef01234567',
  '/notifications',
  '/success',
  '/failure',
  '/profile?view=prescriptions',
]

/** What everybody may open, by its heading. */
const EVERYBODYS_ROUTES: [path: string, heading: string][] = [
  ['/cart', 'My Cart'],
  ['/generalCategory', 'General Categories'],
  ['/specialityCategory', 'Speciality Categories'],
  ['/specialityCategory/pain-relief', 'Pain Relief'],
  ['/brand/aarogrit', 'Aarogrit products'],
  ['/return-policy', 'Return Policy'],
  ['/refund-policy', 'Refund Policy'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-and-conditions', 'Terms and Conditions'],
  ['/cancellation-policy', 'Cancellation Policy'],
  ['/miscellaneous', 'Miscellaneous'],
  ['/contact-us', 'Contact Us'],
  ['/about-us', 'About Us'],
  ['/faq', 'Frequently Asked Questions'],
]

const VISITORS_ROUTES: [path: string, heading: string][] = [
  ['/login', 'Login'],
  ['/signup', 'Sign Up'],
  ['/forgotPassword', 'Forgot password'],
]

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Login / Register' })
const home = /:\d+\/$/

test('a visitor at a customer’s route is at home, asked to sign in, and comes back after it', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of CUSTOMERS_ROUTES) {
    await page.goto(path)
    await expect(page, path).toHaveURL(`/?login=${encodeURIComponent(path)}`)
    await expect(prompt(page), path).toBeVisible()
  }
  await expectAccessible(page, 'login prompt')
  await register(page, newMobile())
  await expect(page).toHaveURL('/profile?view=prescriptions')
  await expect(page.getByRole('heading', { name: 'My Prescriptions' })).toBeVisible()
})

test('a visitor may open what is everybody’s, and the ways in', { tag: '@desktop' }, async ({ page }) => {
  for (const [path, heading] of [...EVERYBODYS_ROUTES, ...VISITORS_ROUTES]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(path)
    await expect(title(page), path).toHaveText(heading)
  }
})

test('a customer may open every route but the ways in', { tag: '@phone' }, async ({ page, request }) => {
  await signInOn(page, await newCustomer(request))
  for (const [path, heading] of EVERYBODYS_ROUTES) {
    await page.goto(path)
    await expect(page, path).toHaveURL(path)
    await expect(title(page), path).toHaveText(heading)
  }
  for (const [path, heading] of [
    ['/profile', 'Profile Details'],
    ['/profile?view=orders', 'My Orders'],
    ['/profile?view=prescriptions', 'My Prescriptions'],
    ['/upload-prescription', 'Let a pharmacist prepare my order'],
    ['/orders', 'My Orders'],
    ['/notifications', 'Notifications'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { name: heading }).last(), path).toBeVisible()
  }
  for (const path of ['/login', '/signup', '/forgotPassword', '/checkout']) {
    await page.goto(path)
    await expect(page, `${path} leads home`).toHaveURL(home)
  }
})

test('success and failure of an order are dialogs that lead to the orders, or home', async ({
  page,
  request,
}) => {
  await signInOn(page, await newCustomer(request))
  for (const [path, name, sentence] of [
    ['/success', 'Order Confirmed', 'Your order has been confirmed.'],
    ['/failure', 'Sorry!', 'Sorry! We did not recieve your order.'],
  ] as const) {
    await page.goto(path)
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog.getByText(sentence)).toBeVisible()
    await expectAccessible(page, path)
    await dialog.getByRole('button', { name: 'Track My Order' }).click()
    await expect(page).toHaveURL('/orders')
    await page.goto(path)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(home)
  }
})

test('a product’s old addresses, with its id or another category, lead to its own', {
  tag: '@phone',
}, async ({ page, request }) => {
  const answer = await request.get('/api/get/productBySlug?slug=aarogrit-tulsi-drops')
  const { data } = (await answer.json()) as { data: { _id: string } }
  for (const old of [`/product/any/${data._id}`, '/product/no-category/aarogrit-tulsi-drops']) {
    const moved = await request.get(old, { maxRedirects: 0 })
    expect(moved.status(), old).toBe(301)
    await page.goto(old)
    await expect(page).toHaveURL(/\/product\/[a-z-]+\/aarogrit-tulsi-drops$/)
    await expect(title(page)).toHaveText('Aarogrit Tulsi Drops')
  }
})

test('a session that the server has ended is over with a sentence, and the way back is kept', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const customer = await newCustomer(request)
  await signInOn(page, customer)
  await page.goto('/orders')
  await expect(page.getByText('No Data Found')).toBeVisible()
  await customer.call('POST /post/logout')
  await page.goto('/orders')
  await expect(page).toHaveURL('/?login=%2Forders')
  await expect(page.getByText('Your session has expired. Please login again')).toBeVisible()
  await expect(prompt(page)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('dawakit:token'))).toBeNull()
})

test('a customer whom the shop cannot be asked about is told so, and is there when it answers', {
  tag: '@phone',
}, async ({ page, request }) => {
  await signInOn(page, await newCustomer(request))
  const verify = '**/api/post/verifyToken'
  await page.route(verify, (route) => route.abort())
  await page.goto('/orders')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Could not connect. Check your connection and try again',
  )
  await expect(page).toHaveURL(/\/orders$/)
  await expect(prompt(page)).toBeHidden()
  await page.unroute(verify)
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByText('No Data Found')).toBeVisible()
})

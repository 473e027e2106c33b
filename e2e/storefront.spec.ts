import { type RequestOptions, request } from 'node:http'
import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { expect, type Page, test } from './journey.ts'
import { operator } from './operator.ts'
import { newMobile, register } from './visitor.ts'

interface Found {
  _id: string
  name: string
  totalStocks: number
}

/** Products of a category, as the API lists them. */
async function productsOf(page: Page, categoryName: string): Promise<Found[]> {
  const answer = await page.request.post('/api/get/productsBySpecialityCategoryName?limit=100', {
    data: { categoryName },
  })
  return ((await answer.json()) as { data: Found[] }).data
}

const grid = (page: Page) => page.getByRole('region', { name: 'Products', exact: true })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('home, menus, filter, pages, search and products work', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Deals Of The Day' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByText('Medicines', { exact: true }).last().click()
    await page.getByRole('link', { name: 'Pain Relief', exact: true }).locator('visible=true').first().click()
    await expect(page).toHaveURL(/\/specialityCategory\/pain-relief$/)

    await page.getByRole('button', { name: /^Filter/ }).click()
    await page.getByRole('link', { name: 'NSAIDs' }).click()
    await expect(page).toHaveURL(/\/pain-relief\/nsaids$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('NSAIDs')
    await expect(page.getByText(/\d+ Products Found/)).toBeVisible()
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect(page).toHaveURL(/\?page=2$/)

    await page.getByRole('combobox', { name: 'Search medicines' }).fill('parac')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?search=parac$/)
    await grid(page).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Parac/)
    await page.getByText('Side Effects', { exact: true }).click()
    await expect(page.getByText('Not everybody has them.')).toBeVisible()
  })
})

test('a listing keeps its page, its size and its place when the reader comes back', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/specialityCategory/medicines?page=2')
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByLabel('Per page').selectOption('40')
  await expect(page).toHaveURL(/per_page=40/)
  await expect(page).not.toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(grid(page).getByRole('article')).toHaveCount(40)

  const last = grid(page).getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await last.getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 300)

  await page.goto('/specialityCategory/medicines?page=abc&per_page=-3')
  await expect(page.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(grid(page).getByRole('article')).toHaveCount(20)
})

test('a variant is chosen in the address and is what the cart gets', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/product/diabetic-care/glukomap-blood-glucose-monitor-1-meter-with-10-strips')
  const kits = page.getByRole('group', { name: 'Kit' })
  await expect(kits.getByRole('link', { name: '1 meter with 10 strips' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await kits.getByRole('link', { name: '1 meter with 25 strips' }).click()
  await expect(page).toHaveURL(/\?Kit=1\+meter\+with\+25\+strips$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('25 strips')
  await expectAccessible(page, 'product with variants')
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('1 meter with 25 strips')
})

test('a guest asks to be told, logs in, asks again, and is told when the stock returns', {
  tag: '@desktop',
}, async ({ page }) => {
  const inStock = (await productsOf(page, 'Pain Relief')).filter((one) => one.totalStocks > 0)
  const soldOut = inStock.at(-2)
  await operator('set-stock', soldOut?._id ?? '', '0')
  await page.goto(`/product/any/${soldOut?._id}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Notify Me' }).first().click()
  await expect(page.getByText('Login to Notify')).toBeVisible()
  await register(page, newMobile())
  await main.getByRole('button', { name: 'Notify Me' }).first().click()
  await expect(main.getByRole('button', { name: 'Notified' }).first()).toBeDisabled()
  await page.reload()
  await expect(main.getByRole('button', { name: 'Notified' }).first()).toBeVisible()

  await operator('set-stock', soldOut?._id ?? '', '25')
  await operator('requests', 'restock')
  await page.reload()
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName(/^Notifications \d+ New$/)
  await bell.click()
  await expect(page).toHaveURL('/notifications')
  await expect(page.getByRole('main')).toContainText(soldOut?.name ?? 'a product')
})

test('a missing product is requested, after logging in', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/search?search=zzzz')
  await expect(page.getByText('No Products Found').first()).toBeVisible()
  await page.getByRole('button', { name: 'Request a Product' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Request a Product' })
  await expect(dialog.getByLabel('Product Name*')).toHaveValue('zzzz')
  await dialog.getByLabel('Product Name*').fill('Zzzomicin 5mg')
  await dialog.getByRole('button', { name: 'Send Now' }).click()
  await expect(page.getByText('Login to Request Medicine')).toBeVisible()
  const mobile = newMobile()
  await register(page, mobile)
  await page.getByRole('button', { name: 'Request a Product' }).last().click()
  // Whoever signs in stays on the page, with what they had typed.
  await expect(dialog.getByLabel('Product Name*')).toHaveValue('Zzzomicin 5mg')
  await dialog.getByLabel('Product Name*').fill('')
  await dialog.getByRole('button', { name: 'Send Now' }).click()
  await expect(page.getByText('Enter Product Name')).toBeVisible()
  await dialog.getByLabel('Product Name*').fill('Zzzomicin 5mg')
  await expect(dialog.getByLabel('Mobile Number*')).toHaveValue(mobile)
  await dialog.getByRole('button', { name: 'Send Now' }).click()
  await expect(page.getByText('Product Requested')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('Buy Now leads a guest through the login to the checkout', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/product/pain-relief/paracetamol-500mg-tablet-jeevika')
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first().click()
  await expect(page.getByText('Login to Checkout')).toBeVisible()
  await register(page, newMobile())
  await expect(page).toHaveURL(/\/checkout$/)
})

test('two tabs show one cart, and the quick view adds what it says', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.goto('/brand/jeevika')
  const other = await context.newPage()
  await other.goto('/')
  const card = grid(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Add to Cart' }) })
    .first()
  await card.getByRole('button', { name: /^Quick view/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^One more/ }).click()
  await expectAccessible(page, 'quick view')
  await dialog.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('what is not there is a true 404, and search engines get a map', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of [
    '/nothing',
    '/product/any/nothing',
    '/brand/nothing',
    '/specialityCategory/nothing',
    '/salt/nothing',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here')
  }
  const map = await page.request.get('/sitemap-products-1.xml')
  expect(await map.text()).toContain('/product/pain-relief/paracetamol-500mg-tablet-jeevika')
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

test('a search of what no text can hold finds nothing, and a method that no page knows is refused', {
  tag: '@phone',
}, async ({ page }) => {
  expect((await page.goto('/search?search=%00'))?.status()).toBe(400)
  await expect(page.getByText('No Products Found').first()).toBeVisible()
  const { port, hostname } = new URL(addresses.store)
  const statusOf = (asked: RequestOptions) =>
    new Promise((resolve) => {
      request({ port, hostname, ...asked }, (answer) => resolve(answer.statusCode)).end()
    })
  expect(await statusOf({ method: 'TRACE', path: '/' })).toBe(405)
  for (const path of ['/', '/search?search=dolo', '/api/healthz', '/embed/dawakit.js']) {
    expect(await statusOf({ path, headers: { host: 'no host' } }), path).toBe(400)
  }
})

test('a page that fails says so as a 500, and leads to the orders and to people', { tag: '@phone' }, async ({
  page,
}) => {
  expect((await page.goto('/500'))?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/orders')
  await expect(page.getByRole('link', { name: '+91 44 4000 0000' })).toHaveAttribute(
    'href',
    'tel:+914440000000',
  )
  await expect(page.getByRole('link', { name: 'care@dawakit.example' })).toBeVisible()
  await expectAccessible(page, '500')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('a probe is answered at the root', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await page.request.get(path)
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'application/json'])
  }
})

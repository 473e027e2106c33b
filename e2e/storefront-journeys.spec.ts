import { expectAccessible } from './accessible.ts'
import { mailTo } from './inbox.ts'
import { expect, type Page, test } from './journey.ts'
import { operator } from './operator.ts'
import { newMobile, register } from './visitor.ts'

const LISTING = '/specialityCategory/pain-relief'

interface Listed {
  _id: string
  name: string
  totalStocks: number
  isPrescriptionNeeded: boolean
  maxPerOrder: number | null
}

/** Products of a category, as its listing shows them. */
async function productsOf(page: Page, categoryName: string): Promise<Listed[]> {
  const answer = await page.request.post('/api/get/productsBySpecialityCategoryName?page=1&limit=60', {
    data: { categoryName },
  })
  return ((await answer.json()) as { data: Listed[] }).data
}

/** @param most - Pieces of it in one order. */
async function openInStock(page: Page, most = 100): Promise<string> {
  const found = (await productsOf(page, 'Allergy')).find(
    ({ totalStocks, maxPerOrder }) => totalStocks > 100 && (maxPerOrder ?? 100) === most,
  )
  await page.goto(`/product/any/${found?._id}`)
  return page.getByRole('heading', { level: 1 }).innerText()
}

const cards = (page: Page) => page.getByRole('region', { name: 'Products', exact: true }).getByRole('article')
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents()
const cartLink = (page: Page, pieces: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: pieces === 1 ? 'Cart, 1 item' : `Cart, ${pieces} items` })

async function signIn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign in / Sign up' }).click()
  await expect(page.getByRole('dialog', { name: 'Login / Register' })).toBeVisible()
}

test('a guest filters a category, turns its pages and changes their size', async ({ page, isMobile }) => {
  await page.goto(LISTING)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pain Relief')
  await expect(page.getByText(/^\d+ Products Found$/)).toHaveText('181 Products Found')
  await expect(cards(page)).toHaveCount(20)
  await expect(page.getByRole('region', { name: 'Top Brands' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/brand\/./,
  )
  const first = await namesOf(page)

  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${LISTING}?page=2`)
  await expect(pages.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const second = await namesOf(page)
  expect(second.filter((name) => first.includes(name))).toEqual([])

  await page.getByLabel('Per page').selectOption('40')
  await expect(page).toHaveURL(`${LISTING}?per_page=40`)
  await expect(cards(page)).toHaveCount(40)
  expect((await namesOf(page)).slice(0, 20)).toEqual(first)

  const filter = page.getByRole('navigation', { name: 'Sub Categories' })
  if (isMobile) {
    await expect(filter).toBeHidden()
    await page.getByRole('button', { name: /^Filter/ }).click()
  }
  await expect(filter.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page, 'listing with its filter')
  await filter.getByRole('link', { name: 'Migraine' }).click()
  await expect(page).toHaveURL(`${LISTING}/migraine`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Migraine')
  const left = Number((await page.getByText(/^\d+ Products Found$/).innerText()).split(' ')[0])
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(181)

  await page.goto('/specialityCategory/allergy')
  if (isMobile) await page.getByRole('button', { name: /^Filter/ }).click()
  await expect(filter.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('page and size that are no numbers are 1 and 20', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${LISTING}?page=abc&per_page=many`)
  await expect(cards(page)).toHaveCount(20)
  await expect(
    page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 1', exact: true }),
  ).toHaveAttribute('aria-current', 'page')
  await page.goto('/brand/jeevika?page=x')
  await expect(cards(page)).toHaveCount(20)
})

test('every shape of a category’s address opens a listing', { tag: '@desktop' }, async ({ page }) => {
  for (const path of [
    '/specialityCategory/medicines',
    '/specialityCategory/pain-relief/nsaids',
    '/specialityCategory/medicines/pain-relief',
    '/specialityCategory/medicines/pain-relief/nsaids',
    '/generalCategory/skin-care',
  ]) {
    await page.goto(path)
    await expect(page.getByText(/^\d+ Products Found$/), path).toBeVisible()
  }
  expect((await page.goto('/specialityCategory/no-such-category'))?.status()).toBe(404)
})

test('the back button restores a listing where it was left', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${LISTING}?page=2`)
  const card = cards(page).nth(14)
  await card.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  const name = await card.getByRole('heading').innerText()
  const link = card.getByRole('link', { name })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page).toHaveURL(`${LISTING}?page=2`)
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60)
  await expect(card).toBeInViewport()
})

test('variants change the product, and the address says which one', { tag: '@desktop' }, async ({ page }) => {
  const answer = await page.request.post('/api/get/productsByGeneralCategoryName?page=1&limit=60', {
    data: { categoryName: 'Fitness Supplements' },
  })
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  let chosen: { _id: string; attributes: { name: string; values: string[] }[] } | undefined
  for (const { _id } of data) {
    const one = await page.request.get(`/api/get/product?id=${_id}`)
    const product = ((await one.json()) as { data: NonNullable<typeof chosen> }).data
    if (product.attributes.some(({ values }) => values.length > 1)) {
      chosen = product
      break
    }
  }
  await page.goto(`/product/any/${chosen?._id}`)
  const attribute = chosen?.attributes.find(({ values }) => values.length > 1)
  const chooser = page.getByRole('group', { name: attribute?.name ?? '' })
  const facts = page.locator('.buy-box')
  for (const value of attribute?.values ?? []) {
    await chooser.getByRole('link', { name: value, exact: true }).click()
    await expect(chooser.getByRole('link', { name: value, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect.poll(() => new URL(page.url()).searchParams.get(attribute?.name ?? '')).toBe(value)
    await expect(facts.getByText(/₹[\d,]+\.\d\d/).first()).toBeVisible()
  }
  const url = page.url()
  await page.reload()
  expect(page.url()).toBe(url)
  await expect(
    chooser.getByRole('link', { name: attribute?.values.at(-1) ?? '', exact: true }),
  ).toHaveAttribute('aria-current', 'true')
})

test('a guest requests a medicine that is not listed', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/search?search=qqzz')
  await expect(page.getByRole('main').getByText('No Products Found')).toBeVisible()
  const open = page.getByRole('main').getByRole('button', { name: 'Request a Product' })
  const dialog = page.getByRole('dialog', { name: 'Request a Product' })
  await open.click()
  await expectAccessible(page, 'request dialog')
  await dialog.getByLabel('Product Name*').fill('Qqzz 50mg')
  await dialog.getByLabel('Mobile Number*').fill('9876543210')
  await dialog.getByRole('button', { name: 'Send Now' }).click()
  await expect(page.getByText('Login to Request Medicine')).toBeVisible()
  const mobile = newMobile()
  await register(page, mobile)
  await expect(page.getByText('Logged In')).toBeVisible()

  await open.click()
  await dialog.getByLabel('Product Name*').fill('  ')
  await dialog.getByRole('button', { name: 'Send Now' }).click()
  await expect(page.getByText('Enter Product Name').first()).toBeVisible()
  await dialog.getByLabel('Product Name*').fill(`Qqzz ${mobile}`)
  await dialog.getByLabel('Mobile Number*').fill('98765')
  await dialog.getByRole('button', { name: 'Send Now' }).click()
  await expect(page.getByText('Enter Valid Mobile Number').first()).toBeVisible()
  await dialog.getByLabel('Mobile Number*').fill(mobile)
  await dialog.getByRole('button', { name: 'Send Now' }).click()
  await expect(page.getByText('Product Requested')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await operator('requests', 'list')).toContain(`Qqzz ${mobile}`)
})

test('who asks for a product that is out of stock is told when it is back', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  const product = (await productsOf(page, 'Respiratory')).find(({ totalStocks }) => totalStocks > 0) as Listed
  await operator('set-stock', product._id, '0')
  await page.goto(`/product/any/${product._id}`)
  const box = page.locator('.buy-box')
  await expect(box.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
  await expect(box.getByText('Out of stock')).toBeVisible()
  await expect(box.getByText(/^Delivered to your door/)).toHaveCount(0)
  await box.getByRole('button', { name: 'Notify Me' }).click()
  await expect(page.getByText('Login to Notify')).toBeVisible()
  const mobile = newMobile()
  await register(page, mobile)
  await expect(page).toHaveURL(/\/product\//)
  await box.getByRole('button', { name: 'Notify Me' }).click()
  await expect(box.getByRole('button', { name: 'Notified' })).toBeDisabled()
  await page.reload()
  await expect(box.getByRole('button', { name: 'Notified' })).toBeDisabled()

  await operator('set-stock', product._id, '40')
  const mail = await mailTo(`${mobile}@mail.example`, `${product.name} is back in stock`)
  expect(mail.links.some((link) => link.includes('/product/'))).toBe(true)
  await page.goto('/notifications')
  await expect(page.getByRole('main').getByText(`${product.name} is back in stock`)).toBeVisible()
  await page.goto(`/product/any/${product._id}`)
  await expect(box.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
})

test('a guest’s cart is the customer’s after signing in', { tag: '@phone' }, async ({ page }) => {
  const name = await openInStock(page)
  await page.locator('.buy-box').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartLink(page, 1)).toBeVisible()
  await signIn(page)
  await register(page, newMobile())
  await expect(
    page.getByRole('banner').locator('[data-account-name]', { hasText: 'Meena Raghavan' }),
  ).toBeAttached()
  await expect(cartLink(page, 1)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('dawakit:cart'))).toBeNull()
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
})

test('two tabs stay in step', { tag: '@phone' }, async ({ page, context }) => {
  await openInStock(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await page.locator('.buy-box').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartLink(other, 1)).toBeVisible()
  await expect(other.locator('.buy-box').getByRole('button', { name: 'Remove From Cart' })).toBeVisible()
  await other.locator('.buy-box').getByRole('button', { name: 'Remove From Cart' }).click()
  await expect(page.locator('.buy-box').getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  await page.bringToFront()
  await signIn(page)
  await register(page, newMobile())
  await expect(
    other.getByRole('banner').locator('[data-account-name]', { hasText: 'Meena Raghavan' }),
  ).toBeAttached()
})

test('an expired or broken token is removed, and the visitor is a guest', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/about-us')
  const payload = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 30 })).toString(
    'base64url',
  )
  for (const token of [`e30.${payload}.x`, 'not a token']) {
    await page.evaluate((value) => localStorage.setItem('dawakit:token', value), token)
    await page.reload()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('dawakit:token'))).toBeNull()
    await expect(page.getByRole('banner').getByText('Sign in / Sign up')).toBeAttached()
  }
})

test('a cart line ends at 100', { tag: '@phone' }, async ({ page }) => {
  const name = await openInStock(page)
  await page.locator('.buy-box').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartLink(page, 1)).toBeVisible()
  await page.goto('/cart')
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  const quantity = line.getByRole('textbox')
  for (const typed of ['101', '1.5', '2,5', '-4']) {
    await quantity.fill(typed)
    await quantity.press('Enter')
    const refusal =
      typed === '101' ? 'Maximum Product Reached' : /^Quantity must be (a whole number|at least 1)$/
    await expect(line.getByText(refusal)).toBeVisible()
    await expect(quantity).toHaveValue('1')
  }
  await quantity.fill('100')
  await quantity.press('Enter')
  await expect(cartLink(page, 100)).toBeVisible()
  await expect(line.getByRole('button', { name: /^One more/ })).toHaveAttribute('aria-disabled', 'true')

  // A quick view knows the cart too: it adds to a line that is full, and is refused.
  await page.goto(`/search?search=${encodeURIComponent(name)}`)
  await page
    .getByRole('article', { name, exact: true })
    .getByRole('button', { name: /^Quick view/ })
    .click()
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Maximum Product Reached')).toBeVisible()
  await expect(cartLink(page, 100)).toBeAttached()
})

test('the sticky bar comes after 500 px, never beside the same buttons, and the way back to the top after 800', async ({
  page,
}) => {
  await openInStock(page)
  const own = page.locator('.buy-box .dawa-buy-buttons')
  await expect(own).toBeInViewport({ ratio: 1 })
  const bar = page.getByRole('region', { name: 'Price and cart' })
  const toTop = page.getByRole('link', { name: 'Back to top' })
  for (const [y, isBar, isTop] of [
    [480, false, false],
    [790, true, false],
    [820, true, true],
    [0, false, false],
  ] as const) {
    await page.evaluate((to) => scrollTo(0, to), y)
    await expect(bar).toBeVisible({ visible: isBar })
    if (isBar) await expect(own).not.toBeInViewport()
    await expect(toTop).toBeVisible({ visible: isTop })
  }
})

test('a pincode is refused, then kept for the next page', { tag: '@phone' }, async ({ page }) => {
  await page.goto(LISTING)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Select Pincode/ })
    .click()
  const drawer = page.getByRole('dialog', { name: 'Delivery Pincode' })
  await expect(drawer.getByText('Get Fast, Reliable Delivery ... Just Enter Your Pincode!')).toBeVisible()
  const field = drawer.getByLabel('Pincode')
  await field.fill('60000')
  await drawer.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Enter a valid Pincode').first()).toBeVisible()
  await field.fill('999999')
  await expect(drawer.getByText('Currently not available for this Pin Code').first()).toBeVisible()
  await field.fill('600001')
  await drawer.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Pincode Updated')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Deliver to 600001' })).toBeVisible()
})

test('a prescription medicine ends at 20, and says its number', { tag: '@phone' }, async ({ page }) => {
  const name = await openInStock(page, 20)
  await page.locator('.buy-box').getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cartLink(page, 1)).toBeVisible()
  await page.goto('/cart')
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  const quantity = line.getByRole('textbox')
  await quantity.fill('21')
  await quantity.press('Enter')
  await expect(line.getByText('Not allowed more than 20 product at once')).toBeVisible()
  await quantity.fill('20')
  await quantity.press('Enter')
  await expect(cartLink(page, 20)).toBeVisible()
  await expect(line.getByRole('button', { name: /^One more/ })).toHaveAttribute('aria-disabled', 'true')
})

import { expectAccessible } from './accessible.ts'
import { expect, type Page, test } from './journey.ts'

const LISTING = '/specialityCategory/pain-relief'

const cards = (page: Page) => page.getByRole('region', { name: 'Products', exact: true }).getByRole('article')
const countOf = async (page: Page) =>
  Number(
    (
      await page
        .getByText(/^\d+ Products Found$/)
        .first()
        .innerText()
    ).split(' ')[0],
  )
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const value = (page: Page, group: string, name: RegExp) =>
  filters(page).getByRole('group', { name: group }).getByRole('checkbox', { name })

/** On phones the filters are in a drawer. */
async function openFilters(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: /^Filter/ }).click()
  await expect(filters(page)).toBeVisible()
}

test('a customer narrows a listing in place, sees how many are left, and takes it back', async ({
  page,
  isMobile,
}) => {
  await page.goto(LISTING)
  const all = await countOf(page)
  await openFilters(page, isMobile)
  await expectAccessible(page, 'listing with its filters')
  const cheap = value(page, 'Price', /^Under ₹100/)
  const promised = Number((await cheap.locator('..').innerText()).match(/\d+$/)?.[0])
  expect(promised).toBeLessThan(all)
  await cheap.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(`${LISTING}?price=0-100`)
  await expect(page.locator('#listing-said')).toHaveText(`${promised} Products Found`)
  expect(await countOf(page)).toBe(promised)
  await expect(cheap).toBeFocused()
  await expect(cheap).toBeChecked()

  await value(page, 'Availability', /^In stock/).check()
  await expect(page).toHaveURL(`${LISTING}?price=0-100&stock=in`)
  const left = await countOf(page)
  expect(left).toBeLessThanOrEqual(promised)
  if (isMobile) {
    await filters(page)
      .getByRole('button', { name: `Show ${left} products` })
      .click()
    await expect(filters(page)).toBeHidden()
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${LISTING}$`))

  const chips = page.getByRole('list', { name: 'Filters' })
  await chips.getByRole('link', { name: 'Remove filter: In stock' }).click()
  await expect(page).toHaveURL(`${LISTING}?price=0-100`)
  await expect(chips.getByRole('link')).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL(`${LISTING}?price=0-100&stock=in`)
  await expect(chips.getByRole('link')).toHaveCount(3)
  await chips.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(LISTING)
  expect(await countOf(page)).toBe(all)
  await expect(cards(page).first().getByRole('button', { name: 'Add to Cart' })).toBeVisible()
})

test('a listing is put in order by price, and its cards still sell', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(LISTING)
  await page.getByLabel('Sort').selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL(`${LISTING}?sort=price`)
  await expect(page.locator('#listing-said')).toHaveText(/^\d+ Products Found$/)
  const prices = (await cards(page).locator('.dawa-price__sale').allTextContents()).map((text) =>
    Number(text.replace(/[^\d.]/g, '')),
  )
  expect(prices).toEqual([...prices].sort((one, other) => one - other))
  await cards(page).first().getByRole('button', { name: 'Add to Cart' }).click()
  await expect(cards(page).first().getByRole('button', { name: 'Remove From Cart' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${LISTING}?page=2&sort=price`)
})

test('what is left of nothing says so, and how to get back', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${LISTING}?price=1000-&prescription=no&stock=in&brand=kaverin`)
  await expect(page.getByText('No Products Found').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear filters' }).last().click()
  await expect(page).toHaveURL(LISTING)
  expect(await countOf(page)).toBeGreaterThan(100)
})

test('brand and search pages have the same filters', async ({ page, isMobile }) => {
  for (const path of ['/brand/palash', '/search?search=pan']) {
    await page.goto(path)
    const all = await countOf(page)
    await openFilters(page, isMobile)
    await value(page, 'Price', /^Under ₹100/).check()
    await expect(page).toHaveURL(`${path}${path.includes('?') ? '&' : '?'}price=0-100`)
    await expect(page.locator('#listing-said')).toHaveText(/^\d+ Products Found$/)
    expect(await countOf(page)).toBeLessThan(all)
  }
})

test('the first product stands on the first screen of a phone, below one row of tools', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(LISTING)
  const boxOf = async (name: string) => page.locator(name).first().boundingBox()
  const filter = await boxOf('.filter-button')
  const sort = await boxOf('.listing__sort')
  expect(Math.abs((filter?.y ?? 0) - (sort?.y ?? 100))).toBeLessThan(8)
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(520)
})

test('nothing moves while a filtered listing comes', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${LISTING}?price=0-100&sort=unit-price`, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)
  expect(shift).toBeLessThanOrEqual(0.01)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a listing is filtered and put in order by its form', async ({ page, isMobile }) => {
    await page.goto(LISTING)
    const all = await countOf(page)
    await page.getByLabel('Sort').selectOption('price')
    await openFilters(page, isMobile)
    await value(page, 'Price', /^Under ₹100/).check()
    await value(page, 'Availability', /^In stock/).check()
    await filters(page).getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/price=0-100/)
    await expect(page).toHaveURL(/stock=in/)
    await expect(page.getByLabel('Sort')).toHaveValue('price')
    expect(await countOf(page)).toBeLessThan(all)
    await page
      .getByRole('list', { name: 'Filters' })
      .getByRole('link', { name: 'Remove filter: Under ₹100' })
      .click()
    await expect(page).toHaveURL(`${LISTING}?sort=price&stock=in`)
  })

  test('a search that finds nothing leads to where it can be asked for', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/search?search=parapel')
    await expect(page.getByText('No Products Found').first()).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Did you mean' }).getByRole('article').first(),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Request a Product' }).click()
    await expect(page).toHaveURL('/contact-us')
  })
})

test('what was not found is offered by its nearest names, and asked for by its name', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/search?search=parapel')
  await expect(page.getByRole('main').getByText('No Products Found')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Did you mean' }).getByRole('article').first()).toContainText(
    'Parapal',
  )
  await page.getByRole('main').getByRole('button', { name: 'Request a Product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a Product' })
  await expect(dialog.getByLabel(/Product Name/)).toHaveValue('parapel')
  await page.keyboard.press('Escape')

  const search = page.getByRole('combobox', { name: 'Search medicines' })
  await search.fill('zzqqxx')
  await expect(page.getByRole('banner').getByText('No Products Found')).toBeVisible()
  await page.getByRole('search').locator('..').getByRole('button', { name: 'Request a Product' }).click()
  await expect(dialog.getByLabel(/Product Name/)).toHaveValue('zzqqxx')
})

test('a row of the search names pack and maker', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search medicines' }).fill('parapal 650')
  await expect(page.getByRole('option').first()).toContainText('Strip of 15 tablets · Palash Remedies Ltd')
})

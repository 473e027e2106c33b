import { expect, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

const LISTING = '/specialityCategory/pain-relief'

test('the home page shows its sections and leads on', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  for (const name of ['Explore by Category', 'Deals Of The Day', 'Why Dawakit', 'Why Choose Us']) {
    await expect(main.getByRole('heading', { name }).first()).toBeVisible()
  }
  await expect(main.getByRole('article').first()).toBeVisible()
  await main
    .getByRole('link', { name: /^See all: / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).not.toHaveURL(/\/$/)
})

test('the menus open and lead to a category', async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByText('Medicines', { exact: true }).click()
    await menu.getByRole('link', { name: 'Pain Relief', exact: true }).click()
  } else {
    const menu = page.getByRole('navigation', { name: 'Categories', exact: true })
    await menu.getByRole('button', { name: 'Medicines', exact: true }).click()
    await menu.getByRole('link', { name: 'Pain Relief', exact: true }).click()
  }
  await expect(page).toHaveURL(LISTING)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pain Relief')
})

test('the search is a form', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('combobox', { name: 'Search medicines' })
  await search.fill('parac')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=parac/)
  // The address is there before the page that comes in parts.
  await expect(page.getByRole('article').first()).toBeVisible()
  const names = await page.getByRole('article').getByRole('heading').allTextContents()
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name) => !/^parac/i.test(name)).length).toBeLessThan(names.length)
  await page.goto('/search?search=qqzz')
  await expect(page.getByText('No Products Found')).toBeVisible()
})

test('a listing filters, turns its pages and changes their size', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(LISTING)
  const cards = page.getByRole('region', { name: 'Products', exact: true }).getByRole('article')
  await expect(cards).toHaveCount(20)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${LISTING}?page=2`)
  await page.getByLabel('Per page').selectOption('40')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(`${LISTING}?per_page=40`)
  await expect(cards).toHaveCount(40)
  await page
    .getByRole('navigation', { name: 'Sub Categories' })
    .getByRole('link', { name: 'Migraine' })
    .click()
  await expect(page).toHaveURL(`${LISTING}/migraine`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Migraine')
})

test('a product shows its price, and its variants are links', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/product/fitness-supplements/balvaan-fit-whey-protein-chocolate-500-g')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('Whey Protein Chocolate 500 g')
  await expect(
    page
      .locator('.buy-box')
      .getByText(/₹[\d,]+\.\d\d/)
      .first(),
  ).toBeVisible()
  await page.getByRole('group', { name: 'Size' }).getByRole('link', { name: '1 kg', exact: true }).click()
  await expect(page).toHaveURL(/Size=1\+kg&Flavour=Chocolate/)
  await expect(title).toContainText('1 kg')
  await expect(page.locator('.buy-box noscript p')).toHaveText(
    'Turn on JavaScript to add products to your cart.',
  )
})

for (const [path, title, tag] of [
  ['/terms-and-conditions', 'Terms and Conditions', '@phone'],
  ['/privacy-policy', 'Privacy Policy', '@desktop'],
  ['/refund-policy', 'Refund Policy', '@phone'],
  ['/return-policy', 'Return Policy', '@desktop'],
  ['/cancellation-policy', 'Cancellation Policy', '@phone'],
  ['/about-us', 'About Us', '@desktop'],
  ['/contact-us', 'Contact Us', '@phone'],
] as const) {
  test(`${path} reads without script`, { tag }, async ({ page, isMobile }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
    const footer = page.getByRole('contentinfo')
    if (isMobile) await footer.getByText('Our Policy').click()
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  })
}

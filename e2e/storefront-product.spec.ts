import { newCustomer, signInOn } from './customer.ts'
import { expect, type Page, test } from './journey.ts'

const TABLET = '/product/pain-relief/parapal-650-tablet'
const COLD = '/product/diabetes/glarggir-100iu-ml-prefilled-pen'
const WHEY = '/product/fitness-supplements/balvaan-fit-whey-protein-chocolate-500-g'

const box = (page: Page) => page.locator('.buy-box')
const cart = (page: Page, pieces: string) =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${pieces}` })
const rupees = (text: string) => Number(text.replace(/[^\d.]/g, ''))

test('a product says what it is: trail, name, brand, maker, pack, salts, price per tablet, short description', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(TABLET)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(trail.getByRole('link', { name: 'Pain Relief' })).toHaveAttribute(
    'href',
    '/specialityCategory/pain-relief',
  )
  await expect(trail.locator('[aria-current="page"]')).toHaveText('Paracetamol (650mg), strip of 15 tablets')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parapal 650 Tablet')
  await expect(box(page).getByRole('link', { name: 'Palash' })).toHaveAttribute('href', '/brand/palash')
  await expect(box(page)).toContainText('Mkt: Palash Remedies Ltd')
  await expect(box(page)).toContainText('Pack size: Strip of 15 tablets')
  await expect(box(page).getByRole('link', { name: 'Paracetamol (650mg)' })).toHaveAttribute(
    'href',
    '/salt/paracetamol',
  )
  const price = rupees(await box(page).locator('.buy-box__sale').innerText())
  const perTablet = rupees(
    await box(page)
      .getByText(/^₹\d+\.\d\d per tablet$/)
      .innerText(),
  )
  expect(perTablet).toBeCloseTo(price / 15, 1)
  const mrp = rupees(await box(page).locator('s').innerText())
  await expect(box(page)).toContainText(`${Math.round((1 - price / mrp) * 100)}% Off`)
  await expect(box(page).getByText(/^You save ₹/)).toHaveText(`You save ₹${(mrp - price).toFixed(2)}`)
  await page.goto(WHEY)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').nth(1)).toHaveAttribute(
    'href',
    '/generalCategory/fitness-supplements',
  )
  await expect(
    box(page).getByRole('listitem').filter({ hasText: '24 g of protein in a scoop' }),
  ).toBeVisible()
})

test('prescription and cold chain are badges; the cold chain’s text comes by hover and by focus', async ({
  page,
  isMobile,
}) => {
  await page.goto(COLD)
  await expect(box(page).getByText('Prescription required')).toBeVisible()
  const badge = box(page).locator('.buy-box__hint')
  await expect(badge).toHaveText(/^Cold chain: Medicines Packed And Stored At The Optimum Temperature$/)
  const hint = () =>
    badge.evaluate((element) => {
      const { content, visibility } = getComputedStyle(element, '::after')
      return visibility === 'visible' ? content : ''
    })
  expect(await hint()).toBe('')
  if (!isMobile) {
    await badge.hover()
    expect(await hint()).toContain('Medicines Packed And Stored At The Optimum Temperature')
    await page.mouse.move(5, 5)
    expect(await hint()).toBe('')
  }
  await badge.focus()
  expect(await hint()).toContain('Medicines Packed And Stored At The Optimum Temperature')
})

test('Description, Instructions and Side Effects open one at a time; what is empty is not there', async ({
  page,
  isMobile,
}) => {
  await page.goto(TABLET)
  const main = page.getByRole('main')
  const texts = {
    Description: main.getByText('How to keep it'),
    Instructions: main.locator('.detail-tabs__part').nth(1).locator('.prose'),
    'Side Effects': main.getByText('Not everybody has them.'),
  }
  await expect(texts.Description).toBeVisible()
  await expect(texts['Side Effects']).toBeHidden()
  for (const [name, text] of Object.entries(texts).slice(1)) {
    await main.locator('summary', { hasText: name }).press('Enter')
    await expect(text).toBeVisible()
    await expect(texts.Description).toBeHidden()
  }
  // As tabs one stays open; as accordions all may be closed.
  await main.locator('summary', { hasText: 'Side Effects' }).click()
  await expect(texts['Side Effects']).toBeVisible({ visible: !isMobile })

  await page.goto(WHEY)
  await expect(main.locator('.detail-tabs summary')).toHaveText(['Description', 'Instructions'])
})

test('substitutes tell what each saves or costs more, the cheapest first, and to ask the doctor', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(TABLET)
  const price = rupees(await box(page).locator('.buy-box__sale').innerText())
  const panel = page.getByRole('region', { name: 'Substitutes' })
  await expect(panel).toContainText('Same salts, strength and form. Ask your doctor before you change.')
  const rows = panel.getByRole('listitem')
  const savings: number[] = []
  for (const row of await rows.all()) {
    await expect(row).toContainText(/Mkt: .* · Strip of 15 tablets/)
    await expect(row).toContainText(/₹\d+\.\d\d per tablet/)
    const saving = Math.round((price - rupees(await row.locator('strong').innerText())) * 100) / 100
    savings.push(saving)
    const said =
      saving > 0
        ? `Save ₹${saving.toFixed(2)} (${Math.round((saving / price) * 100)}%)`
        : `Costs ₹${(-saving).toFixed(2)} more`
    await expect(row).toContainText(said)
  }
  expect(savings).toEqual([...savings].sort((one, other) => other - one))
  expect(savings[0]).toBeGreaterThan(0)
  expect(savings.at(-1)).toBeLessThan(0)
  const other = rows.first().getByRole('link')
  const name = await other.innerText()
  await other.click()
  await expect(page).toHaveURL(/\/product\/pain-relief\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('similar products are a row of cards that steps and leads on', async ({ page, isMobile }) => {
  await page.goto(TABLET)
  const row = page.getByRole('region', { name: 'Similar Products' })
  await row.scrollIntoViewIfNeeded()
  const cards = row.getByRole('article')
  await expect(cards).toHaveCount(12)
  if (!isMobile) {
    const back = row.getByRole('button', { name: 'Previous: Similar Products' })
    const on = row.getByRole('button', { name: 'Next: Similar Products' })
    await expect(back).toBeHidden()
    await on.click()
    await expect(cards.first()).not.toBeInViewport()
    await back.click()
    await expect(cards.first()).toBeInViewport()
  }
  await expect(row.getByRole('link', { name: 'See all: Similar Products' })).toHaveAttribute(
    'href',
    '/specialityCategory/pain-relief',
  )
  const name = await cards.first().getByRole('heading').innerText()
  await cards.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('what is bought together goes into the cart together, and never twice', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(TABLET)
  const together = page.getByRole('region', { name: 'Frequently Bought Together' })
  await expect(together).toContainText('This product')
  const prices = (await together.getByRole('listitem').locator('strong').allInnerTexts()).map(rupees)
  const total = rupees(await together.locator('.together__end strong').innerText())
  expect(total).toBeCloseTo((prices[0] ?? 0) + (prices[1] ?? 0), 2)
  const add = together.getByRole('button', { name: 'Add Both to Cart' })
  await add.click()
  await expect(cart(page, '2 items')).toBeVisible()
  await expect(together.getByRole('button', { name: 'Both are in your cart' })).toBeDisabled()
  await expect(box(page).getByRole('button', { name: 'Remove From Cart' })).toBeVisible()
  await box(page).getByRole('button', { name: 'Remove From Cart' }).click()
  await expect(cart(page, '1 item')).toBeVisible()
  await add.click()
  await expect(cart(page, '2 items')).toBeVisible()
})

test('once the pincode is known a product tells its days of delivery', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(TABLET)
  const delivery = box(page).locator('.buy-box__delivery')
  await expect(delivery).toContainText('Delivered to your door in 24-48 hours in most cities')
  await delivery.getByRole('button', { name: 'Enter your pincode to see the delivery date' }).click()
  const drawer = page.getByRole('dialog', { name: 'Delivery Pincode' })
  await drawer.getByLabel('Pincode').fill('600001')
  await drawer.getByRole('button', { name: 'Check' }).click()
  const days = /Arrives \w{3}, \d{1,2} \w{3}( – \w{3}, \d{1,2} \w{3})? at 600001/
  await expect(delivery).toContainText(days)
  await page.reload()
  await expect(delivery).toContainText(days)
  await expect(delivery.getByRole('button', { name: 'Change pincode' })).toBeVisible()
})

test('Buy Now leads a customer to the cart, with one of the product however often', {
  tag: '@phone',
}, async ({ page, request }) => {
  await signInOn(page, await newCustomer(request))
  for (const _again of [1, 2]) {
    await page.goto(TABLET)
    await box(page).getByRole('button', { name: 'Buy Now' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Parapal 650 Tablet' })
    await expect(line.getByRole('textbox')).toHaveValue('1')
  }
})

import { expectAccessible } from './accessible.ts'
import { expect, type Page, test } from './journey.ts'
import { doubleTexts, expectReachable, expectTextsApart, expectWithin } from './layout.ts'

// One browser shows all widths.
test.describe.configure({ mode: 'parallel' })

const LISTING = '/specialityCategory/pain-relief'
const PRODUCT = '/product/fitness-supplements/balvaan-fit-whey-protein-chocolate-500-g'

const widths = [320, 325, 380, 430, 770, 980, 1025, 1442]
const pages = {
  home: '/',
  'home with the grid': '/?layout=grid',
  categories: '/specialityCategory',
  'general categories': '/generalCategory',
  listing: LISTING,
  'second page of a listing': `${LISTING}?page=2`,
  brand: '/brand/jeevika',
  salt: '/salt/paracetamol',
  search: '/search?search=para',
  'search without a match': '/search?search=qqzz',
  product: PRODUCT,
  cart: '/cart',
  login: '/login',
  'not found': '/no-such-page',
}

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: nothing sticks out at any width, and axe finds nothing`, { tag: '@desktop' }, async ({
    page,
  }) => {
    test.slow()
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(name === 'not found' ? 404 : 200)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectWithin(page, `${name} at ${width} px`)
    }
    await expectAccessible(page, name)
    await page.setViewportSize({ width: 380, height: 780 })
    await expectAccessible(page, `${name} at 380 px`)
  })
}

test('a trail with the longest names stays on its line, at any width', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(`${LISTING}/nsaids`)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await trail.getByRole('listitem').evaluateAll((steps) => {
    for (const step of steps.slice(1)) {
      const label = step.querySelector('a, span')
      if (label) label.textContent = 'Nutraceuticals, Vitamins and Supplements for Sportspeople, '.repeat(2)
    }
  })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectWithin(page, `trail at ${width} px`)
    const [box, end] = [await trail.boundingBox(), await trail.getByRole('listitem').last().boundingBox()]
    expect(box?.height, `height at ${width} px`).toBeLessThan(40)
    const right = (at: typeof box) => (at ? at.x + at.width : Number.NaN)
    expect(right(end), `end at ${width} px`).toBeLessThanOrEqual(right(box))
  }
})

/** Two products in the cart, so that its page has something to show. */
async function fillCart(page: Page): Promise<void> {
  await page.goto('/brand/jeevika')
  for (const pieces of ['1 item', '2 items']) {
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect(page.getByRole('link', { name: `Cart, ${pieces}` })).toBeVisible()
  }
}

/** 320 px is 400 % of a 1280 px window; 640 and 721 px are 200 % of 1280 and 1442. */
const zoomed = [320, 640, 721]
/** Windows in which the letters alone are doubled. */
const withLargeLetters = [380, 721, 1280, 1442]

for (const [name, path] of [
  ['home', '/'],
  ['home with the grid', '/?layout=grid'],
  ['listing', LISTING],
  ['product', '/product/pain-relief/paracetamol-500mg-tablet-jeevika'],
  ['variants', PRODUCT],
  ['categories', '/specialityCategory'],
  ['brand', '/brand/jeevika'],
  ['search', '/search?search=para'],
  ['search without a match', '/search?search=qqzz'],
  ['login', '/login'],
  ['not found', '/no-such-page'],
  ['cart', '/cart'],
] as const) {
  test(`${name}: at 320 px, zoomed to 200 % and with letters of 200 % nothing is lost or covered`, {
    tag: '@desktop',
  }, async ({ page }) => {
    test.slow()
    if (name === 'cart') await fillCart(page)
    await page.goto(path)
    if (name === 'cart') await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    for (const width of zoomed) {
      await page.setViewportSize({ width, height: 450 })
      await expectWithin(page, `${name} at ${width} px`)
      await expectTextsApart(page, `${name} at ${width} px`)
      await expectReachable(page, `${name} at ${width} px`)
    }
    await doubleTexts(page)
    for (const width of withLargeLetters) {
      await page.setViewportSize({ width, height: 720 })
      await expectWithin(page, `${name} with large letters at ${width} px`)
      await expectTextsApart(page, `${name} with large letters at ${width} px`)
      await expectReachable(page, `${name} with large letters at ${width} px`)
    }
  })
}

test('the menu bar hides up to 980 px, the filter is a drawer up to 770 px, columns go from 5 to 1', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(LISTING)
  const bar = page.getByRole('navigation', { name: 'Categories', exact: true })
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const filter = page.getByRole('navigation', { name: 'Sub Categories' })
  const columns: number[] = []
  for (const width of [1442, 1200, 1025, 981, 980, 771, 770, 600, 430, 380, 325, 300]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(bar).toBeVisible({ visible: width > 980 })
    await expect(menu).toBeVisible({ visible: width <= 980 })
    await expect(filter).toBeVisible({ visible: width > 770 })
    const tops = await page
      .getByRole('region', { name: 'Products', exact: true })
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    columns.push(tops.filter((top) => top === tops[0]).length)
  }
  expect(columns).toEqual([5, 4, 3, 3, 3, 3, 3, 3, 2, 2, 1, 1])
})

test('the filter stays beside the products, below the header, however far they are scrolled', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(LISTING)
  const filter = page.getByRole('navigation', { name: 'Sub Categories' })
  for (const width of [1442, 771]) {
    await page.setViewportSize({ width, height: 800 })
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(filter.getByRole('link').first()).toBeInViewport({ ratio: 1 })
    await expect(filter.getByRole('link').last()).toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    const box = await filter.boundingBox()
    expect(box?.y, `at ${width} px`).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }
})

/** How many slides of a row a reader sees before scrolling: the last one counts by the part of it in view. */
const slidesInView = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .getByRole('region', { name: heading, exact: true })
    .locator('[data-slides]')
    .evaluate((row) => {
      const slides = [...row.children].map((slide) => slide.getBoundingClientRect())
      // The row goes to the window's edge on small screens; what counts is the page's column.
      const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight)
      return slides.reduce(
        (seen, { left, right, width }) => seen + Math.max(0, Math.min(right, end) - left) / width,
        0,
      )
    })

test('rows show 9 categories, 5 deals and 6 products, 3.2 on tablets, 1.5 and 1.2 on phones', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  const row = await page
    .getByRole('link', { name: /^See all: (?!Explore)/ })
    .first()
    .getAttribute('aria-label')
  const category = row?.replace('See all: ', '') ?? ''
  for (const [width, products, deals, categories] of [
    [1442, 6, 5, 9],
    [1025, 6, 5, 9],
    [980, 3.2, 3.2, 9],
    [431, 3.2, 3.2, 0],
    [430, 1.5, 1.5, 0],
    [381, 1.5, 1.5, 0],
    [380, 1.2, 1.2, 0],
    [320, 1.2, 1.2, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await slidesInView(page, category), `${category} at ${width} px`).toBeCloseTo(products, 2)
    expect(await slidesInView(page, 'Deals Of The Day'), `deals at ${width} px`).toBeCloseTo(deals, 2)
    if (categories)
      expect(await slidesInView(page, 'Explore by Category'), `at ${width} px`).toBeCloseTo(categories, 1)
  }
  await page.goto(PRODUCT)
  for (const [width, similar] of [
    [1442, 6],
    [770, 3.2],
    [430, 1.5],
    [380, 1.2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await slidesInView(page, 'Similar Products'), `similar products at ${width} px`).toBeCloseTo(
      similar,
      2,
    )
  }
})

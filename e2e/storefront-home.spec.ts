import { expect, type Locator, type Page, test } from './journey.ts'

const main = (page: Page) => page.getByRole('main')
const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const CATEGORY = /^\/(general|speciality)Category\/./

test('banners: four fixed on phones, else those of the data, each to its category', async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const carousel = region(page, 'Offers and health topics')
  const banners = carousel.getByRole('group')
  if (isMobile) await expect(banners).toHaveCount(4)
  else {
    const { data } = (await (await page.request.get('/api/get/carouselBanner')).json()) as { data: object[] }
    await expect(banners).toHaveCount(data.length)
  }
  for (const link of await carousel.getByRole('link').all())
    await expect(link).toHaveAttribute('href', CATEGORY)
  const first = banners.first()
  await expect(first).toBeInViewport({ ratio: 0.9 })
  const dots = carousel.locator('[data-dots] > li')
  await expect(dots.first()).toHaveClass('banners__dot--on')
  // A finger swipes; who has none steps by the buttons.
  const row = carousel.locator('[data-slides]')
  if (isMobile) await row.evaluate((slides) => slides.scrollBy(slides.clientWidth, 0))
  else await carousel.getByRole('button', { name: 'Next banner' }).click()
  await expect(banners.nth(1)).toBeInViewport({ ratio: 0.9 })
  await expect(dots.nth(1)).toHaveClass('banners__dot--on')
  if (isMobile) await row.evaluate((slides) => slides.scrollBy(-slides.clientWidth, 0))
  else await carousel.getByRole('button', { name: 'Previous banner' }).click()
  await expect(first).toBeInViewport({ ratio: 0.9 })
  // Who wants no motion gets none, unless asked for.
  await expect(carousel.getByRole('button', { name: 'Start the banners' })).toBeVisible()
  const target = await carousel.getByRole('link').first().getAttribute('href')
  await carousel.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
})

test('categories: 8 circles on phones, 20 in a slider otherwise, and SEE ALL', async ({ page, isMobile }) => {
  await page.goto('/')
  const explore = region(page, 'Explore by Category')
  await expect(explore.locator('.circle:visible')).toHaveCount(isMobile ? 8 : 20)
  const all = explore.getByRole('link', { name: /^See all/ })
  await expect(all).toHaveText('SEE ALL')
  await expect(all).toHaveAttribute('href', '/specialityCategory')
  if (isMobile) return
  const last = explore.locator('.circle').last()
  const on = explore.getByRole('button', { name: 'Next: Explore by Category' })
  await expect(last).not.toBeInViewport()
  await on.click()
  await on.click()
  await expect(last).toBeInViewport()
  await expect(on).toBeHidden()
})

test('deals: to the end of the local day, each a Box of 1 Kit with 4.5 of 5 stars, and sold as what it is', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  const deals = region(page, 'Deals Of The Day')
  await deals.scrollIntoViewIfNeeded()
  const cards = deals.getByRole('article')
  const { data } = (await (await page.request.get('/api/get/dealsOfTheDay')).json()) as {
    data: { name: string; packageSize: string }[]
  }
  await expect(cards).toHaveCount(data.length)
  for (const card of await cards.all()) {
    await expect(card.getByText('Box of 1 Kit')).toBeAttached()
    await expect(card.getByRole('img', { name: /4\.5/ })).toBeAttached()
  }
  await expect(deals.getByText('Ends In')).toBeVisible()
  const timer = deals.getByRole('timer')
  const seconds = async () =>
    ((await timer.innerText()).match(/\d+/g) ?? []).map(Number).reduce((sum, part) => sum * 60 + part, 0)
  const before = await seconds()
  const leftToday = await page.evaluate(() => {
    const end = new Date()
    end.setHours(24, 0, 0, 0)
    return (end.getTime() - Date.now()) / 1000
  })
  expect(Math.abs(before - leftToday)).toBeLessThan(5)
  await expect.poll(seconds).toBeLessThan(before)

  await cards.first().getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.goto('/cart')
  await expect(main(page)).toContainText(data[0]?.name ?? '')
  await expect(main(page)).toContainText(data[0]?.packageSize ?? '')
})

test('offers and advertisements lead to their categories', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  // The words stand in the drawn card; the link says them too.
  const offers = region(page, 'Offers for you').getByRole('link')
  for (const offer of await offers.all()) {
    await expect(offer).toHaveAccessibleName(/^Order Now: Flat \d+% Off, ./)
    await expect(offer).toHaveText('Order Now')
    await expect(offer).toHaveAttribute('href', CATEGORY)
  }
  const ads = region(page, 'More from Dawakit')
  await ads.scrollIntoViewIfNeeded()
  const links = ads.getByRole('link')
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', CATEGORY)
  const picture = links.first().getByRole('img')
  await expect(picture).toHaveAccessibleName(/./)
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  const target = await links.first().getAttribute('href')
  await links.first().click()
  await expect(page).toHaveURL(new RegExp(`${target}$`))
})

test('each dynamic category has a row of its first 24 products, the last one first, and SEE ALL', {
  tag: '@phone',
}, async ({ page }) => {
  const { data: categories } = (await (await page.request.get('/api/get/dynamicCategories')).json()) as {
    data: { name: string; isGeneralCategory: boolean }[]
  }
  await page.goto('/')
  expect(categories.length).toBeGreaterThan(0)
  for (const { name, isGeneralCategory } of categories) {
    const row = region(page, name)
    await row.scrollIntoViewIfNeeded()
    const kind = isGeneralCategory ? 'General' : 'Speciality'
    const answer = await page.request.post(`/api/get/productsBy${kind}CategoryName?page=1&limit=24`, {
      data: { categoryName: name },
    })
    const { data } = (await answer.json()) as { data: { name: string }[] }
    await expect(row.getByRole('heading', { level: 3 })).toHaveText(data.map((one) => one.name).reverse())
    const all = row.getByRole('link', { name: `See all: ${name}` })
    await expect(all).toHaveText('SEE ALL')
    await expect(all).toHaveAttribute('href', CATEGORY)
  }
})

test('the reasons, the app and the words for search engines', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  for (const name of [
    'Why Dawakit',
    'Why Choose Us',
    'Take your pharmacy with you',
    'Your online pharmacy in India',
  ]) {
    await expect(main(page).getByRole('heading', { name })).toBeVisible()
  }
  await expect(region(page, 'Why Dawakit').getByRole('listitem')).toHaveText([
    '50K+ products',
    '25+ years of experience',
    '48 hours delivery',
    '35+ specialty categories',
  ])
  const app = region(page, 'Take your pharmacy with you')
  await expect(app.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
    'href',
    /^https:\/\/play\.google/,
  )
  await expect(app.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', /^https:\/\/www\.apple/)
})

test('the other layout has three banners and the grid of categories with logo, name and count', async ({
  page,
  isMobile,
}) => {
  await page.goto('/?layout=grid')
  const banners = region(page, 'Offers and health topics').getByRole('group')
  await expect(banners).toHaveCount(isMobile ? 4 : 3)
  const tiles = region(page, 'Explore by Category').getByRole('listitem')
  const { data } = (await (await page.request.get('/api/get/specialityCategories')).json()) as {
    data: { name: string; productCount: number }[]
  }
  await expect(tiles).toHaveCount(data.length)
  for (const [index, { name, productCount }] of data.entries()) {
    const tile = tiles.nth(index)
    // A long name may come apart at its soft hyphens.
    const words = (await tile.innerText()).replaceAll('\u00ad', '').split(/\s+/).join(' ')
    expect(words).toBe(`${name} ${productCount} product${productCount === 1 ? '' : 's'}`)
    await expect(tile.locator('img')).toHaveAttribute('src', /^\/images\/categories\//)
  }
  await expect(tiles.first().getByRole('link')).toHaveAttribute('href', /^\/specialityCategory\//)
})

const groups: [string, string[]][] = [
  ['Know Us', ['About', 'Contact', 'FAQs']],
  [
    'Our Policy',
    ['Terms and Conditions', 'Privacy Policy', 'Refund Policy', 'Return Policy', 'Cancellation Policy'],
  ],
]

test('the footer has its groups, which collapse on small screens, and the first six products by name', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about-us')
  const footer = page.getByRole('contentinfo')
  const open = async (group: string, first: Locator) => {
    if (!isMobile) return
    await expect(first).toBeHidden()
    await footer.getByText(group, { exact: true }).click()
  }
  for (const [group, links] of groups) {
    await open(group, footer.getByRole('link', { name: links[0], exact: true }))
    for (const name of links) await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await open('Our Products', footer.locator('a[href^="/product/"]').first())
  const products = await footer.locator('a[href^="/product/"]').allInnerTexts()
  expect(products).toHaveLength(6)
  expect(products).toEqual(
    [...products].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
  )
  await open('Download App', footer.getByRole('link', { name: /App Store/ }))
  await expect(footer.getByRole('link', { name: 'Get it on Google Play' })).toHaveAttribute(
    'href',
    /^https:\/\/play\.google/,
  )
  await expect(footer.getByRole('link', { name: 'Download on the App Store' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.apple/,
  )
})

test('the footer connects: four networks, phone, e-mail, cards, the year, and the newsletter', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/about-us')
  const footer = page.getByRole('contentinfo')
  const connect = footer.getByRole('region', { name: 'Connect' })
  await expect(connect.getByRole('link')).toHaveCount(4)
  for (const name of ['Facebook', 'Instagram', 'X', 'YouTube']) {
    await expect(connect.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:\/\//)
  }
  await expect(footer.getByRole('link', { name: '+91 44 4000 0000' })).toHaveAttribute(
    'href',
    'tel:+914440000000',
  )
  await expect(footer.getByRole('link', { name: 'care@dawakit.example' })).toHaveAttribute(
    'href',
    'mailto:care@dawakit.example',
  )
  await expect(footer.getByRole('img', { name: 'Visa, Mastercard, RuPay and UPI' })).toBeVisible()
  await expect(footer.getByText(`© ${new Date().getFullYear()} Dawakit.`)).toBeVisible()
  for (const promise of [
    'From verified, licensed pharmacies',
    'Save up to 80% on lab tests',
    'Encrypted and card-industry compliant',
    'Save up to 50% on health products',
  ]) {
    await expect(footer.getByText(promise)).toBeVisible()
  }
  await connect.getByLabel('Newsletter').fill('meena@mail.example')
  await connect.getByRole('button', { name: 'Subscribe' }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Thank you for subscribing. Please confirm it by the link in your mail' }),
  ).toBeVisible()
  await expect(connect.getByLabel('Newsletter')).toHaveValue('')
})

test('no offer’s drawing is cut where its words end, at any width', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const offers = page.getByRole('main').getByRole('region', { name: 'Offers for you' })
  for (const width of [380, 430, 600, 771, 980, 1025, 1280, 1399, 1400, 1442]) {
    await page.setViewportSize({ width, height: 900 })
    await offers.scrollIntoViewIfNeeded()
    for (const picture of await offers.locator('img').all()) {
      await expect(async () => {
        const cut = await picture.evaluate((img: HTMLImageElement) => {
          img.loading = 'eager'
          const isLoaded = img.complete && img.naturalHeight > 0
          // The drawing fills its box from the right: what does not fit is lost at the left, under the words.
          const shape = isLoaded ? img.naturalWidth / img.naturalHeight : Number.NaN
          return 1 - img.clientWidth / img.clientHeight / shape
        })
        expect(cut, `${await picture.getAttribute('src')} at ${width} px`).toBeLessThan(0.1)
      }).toPass({ timeout: 15_000 })
    }
  }
})

test('on the narrowest phones each word of the ways in stays whole', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/')
  for (const width of [320, 325, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const broken = await page
      .getByRole('main')
      .getByRole('list', { name: 'Prescriptions, orders and requests' })
      .evaluate((list) => {
        const found: string[] = []
        for (const { firstChild: text } of list.querySelectorAll('strong')) {
          if (!text?.nodeValue) continue
          for (const { 0: word, index } of text.nodeValue.matchAll(/\S+/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (range.getClientRects().length > 1) found.push(word)
          }
        }
        return found
      })
    expect(broken, `at ${width} px`).toEqual([])
  }
})

import { newCustomer } from './customer.ts'
import { type Browser, chromium, expect, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'
import { type LifeSite, startLifeSite } from './life/life-server.ts'

let site: LifeSite
test.beforeAll(async () => {
  site = await startLifeSite()
})
test.afterAll(() => site.stop())

/** Errors of the page's console, and what its scripts threw. */
function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  page.on('pageerror', ({ message }) => failures.push(message))
  return failures
}

/** What pages note for their test: `life.js` of the server does. */
interface Noted {
  told: string[]
  persisted?: boolean
}
const noted = (page: Page) => page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted)

const add = (page: Page) => page.getByRole('button', { name: 'Add to Cart' }).first().click()
const cartButton = (page: Page, pieces: string) => page.getByRole('button', { name: `Cart, ${pieces}` })
const keptKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

/** Why the browser did not keep a page: what the page could have done otherwise is of the type 'PageSupportNeeded'. */
interface Refusal {
  type: string
  reason: string
}

test('a page that the customer comes back to is the one that was left, with the cart as it is now', {
  tag: '@desktop',
}, async () => {
  // The driver's own flags turn the back/forward cache off.
  const browser: Browser = await chromium.launch({
    executablePath: process.env['CHROME'] ?? '',
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    const refusals: Refusal[] = []
    const cdp = await context.newCDPSession(page)
    await cdp.send('Page.enable')
    cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      refusals.push(...notRestoredExplanations),
    )
    await page.goto(`${site.address}/shop`)
    await add(page)
    await expect(cartButton(page, '1 item')).toBeVisible()
    await page.getByRole('link', { name: 'Leaflet' }).click()
    await page.waitForURL(/leaflet/)
    await page.evaluate(() => localStorage.removeItem('dawakit:cart'))
    await page.goBack({ waitUntil: 'commit' })
    await expect(cartButton(page, '0 items')).toBeVisible()
    // A browser without a window has no such cache, and says so; nothing else may have stood in its way.
    const isWithout = refusals.some(({ reason }) => reason === 'BackForwardCacheDisabledForDelegate')
    expect(refusals.filter(({ type }) => type !== 'Circumstantial')).toEqual([])
    expect((await noted(page)).persisted).toBe(!isWithout)
  } finally {
    await browser.close()
  }
})

test('two tabs show one cart, pincode and session, and the guest’s lines are merged once', {
  tag: '@desktop',
}, async ({ page, context, request }) => {
  const { token, userId, call } = await newCustomer(request)
  const other = await context.newPage()
  await page.goto(`${site.address}/shop`)
  await other.goto(`${site.address}/shop`)
  await expect(cartButton(other, '0 items')).toBeVisible()
  await add(page)
  await expect(cartButton(other, '1 item')).toBeVisible()
  await page.getByLabel('Pincode').first().fill('600001')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.poll(async () => (await noted(other)).told).toContain('pincode:change')
  expect((await noted(other)).told.filter((name) => name === 'pincode:change')).toHaveLength(1)
  site.calls.length = 0
  // Another page of the site signed in: both tabs are told, and a third one starts.
  const third = await context.newPage()
  await page.evaluate((kept) => localStorage.setItem('dawakit:token', kept), token)
  await third.goto(`${site.address}/shop`)
  for (const tab of [page, other, third]) {
    await expect(cartButton(tab, '1 item')).toBeVisible()
    await expect.poll(() => tab.evaluate(() => window.Dawakit?.shop?.$session.get().status)).toBe('signedIn')
  }
  await expect.poll(() => site.calls.filter((name) => name === 'POST /post/cart').length).toBe(1)
  await expect.poll(() => keptKeys(page)).not.toContain('dawakit:cart')
  const { data } = await call<{ cart: { quantity: number }[] }>(`GET /get/user?id=${userId}`)
  expect(data.cart.map(({ quantity }) => quantity)).toEqual([1])
  await other.evaluate(() => window.Dawakit?.shop?.session.signOut())
  for (const tab of [page, other, third]) await expect(cartButton(tab, '0 items')).toBeVisible()
})

test('the tag three times on a page is one shop, without a word too many', { tag: '@desktop' }, async ({
  page,
}) => {
  const failures = failuresOf(page)
  await page.goto(`${site.address}/twice`)
  await expect(cartButton(page, '0 items')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(1)
  const before = (await noted(page)).told.length
  await add(page)
  await expect(cartButton(page, '1 item')).toBeVisible()
  expect((await noted(page)).told.slice(before)).toEqual(['cart:change'])
  expect(await page.evaluate(() => window.Dawakit?.doctor())).toContain(
    'The script tag is on the page 3 times; one is enough.',
  )
  expect(failures).toEqual([])
})

test('of two versions on a page the first one counts, and the console names both', {
  tag: '@desktop',
}, async ({ page }) => {
  const failures = failuresOf(page)
  const warning = page.waitForEvent('console', {
    predicate: (message) => /Versions .+ and 0\.0\.9 are mixed/.test(message.text()),
  })
  await page.goto(`${site.address}/versions`)
  await warning
  expect(await page.evaluate(() => window.Dawakit?.version)).not.toBe('0.0.9')
  await add(page)
  await expect(cartButton(page, '1 item')).toBeVisible()
  expect((await noted(page)).told.filter((name) => name === 'cart:change')).toHaveLength(2)
  expect(failures).toEqual([])
})

for (const { where, sandbox } of [
  { where: 'of another site', sandbox: null },
  { where: 'in a sandbox without an origin, where storage throws', sandbox: 'allow-scripts allow-forms' },
]) {
  test(`the elements work for the visit in a frame ${where}`, async ({ page }) => {
    const failures = failuresOf(page)
    await page.goto(`${site.otherSite}/framing`)
    await page.evaluate(
      ([src, sandbox]) => {
        const frame = document.createElement('iframe')
        if (sandbox) frame.setAttribute('sandbox', sandbox)
        frame.width = '300'
        frame.height = '560'
        frame.title = 'Pharmacy'
        frame.src = src as string
        document.body.append(frame)
      },
      [`${site.address}/shop`, sandbox],
    )
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Add to Cart' }).click()
    await expect(frame.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    const body = frame.locator('body')
    await body.evaluate(() => window.Dawakit?.open('login'))
    const dialog = frame.getByRole('dialog', { name: 'Login / Register' })
    await expect(dialog).toBeVisible()
    const box = await dialog.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    })
    expect(box).toBe(true)
    expect(await body.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(failures).toEqual([])
  })
}

test('nothing overflows at 280 px, on the pages of a shop and of an account', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  for (const name of ['shop', 'account']) {
    await page.goto(`${site.address}/${name}`)
    await expect(cartButton(page, '0 items')).toBeVisible()
    await expect(page.getByText(/Paracetamol|Login \/ Register/).first()).toBeVisible()
    await expectWithin(page, `${name} at 280 px`)
    await page.evaluate(() => window.Dawakit?.open('cart'))
    await expect(page.getByRole('dialog', { name: 'My Cart' })).toBeVisible()
    await expectWithin(page, `the drawer on ${name} at 280 px`)
  }
})

test('nothing is stored before the customer agrees, and all of it afterwards', { tag: '@desktop' }, async ({
  page,
}) => {
  const failures = failuresOf(page)
  await page.goto(`${site.address}/consent`)
  await add(page)
  await expect(cartButton(page, '1 item')).toBeVisible()
  await expect(page).toHaveTitle('Cart 1')
  await page.getByLabel('Pincode').first().fill('600001')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.poll(async () => (await noted(page)).told).toContain('pincode:change')
  expect(await keptKeys(page)).toEqual([])
  await page.reload()
  await expect(cartButton(page, '0 items')).toBeVisible()
  await add(page)
  await page.evaluate(() => window.Dawakit?.consent('granted'))
  await expect.poll(() => keptKeys(page)).toEqual(['dawakit:cart'])
  // A banner that remembers the answer gives it before the script is there.
  await page.goto(`${site.address}/consent?granted`)
  await expect(cartButton(page, '1 item')).toBeVisible()
  await page.evaluate(() => window.Dawakit?.consent('denied'))
  await expect.poll(() => keptKeys(page)).toEqual([])
  await expect(cartButton(page, '1 item')).toBeVisible()
  expect(failures).toEqual([])
})

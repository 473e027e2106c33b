import { addresses } from './addresses.ts'
import { fillCart, newCustomerAt, saveAddress, signInOn } from './customer.ts'
import { type HostPolicy, policyPage } from './hosts/policy-page.ts'
import { type APIRequestContext, expect, type Page, test } from './journey.ts'
import { nothingToGoBackOver } from './visitor.ts'

const SITE = addresses.hosts
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ })
const placedSentence = (page: Page) => page.getByText('Your Order Placed Successfully').first()

/** Every way that a page lets its scripts in. */
const ways = {
  'by address': {},
  'by a nonce': { nonce: 'bXluZXh0bm9uY2U' },
  'by hashes': { hashes: true },
} as const satisfies Record<string, HostPolicy>

/** What the browser says that the page's policy refused. */
async function refusalsOf(page: Page): Promise<string[]> {
  const refusals: string[] = []
  await page.exposeFunction('noteRefusal', (refusal: string) => refusals.push(refusal))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      ;(globalThis as unknown as { noteRefusal(refusal: string): void }).noteRefusal(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      )
    })
  })
  return refusals
}

/**
 * Puts the page under what `Dawakit.csp()` says on it, and nothing besides: whatever is not named there is refused.
 * @returns the policy
 */
async function underItsOwnPolicy(page: Page, name: 'shelf' | 'all', way: HostPolicy): Promise<string> {
  const address = `${SITE}/policy/${name}`
  await page.context().grantPermissions(['local-network-access'], { origin: SITE })
  let policy = ''
  await page.route(address, async (route) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
    await route.fulfill({ headers, body: await policyPage(name, way) })
  })
  await page.goto(address)
  await page.waitForFunction(() => window.Dawakit?.shop)
  const { header } = (await page.evaluate((asked) => window.Dawakit?.csp(asked), way)) ?? { header: '' }
  policy = `default-src 'none'; base-uri 'none'; ${header}`
  await page.reload()
  return header
}

/** A customer of the site with an address and one honey in the cart. */
async function signIn(page: Page, request: APIRequestContext) {
  const customer = await newCustomerAt(SITE, request)
  await saveAddress(customer)
  const { data } = await customer.call<{ _id: string }>(
    'GET /get/productBySlug?slug=aarogrit-triphala-churna-100-g',
  )
  await fillCart(customer, [{ _id: data._id, quantity: 1 }])
  await page.route(`${SITE}/blank`, (route) =>
    route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  )
  await signInOn(page, customer, `${SITE}/blank`)
}

/** Closes what is open, no sooner than it has its entry in the history, and waits until that is gone. */
async function closeByEscape(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.dawakit)
  await page.keyboard.press('Escape')
  await nothingToGoBackOver(page)
}

for (const [name, way] of Object.entries(ways)) {
  test(`search and cart work under the policy that csp() gives, scripts let in ${name}`, {
    tag: '@phone',
  }, async ({ page, request }) => {
    const refusals = await refusalsOf(page)
    await signIn(page, request)
    const policy = await underItsOwnPolicy(page, 'shelf', way)
    expect(policy).not.toMatch(/frame-src|unsafe/)
    const search = page.getByRole('combobox', { name: 'Search medicines' })
    await search.fill('honey')
    await expect(page.getByRole('option').first().locator('img')).toHaveJSProperty('complete', true)
    expect(
      await page
        .getByRole('option')
        .first()
        .locator('img')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0)
    await search.press('Escape')
    await page.getByRole('button', { name: /^Cart, 1 item/ }).click()
    await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
    await closeByEscape(page)
    await page.evaluate(() => window.Dawakit?.open('cart'))
    await expect(page.getByRole('dialog').getByText('Aarogrit Triphala Churna').first()).toBeVisible()
    await closeByEscape(page)
    expect(refusals).toEqual([])
    await search.fill('honey')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/search\?search=honey/)
  })
}

for (const [name, way] of [
  ['by address', { trustedTypes: true }],
  ['by a nonce', { nonce: 'bXluZXh0bm9uY2U', trustedTypes: true }],
] as const) {
  for (const gateway of ['Razorpay', 'CCAvenue'] as const) {
    test(`all elements, and a payment by ${gateway}, work under the policy that csp() gives with trusted types, scripts let in ${name}`, {
      tag: '@desktop',
    }, async ({ page, request }) => {
      const refusals = await refusalsOf(page)
      await signIn(page, request)
      const policy = await underItsOwnPolicy(page, 'all', way)
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dawakit")
      await expect(page.locator('dawa-product-card').getByRole('img').first()).toBeVisible()
      await expect(page.locator('dawa-product-grid').getByRole('article')).toHaveCount(4)
      await page.getByLabel('Pincode').first().fill('600001')
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(page.locator('dawa-pincode-checker').getByText(/Chennai/)).toBeVisible()
      await page.getByRole('checkbox', { name: /I accept the/ }).check()
      await page.getByRole('radio', { name: new RegExp(gateway) }).check()
      await payButton(page).click()
      const title = gateway === 'Razorpay' ? 'Razorpay sandbox checkout' : 'Secure payment'
      await page
        .frameLocator(`iframe[title="${title}"]`)
        .getByRole('button', { name: 'Success', exact: true })
        .click()
      await expect(placedSentence(page)).toBeVisible()
      expect(refusals).toEqual([])
    })
  }
}

test.describe('a page with a policy that lacks much', () => {
  test.use({ triesPolicies: true })

  test('the doctor names each directive that a page’s policy lacks', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.context().grantPermissions(['local-network-access'], { origin: SITE })
    const store = addresses.store
    const policy = `default-src 'none'; script-src ${store}/embed/; connect-src ${store}; frame-src 'self'`
    await page.route(`${SITE}/policy/all`, async (route) => {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
      await route.fulfill({ headers, body: await policyPage('all', {}) })
    })
    await page.goto(`${SITE}/policy/all`)
    await page.waitForFunction(() => window.Dawakit?.shop)
    const found = await page.evaluate(() => window.Dawakit?.doctor())
    expect(found).toEqual(
      expect.arrayContaining([
        `The page's policy lacks ${store} in img-src.`,
        "The page's policy lacks blob: in img-src.",
        `The page's policy lacks ${addresses.sandbox} in script-src.`,
        `The page's policy lacks ${addresses.sandbox} in frame-src.`,
        `The page's policy lacks ${store} in frame-src.`,
        `The page's policy lacks ${store}/embed/room.css in style-src.`,
      ]),
    )
    expect(found?.join()).not.toContain(`lacks ${store} in connect-src`)
    expect(found?.join()).not.toContain('/embed/ in script-src')
  })
})

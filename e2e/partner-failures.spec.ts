import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { newCustomerAt, signInOn } from './customer.ts'
import { expect, type Page, test } from './journey.ts'

// The doctor asks for the page once more, to read its policy: one so strict refuses that, and it goes on without.
test.use({ triesPolicies: true })

/** What the page's own doctor finds. */
const diagnose = (page: Page) => page.evaluate(() => window.Dawakit?.doctor())

/** What went to the console as a warning, and errors that nobody caught. */
function listen(page: Page) {
  const warnings: string[] = []
  const crashes: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  page.on('pageerror', ({ message }) => crashes.push(message))
  return { warnings, crashes }
}

/** The partner's page is all there: its heading, its own texts, its links. */
async function expectPageIntact(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'My order' })).toBeVisible()
  await expect(page.getByText('Medicines are sold and delivered by our partner pharmacy.')).toBeVisible()
}

const api = `${addresses.store}/api/**`
const proxyError = {
  status: 502,
  headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
  contentType: 'text/html',
  body: '<h1>Bad Gateway</h1>',
}

test('a product that is not there is said to be so, and the doctor names it', { tag: '@phone' }, async ({
  page,
}) => {
  const { crashes } = listen(page)
  await page.goto(`${addresses.partner}/medicine?id=nothing`)
  const card = page.locator('dawa-product-card')
  await expect(card.getByRole('alert')).toHaveText('Product not found')
  await expect(card.getByRole('button')).toHaveCount(0)
  await expectPageIntact(page)
  await expectAccessible(page, 'unknown medicine')
  expect((await diagnose(page))?.join()).toContain(
    'product-param="id" heading-level="1"> says: Product not found',
  )
  await page.goto(`${addresses.partner}/medicine`)
  await expect(card.getByRole('alert')).toHaveText('Product not found')
  expect((await diagnose(page))?.join()).toContain("finds no id in the page's address.")
  expect(crashes).toEqual([])
})

test('an order that is not there, and none at all, are said to be so', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const customer = await newCustomerAt(addresses.partner, request)
  await signInOn(page, customer, `${addresses.partner}/orders`)
  await page.reload()
  const tracker = page.locator('dawa-order-tracker')
  const invoice = page.locator('dawa-invoice')
  await expect(tracker.getByText('You have not ordered anything yet.')).toBeVisible()
  await expect(invoice.getByText('You have not ordered anything yet.')).toBeVisible()
  for (const id of ['nothing', null]) {
    await page.evaluate((id) => {
      for (const element of document.querySelectorAll('dawa-order-tracker, dawa-invoice')) {
        if (id === null) element.removeAttribute('order-id')
        else element.setAttribute('order-id', id)
      }
    }, id)
    await expect(tracker.getByRole('alert')).toHaveText('Order not found')
    await expect(invoice.getByRole('alert')).toHaveText('Order not found')
    await expect(page.getByRole('button', { name: /again/i })).toHaveCount(0)
  }
  expect((await diagnose(page))?.join()).toContain('<dawa-invoice> needs order-id, or its property invoice.')
})

for (const [name, isDown, tag] of [
  ['cannot be reached', true, '@phone'],
  ['answers with a proxy’s error page', false, '@desktop'],
] as const) {
  test(`a shop that ${name}: each element says so, and asks again`, { tag }, async ({ page, request }) => {
    const { crashes } = listen(page)
    const customer = await newCustomerAt(addresses.partner, request)
    await signInOn(page, customer, addresses.partner)
    await page.route(api, (route) => (isDown ? route.abort('connectionrefused') : route.fulfill(proxyError)))
    const sentence = isDown
      ? 'Could not connect. Check your connection and try again'
      : 'Something went wrong'

    await page.reload()
    const grids = page.locator('dawa-product-grid')
    await expect(grids.first().getByRole('alert')).toContainText(sentence)
    await expect(grids.last().getByRole('alert')).toContainText(sentence)
    await page.getByRole('combobox', { name: 'Search medicines' }).fill('parac')
    await expect(page.locator('dawa-search-box').getByText(sentence)).toBeVisible()
    await page.getByLabel('Pincode').fill('600001')
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.locator('dawa-pincode-checker').getByText(sentence)).toBeVisible()
    await expectPageIntact(page)
    await expectAccessible(page, `a shop that ${name}`)
    const found = (await diagnose(page))?.join() ?? ''
    expect(found).toContain(isDown ? 'cannot be reached from' : 'it answered 502, and no JSON.')
    expect(found).toContain(`label="This week’s savings"> says: ${sentence}`)

    // Who is signed in is not asked to sign in again.
    const unreached = 'Could not connect. Check your connection and try again'
    await page.goto(`${addresses.partner}/orders`)
    await expect(page.locator('dawa-order-tracker').getByRole('alert')).toContainText(unreached)
    await expect(page.locator('dawa-invoice').getByRole('alert')).toContainText(unreached)
    await page.goto(`${addresses.partner}/checkout`)
    await expect(page.locator('dawa-checkout').getByRole('alert')).toContainText(unreached)
    await page.goto(`${addresses.partner}/medicine?id=nothing`)
    const card = page.locator('dawa-product-card')
    await expect(card.getByRole('alert')).toContainText(sentence)

    await page.unrouteAll()
    await card.getByRole('button', { name: 'Try again' }).click()
    await expect(card.getByRole('alert')).toHaveText('Product not found')
    expect(crashes).toEqual([])
  })
}

/** What stands in an element for who develops the page. */
const noteIn = (page: Page, element: string) => page.locator(element).first().locator('[part=developer-note]')

test('a website that the shop does not know is told so in place, and by the doctor', {
  tag: '@desktop',
}, async ({ page }) => {
  const unknown = addresses.partner.replace('localhost', '127.0.0.1')
  const refused = `The API at ${addresses.store} does not allow the origin ${unknown} under the key pk_example_partner. Ask the pharmacy to add it to your key.`
  await page.goto(unknown)
  await expect(page.locator('dawa-product-grid').first().getByRole('alert')).toContainText(
    'The shop is not available on this page right now',
  )
  for (const element of ['dawa-product-grid', 'dawa-search-box', 'dawa-pincode-checker'])
    await expect(noteIn(page, element)).toHaveText(`Dawakit, for developers: ${refused}`)
  await expectPageIntact(page)
  expect(await diagnose(page)).toContain(refused)
  await page.goto(addresses.partner)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  await expect(noteIn(page, 'dawa-product-grid')).toHaveCount(0)
  expect(await diagnose(page)).toEqual([])
})

test('a key that is not known: shoppers read that the shop is not available', { tag: '@phone' }, async ({
  page,
}) => {
  const clinic = 'https://clinic.example'
  await page.route(`${clinic}/**`, async (route) => {
    const address = route.request().url().replace(clinic, addresses.partner)
    const response = await route.fetch({ url: address })
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  // The shop as it is, on an address that a page of https may ask.
  await page.route(`${addresses.store}/**`, (route) => route.continue())
  await page.context().grantPermissions(['local-network-access'], { origin: clinic })
  await page.goto(clinic)
  await expect(page.locator('dawa-product-grid').first().getByRole('alert')).toContainText(
    'The shop is not available on this page right now',
  )
  await expect(noteIn(page, 'dawa-product-grid')).toHaveCount(0)
  // What is still asked for has nobody to come back to.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a key that a framework has lost is missed in place', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      if (location.hash === '#lost') document.querySelector('dawa-shop')?.removeAttribute('partner-key')
    })
  })
  await page.goto(`${addresses.partner}/#lost`)
  await expect(noteIn(page, 'dawa-product-grid')).toContainText(
    'without a key. Write the one that the pharmacy gave you: <dawa-shop partner-key="pk_…">.',
  )
})

test('elements without a shop: the console says so by itself, and each element where a page is developed', {
  tag: '@phone',
}, async ({ page }) => {
  const { warnings } = listen(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector('dawa-shop')?.remove())
  })
  await page.clock.install()
  await page.goto(addresses.partner)
  await expectPageIntact(page)
  await page.waitForFunction(() => customElements.get('dawa-shop'))
  // It gives the page some seconds to bring its shop.
  await page.clock.runFor(3000)
  const sentence =
    'There is no <dawa-shop> on the page, and nothing can be shown: add <dawa-shop api="https://…/api" partner-key="pk_…"></dawa-shop>.'
  await expect.poll(() => warnings.join()).toContain(sentence)
  for (const element of ['dawa-product-grid', 'dawa-search-box', 'dawa-pincode-checker'])
    await expect(noteIn(page, element)).toHaveText(`Dawakit, for developers: ${sentence}`)
})

test('a second script tag gives way, and the console says so', { tag: '@desktop' }, async ({ page }) => {
  const { warnings, crashes } = listen(page)
  await page.goto(addresses.partner)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  await page.evaluate((store) => {
    const tag = document.createElement('script')
    Object.assign(tag, { type: 'module', src: `${store}/embed/dawakit.js?again` })
    document.head.append(tag)
  }, addresses.store)
  await expect.poll(() => warnings.join()).toContain('The script tag is on the page 2 times; one is enough.')
  expect(warnings).toHaveLength(1)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: /Cart, 1 item/ })).toBeVisible()
  expect(crashes).toEqual([])
})

test('an element follows its attributes, and comes back when it is put back', { tag: '@phone' }, async ({
  page,
}) => {
  const { crashes } = listen(page)
  await page.goto(addresses.partner)
  const grid = page.locator('dawa-product-grid').last()
  await expect(grid.getByRole('article').first()).toBeVisible()
  await grid.evaluate((element) => element.setAttribute('brand', 'Nobody'))
  await expect(grid.getByText('No Products Found')).toBeVisible()
  await grid.evaluate((element) => element.removeAttribute('brand'))
  await expect(grid.getByRole('article').first()).toBeVisible()
  await page.evaluate(async () => {
    const shop = document.querySelector('dawa-shop') as HTMLElement
    const search = document.querySelector('dawa-search-box') as HTMLElement
    const [shopParent, searchParent] = [shop.parentElement, search.parentElement]
    shop.remove()
    search.remove()
    await new Promise((done) => setTimeout(done))
    searchParent?.append(search)
    shopParent?.append(shop)
  })
  await page.getByRole('combobox', { name: 'Search medicines' }).fill('parac')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(page.getByRole('button', { name: /Cart, 1 item/ })).toBeVisible()
  expect(crashes).toEqual([])
})

test('Dawakit.open opens the drawers, brings the one that is missing, and the doctor knows no other', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(addresses.partner)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  await page.evaluate(() => {
    document.querySelector('dawa-cart-drawer')?.remove()
    return window.Dawakit?.open('cart')
  })
  await expect(page.getByRole('dialog', { name: 'My Cart' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => window.Dawakit?.open('login'))
  await expect(page.getByRole('dialog', { name: 'Login / Register' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.Dawakit?.open('basket'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await diagnose(page)).toEqual([
    "Dawakit.open('basket') opens nothing: there are 'cart' and 'login'.",
  ])
})

test('the page made of npm modules says what failed, too, and asks again', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { crashes } = listen(page)
  const customer = await newCustomerAt(addresses.partnerReact, request)
  await signInOn(page, customer, addresses.partnerReact)
  await page.goto(`${addresses.partnerReact}/#product/nothing`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product not found')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.route('**/api/get/{product,order}*', (route) => route.abort('connectionrefused'))
  for (const view of ['home', 'product/nothing', 'orders']) {
    await page.goto(`${addresses.partnerReact}/#${view}`)
    await page.reload()
    await expect(page.getByText('Could not connect').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Vaigai Family Clinic' })).toBeVisible()
  }
  await expect(page.getByText('You have no orders here so far.')).toHaveCount(0)
  // Who is signed in is not asked to sign in again, when the shop cannot be asked who that is.
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await page.reload()
  await expect(page.getByText('The pharmacy cannot be reached')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in to see your orders' })).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('You have no orders here so far.')).toBeVisible()
  expect(crashes).toEqual([])
})

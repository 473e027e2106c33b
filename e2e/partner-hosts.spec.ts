import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { fillCart, newCustomerAt, saveAddress, signInOn } from './customer.ts'
import { expectUsefulBoxes, USEFUL_WIDTHS } from './element-boxes.ts'
import { hostPages } from './hosts/host-pages.ts'
import { expect, type Locator, type Page, test } from './journey.ts'
import { expectWithin } from './layout.ts'
import { operator } from './operator.ts'
import { nothingToGoBackOver } from './visitor.ts'

/** Errors of the page's console, and what its scripts threw. */
function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  page.on('pageerror', ({ message }) => failures.push(message))
  return failures
}

async function expectInWindow(page: Page, popup: Locator, name: string): Promise<void> {
  const box = await popup.boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect(box, name).not.toBeNull()
  expect(box?.x, `left of ${name}`).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0), `right of ${name}`).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0), `bottom of ${name}`).toBeLessThanOrEqual(height)
  await expectWithin(page, name)
}

/** The popup of the search and the mini-cart, open, are whole within the window, and the page is no wider for them. */
async function expectPopupsInWindow(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox').fill('parac')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectInWindow(page, page.locator('.dawa-search-box__popup'), `search popup of ${name}`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Cart, / }).press('Enter')
  await expectInWindow(page, page.locator('.dawa-cart-button__panel'), `mini-cart of ${name}`)
  await page.keyboard.press('Escape')
  await nothingToGoBackOver(page)
}

test('the narrowest phone has room for every element and for what it opens', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  for (const name of ['plain', 'bootstrap-5', 'wordpress-twenty-five']) {
    await page.goto(`${addresses.hosts}/${name}/shop`)
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
    await expectUsefulBoxes(page, `${name} at 280 px`)
    await expectPopupsInWindow(page, `${name} at 280 px`)
  }
})

/** Opens a page whose script comes when the page has been laid out. @returns how far what was in sight has moved since */
async function openBeforeScript(page: Page, path: string): Promise<() => Promise<number>> {
  await page.route('**/embed/dawakit.js', async (route) => {
    await page.locator('dawa-search-box').waitFor()
    await route.continue()
  })
  await page.goto(`${addresses.hosts}${path}`)
  return () =>
    page.evaluate(
      () =>
        new Promise((tell) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
            tell(shifts.reduce((sum, { value }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => tell(0)))
        }),
    )
}

const ours = Object.keys(USEFUL_WIDTHS).join()

for (const { name } of hostPages) {
  test(`the elements are at home in the pages of ${name}`, async ({ page }) => {
    const failures = failuresOf(page)
    const shop = await openBeforeScript(page, `/${name}/shop`)
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await shop(), `shift of ${name}’s shop`).toBeLessThanOrEqual(0.01)
    await expectUsefulBoxes(page, `${name}’s shop`)
    await expectAccessible(page, `${name}’s shop`, ours)
    await expectPopupsInWindow(page, name)

    const account = await openBeforeScript(page, `/${name}/account`)
    await expect(page.getByRole('button', { name: 'Login / Register' })).toHaveCount(3)
    expect(await account(), `shift of ${name}’s account`).toBeLessThanOrEqual(0.01)
    await expectUsefulBoxes(page, `${name}’s account`)
    await expectAccessible(page, `${name}’s account`, ours)
    // Elements speak in the page's own font, and the form that stands among the page's own too.
    const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    for (const spoken of [page.getByRole('combobox').first(), page.getByRole('button', { name: 'Send OTP' })])
      await expect(spoken).toHaveCSS('font-family', font)
    await expect(page.getByRole('button', { name: 'Send OTP' })).toHaveCSS('font-size', '16px')
    expect(await page.evaluate(() => window.Dawakit?.doctor())).toEqual([])
    expect(failures).toEqual([])
  })
}

test('a page that says who has signed in before has room for what is theirs', async ({ page, request }) => {
  const customer = await newCustomerAt(addresses.hosts, request)
  const id = await saveAddress(customer)
  const slug = 'paracetamol-650mg-tablet-sahaj'
  const { data } = await customer.call<{ _id: string }>(`GET /get/productBySlug?slug=${slug}`)
  const products = [{ _id: data._id, quantity: 2 }]
  await fillCart(customer, products)
  const order = { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' }
  const placed = await customer.call<{ orderNumber: string }>('POST /post/order', { order })
  await operator('orders', 'move', placed.data.orderNumber, 'delivered')
  await fillCart(customer, products)
  await signInOn(page, customer, `${addresses.hosts}/plain/account`)
  for (const name of ['plain', 'bootstrap-5', 'wordpress-twenty-five']) {
    const account = await openBeforeScript(page, `/${name}/account`)
    await expect(page.getByRole('button', { name: 'ADD ADDRESS' })).toBeVisible()
    await expect(page.getByText(/^Order DWK-/).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await account(), `shift of ${name}’s account`).toBeLessThanOrEqual(0.05)
  }
})

test('the room ends where the script does not come, and an in-page login is never hidden', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/embed/dawakit.js', (route) => route.abort())
  await page.goto(`${addresses.hosts}/plain/account`)
  const login = page.locator('dawa-login')
  await expect(login).toBeVisible()
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations === 1) animation.finish()
  })
  await expect(login).toBeHidden()
  await expect(page.locator('dawa-search-box')).toBeHidden()
})

test('an element that is taken out while it opens throws nothing', { tag: '@desktop' }, async ({ page }) => {
  const failures = failuresOf(page)
  await page.goto(`${addresses.hosts}/plain/shop`)
  await expect(page.getByRole('button', { name: /^Cart, / })).toBeVisible()
  await page.evaluate(() => {
    const button = document.querySelector('dawa-cart-button')
    button?.shadowRoot?.querySelector('button')?.click()
    button?.remove()
  })
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(failures).toEqual([])
})

test('the doctor says which element has no room', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${addresses.hosts}/plain/shop`)
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  await page.addStyleTag({
    content: `dawa-search-box{width:100px} dawa-cart-button{margin-inline-start:-20px}
      dawa-product-card{margin-inline-start:-90px} .cover{position:absolute;inset:0;height:2000px}`,
  })
  const problems = () => page.evaluate(() => window.Dawakit?.doctor())
  expect(await problems()).toEqual([
    '<dawa-cart-button> is cut off by <header class="head">.',
    '<dawa-search-box> is 100 px wide and needs 160: give it room.',
    '<dawa-product-card product-id="paracetamol-650mg-tablet-jeevika"> stands out of the window.',
  ])
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<div class="cover"></div>')
  })
  expect(await problems()).toContain('<dawa-pincode-checker> is covered by <div class="cover">.')
})

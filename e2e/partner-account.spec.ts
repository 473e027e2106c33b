import { expectAccessible } from './accessible.ts'
import { addresses } from './addresses.ts'
import { newCustomerAt, prescriptionImage, saveAddress, signInOn } from './customer.ts'
import { otpSentTo } from './inbox.ts'
import { downloadInvoice } from './invoice-pdf.ts'
import { expect, type Page, type Route, test } from './journey.ts'
import { operator } from './operator.ts'
import { approvePrescription } from './pharmacist.ts'
import { expectUncovered } from './uncovered.ts'
import { addAddress, newMobile, register } from './visitor.ts'

const NAME = 'Meena Raghavan'
const PRESCRIBED = 'Glarggir'
const placeButton = (page: Page) => page.getByRole('button', { name: 'Place Order' })
const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart, / })
const panel = (page: Page) => page.getByRole('region', { name: 'My Cart' })
const tracker = (page: Page) => page.getByRole('region', { name: 'Track Your Order' })

interface Told {
  load: number
  event: string
  detail: string
}

/** What the pages of this tab were told, one page after the other. */
async function listen(page: Page): Promise<() => Promise<Told[]>> {
  await page.addInitScript(() => {
    const load = Number(sessionStorage.getItem('load') ?? 0) + 1
    sessionStorage.setItem('load', String(load))
    const nouns = [
      'cart:change',
      'session:change',
      'pincode:change',
      'order:place',
      'product:select',
      'error',
    ]
    for (const event of nouns) {
      document.addEventListener(`dawa:${event}`, (heard) => {
        const { detail } = heard as CustomEvent
        const brief = detail?.lines
          ? `${detail.source} ${detail.lines.length}`
          : (detail?.status ?? detail?.pincode ?? detail?.code ?? '')
        const told = JSON.parse(sessionStorage.getItem('told') ?? '[]')
        sessionStorage.setItem('told', JSON.stringify([...told, { load, event, detail: String(brief) }]))
      })
    }
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]'))
}

type Way = 'cash' | 'popup' | 'frame'

/** Chooses how to pay, and pays. */
async function pay(page: Page, way: Way): Promise<void> {
  const choice = { cash: 'Cash On Delivery', popup: /Razorpay/, frame: /CCAvenue/ }[way]
  await page.getByRole('radio', { name: choice }).check()
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  if (way === 'cash') return placeButton(page).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  const title = { popup: 'Razorpay sandbox checkout', frame: 'Secure payment' }[way]
  await page
    .frameLocator(`iframe[title="${title}"]`)
    .getByRole('button', { name: 'Success', exact: true })
    .click()
}

/** From the search to a placed order, with a prescription. @returns the order's number */
async function buyPrescribed(page: Page, site: string, mobile: string, way: Way): Promise<string> {
  await page.goto(site)
  await page.getByLabel('Pincode').fill('600001')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText(/Chennai/).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Search medicines' }).fill(PRESCRIBED)
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await cartButton(page).click()
  await panel(page).getByRole('link', { name: 'Checkout' }).click()
  await register(page, mobile, NAME)
  await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
  await addAddress(page, mobile)
  await page.getByLabel('Upload Prescription').setInputFiles({
    name: 'prescription.png',
    mimeType: 'image/png',
    buffer: await prescriptionImage(),
  })
  await expect(page.getByRole('checkbox', { name: 'Select prescription 1 for this order' })).toBeChecked()
  await pay(page, way)
  await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible()
  await expectUncovered(page.getByText(/^DWK-[\w-]+$/).first())
  return (
    (
      await page
        .getByText(/DWK-[\w-]+/)
        .first()
        .innerText()
    ).match(/DWK-[\w-]+/)?.[0] ?? ''
  )
}

/** Logs out by the cart's panel. Nothing of the customer is left, on the screen or in the browser: the device's mark names nobody. */
async function logOut(page: Page, facts: string[]): Promise<void> {
  await cartButton(page).click()
  await expect(panel(page).getByText(NAME)).toBeVisible()
  await expectAccessible(page, 'the panel of who is signed in')
  await panel(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Logged Out')).toBeVisible()
  await expect(panel(page).getByText('Cart Is Empty')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('dawakit'))),
  ).toEqual(['dawakit:device'])
  for (const fact of facts) await expect(page.getByText(fact)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0)
}

const hosts = [
  ['script tag', addresses.partner, `${addresses.partner}/orders`],
  ['npm', addresses.partnerReact, `${addresses.partnerReact}/#orders`],
] as const
// Each way to pay at both widths, and each host.
const purchases = (['cash', 'popup', 'frame'] as const).flatMap((way, row) =>
  hosts.map((host, column) => [way, (row + column) % 2 ? '@desktop' : '@phone', ...host] as const),
)
for (const [way, tag, host, site, orders] of purchases) {
  test(`by ${host}, paid by ${way}: a prescription medicine from the search to the invoice’s file, and nothing of it after logging out`, {
    tag,
  }, async ({ page, context }) => {
    const mobile = newMobile()
    const told = await listen(page)
    const orderNumber = await buyPrescribed(page, site, mobile, way)
    await approvePrescription(orderNumber)
    await operator('orders', 'move', orderNumber, 'delivered')
    await page.goto(orders)
    await page.reload()
    await expect(tracker(page).getByText(`Order ${orderNumber}`)).toBeVisible()
    await expect(tracker(page).getByText(/ is paid\.$/)).toBeVisible()
    await expect(tracker(page).getByText(new RegExp(PRESCRIBED, 'i'))).toBeVisible()
    await expectAccessible(page, 'the orders of a partner’s page')
    const { pages, fileName } = await downloadInvoice(page, 'Download')
    expect(fileName).toMatch(/^InvoiceNo-[0-9a-f]+\.pdf$/)
    expect(pages.join(' ')).toContain(orderNumber)

    const other = await context.newPage()
    await other.goto(orders)
    await expect(tracker(other).getByText(`Order ${orderNumber}`)).toBeVisible()
    const facts = [NAME, orderNumber, mobile, new RegExp(PRESCRIBED, 'i').source]
    await logOut(page, facts)
    await expect(tracker(other)).toHaveCount(host === 'npm' ? 0 : 1)
    await expect(other.getByText(orderNumber)).toHaveCount(0)
    await page.goto(site)
    await expect(page.getByLabel('Pincode')).toHaveValue('')
    if (host === 'npm') return

    const heard = await told()
    const of = (event: string) => heard.filter((one) => one.event === event)
    expect(of('error')).toEqual([])
    expect(of('product:select')).toHaveLength(1)
    expect(of('order:place')).toHaveLength(1)
    expect(of('pincode:change').map(({ detail }) => detail)).toEqual(['600001', ''])
    // Once when a page starts, and where somebody else is here.
    const loads = new Set(heard.map(({ load }) => load)).size
    expect(of('session:change')).toHaveLength(loads + 2)
    // The first of a page, the addition, the sign-in, the order.
    expect(of('cart:change').filter(({ detail }) => detail === 'guest 1')).not.toEqual([])
    expect(of('cart:change').at(-1)?.detail).toBe('guest 0')
  })
}

const open = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
}
const BUSY = 'The shop is busy at the moment. Please try again shortly'
const busy = (route: Route) =>
  route.request().method() === 'OPTIONS'
    ? route.fulfill({ status: 204, headers: open })
    : route.fulfill({
        status: 503,
        headers: open,
        json: { key: 'error', code: 'shop-is-busy', message: BUSY },
      })

test('with the shop away at every step: each says so where it stands, and goes on when it is back', {
  tag: '@phone',
}, async ({ page }) => {
  const mobile = newMobile()
  /** Does it while these calls fail, sees that it is said, and does it again. */
  async function twice(calls: string, act: () => Promise<void>, said = page.getByText(BUSY).first()) {
    await page.route(`**/api/${calls}*`, busy)
    await act()
    await expect(said).toBeVisible()
    await page.unrouteAll()
    await act()
  }
  await page.goto(addresses.partner)
  const search = page.getByRole('combobox', { name: 'Search medicines' })
  await twice(
    'get/search',
    async () => {
      await search.fill('')
      await search.pressSequentially('parac')
    },
    page.locator('dawa-search-box').getByText(BUSY),
  )
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await page.goto(`${addresses.partner}/checkout`)
  await page.getByRole('button', { name: 'Login / Register' }).click()
  const form = page.locator('form.dawa-login__form')
  await form.getByLabel('Mobile Number').fill(mobile)
  await twice(
    'post/signup',
    () => form.getByRole('button', { name: 'Send OTP' }).click(),
    form.getByText(BUSY),
  )
  await form.getByLabel('Username').fill(NAME)
  await form.getByLabel('Email').fill(`${mobile}@mail.example`)
  await form.getByRole('button', { name: 'Send OTP' }).click()
  await form.getByLabel('OTP', { exact: true }).fill(await otpSentTo(mobile))
  // The cart cannot be merged at first: its line stays, and goes there by itself.
  await page.route('**/api/post/cart*', busy)
  await page.route('**/api/post/signIn*', busy)
  await form.getByRole('button', { name: 'Verify' }).click()
  await expect(form.getByText(BUSY)).toBeVisible()
  await page.unroute('**/api/post/signIn*')
  await form.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'ADD ADDRESS' })).toBeVisible()
  await expect(page.getByText('Your cart is empty')).toHaveCount(0)
  const merged = page.waitForResponse((answer) => answer.url().endsWith('/api/post/cart') && answer.ok())
  await page.unrouteAll()
  await merged

  await page.goto(addresses.partner)
  const buttons = page.getByRole('button', { name: 'Add to Cart' })
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await twice('post/cart', () => buttons.first().click())
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items')

  await page.goto(`${addresses.partner}/checkout`)
  await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
  await page.route('**/api/post/shippingAddress*', busy)
  const saved = addAddress(page, mobile)
  await expect(page.locator('form.dawa-address-form').getByText(BUSY)).toBeVisible()
  await page.unrouteAll()
  await page.locator('form.dawa-address-form').getByRole('button', { name: 'Save' }).click()
  await saved
  await page.getByRole('radio', { name: 'Cash On Delivery' }).check()
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await twice(
    'post/order',
    () => placeButton(page).click(),
    page.locator('dawa-checkout').getByRole('alert').filter({ hasText: /./ }).first(),
  )
  await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible()

  await page.route('**/api/get/{orderByUserId,userOrder}*', busy)
  await page.goto(`${addresses.partner}/orders`)
  await expect(tracker(page).getByRole('alert')).toContainText(BUSY)
  await page.unrouteAll()
  await tracker(page).getByRole('button', { name: 'Try again' }).click()
  await expect(tracker(page).getByText(/^Pay ₹[\d.]+ in cash when it is delivered\.$/)).toBeVisible()
})

test('with a shop that takes three seconds at every step, nothing is empty or pressed for nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  const mobile = newMobile()
  await page.goto(addresses.partner)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
  await page.route('**/api/{post,put,update}/**', async (route) => {
    await new Promise((done) => setTimeout(done, 3000))
    await route.continue()
  })
  await page.goto(`${addresses.partner}/checkout`)
  await page.getByRole('button', { name: 'Login / Register' }).click()
  // Whatever shows on the way, it is never an empty cart.
  await page.evaluate(() => {
    const state = { sawEmpty: false }
    Object.assign(window, { slow: state })
    const look = () => {
      const text = document.querySelector('dawa-checkout')?.shadowRoot?.textContent ?? ''
      if (text.includes('Your cart is empty')) state.sawEmpty = true
      requestAnimationFrame(look)
    }
    look()
  })
  await register(page, mobile, NAME)
  await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
  expect(
    await page.evaluate(() => (window as unknown as { slow: { sawEmpty: boolean } }).slow.sawEmpty),
  ).toBe(false)
  await addAddress(page, mobile)
  await page.getByRole('radio', { name: 'Cash On Delivery' }).check()
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await placeButton(page).click()
  await placeButton(page).click({ force: true })
  await expect(page.getByText('Your Order Placed Successfully').first()).toBeVisible()
  await page.unrouteAll()
  await page.goto(`${addresses.partner}/orders`)
  await expect(tracker(page).getByText(/in cash when it is delivered/)).toBeVisible()
})

test('an order that waits for its payment is not expected; its tracker leads to where it is paid', {
  tag: '@phone',
}, async ({ page, request }) => {
  const customer = await newCustomerAt(addresses.partner, request, NAME)
  await saveAddress(customer)
  const { userId, call } = customer
  const product = await call<{ _id: string }>('GET /get/productBySlug?slug=aarogrit-triphala-churna-100-g')
  await call('POST /post/cart', { data: { userId, products: [{ _id: product.data._id, quantity: 1 }] } })
  await signInOn(page, customer, addresses.partner)
  await page.goto(`${addresses.partner}/checkout`)
  await page.getByRole('radio', { name: /Razorpay/i }).check()
  await page.getByRole('checkbox', { name: /I accept the/ }).check()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  const popup = page.frameLocator('iframe[title="Razorpay sandbox checkout"]')
  await expect(popup.getByRole('button').first()).toBeVisible()
  await page.goto(`${addresses.partner}/orders`)
  await expect(tracker(page).getByText(/^₹[\d.]+ is not paid yet\.$/)).toBeVisible()
  await expect(tracker(page).getByText(/^Expected between/)).toHaveCount(0)
  await expectAccessible(page, 'an unpaid order')
  await tracker(page).getByRole('link', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible()
})

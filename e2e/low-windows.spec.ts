import { addresses } from './addresses.ts'
import { fillCart, newCustomer, saveAddress, signInOn } from './customer.ts'
import { signInAtDesk } from './desk.ts'
import { expect, type Locator, type Page, test } from './journey.ts'
import { stuckOver } from './stuck.ts'
import { nothingToGoBackOver } from './visitor.ts'

/** 1280 × 900 zoomed to 400 %, and a phone that is held across. */
const WINDOWS = [
  { width: 320, height: 225 },
  { width: 740, height: 360 },
]
const HONEY = '/product/ayurveda/aarogrit-forest-honey-250-g'
const MOST = 0.25

/** Nothing that stays takes more than a quarter of any of the windows, wherever the page is scrolled to. */
async function expectLittleStuck(page: Page, name: string): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    for (const part of [0.2, 0.5, 0.8]) {
      await page.evaluate(async (part) => {
        scrollTo({ top: part * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' })
        // What comes and goes by scrolling has done so.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      }, part)
      const { share, what } = await stuckOver(page)
      expect(share, `${name} at ${window.width} × ${window.height}: ${what.join(', ')}`).toBeLessThanOrEqual(
        MOST,
      )
    }
  }
}

/** In a drawer or dialog, what does not scroll away leaves three quarters of the window to the rest. */
async function expectRoomIn(dialog: Locator, name: string): Promise<void> {
  await expect(dialog).toBeVisible()
  for (const window of WINDOWS) {
    await dialog.page().setViewportSize(window)
    const stays = await dialog.evaluate((element) => {
      const boxes = [element, ...element.querySelectorAll<HTMLElement>('*')].filter(
        (one) =>
          /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
      )
      // The dialog of the widgets fills the window and scrolls by its one pixel: what scrolls is within.
      const scrolling =
        boxes.find((one) => one.scrollHeight > one.clientHeight + 2 && one.clientHeight > 0) ?? element
      const { bottom, top } = scrolling.getBoundingClientRect()
      const stuck = [...scrolling.querySelectorAll<HTMLElement>('*')].filter(
        (one) => getComputedStyle(one).position === 'sticky',
      )
      const held = stuck.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0)
      const panel = element.querySelector('.dawa-dialog__panel') ?? element
      return { lost: panel.getBoundingClientRect().height - (bottom - top) + held, of: innerHeight }
    })
    expect(stays.lost, `${name} at ${window.width} × ${window.height}`).toBeLessThanOrEqual(MOST * stays.of)
  }
}

test.describe.configure({ mode: 'parallel' })

for (const [name, path] of [
  ['home', '/'],
  ['categories', '/generalCategory'],
  ['listing', '/specialityCategory/pain-relief'],
  ['search', '/search?search=para'],
  ['product', HONEY],
  ['terms', '/terms-and-conditions'],
  ['login', '/login'],
] as const) {
  test(`in a low window ${name} is not covered by more than a quarter`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(path)
    await expectLittleStuck(page, name)
  })
}

test('in a low window a customer’s pages are not covered by more than a quarter', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const customer = await newCustomer(request)
  await saveAddress(customer)
  const { data } = await customer.call<{ _id: string }>('GET /get/productBySlug?slug=parapal-650-tablet')
  await fillCart(customer, [{ _id: data._id, quantity: 1 }])
  await signInOn(page, customer)
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expectLittleStuck(page, 'cart')
  await page.goto('/checkout')
  await expect(page.getByRole('button', { name: /^Place Order/ })).toBeVisible()
  await expectLittleStuck(page, 'checkout')
  for (const path of ['/profile', '/orders', '/notifications', '/upload-prescription']) {
    await page.goto(path)
    await expect(page.locator('main .dawa-skeleton')).toHaveCount(0)
    await expectLittleStuck(page, path)
  }
})

test('in a low window drawers and dialogs scroll whole, and their ends are reached', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 380, height: 780 })
  // In the store a mouse's press opens the small cart: the drawer is that of a partner's page.
  await page.goto(addresses.partner)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.evaluate(() => window.Dawakit?.open('cart'))
  const cart = page.getByRole('dialog', { name: 'My Cart' })
  await expectRoomIn(cart, 'cart drawer')
  const checkout = cart.getByRole('link', { name: 'Checkout' })
  await checkout.scrollIntoViewIfNeeded()
  await expect(checkout).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 380, height: 780 })
  await page.goto(HONEY)
  await page
    .getByRole('button', { name: /Select Pincode/ })
    .first()
    .click()
  await expectRoomIn(page.getByRole('dialog', { name: 'Delivery Pincode' }), 'pincode')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expectRoomIn(page.locator('#menu'), 'menu')
  await page.keyboard.press('Escape')
  await nothingToGoBackOver(page)
  await page.setViewportSize({ width: 380, height: 780 })
  await page.goto('/specialityCategory/pain-relief')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await expectRoomIn(page.locator('.filter'), 'filter')
})

test('in a low window the desk is not covered by more than a quarter', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInAtDesk(page, 'owner')
  for (const path of ['/orders', '/prescriptions', '/products', '/audit']) {
    await page.setViewportSize({ width: 1442, height: 900 })
    await page.goto(`${addresses.desk}${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectLittleStuck(page, `the desk’s ${path}`)
  }
})

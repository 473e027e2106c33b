import { expectAccessible } from './accessible.ts'
import { expectTabOrder } from './focus.ts'
import { expect, type Locator, type Page, test } from './journey.ts'
import { doubleTexts, expectReachable, expectTextsApart, halveTexts } from './layout.ts'
import { newMobile } from './visitor.ts'

const PRODUCT = '/product/fitness-supplements/balvaan-fit-whey-protein-chocolate-500-g'
const LISTING = '/specialityCategory/pain-relief'
/** Short: what is looked through is what opens over it. */
const TEXT = '/about-us'

test.beforeEach(async ({ page, isMobile }) => {
  // The narrowest screen that a page must fit without scrolling sideways.
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
})

const banner = (page: Page) => page.getByRole('banner')

/** What is open is read, reached and walked through by Tab as it stands. */
async function expectUsable(page: Page, root: Locator, name: string, within: string): Promise<void> {
  await expectAccessible(page, name)
  await expectTextsApart(page, name)
  await expectTabOrder(page, root, name)
  await expectReachable(page, name, within)
  // Letters of 200 %, in a window that the browser's own zoom would leave as wide as this.
  await doubleTexts(page)
  await expectTextsApart(page, `${name} with large letters`)
  await expectReachable(page, `${name} with large letters`, within)
  await halveTexts(page)
}

interface ModalState {
  name: string
  path: string
  title: string | RegExp
  /** Where the focus is at first. */
  first: (dialog: Locator) => Locator
  opener: (page: Page) => Locator
}

const modals: ModalState[] = [
  {
    name: 'pincode drawer',
    path: TEXT,
    title: 'Delivery Pincode',
    first: (dialog) => dialog.getByLabel('Pincode'),
    opener: (page) => banner(page).getByRole('button', { name: /Select Pincode/ }),
  },
  {
    name: 'request dialog',
    path: '/search?search=qqzz',
    title: 'Request a Product',
    first: (dialog) => dialog.getByLabel('Product Name*'),
    opener: (page) => page.getByRole('main').getByRole('button', { name: 'Request a Product' }),
  },
  {
    name: 'quick view',
    path: LISTING,
    title: /Paracetamol 650mg/,
    first: (dialog) => dialog.getByRole('button', { name: 'Add to Cart' }),
    opener: (page) => page.getByRole('button', { name: /^Quick view: Paracetamol 650mg/ }),
  },
  {
    name: 'full-screen gallery',
    path: PRODUCT,
    title: 'Balvaan Fit Whey Protein Chocolate 500 g',
    first: (dialog) => dialog.getByRole('button', { name: 'Close' }),
    opener: (page) => page.getByRole('button', { name: 'Full screen' }),
  },
]

for (const { name, path, title, first, opener } of modals) {
  test(`${name}: opened by key, it holds the focus, and Escape gives it back`, async ({ page }) => {
    await page.goto(path)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(first(dialog)).toBeFocused()
    await expectUsable(page, dialog, name, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })
}

test('login drawer: each of its steps holds the focus, and Escape gives it back', async ({
  page,
  isMobile,
}) => {
  await page.clock.install()
  await page.goto(TEXT)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const signIn = isMobile
    ? page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sign in / Sign up' })
    : banner(page).getByRole('link', { name: 'Sign in / Sign up' })
  if (isMobile) await menu.press('Enter')
  await signIn.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Login / Register' })
  const mobile = drawer.getByLabel('Mobile Number')
  await expect(mobile).toBeFocused()
  await expect(drawer.getByText('+91')).toBeVisible()
  await expectUsable(page, drawer, 'login drawer', 'dialog[open]')
  const number = newMobile()
  await mobile.fill(number)
  await mobile.press('Enter')
  await expect(drawer.getByLabel('Username')).toBeFocused()
  await expectUsable(page, drawer, 'login drawer of a new customer', 'dialog[open]')
  await drawer.getByLabel('Username').fill('Meena Raghavan')
  await drawer.getByLabel('Email').fill(`${number}@mail.example`)
  await page.keyboard.press('Enter')
  await expect(drawer.getByText('OTP has been sent to')).toContainText(number)
  await expect(drawer.getByLabel('OTP', { exact: true })).toBeFocused()
  // Its notice would stand over what is large.
  await page.clock.runFor(3000)
  await expect(page.getByText('OTP Send Successfully')).toBeHidden()
  await expectUsable(page, drawer, 'login drawer with the code', 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(isMobile ? menu : signIn).toBeFocused()
})

test('mini-cart: by key it opens, Tab reaches its ways on, Escape closes it', async ({ page }) => {
  await page.goto(PRODUCT)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  const cart = banner(page).getByRole('link', { name: 'Cart, 1 item' })
  await cart.focus()
  await page.keyboard.press('Enter')
  const miniCart = banner(page).getByRole('region', { name: /Cart/ })
  await expect(miniCart).toContainText(/Whey Protein.*Subtotal ₹1,121\.01/)
  await expectUsable(page, miniCart, 'mini-cart', '.dawa-cart-button__panel')
  await expect(miniCart.getByRole('link', { name: 'Checkout' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(miniCart).toBeHidden()
  await expect(cart).toBeFocused()
})

test('search dropdown: products with picture, prices and saving, walked through by the arrow keys', async ({
  page,
}) => {
  await page.goto(TEXT)
  const box = page.getByRole('combobox', { name: 'Search medicines' })
  await expect(box).toHaveAttribute('placeholder', 'Search for Medicines here...')
  await box.pressSequentially('PARAC')
  const products = page.getByRole('listbox').getByRole('group', { name: 'Products' })
  const options = products.getByRole('option')
  await expect(options.first()).toContainText(/^Parac.*₹[\d,]+\.\d\d.*₹[\d,]+\.\d\d.*\d+% Off$/)
  await expect(options.first().locator('s')).toHaveText(/^₹[\d,]+\.\d\d$/)
  await expect(options.first().locator('img')).toBeVisible()
  for (const name of await options.allInnerTexts()) expect(name).toMatch(/^parac/i)
  await expectAccessible(page, 'search dropdown')
  await expectTextsApart(page, 'search dropdown')
  await doubleTexts(page)
  await expectTextsApart(page, 'search dropdown with large letters')
  await halveTexts(page)
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(options.first()).toBeHidden()
  await expect(box).toHaveValue('PARAC')
})

test('menu drawer: on small screens, from the right, with every group; Escape gives the focus back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(TEXT)
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeVisible()
  const box = await menu.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(320)
  await expectUsable(page, menu, 'menu drawer', '#menu')
  await menu.locator('summary', { hasText: 'Personal Care' }).click()
  await expect(menu.getByRole('link', { name: 'All Personal Care' })).toBeVisible()
  await expectAccessible(page, 'menu drawer with an open group')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})

test('filter drawer: slides in up to 770 px, leads to a subcategory; Escape gives the focus back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(LISTING)
  const opener = page.getByRole('button', { name: /^Filter/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const filter = page.getByRole('complementary', { name: 'Filters' })
  await expect(filter).toBeVisible()
  await expectUsable(page, filter, 'filter drawer', '#filter')
  await page.keyboard.press('Escape')
  await expect(filter).toBeHidden()
  await expect(opener).toBeFocused()
})

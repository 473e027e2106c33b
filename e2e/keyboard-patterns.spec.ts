import { addresses } from './addresses.ts'
import { fillCart, newCustomer, saveAddress, signInOn } from './customer.ts'
import { expect, type Locator, type Page, test } from './journey.ts'

/** Keys of the patterns of the ARIA Authoring Practices, pressed: a test a pattern, an expectation a key of it. */

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const places = [
  { name: 'the store', address: '/about-us', tag: ['@desktop'] },
  { name: 'a partner’s page, in a shadow root', address: addresses.partner, tag: ['@desktop'] },
]

for (const { name, address, tag } of places) {
  test(`combobox on ${name}`, { tag }, async ({ page }) => {
    await page.goto(address)
    const box = page.getByRole('combobox', { name: 'Search medicines' })
    const options = page.getByRole('option')
    const active = () => page.locator('[role=option][aria-selected=true]')
    await box.click()
    await page.keyboard.type('parac', { delay: 20 })
    await expect(options.first()).toBeVisible()
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    const count = await options.count()

    await press(page, 'ArrowDown')
    await expect(options.first(), 'Down Arrow: the first option').toHaveAttribute('aria-selected', 'true')
    await press(page, 'ArrowUp')
    await expect(options.nth(count - 1), 'Up Arrow: round to the last').toHaveAttribute(
      'aria-selected',
      'true',
    )
    await press(page, 'ArrowDown')
    await expect(options.first(), 'Down Arrow: round to the first').toHaveAttribute('aria-selected', 'true')
    await press(page, 'Home')
    await expect(active(), 'Home: back to the text').toHaveCount(0)
    await page.keyboard.type('x')
    await expect(box, 'Home: the cursor stands at its begin').toHaveValue('xparac')
    await press(page, 'Backspace')
    await expect(options.first()).toBeVisible()
    await press(page, 'ArrowDown', 'End')
    await expect(active(), 'End: back to the text').toHaveCount(0)
    await press(page, 'ArrowDown', 'ArrowLeft')
    await expect(active(), 'Left Arrow: back to the text').toHaveCount(0)
    await press(page, 'ArrowDown', 'ArrowRight')
    await expect(active(), 'Right Arrow: back to the text').toHaveCount(0)
    await press(page, 'Alt+ArrowUp')
    await expect(box, 'Alt + Up Arrow: closes').toHaveAttribute('aria-expanded', 'false')
    await press(page, 'Alt+ArrowDown')
    await expect(box, 'Alt + Down Arrow: opens').toHaveAttribute('aria-expanded', 'true')
    await expect(active(), 'Alt + Down Arrow: moves nowhere').toHaveCount(0)
    await press(page, 'Escape')
    await expect(box, 'Escape: closes').toHaveAttribute('aria-expanded', 'false')
    await expect(box, 'Escape: keeps the text').toHaveValue('parac')
    await press(page, 'Escape')
    await expect(box, 'Escape again: clears').toHaveValue('')
    await expect(box).toBeFocused()

    await page.keyboard.type('parac', { delay: 20 })
    await expect(options.first()).toBeVisible()
    await press(page, 'Tab')
    await expect(box, 'Tab: leaves for what stands behind the search').not.toBeFocused()
    await expect(options, 'Tab: closes').toHaveCount(0)
    const left = await focused(page)
    await expect(box, 'after a moment the text goes, and takes no focus along').toHaveValue('')
    expect(await focused(page)).toBe(left)
    expect(left).not.toBe('BODY')

    await box.click()
    await page.keyboard.type('parac', { delay: 20 })
    await expect(options.first()).toBeVisible()
    await press(page, 'ArrowDown', 'Enter')
    await expect(page, 'Enter: opens the option').toHaveURL(/\/product\/|\/medicine\?id=/)
  })
}

/** What has the focus, also in a shadow root. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    return element === document.body ? 'BODY' : (element?.outerHTML ?? '').slice(0, 120)
  })

/** Tab goes round in the dialog: through the browser's own controls, never to what lies below. */
async function expectHeld(page: Page, dialog: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let stops = 0; stops < 12; stops++) {
    await press(page, key)
    const where = await dialog.evaluate((element) => {
      const root = element.getRootNode() as Document | ShadowRoot
      const active = root.activeElement
      // What a slot shows stands in the page's own tree.
      const isSlotted = document.activeElement?.closest('[slot]') != null
      return !active || active === document.body || element.contains(active) || isSlotted
    })
    expect(where, `${key}: stays in the dialog`).toBe(true)
  }
}

const dialogs = [
  {
    name: 'the pincode drawer of the store',
    address: '/about-us',
    tag: ['@desktop'],
    opener: (page: Page) => page.getByRole('banner').getByRole('button', { name: /Select Pincode/ }),
    title: 'Delivery Pincode',
  },
  {
    name: 'the store’s menu on a phone',
    address: '/about-us',
    tag: ['@phone'],
    opener: (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }),
    title: 'Menu',
  },
  {
    name: 'the login on a partner’s page',
    address: `${addresses.partner}/checkout`,
    tag: ['@desktop'],
    opener: (page: Page) => page.getByRole('button', { name: 'Login / Register' }),
    title: 'Login / Register',
  },
]
for (const { name, address, tag, opener, title } of dialogs) {
  test(`dialog: ${name}`, { tag }, async ({ page }) => {
    await page.goto(address)
    await expect(opener(page)).toBeVisible()
    await opener(page).focus()
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expect(opener(page), 'the focus goes in').not.toBeFocused()
    expect(await focused(page)).not.toBe('BODY')
    await expectHeld(page, dialog, 'Tab')
    await expectHeld(page, dialog, 'Shift+Tab')
    await press(page, 'Escape')
    await expect(dialog, 'Escape: closes').toBeHidden()
    await expect(opener(page), 'the focus comes back').toBeFocused()
  })
}

const tabLists = [
  { name: 'the login page', address: '/login', list: 'Login or register', first: 'Login', last: 'Register' },
]
for (const { name, address, list, first, last } of tabLists) {
  test(`tabs: ${name}`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(address)
    const tabs = page.getByRole('tablist', { name: list })
    const one = tabs.getByRole('tab', { name: first })
    const other = tabs.getByRole('tab', { name: last })
    await expect(one).toBeVisible()
    // Arrow keys are the script's: a press is kept for it, a key is not.
    await expect(page.locator('main astro-island[ssr]')).toHaveCount(0)
    await one.focus()
    for (const [key, tab] of [
      ['ArrowRight', other],
      ['ArrowRight', one],
      ['ArrowLeft', other],
      ['Home', one],
      ['End', other],
    ] as const) {
      await press(page, key)
      await expect(tab, `${key}: the focus`).toBeFocused()
      await expect(tab, `${key}: chosen with it`).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName((await tab.textContent()) ?? '')
    }
    await press(page, 'Tab')
    await expect(one, 'Tab: one stop, then what the tab shows').not.toBeFocused()
    const isInPanel = await page
      .getByRole('tabpanel')
      .evaluate((panel) => panel.contains(document.activeElement))
    expect(isInPanel).toBe(true)
  })
}

test('tabs: the topics of the FAQ', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/faq')
  const tabs = page.getByRole('tab')
  await expect(tabs.first()).toBeVisible()
  const count = await tabs.count()
  await tabs.first().focus()
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', count - 1],
    ['ArrowRight', 0],
    ['End', count - 1],
    ['Home', 0],
  ] as const) {
    await press(page, key)
    await expect(tabs.nth(index), `${key}: the focus`).toBeFocused()
    await expect(tabs.nth(index), `${key}: chosen with it`).toHaveAttribute('aria-selected', 'true')
  }
})

test.describe('carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  test('carousel: the banners stop for the focus, and go on when they are asked to', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const carousel = page.locator('[data-carousel]').filter({ visible: true })
    const slides = carousel.locator('[data-slides]')
    const scrolled = () => slides.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
    const stop = carousel.getByRole('button', { name: 'Stop the banners' })
    await expect(stop).toBeVisible()
    await expect(slides).toHaveAttribute('aria-live', 'off')

    const next = carousel.getByRole('button', { name: 'Next banner' })
    await next.focus()
    await expect(slides, 'the focus comes in: it stops').toHaveAttribute('aria-live', 'polite')
    await press(page, 'Enter')
    await expect.poll(scrolled, 'Enter: the next slide').toBeGreaterThan(0)
    const width = await slides.evaluate(({ children: [one, other] }) =>
      Math.round((other?.getBoundingClientRect().left ?? 0) - (one?.getBoundingClientRect().left ?? 0)),
    )
    await expect.poll(scrolled).toBe(width)
    await press(page, 'Space')
    await expect.poll(scrolled, 'Space: the next slide').toBe(2 * width)

    const start = carousel.getByRole('button', { name: 'Start the banners' })
    await start.focus()
    await page.getByRole('combobox', { name: 'Search medicines' }).focus()
    await page.clock.runFor(20_000)
    expect(await scrolled(), 'the focus leaves: it stays').toBe(2 * width)
    await start.focus()
    await press(page, 'Enter')
    await expect(stop, 'Enter: it goes on').toBeVisible()
    await page.clock.runFor(6500)
    await expect.poll(scrolled).not.toBe(2 * width)
    await press(page, 'Space')
    await expect(start, 'Space: it stops').toBeVisible()
  })
})

test('radio: the kinds of an address', { tag: '@desktop' }, async ({ page, request }) => {
  await signInOn(page, await newCustomer(request))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'ADD ADDRESS' }).click()
  const radios = page.getByRole('radiogroup', { name: 'Address Type' }).getByRole('radio')
  await radios.nth(0).focus()
  await press(page, 'Space')
  await expect(radios.nth(0), 'Space: chosen').toBeChecked()
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['ArrowDown', 0],
    ['ArrowUp', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await press(page, key)
    await expect(radios.nth(index), `${key}: the focus`).toBeFocused()
    await expect(radios.nth(index), `${key}: chosen with it`).toBeChecked()
  }
  await press(page, 'Tab')
  await expect(radios.nth(2), 'Tab: one stop').not.toBeFocused()
  await press(page, 'Shift+Tab')
  await expect(radios.nth(1), 'Shift + Tab: back to the chosen one').toBeFocused()
})

for (const { name, address } of [
  { name: 'the store', address: '/cart' },
  { name: 'a partner’s page, in a shadow root', address: addresses.partner },
]) {
  test(`stepper on ${name}: fewer, a number to type, more`, { tag: '@desktop' }, async ({ page }) => {
    const isStore = address === '/cart'
    await page.goto(isStore ? '/product/pain-relief/parapal-650-tablet' : address)
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
    if (isStore) {
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
      await page.goto(address)
    }
    const stepper = page
      .getByRole('main')
      .getByRole('group', { name: /^Quantity/ })
      .first()
    const value = stepper.getByRole('textbox')
    await expect(value).toHaveValue('1')
    await stepper.getByRole('button').last().focus()
    await press(page, 'Enter')
    await expect(value, 'Enter on more: one more').toHaveValue('2')
    await expect(stepper).not.toHaveAttribute('aria-busy', 'true')
    await press(page, 'Space')
    await expect(value, 'Space on more: one more').toHaveValue('3')
    await expect(stepper).not.toHaveAttribute('aria-busy', 'true')
    await press(page, 'Shift+Tab')
    await expect(value, 'Tab: the number').toBeFocused()
    await press(page, 'ControlOrMeta+A', '5', 'Enter')
    await expect(value, 'Enter in the number: takes it').toHaveValue('5')
    await expect(stepper).not.toHaveAttribute('aria-busy', 'true')
    await press(page, 'Shift+Tab')
    await press(page, 'Enter')
    await expect(value, 'Enter on fewer: one fewer').toHaveValue('4')
  })
}

test('table: the orders scroll by the arrows, and Tab reaches what a row holds', async ({
  page,
  request,
}) => {
  const customer = await newCustomer(request)
  const answer = await request.get('/api/get/productBySlug?slug=parapal-650-tablet')
  const { data } = (await answer.json()) as { data: { _id: string } }
  const products = [{ _id: data._id, quantity: 1 }]
  const id = await saveAddress(customer)
  for (let placed = 0; placed < 2; placed++) {
    await fillCart(customer, products)
    await customer.call('POST /post/order', {
      order: { products, shippingAddress: { id }, acceptedTerms: true, paymentMethod: 'cod' },
    })
  }
  await signInOn(page, customer)
  // So low and narrow that the table has more than it shows.
  await page.setViewportSize({ width: 380, height: 500 })
  await page.goto('/orders')
  const table = page.getByRole('table')
  await expect(table).toBeVisible()
  const names = await table.getByRole('columnheader').allInnerTexts()
  expect(names.length, 'each column has its header').toBeGreaterThan(3)
  const scroller = table.locator('..')
  await scroller.focus()
  await expect(scroller, 'Tab: the table is a stop').toBeFocused()
  const place = () => scroller.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }))
  const room = await scroller.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
    x: scrollWidth - clientWidth,
    y: scrollHeight - clientHeight,
  }))
  if (room.x > 0) {
    await press(page, 'ArrowRight')
    await expect.poll(async () => (await place()).scrollLeft, 'Right Arrow').toBeGreaterThan(0)
  }
  if (room.y > 0) {
    await press(page, 'ArrowDown')
    await expect.poll(async () => (await place()).scrollTop, 'Down Arrow').toBeGreaterThan(0)
  }
  const controls = await table.locator('a, button').count()
  const reached = new Set<string>()
  for (let stops = 0; stops < controls; stops++) {
    await press(page, 'Tab')
    const at = await table.evaluate((element) =>
      [...element.querySelectorAll('a, button')].indexOf(document.activeElement as Element),
    )
    reached.add(String(at))
  }
  expect(reached.has('-1'), 'Tab: no stop outside before the last').toBe(false)
  expect(reached.size, 'Tab: every control of every row').toBe(controls)
})

import { addresses } from './addresses.ts'
import { newCustomer, signInOn } from './customer.ts'
import { type APIRequestContext, expect, type Locator, type Page, test } from './journey.ts'

const PRODUCT = '/product/fitness-supplements/balvaan-fit-whey-protein-chocolate-500-g'
const LISTING = '/specialityCategory/pain-relief'

interface Navigates {
  navigation: { currentEntry: { index: number }; entries(): unknown[] }
}
/** Where the browser stands in its history. */
const position = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Navigates).navigation.currentEntry.index)

/** Back as the browser's own button does it. The page stays, so there is nothing to wait for. */
const goBack = (page: Page) => page.evaluate(() => history.back())
const goForward = (page: Page) => page.evaluate(() => history.forward())

interface Overlay {
  name: string
  path: string
  /** A width has what the other has not, or shows it for both. */
  project: '@phone' | '@desktop'
  /** What has to be there before. */
  prepare?: (page: Page, request: APIRequestContext) => Promise<void>
  open: (page: Page) => Promise<void>
  shown: (page: Page) => Locator
  /** How it is closed otherwise. @default Escape */
  close?: (page: Page) => Promise<void>
}

const banner = (page: Page) => page.getByRole('banner')
const byKey = (opener: (page: Page) => Locator) => async (page: Page) => {
  await opener(page).focus()
  await page.keyboard.press('Enter')
}
const byPress = (opener: (page: Page) => Locator) => (page: Page) => opener(page).click()
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })

const overlays: Overlay[] = [
  {
    name: 'the pincode drawer',
    path: '/about-us',
    project: '@phone',
    open: byPress((page) => banner(page).getByRole('button', { name: /Select Pincode/ })),
    shown: dialog('Delivery Pincode'),
  },
  {
    name: 'the login drawer',
    path: '/about-us',
    project: '@desktop',
    open: byPress((page) => banner(page).locator('[data-account]').filter({ visible: true }).first()),
    shown: dialog('Login / Register'),
  },
  {
    name: 'the request dialog',
    path: '/search?search=qqzz',
    project: '@desktop',
    open: byPress((page) => page.getByRole('main').getByRole('button', { name: 'Request a Product' })),
    shown: dialog('Request a Product'),
  },
  {
    name: 'the mini-cart',
    path: '/about-us',
    project: '@desktop',
    async open(page) {
      // Before its script is there, the link leads to the cart's page.
      await expect(page.locator('header astro-island[ssr]')).toHaveCount(0)
      await byKey((one) => banner(one).getByRole('link', { name: /^Cart, / }))(page)
    },
    shown: (page) => page.getByRole('region', { name: 'My Cart' }),
  },
  {
    name: 'the menu',
    path: '/about-us',
    project: '@phone',
    open: byPress((page) => page.getByRole('button', { name: 'Menu', exact: true })),
    shown: dialog('Menu'),
    close: (page) => page.getByRole('button', { name: 'Close the menu' }).click(),
  },
  {
    name: 'the filter',
    path: LISTING,
    project: '@phone',
    open: byPress((page) => page.locator('button.filter-button')),
    shown: (page) => page.locator('#filter'),
  },
  {
    name: 'the quick view',
    path: LISTING,
    project: '@phone',
    open: byKey((page) => page.getByRole('button', { name: /^Quick view: Paracetamol 650mg/ })),
    shown: dialog(/Paracetamol 650mg/),
  },
  {
    name: 'the address dialog',
    path: '/profile',
    project: '@phone',
    prepare: async (page, request) => signInOn(page, await newCustomer(request)),
    open: byPress((page) => page.getByRole('button', { name: 'ADD ADDRESS' })),
    shown: dialog('Add Address'),
    close: (page) => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
  },
  {
    name: 'a question before something is done',
    path: '/cart',
    project: '@desktop',
    prepare: async (page) => {
      await page.goto(PRODUCT)
      await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
      await expect(banner(page).getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    },
    open: byPress((page) => page.getByRole('button', { name: 'Reset Cart' })),
    shown: dialog('Reset Cart'),
  },
  {
    name: 'the gallery in full screen',
    path: PRODUCT,
    project: '@phone',
    open: byPress((page) => page.getByRole('button', { name: 'Full screen' })),
    shown: dialog('Balvaan Fit Whey Protein Chocolate 500 g'),
  },
]

/** Opens it, and waits until it has its entry. */
async function open(page: Page, overlay: Overlay): Promise<number> {
  const before = await position(page)
  await overlay.open(page)
  await expect(overlay.shown(page)).toBeVisible()
  await expect.poll(() => position(page)).toBe(before + 1)
  return before
}

for (const overlay of overlays) {
  const { name, path, project, prepare, shown, close = (page) => page.keyboard.press('Escape') } = overlay
  test(`Back closes ${name}, and no entry is left of one that was closed otherwise`, {
    tag: project,
  }, async ({ page, request }) => {
    await prepare?.(page, request)
    await page.goto('/faq')
    await page.goto(path)
    const address = page.url()
    const before = await open(page, overlay)
    expect(page.url()).toBe(address)
    await goBack(page)
    await expect(shown(page)).toBeHidden()
    expect(await position(page)).toBe(before)
    expect(page.url()).toBe(address)

    // Forward leads to nothing that was open.
    await goForward(page)
    await expect.poll(() => position(page)).toBe(before)
    await expect(shown(page)).toBeHidden()

    await open(page, overlay)
    await close(page)
    await expect(shown(page)).toBeHidden()
    await expect.poll(() => position(page)).toBe(before)
    expect(page.url()).toBe(address)
    await page.goBack()
    await expect(page).toHaveURL(/\/faq$/)
  })
}

const pincodeDrawer = overlays[0] as Overlay
const closeButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' })

test('a page that is read anew with an open drawer has lost its entry', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/faq')
  await page.goto('/about-us')
  const before = await open(page, pincodeDrawer)
  await page.reload()
  await expect.poll(() => position(page)).toBe(before)
  await expect(pincodeDrawer.shown(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/faq$/)
})

test('Back from a page that an open drawer led to is the page without it, and one press more leaves that', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/faq')
  await page.goto(PRODUCT)
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
  await expect(banner(page).getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  const before = await position(page)
  await banner(page).getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect.poll(() => position(page)).toBe(before + 1)
  await page.getByRole('link', { name: 'View Cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`))
  await expect.poll(() => position(page)).toBe(before)
  await expect(page.getByRole('region', { name: 'My Cart' })).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/faq$/)
})

for (const later of [0, 1, 4, 16]) {
  test(`a link that is followed ${later} ms after a drawer was closed is followed`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/about-us')
    await open(page, pincodeDrawer)
    await closeButton(page).evaluate((button, later) => {
      ;(button as HTMLElement).click()
      const follow = () => document.querySelector<HTMLElement>('a[href="/faq"]')?.click()
      if (later) setTimeout(follow, later)
      else follow()
    }, later)
    await expect(page).toHaveURL(/\/faq$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/about-us$/)
    await expect(pincodeDrawer.shown(page)).toBeHidden()
    await page.goForward()
    await expect(page).toHaveURL(/\/faq$/)
  })
}

test('what opens while the entry of another is taken out stays open, and Back closes it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/about-us')
  const before = await open(page, pincodeDrawer)
  const opener = banner(page).getByRole('button', { name: /Select Pincode/, includeHidden: true })
  for (const later of [0, 1, 2, 4, 8, 16, 32]) {
    await closeButton(page).evaluate(
      (button, [opener, later]) => {
        ;(button as HTMLElement).click()
        setTimeout(() => (opener as HTMLElement).click(), later as number)
      },
      [await opener.elementHandle(), later] as const,
    )
    await expect.poll(() => position(page)).toBe(before + 1)
    await expect(pincodeDrawer.shown(page), `${later} ms later`).toBeVisible()
  }
  await expect.poll(() => position(page)).toBe(before + 1)
  await goBack(page)
  await expect(pincodeDrawer.shown(page)).toBeHidden()
  expect(await position(page)).toBe(before)
})

test('what opens again in the breath in which Back closed it has an entry, and Back closes it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/about-us')
  const before = await open(page, pincodeDrawer)
  const opener = banner(page).getByRole('button', { name: /Select Pincode/, includeHidden: true })
  await pincodeDrawer.shown(page).evaluate(
    (dialog, button) => {
      new MutationObserver((_, observer) => {
        observer.disconnect()
        ;(button as HTMLElement).click()
      }).observe(dialog, { attributeFilter: ['open'] })
      history.back()
    },
    await opener.elementHandle(),
  )
  await expect.poll(() => position(page)).toBe(before + 1)
  await expect(pincodeDrawer.shown(page)).toBeVisible()
  await goBack(page)
  await expect(pincodeDrawer.shown(page)).toBeHidden()
  expect(await position(page)).toBe(before)
})

test('of two that lie over each other Back closes the upper one first', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(PRODUCT)
  const gallery = overlays.at(-1) as Overlay
  const before = await open(page, gallery)
  // By script alone: what lies below a modal dialog cannot be pressed.
  await banner(page)
    .getByRole('button', { name: /Select Pincode/, includeHidden: true })
    .evaluate((button) => (button as HTMLElement).click())
  await expect(pincodeDrawer.shown(page)).toBeVisible()
  await expect.poll(() => position(page)).toBe(before + 2)
  await goBack(page)
  await expect(pincodeDrawer.shown(page)).toBeHidden()
  await expect(gallery.shown(page)).toBeVisible()
  await goBack(page)
  await expect(gallery.shown(page)).toBeHidden()
  expect(await position(page)).toBe(before)
})

test('where nobody says that a page is left, an entry stays, and Back goes on over it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  const length = () => page.evaluate(() => history.length)
  await page.goto('/faq')
  await page.goto('/about-us')
  const before = await length()
  await pincodeDrawer.open(page)
  await expect.poll(length).toBe(before + 1)
  await goBack(page)
  await expect(pincodeDrawer.shown(page)).toBeHidden()
  await expect(page).toHaveURL(/\/about-us$/)
  await pincodeDrawer.open(page)
  await closeButton(page).click()
  await expect(pincodeDrawer.shown(page)).toBeHidden()
  // A dialog tells a task later that it is closed, which no hand overtakes.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await goBack(page)
  await expect(page).toHaveURL(/\/faq$/)
})

test('on a partner’s page Back closes a drawer, and the page’s router stays where it is', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`${addresses.partner}/orders`)
  await page.goto(addresses.partner)
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  await page.evaluate(() => {
    history.replaceState({ idx: 3, key: 'of the router' }, '')
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    addEventListener('popstate', ({ state }) => heard.push(state))
    addEventListener('hashchange', () => heard.push('hash'))
  })
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)
  const state = () => page.evaluate(() => history.state)
  const address = page.url()
  const before = await position(page)
  const drawer = page.getByRole('dialog', { name: 'My Cart' })
  const openCart = () => page.evaluate(() => window.Dawakit?.open('cart'))
  await openCart()
  await expect(drawer).toBeVisible()
  await expect.poll(() => position(page)).toBe(before + 1)
  expect(await state()).toMatchObject({ idx: 3, key: 'of the router' })
  expect(page.url()).toBe(address)
  await goBack(page)
  await expect(drawer).toBeHidden()
  expect(await state()).toEqual({ idx: 3, key: 'of the router' })

  await openCart()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => position(page)).toBe(before)
  // What it hears of is the place where it already is.
  for (const state of await heard()) expect(state).toEqual({ idx: 3, key: 'of the router' })
  await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard.splice(0))

  // The router goes somewhere while the drawer is open, and comes back by its own entry.
  await openCart()
  await expect.poll(() => position(page)).toBe(before + 1)
  await page.evaluate(() => history.pushState({ ...history.state, idx: 4 }, '', '#medicines'))
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toBeHidden()
  expect(page.url()).toBe(`${address}#medicines`)
  await goBack(page)
  await expect.poll(() => position(page)).toBe(before)
  expect(page.url()).toBe(address)
  expect((await heard())[0]).toMatchObject({ idx: 3 })

  const miniCart = page.getByRole('region', { name: 'My Cart' })
  await page.getByRole('button', { name: /^Cart, / }).focus()
  await page.keyboard.press('Enter')
  await expect(miniCart).toBeVisible()
  await expect.poll(() => position(page)).toBe(before + 1)
  await goBack(page)
  await expect(miniCart).toBeHidden()
  expect(await position(page)).toBe(before)

  await openCart()
  await expect.poll(() => position(page)).toBe(before + 1)
  await page.reload()
  await expect.poll(() => position(page)).toBe(before)
  await expect(drawer).toBeHidden()
})

import { expectAccessible } from './accessible.ts'
import { newCustomer, signInOn } from './customer.ts'
import { expect, type Page, test } from './journey.ts'
import { doubleTexts } from './layout.ts'

const LISTING = '/specialityCategory/pain-relief'

test('the header stays at the top while the page scrolls, and its logo leads home', async ({ page }) => {
  await page.goto(LISTING)
  const header = page.getByRole('banner')
  const before = await header.boundingBox()
  for (const y of [400, 1500]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y)
    expect(await page.evaluate(() => scrollY)).toBe(y)
    expect(await header.boundingBox()).toEqual(before)
    await expect(page.getByRole('combobox', { name: 'Search medicines' })).toBeInViewport()
  }
  // What a link inside the page leads to does not end under it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await header.getByRole('link', { name: 'Dawakit, home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('Tab goes through the header as it reads, the way to the content first', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/about-us')
  // Islands that wake later must not move the focus.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const stops: string[] = []
  for (let tabs = 0; tabs < 14; tabs++) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() => {
        const active = document.activeElement as HTMLElement
        return active.getAttribute('aria-label') ?? active.innerText.trim()
      }),
    )
  }
  expect(stops).toEqual([
    'Skip to content',
    'Dawakit, home',
    'Select Pincode',
    'Search medicines',
    'Sign in / Sign up',
    'Notifications',
    'Cart, 0 items',
    'Medicines',
    'Health Care',
    'Nutrition and Fitness',
    'Personal Care',
    'Mother and Baby',
    'Ayurveda',
    'Devices and Supports',
  ])
})

test('search and cart come alive on a page that is never idle too', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout ? window.setTimeout(callback, timeout, { didTimeout: true, timeRemaining: () => 0 }) : 0
  })
  await page.goto('/about-us')
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Search medicines' }).fill('para')
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('the username leads to the profile', { tag: '@desktop' }, async ({ page, request }) => {
  await signInOn(page, await newCustomer(request, 'Kavitha Sundaram'))
  await page.goto('/about-us')
  const name = page.getByRole('banner').getByRole('link', { name: 'Kavitha Sundaram' })
  await expect(name).toHaveAttribute('href', '/profile')
  await name.click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('main').getByText('Kavitha Sundaram').first()).toBeVisible()
})

/** Middle of each control of the header, and how many lines the pincode has. */
const placesOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const text = header.querySelector('[data-pincode]')
    const range = document.createRange()
    if (text) range.selectNodeContents(text)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    const shown = [...header.querySelectorAll('.header__row :is(a, button)')].map((control) => {
      const { left, top, height } = control.getBoundingClientRect()
      return [Math.round(left), Math.round(top + height / 2)]
    })
    return { lines, shown }
  })

test('nothing in the header moves when the pincode is known, which takes two lines at most', async ({
  page,
}) => {
  await page.goto('/about-us')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const before = await placesOf(page)
  await page.getByRole('button', { name: 'Select Pincode' }).click()
  const drawer = page.getByRole('dialog', { name: 'Delivery Pincode' })
  await drawer.getByRole('textbox').fill('600001')
  await drawer.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('button', { name: 'Deliver to 600001' })).toBeVisible()
  await expect(drawer).toBeHidden()
  const after = await placesOf(page)
  expect(after.shown).toEqual(before.shown)
  expect(after.lines).toBeLessThanOrEqual(2)
})

test('Select Pincode is one line on every phone', { tag: '@phone' }, async ({ page }) => {
  for (const width of [320, 325, 340, 350, 380, 430]) {
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/about-us')
    expect((await placesOf(page)).lines, `at ${width} px`).toBe(1)
  }
})

test('no part of the header moves while the rest of it is still on its way', async ({ page }) => {
  await page.goto('/about-us')
  const whole = await placesOf(page)
  const moved = await page.evaluate((places) => {
    // What has not arrived yet: the later controls, last ones first.
    const row = document.querySelector('.header__row')
    const controls = [...(row?.querySelectorAll('a, button') ?? [])]
    const found: string[] = []
    for (const last of [...(row?.children ?? [])].reverse().slice(0, 4)) {
      last.remove()
      controls.forEach((control, index) => {
        const { left, width } = control.getBoundingClientRect()
        if (control.isConnected && width > 0 && Math.round(left) !== places[index]?.[0])
          found.push(`${control.className} without ${last.className}`)
      })
    }
    return found
  }, whole.shown)
  expect(moved).toEqual([])
})

const bar = (page: Page) => page.getByRole('navigation', { name: 'Categories', exact: true })
const panelOf = (page: Page, group: string) => bar(page).getByRole('link', { name: `All ${group}` })

test('a menu group opens by hover, by press and by key, shows its categories and theirs, and Escape closes it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/about-us')
  const medicines = bar(page).getByRole('button', { name: 'Medicines', exact: true })
  const devices = bar(page).getByRole('button', { name: 'Devices and Supports', exact: true })
  const all = panelOf(page, 'Medicines')

  await medicines.hover()
  await expect(all).toBeVisible()
  await expectAccessible(page, 'menu group opened by hover')
  await devices.hover()
  await expect(all).toBeHidden()
  await expect(panelOf(page, 'Devices and Supports')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panelOf(page, 'Devices and Supports')).toBeHidden()
  await page.mouse.move(700, 700)

  await medicines.click()
  await page.mouse.move(700, 800)
  await expect(all).toBeVisible()
  await page.mouse.click(700, 860)
  await expect(all).toBeHidden()

  await medicines.focus()
  await page.keyboard.press('Enter')
  await expect(all).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(all).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(all).toBeHidden()
  await expect(medicines).toBeFocused()

  await page.keyboard.press('Space')
  const category = bar(page).getByRole('link', { name: 'Pain Relief', exact: true })
  await expect(category).toHaveAttribute('href', '/specialityCategory/pain-relief')
  await expect(all).toHaveAttribute('href', '/specialityCategory/medicines')
  await bar(page).getByRole('link', { name: 'NSAIDs', exact: true }).click()
  await expect(page).toHaveURL(/\/specialityCategory\/pain-relief\/nsaids$/)
})

test('with letters of 200 % the menu bar shows the names of its groups whole, and a group opens below them', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/about-us')
  await doubleTexts(page)
  const groups = bar(page).getByRole('button')
  for (const width of [1442, 1280, 1000]) {
    await page.setViewportSize({ width, height: 900 })
    const end = await bar(page).evaluate((box) => box.getBoundingClientRect().bottom)
    for (const group of await groups.all()) {
      const { label, own } = await group.evaluate((button) => {
        const range = document.createRange()
        range.selectNodeContents(button)
        return { label: range.getBoundingClientRect().toJSON(), own: button.getBoundingClientRect().toJSON() }
      })
      const name = `${await group.innerText()} at ${width} px`
      expect(label.top, name).toBeGreaterThanOrEqual(own.top)
      expect(label.bottom, name).toBeLessThanOrEqual(own.bottom)
      expect(own.bottom, name).toBeLessThanOrEqual(end)
    }
    await groups.first().hover()
    const all = await panelOf(page, 'Medicines').boundingBox()
    expect(all?.y, `panel at ${width} px`).toBeGreaterThan(end)
    await page.mouse.move(700, 890)
  }
})

test('a page stays where it is when a control of the header gets the focus', async ({ page }) => {
  await page.goto(LISTING)
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
  const header = page.getByRole('banner')
  const controls = [
    header.getByRole('combobox'),
    header.getByRole('link', { name: /^Cart/ }),
    header.getByRole('link', { name: 'Back to top' }),
    header.getByRole('button', { name: 'Select Pincode' }),
    header.getByRole('link', { name: 'Sign in' }),
    header.getByRole('link', { name: 'Dawakit, home' }),
    header.locator('.header__menu, .menu-bar__button').filter({ visible: true }).first(),
  ]
  for (const control of controls) {
    await control.focus()
    await expect(control).toBeFocused()
    // A scroll that the focus began would be on its way by then.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
    expect(await page.evaluate(() => scrollY)).toBe(1200)
  }
})

test('back to top reaches the very top, and the next Tab begins there', async ({ page }) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(LISTING)
    const toTop = page.getByRole('link', { name: 'Back to top' })
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await expect(toTop).toBeVisible()
    // A click of the driver's would first scroll for what the header holds.
    const { x = 0, y = 0 } = (await toTop.boundingBox()) ?? {}
    await page.mouse.click(x + 22, y + 22)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await expect(toTop).toBeVisible()
    await toTop.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(toTop).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  }
})

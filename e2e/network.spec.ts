import { expectAccessible } from './accessible.ts'
import { newCustomer, signInOn } from './customer.ts'
import { expect, type Locator, type Page, test } from './journey.ts'
import { newMobile, register } from './visitor.ts'

const PRODUCT = '/product/pain-relief/parapal-650-tablet'
const LISTING = '/specialityCategory/pain-relief'
const NO_NETWORK = 'Could not connect. Check your connection and try again'

const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('banner')
const cart = (page: Page, pieces: string) => banner(page).getByRole('link', { name: `Cart, ${pieces}` })
const buyBox = (page: Page) => page.locator('.buy-box')
const said = (page: Page) => page.getByRole('alert').filter({ hasText: NO_NETWORK }).first()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** The page is whole, and nothing of it has been touched yet: no part that a press fetches is there. */
async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('header astro-island[ssr]')).toHaveCount(0)
}

test.describe('without a network', () => {
  test('a press that needs it says so, nothing is lost, and the same press works with it', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await openUntouched(page, PRODUCT)
    const add = buyBox(page).getByRole('button', { name: 'Add to Cart' })
    const pincode = banner(page).getByRole('button', { name: /Select Pincode/ })

    await context.setOffline(true)
    await add.click()
    await expect(said(page)).toBeVisible()
    await expect(cart(page, '0 items')).toBeVisible()
    await expect(add).not.toHaveAttribute('aria-busy', 'true')
    await pincode.click()
    await expect(said(page)).toBeVisible()
    await expectAccessible(page, 'page without a network')

    await context.setOffline(false)
    await add.click()
    await expect(cart(page, '1 item')).toBeVisible()
    await pincode.click()
    await expect(dialog(page, 'Delivery Pincode')).toBeVisible()
  })

  test('the cart of a guest is changed and kept', { tag: '@desktop' }, async ({ page, context }) => {
    await openUntouched(page, PRODUCT)
    await buyBox(page).getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cart(page, '1 item')).toBeVisible()
    await context.setOffline(true)
    await buyBox(page).getByRole('button', { name: 'Remove From Cart' }).click()
    await expect(cart(page, '0 items')).toBeVisible()
    await buyBox(page).getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cart(page, '1 item')).toBeVisible()
    await context.setOffline(false)
    await page.reload()
    await expect(cart(page, '1 item')).toBeVisible()
  })

  test('the search says so in its place, keeps the text, and finds with the next letter', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await openUntouched(page, '/about-us')
    const box = page.getByRole('combobox', { name: 'Search medicines' })
    await box.focus()
    await context.setOffline(true)
    await box.pressSequentially('parac')
    await expect(said(page)).toBeVisible()
    await expect(box).toHaveValue('parac')
    await context.setOffline(false)
    await box.pressSequentially('e')
    await expect(page.getByRole('option').first()).toContainText(/^Parace/)
    await expect(said(page)).toBeHidden()
  })

  test('the pincode drawer says so beside the field, and Check works with it', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await openUntouched(page, LISTING)
    await banner(page)
      .getByRole('button', { name: /Select Pincode/ })
      .click()
    const drawer = dialog(page, 'Delivery Pincode')
    const field = drawer.getByLabel('Pincode')
    await expect(field).toBeFocused()
    await context.setOffline(true)
    await field.fill('600001')
    await field.press('Enter')
    await expect(drawer.getByText(NO_NETWORK)).toBeVisible()
    await expect(field).toHaveValue('600001')
    await context.setOffline(false)
    await drawer.getByRole('button', { name: 'Check' }).click()
    await expect(banner(page).getByRole('button', { name: 'Deliver to 600001' })).toBeVisible()
  })

  test('the login keeps what was typed, and goes on with it', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await openUntouched(page, '/?login=/about-us')
    const drawer = dialog(page, 'Login / Register')
    const mobile = newMobile()
    await drawer.getByLabel('Mobile Number').fill(mobile)
    await context.setOffline(true)
    await drawer.getByRole('button', { name: 'Send OTP' }).click()
    await expect(drawer.getByText(NO_NETWORK).first()).toBeVisible()
    await expect(drawer.getByLabel('Mobile Number')).toHaveValue(mobile)
    await context.setOffline(false)
    await register(page, mobile)
    await expect(page).toHaveURL(/\/about-us$/)
  })

  test('the newsletter keeps the address, and takes it with the network', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    await openUntouched(page, '/about-us')
    const email = page.getByLabel('Newsletter')
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    await email.fill('meena@mail.example')
    await context.setOffline(true)
    await subscribe.click()
    await expect(said(page)).toBeVisible()
    await expect(email).toHaveValue('meena@mail.example')
    await context.setOffline(false)
    await subscribe.click()
    await expect(page.getByRole('status').filter({ hasText: 'Thank you for subscribing' })).toBeVisible()
  })

  test('a customer’s cart stays what the server has, and the change works with the network', {
    tag: '@phone',
  }, async ({ page, context, request }) => {
    await signInOn(page, await newCustomer(request))
    await openUntouched(page, PRODUCT)
    await buyBox(page).getByRole('button', { name: 'Add to Cart' }).click()
    await expect(cart(page, '1 item')).toBeVisible()
    await context.setOffline(true)
    const remove = buyBox(page).getByRole('button', { name: 'Remove From Cart' })
    await remove.click()
    await expect(said(page)).toBeVisible()
    await expect(cart(page, '1 item')).toBeVisible()
    await context.setOffline(false)
    await remove.click()
    await expect(cart(page, '0 items')).toBeVisible()
  })
})

/** Calls of the API wait until they are let go, and are counted. */
async function hold(page: Page, path: string): Promise<{ count: () => number; release: () => void }> {
  let count = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api${path}`, async (route) => {
    count += 1
    await released
    await route.continue()
  })
  return { count: () => count, release }
}

/** Presses twice as fast as a finger can. */
const pressTwice = (button: Locator) =>
  button.evaluate((element) => {
    ;(element as HTMLElement).click()
    ;(element as HTMLElement).click()
  })

/** How far the page has moved under the reader since it was opened. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { hadRecentInput, value } = entry as PerformanceEntry & {
              hadRecentInput: boolean
              value: number
            }
            if (!hadRecentInput) sum += value
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

test.describe('on a slow line', () => {
  test('the search shows skeletons until the products come, and nothing moves', { tag: '@phone' }, async ({
    page,
  }) => {
    await openUntouched(page, '/about-us')
    const answer = await hold(page, '/get/search*')
    const box = page.getByRole('combobox', { name: 'Search medicines' })
    await box.pressSequentially('parac')
    await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toBeAttached()
    await expectAccessible(page, 'search that waits')
    await expect.poll(answer.count).toBe(1)
    answer.release()
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(answer.count()).toBe(1)
    expect(await shift(page)).toBeLessThan(0.01)
  })

  test('a double press sends one call, and the button is busy meanwhile', { tag: '@desktop' }, async ({
    page,
  }) => {
    await openUntouched(page, `/?login=${PRODUCT}`)
    const mobile = newMobile()
    const sent = await hold(page, '/post/signup')
    const drawer = dialog(page, 'Login / Register')
    await drawer.getByLabel('Mobile Number').fill(mobile)
    const sendOtp = drawer.getByRole('button', { name: 'Send OTP' })
    await pressTwice(sendOtp)
    await expect(sendOtp).toHaveAttribute('aria-busy', 'true')
    sent.release()
    await expect(drawer.getByLabel('Username')).toBeVisible()
    expect(sent.count()).toBe(1)
    await register(page, mobile)
    await expect(page).toHaveURL(/parapal-650-tablet$/)

    const added = await hold(page, '/post/cart')
    const add = buyBox(page).getByRole('button', { name: 'Add to Cart' })
    await pressTwice(add)
    await expect(add).toHaveAttribute('aria-busy', 'true')
    await expect.poll(added.count).toBe(1)
    added.release()
    await expect(cart(page, '1 item')).toBeVisible()
    expect(added.count()).toBe(1)
    await expect(buyBox(page).getByRole('button', { name: 'Remove From Cart' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    )
  })

  test('a listing is whole before its scripts come; when they do, nothing moves and what was typed stays', {
    tag: '@phone',
  }, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/_astro/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(LISTING, { waitUntil: 'commit' })
    await expect(main(page).getByRole('article')).toHaveCount(20)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Pain Relief')
    expect(await shift(page)).toBeLessThan(0.01)
    const box = page.getByRole('combobox', { name: 'Search medicines' })
    await box.pressSequentially('parac')
    release()
    await expect(page.locator('header astro-island[ssr]')).toHaveCount(0)
    await expect(box).toHaveValue('parac')
    await box.pressSequentially('e')
    await expect(page.getByRole('option').first()).toContainText(/^Parace/)
    await page.keyboard.press('Escape')
    await page.waitForLoadState('load')
    await main(page).getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect(cart(page, '1 item')).toBeVisible()
    expect(await shift(page)).toBeLessThan(0.01)
  })

  test('reviews stay in their place when they come alive, a cart pushes no footer that is in sight', async ({
    page,
  }) => {
    await page.goto('/brand/jeevika')
    for (const pieces of ['1 item', '2 items', '3 items', '4 items', '5 items']) {
      await main(page).getByRole('button', { name: 'Add to Cart' }).first().click()
      await expect(cart(page, pieces)).toBeVisible()
    }
    await page.goto('/cart')
    await expect(main(page).getByRole('listitem')).toHaveCount(5)
    expect(await shift(page)).toBeLessThan(0.01)

    await page.goto('/product/pain-relief/paracetamol-500mg-tablet-jeevika')
    const title = main(page).getByRole('heading', { name: 'Ratings & Reviews' })
    const list = main(page).locator('.dawa-reviews__items')
    const distance = async () => ((await list.boundingBox())?.y ?? 0) - ((await title.boundingBox())?.y ?? 0)
    const before = await distance()
    await title.scrollIntoViewIfNeeded()
    await expect(main(page).getByRole('button', { name: 'Login to review' })).toBeVisible()
    expect(await distance()).toBe(before)
  })

  test('a customer’s pages push no footer that is in sight when they fill', { tag: '@desktop' }, async ({
    page,
    request,
  }) => {
    await signInOn(page, await newCustomer(request))
    for (const [path, heading] of [
      ['/orders', 'My Orders'],
      ['/profile', 'Profile'],
      ['/notifications', 'Notifications'],
    ] as const) {
      await page.goto(path)
      await expect(main(page).getByRole('heading', { name: heading }).first()).toBeVisible()
      await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
      expect(await shift(page), path).toBeLessThan(0.01)
    }
  })
})

import { newCustomer, signInOn } from './customer.ts'
import { expect, test } from './journey.ts'
import { expectNoticeLasts } from './notice.ts'

test('a checkout with an empty cart leads home and says why, for three seconds', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await page.clock.install()
  await signInOn(page, await newCustomer(request))
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('alert').getByText('Cart Is Empty')).toBeVisible()
  await expectNoticeLasts(page, 'Cart Is Empty', 3)
})

test('a session that has expired is said for three seconds on the page that is shown then', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/faq')
  await page.evaluate(() => localStorage.setItem('dawakit:token', 'made.up.token'))
  await page.goto('/orders')
  await expect(page).toHaveURL(/login=/)
  await expect(page.getByRole('dialog', { name: 'Login / Register' })).toBeVisible()
  await expectNoticeLasts(page, 'Your session has expired', 3)
})

test('a notice whose script is late is there for three seconds from when it shows', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = false
  await page.route('**/_astro/overlay.*.js', async (route) => {
    isHeld = true
    await released
    await route.continue()
  })
  await page.addInitScript(() => localStorage.setItem('dawakit:token', 'made.up.token'))
  await page.goto('/faq')
  await expect.poll(() => isHeld).toBe(true)
  await page.clock.runFor(5000)
  release()
  await expectNoticeLasts(page, 'Your session has expired', 3)
})

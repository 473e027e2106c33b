import { expect, type Page, test } from 'playwright/test'
import { expectAccessible } from './accessible.ts'
import { newMobile, register } from './visitor.ts'

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
  for (let tabs = 0; tabs < 15; tabs++) {
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
    'Search',
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

test('the username leads to the profile', async ({ page }) => {
  await page.goto('/?login=/about-us')
  await register(page, newMobile(), 'Kavitha Sundaram')
  await expect(page).toHaveURL(/\/about-us$/)
  const name = page.getByRole('banner').getByRole('link', { name: 'Kavitha Sundaram' })
  await expect(name).toHaveAttribute('href', '/profile')
  await name.click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('main').getByText('Kavitha Sundaram').first()).toBeVisible()
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

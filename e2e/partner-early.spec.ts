import { expect, type Page, test } from './journey.ts'
import { type LifeSite, startLifeSite } from './life/life-server.ts'

let site: LifeSite
test.beforeAll(async () => {
  site = await startLifeSite()
})
test.afterAll(() => site.stop())

/** A page with a search that its server has drawn, whose script comes when it is let go. */
async function openEarly(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/embed/dawakit.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${site.address}/served`, { waitUntil: 'commit' })
  return release
}

const search = (page: Page) =>
  page.locator('dawa-search-box').getByRole('combobox', { name: 'Search medicines' })
const options = (page: Page) => page.locator('dawa-search-box').getByRole('option')

test('what is typed into a served search before its script stays, and is searched when that comes', {
  tag: '@desktop',
}, async ({ page }) => {
  const letScriptsCome = await openEarly(page)
  const field = page.locator('dawa-search-box input')
  await field.pressSequentially('parac')
  await field.press('ArrowLeft')
  await field.evaluate((input) => Object.assign(window, { typedInto: input }))
  letScriptsCome()
  await expect(options(page).first()).toContainText(/^Parac/i)
  await expect(search(page)).toHaveValue('parac')
  // The same field, with the cursor where it was: whoever is typing types on.
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('x')
  await expect(search(page)).toHaveValue('paraxc')
  expect(await search(page).evaluate((input) => Object.is(input, Reflect.get(window, 'typedInto')))).toBe(
    true,
  )
  await expect(page.locator('dawa-search-box').getByText('No Products Found')).toBeVisible()
})

test('who has left a served search before its script finds the text there, and no list over the page', {
  tag: '@phone',
}, async ({ page }) => {
  const letScriptsCome = await openEarly(page)
  await page.locator('dawa-search-box input').pressSequentially('parac')
  await page.getByRole('button', { name: 'Something else' }).focus()
  letScriptsCome()
  await expect(search(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(search(page)).toHaveValue('parac')
  await search(page).click()
  await expect(options(page).first()).toContainText(/^Parac/i)
})

test('a served search is a form until its script comes', { tag: '@phone' }, async ({ page }) => {
  await openEarly(page)
  await page.locator('dawa-search-box input').fill('parac')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?search=parac$/)
})

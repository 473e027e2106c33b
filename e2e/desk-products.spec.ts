import { expectAccessible } from './accessible.ts'
import { signInAtDesk } from './desk.ts'
import { expect, type Page, test } from './journey.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1442, height: 900 } })
test.setTimeout(90_000)

const look = (page: Page, name: string) => {
  const folder = process.env['DESK_PICTURES']
  return folder ? page.screenshot({ path: `${folder}/${name}.png`, fullPage: true }) : undefined
}

/** At both widths of the desk, in light and in dark. */
async function lookAtAll(page: Page, name: string): Promise<void> {
  for (const mode of ['Dark', 'Light']) {
    await page.getByTitle('Your account').click()
    await page.getByRole('menuitem', { name: mode }).click()
    await expect(page.getByRole('menuitem')).toHaveCount(0)
    for (const width of [768, 1442]) {
      await page.setViewportSize({ width, height: 1000 })
      await expectAccessible(page, `${name}, ${mode}, at ${width}`)
      await look(page, `${name}-${mode}-${width}`.toLowerCase().replaceAll(' ', '-'))
    }
  }
}

test('a product is found by keyboard, and a copy of it is not added without its code', {
  tag: '@desktop',
}, async ({ page }) => {
  const name = `Paralief ${Date.now()} Tablet`
  await signInAtDesk(page, 'pharmacist', '/products')
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /products/ })).toBeVisible()
  await lookAtAll(page, 'products')

  // By keyboard: a word, the list, a product.
  await page.getByRole('heading', { name: 'Products' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('parapal tab')
  await expect(page.getByRole('link', { name: /^Parapal/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^Parapal/ }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Parapal/ })).toBeVisible()
  await lookAtAll(page, 'product')

  // As a copy of it a new one, which lacks a code at first.
  await page.getByRole('link', { name: 'Copy of it' }).click()
  await expect(page.getByRole('heading', { name: 'New product' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('HSN', { exact: true }).fill('')
  await page.getByLabel('Price ₹').fill('80')
  await page.getByLabel('MRP ₹').fill('100')
  await page.getByRole('button', { name: 'Add the product' }).click()
  await expect(page.getByText('hsn is empty: nothing can be taxed without it')).toBeVisible()
  await page.getByLabel('HSN', { exact: true }).fill('30049063')
  await expect(page.getByText('In force today: 5')).toBeVisible()
})

test('who packs looks at a product and changes nothing', { tag: '@desktop' }, async ({ page }) => {
  await signInAtDesk(page, 'packer', '/products')
  await page
    .getByRole('link', { name: /Tablet|Capsule|Syrup/ })
    .first()
    .click()
  await expect(page.getByText('Owners and pharmacists change products.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden()
})

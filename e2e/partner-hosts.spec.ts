import { expect, type Locator, type Page, test } from 'playwright/test'
import { addresses } from './addresses.ts'
import { hostPages } from './hosts/host-pages.ts'
import { expectWithin } from './layout.ts'

/** What each element can be used in, in px. */
const USEFUL_WIDTHS = {
  'dawa-search-box': 160,
  'dawa-cart-button': 44,
  'dawa-pincode-checker': 220,
  'dawa-product-card': 160,
  'dawa-product-grid': 240,
  'dawa-login': 220,
  'dawa-checkout': 240,
  'dawa-order-tracker': 240,
  'dawa-invoice': 240,
}

/** Errors of the page's console, and what its scripts threw. */
function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()))
  page.on('pageerror', ({ message }) => failures.push(message))
  return failures
}

/** Each element of the page is as wide as it needs to be and stands within the window. */
async function expectUsefulBoxes(page: Page, name: string): Promise<void> {
  const found = await page.evaluate(
    (widths) => {
      const elements = [...document.querySelectorAll('*')].filter((element) => element.localName in widths)
      return elements.flatMap((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const isGood =
          width >= (widths[element.localName] ?? 0) &&
          left >= 0 &&
          right <= document.documentElement.clientWidth
        return isGood ? [] : [`${element.localName}: ${width} px from ${left} to ${right}`]
      })
    },
    USEFUL_WIDTHS as Record<string, number>,
  )
  expect(found, `boxes of ${name}`).toEqual([])
  await expectWithin(page, name)
}

async function expectInWindow(page: Page, popup: Locator, name: string): Promise<void> {
  const box = await popup.boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect(box, name).not.toBeNull()
  expect(box?.x, `left of ${name}`).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0), `right of ${name}`).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0), `bottom of ${name}`).toBeLessThanOrEqual(height)
  await expectWithin(page, name)
}

/** The popup of the search and the mini-cart, open, are whole within the window, and the page is no wider for them. */
async function expectPopupsInWindow(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox').fill('parac')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectInWindow(page, page.locator('.dawa-search-box__popup'), `search popup of ${name}`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Cart, / }).press('Enter')
  await expectInWindow(page, page.locator('.dawa-cart-button__panel'), `mini-cart of ${name}`)
  await page.keyboard.press('Escape')
}

test('the narrowest phone has room for every element and for what it opens', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  for (const name of ['plain', 'bootstrap-5', 'wordpress-twenty-five']) {
    await page.goto(`${addresses.hosts}/${name}/shop`)
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
    await expectUsefulBoxes(page, `${name} at 280 px`)
    await expectPopupsInWindow(page, `${name} at 280 px`)
  }
})

for (const { name } of hostPages) {
  test(`the elements have useful boxes in the pages of ${name}`, async ({ page }) => {
    const failures = failuresOf(page)
    await page.goto(`${addresses.hosts}/${name}/shop`)
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
    await expectUsefulBoxes(page, `${name}’s shop`)
    await expectPopupsInWindow(page, name)
    await page.goto(`${addresses.hosts}/${name}/account`)
    await expect(page.getByRole('button', { name: 'Login / Register' }).first()).toBeVisible()
    await expectUsefulBoxes(page, `${name}’s account`)
    expect(failures).toEqual([])
  })
}

import { expect, type Page } from 'playwright/test'
import { expectWithin } from './layout.ts'

/** What each element can be used in, in px. */
export const USEFUL_WIDTHS: Readonly<Record<string, number>> = {
  'dawa-search-box': 160,
  'dawa-cart-button': 44,
  'dawa-pincode-checker': 220,
  'dawa-product-card': 160,
  'dawa-product-grid': 220,
  'dawa-login': 220,
  'dawa-checkout': 220,
  'dawa-order-tracker': 220,
  'dawa-invoice': 220,
}

/** In px: a picture of twice the size shows no more. */
const MOST_OF_A_CARD = 360

/** Each element of the page is as wide as it needs to be and stands within the window. */
export async function expectUsefulBoxes(page: Page, name: string): Promise<void> {
  const found = await page.evaluate((widths) => {
    const elements = [...document.querySelectorAll('*')].filter((element) => element.localName in widths)
    return elements.flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isGood =
        width >= (widths[element.localName] ?? 0) &&
        left >= 0 &&
        right <= document.documentElement.clientWidth
      return isGood ? [] : [`${element.localName}: ${width} px from ${left} to ${right}`]
    })
  }, USEFUL_WIDTHS)
  expect(found, `boxes of ${name}`).toEqual([])
  for (const card of await page.locator('dawa-product-card article').all())
    expect((await card.boundingBox())?.width, `a card of ${name}`).toBeLessThanOrEqual(MOST_OF_A_CARD)
  await expectWithin(page, name)
}

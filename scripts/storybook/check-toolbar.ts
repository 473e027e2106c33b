import type { Browser } from 'playwright'
import { hexOf } from './check-look.ts'

const STORY = 'shopping-product-card--in-stock'
const PHONE = 380

/** Opens a story inside the whole Storybook and asks whether each choice of the toolbar is what it shows. */
export async function checkToolbar(browser: Browser, site: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } })
  const wrong: string[] = []
  const shown = async (globals: string) => {
    await page.goto(`${site}index.html?path=/story/${STORY}&globals=${globals}`)
    const preview = page.frameLocator('#storybook-preview-iframe')
    const card = preview.locator('.dawa-product-card')
    await card.waitFor()
    return card.evaluate((element) => ({
      surface: getComputedStyle(element).backgroundColor,
      direction: getComputedStyle(element).direction,
      width: innerWidth,
    }))
  }
  const expectShown = (what: string, got: string | number, expected: string | number) => {
    if (got !== expected) wrong.push(`toolbar: ${what} shows ${got}, not ${expected}`)
  }
  expectShown('light', hexOf((await shown('theme:light')).surface), '#ffffff')
  expectShown('dark', hexOf((await shown('theme:dark')).surface), '#17211d')
  expectShown('left to right', (await shown('direction:ltr')).direction, 'ltr')
  expectShown('right to left', (await shown('direction:rtl')).direction, 'rtl')
  expectShown('phone', (await shown('viewport.value:phone')).width, PHONE)
  expectShown('desktop', (await shown('viewport.value:desktop')).width, 1442)
  await page.close()
  return wrong
}

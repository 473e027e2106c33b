import type { Browser } from 'playwright'
import { hexOf } from './check-look.ts'
import { asksOf, PATIENCE_MS } from './visit-entry.ts'

const STORY = 'shopping-product-card--in-stock'
const PHONE = 380

/** Opens a story inside the whole Storybook and asks whether each choice of the toolbar is what it shows. */
export async function checkToolbar(browser: Browser, site: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } })
  page.setDefaultTimeout(PATIENCE_MS)
  const wrong: string[] = []
  page.on('request', (request) => wrong.push(...asksOf(request.url(), site)))
  const shown = async (globals: string) => {
    await page.goto(`${site}index.html?path=/story/${STORY}&globals=${globals}`)
    const preview = page.frameLocator('#storybook-preview-iframe')
    const card = preview.locator('.dawa-product-card')
    await card.waitFor()
    return card.evaluate((element) => ({
      surface: getComputedStyle(element).backgroundColor,
      direction: getComputedStyle(element).direction,
      width: innerWidth,
      radius: getComputedStyle(element).borderRadius,
      words: element.textContent ?? '',
    }))
  }
  /** The page of docs of the same widget: what it is on, and what its first card is. */
  const shownInDocs = async (globals: string) => {
    await page.goto(`${site}index.html?path=/docs/shopping-product-card--docs&globals=${globals}`)
    const preview = page.frameLocator('#storybook-preview-iframe')
    const card = preview.locator('.dawa-product-card').first()
    await card.waitFor()
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor
    return {
      page: hexOf(await preview.locator('.sbdocs-wrapper').evaluate(colourOf)),
      card: hexOf(await card.evaluate(colourOf)),
    }
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
  expectShown('a partner’s brand', (await shown('theme:partner')).radius, '20px')
  for (const [language, word] of [
    ['brackets', '⟦Add to Cart⟧'],
    ['hindi', 'कार्ट में डालें'],
    ['tamil', 'கார்ட்டில் சேர்'],
  ])
    if (!(await shown(`language:${language}`)).words.includes(`${word}`))
      wrong.push(`toolbar: a card in ${language} does not say ${word}`)
  const light = await shownInDocs('theme:light')
  expectShown('light, on a page of docs,', `${light.page} ${light.card}`, '#ffffff #ffffff')
  const dark = await shownInDocs('theme:dark')
  expectShown('dark, on a page of docs,', `${dark.page} ${dark.card}`, '#0f1714 #17211d')
  const title = await page.title()
  if (!title.endsWith('⋅ Dawakit')) wrong.push(`toolbar: the tab is called '${title}'`)
  await page.close()
  return wrong
}

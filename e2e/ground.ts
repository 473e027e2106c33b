import { expect, type Page } from 'playwright/test'

/** `--dawa-surface`, light and dark, as three channels. */
export const LIGHT = '255 255 255'
export const DARK = '23 33 29'

/** The ground of a search box, as three channels. */
export async function ground(page: Page): Promise<string> {
  const input = page.locator('.dawa-search-box__input').first()
  const colour = await input.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [r = 0, g = 0, b = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? []
  const scale = colour.startsWith('color(srgb') ? 255 : 1
  return [r, g, b].map((channel) => Math.round(channel * scale)).join(' ')
}

/** Makes the page dark in each of three ways and light again, and reads the ground of the search box each time. */
export async function expectFollowed(page: Page, name: string): Promise<void> {
  expect(await ground(page), name).toBe(LIGHT)
  const root = page.locator('html')
  await root.evaluate((element) => element.setAttribute('data-dawa-theme', 'dark'))
  expect(await ground(page), `${name}, by the root’s attribute`).toBe(DARK)
  await root.evaluate((element) => element.removeAttribute('data-dawa-theme'))
  expect(await ground(page), name).toBe(LIGHT)

  await root.evaluate((element) => {
    element.style.colorScheme = 'dark'
  })
  expect(await ground(page), `${name}, by the page’s color-scheme`).toBe(DARK)
  await root.evaluate((element) => element.style.removeProperty('color-scheme'))

  const wrapper = page.locator('body > *').filter({ has: page.locator('.dawa-search-box__input') })
  await wrapper.first().evaluate((element) => element.setAttribute('data-dawa-theme', 'dark'))
  expect(await ground(page), `${name}, by a wrapper’s attribute`).toBe(DARK)
}

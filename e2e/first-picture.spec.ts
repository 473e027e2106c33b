import { expect, test } from './journey.ts'

const HONEY = '/product/ayurveda/aarogrit-forest-honey-250-g'
/** Part of a page that a new connection carries before it waits: the picture is asked for by then. */
const FIRST_TURN = 14_000

for (const path of ['/', HONEY]) {
  test(`what ${path} opens with is asked for first, and once`, async ({ page }) => {
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname)
    })
    await page.goto(path)
    const first = page.locator('main img:visible').first()
    await expect(first).toHaveJSProperty('complete', true)
    const shown = await first.evaluate(
      (picture) => new URL((picture as HTMLImageElement).currentSrc).pathname,
    )
    expect(pictures[0]).toBe(shown)
    expect(pictures.filter((picture) => picture === shown)).toHaveLength(1)
    const asked = await page.request.get(path)
    expect((await asked.text()).indexOf(`href="${shown}"`)).toBeLessThan(FIRST_TURN)
  })

  test(`no script of ${path} is asked for while the page is still being read`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('header astro-island[ssr]')).toHaveCount(0)
    const { read, asked } = await page.evaluate(() => ({
      read: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).domInteractive,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_astro\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }))
    expect(asked.length).toBeGreaterThan(1)
    expect(Math.min(...asked)).toBeGreaterThan(read)
  })
}

import { expect, test } from './journey.ts'

/** What a phone leaves unstyled until it is near has its height before it is in sight. */
for (const path of ['/', '/specialityCategory/pain-relief']) {
  test(`what scrolls into sight on ${path} does not grow there`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    const grown = await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done))
      const blocks = [...document.querySelectorAll('main section, main article')]
      const inSight = () =>
        blocks
          .map((block) => ({ block, box: block.getBoundingClientRect() }))
          .filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
      const grown: string[] = []
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 3) {
        scrollTo({ top: y, behavior: 'instant' })
        const before = inSight()
        // One frame finds out what is near, the next shows it.
        await frame()
        await frame()
        for (const { block, box } of before) {
          const by = block.getBoundingClientRect().height - box.height
          if (Math.abs(by) > 1) grown.push(`${block.className} by ${by}`)
        }
      }
      return grown
    })
    expect(grown).toEqual([])
    await expect(page.getByRole('contentinfo')).toBeInViewport()
  })
}

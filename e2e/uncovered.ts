import { expect, type Locator } from 'playwright/test'

/** Whether the middle of it is in the window, with nothing above it: no bar of the page, no notice. */
export const isUncovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    let hit = document.elementFromPoint(x, y)
    // What an element shows is found from within it alone.
    for (let inner = hit; inner; hit = inner ?? hit) {
      const deeper = inner.shadowRoot?.elementFromPoint(x, y)
      inner = deeper && deeper !== inner ? deeper : null
    }
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })

export async function expectUncovered(target: Locator): Promise<void> {
  await expect.poll(() => isUncovered(target)).toBe(true)
}

import { expect, type Locator, type Page } from 'playwright/test'

/**
 * Tab goes through what `root` holds in the order of the document, beginning at the first after the focus; each stop
 * can be seen, and shows that it has the focus.
 *
 * @returns how many stops there were.
 */
export async function expectTabOrder(page: Page, root: Locator, name: string): Promise<number> {
  const order = await root.evaluateHandle((element) =>
    [
      ...element.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled') &&
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    ),
  )
  const stop = () =>
    order.evaluate((controls) => {
      const active = document.activeElement as HTMLElement | null
      const at = active ? controls.indexOf(active) : -1
      if (!active || at < 0) return null
      const box = active.getBoundingClientRect()
      const style = getComputedStyle(active)
      const near = active.matches('input') ? getComputedStyle(active.parentElement as Element) : style
      const after = getComputedStyle(active, '::after')
      const isMarked = [style, near, after].some(
        (one) => one.outlineStyle !== 'none' || one.boxShadow !== 'none',
      )
      const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      return {
        at,
        text: active.getAttribute('aria-label') ?? active.textContent?.trim() ?? '',
        isMarked,
        isInView,
      }
    })
  const count = await order.evaluate((controls) => controls.length)
  let last = (await stop())?.at ?? -1
  while (last < count - 1) {
    await page.keyboard.press('Tab')
    const now = await stop()
    expect(now ?? {}, `stop ${last + 2} of ${count} of ${name}`).toMatchObject({
      at: last + 1,
      isMarked: true,
      isInView: true,
    })
    last += 1
  }
  return count
}

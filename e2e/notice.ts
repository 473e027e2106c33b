import { expect, type Page } from 'playwright/test'

/**
 * That a notice which shows now, on a page with an installed clock, stays about so many seconds. The page's time is
 * moved, nobody waits.
 */
export async function expectNoticeLasts(page: Page, text: string, seconds: 3 | 5): Promise<void> {
  const notice = page.locator('[part~="notices"]').getByText(text).first()
  await expect(notice).toBeVisible()
  const now = await page.evaluate(() => Date.now())
  // What it stands there already, a second at most under load, is gone from its time.
  await page.clock.pauseAt(now + (seconds - 2) * 1000 + 500)
  await expect(notice).toBeVisible()
  await page.clock.runFor(1600)
  await expect(notice).toBeHidden()
  await page.clock.resume()
}

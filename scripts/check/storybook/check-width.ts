import type { Page } from 'playwright'
import type { Entry } from './visit-entry.ts'

const PHONE = 380

/** Whether an open page of docs fits a phone: what is wider scrolls in its own place. */
export async function checkWidth(page: Page, { type }: Entry): Promise<string[]> {
  if (type !== 'docs') return []
  const size = page.viewportSize() ?? { width: 1000, height: 900 }
  await page.setViewportSize({ ...size, width: PHONE })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize(size)
  return width > PHONE ? [`is ${width} px wide on a phone of ${PHONE}`] : []
}

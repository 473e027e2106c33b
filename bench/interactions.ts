import { type Browser, chromium, type Page } from 'playwright'
// By its file: Node cannot read the components that the package's door opens to as well.
import { cardActionLabels as labels } from '../packages/widgets/src/shopping/card-action/card-action-labels.ts'
import { onceMore } from './once-more.ts'
import { slowPhone } from './slow-phone.ts'

export interface Interactions {
  /** Milliseconds until the next paint. */
  typing: number
  adding: number
  filtering: number
}

/**
 * How long the store takes to paint after a press of a key or a button, on a processor four times as slow: what the
 * Event Timing API of the browser says, as the field metric INP takes it. It rounds to 8 ms.
 *
 * @param count - Turns.
 */
export async function interactionsOf(
  urls: { home: string; listing: string },
  executablePath: string,
  count: number,
): Promise<Interactions[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const turns: Interactions[] = []
  try {
    for (let turn = 0; turn < count; turn++) {
      turns.push(await onceMore('Interactions', () => interactOnce(browser, urls)))
    }
  } finally {
    await browser.close()
  }
  return turns
}

async function interactOnce(
  browser: Browser,
  { home, listing }: { home: string; listing: string },
): Promise<Interactions> {
  const { page, context } = await slowPhone(browser, 'own')
  try {
    await page.goto(home, { waitUntil: 'networkidle' })
    const search = page.getByRole('combobox').first()
    await search.click()
    const typing = await longest(page, async () => {
      await search.pressSequentially('par', { delay: 120 })
      await page.getByRole('option').first().waitFor()
    })
    await page.goto(listing, { waitUntil: 'networkidle' })
    const adding = await longest(page, async () => {
      const button = (text: string) => page.getByRole('button', { name: text }).first()
      await button(labels.add).click()
      await button(labels.remove).waitFor()
    })
    const filtering = await longest(page, () => page.locator('.filter-button').click())
    return { typing, adding, filtering }
  } finally {
    await context.close()
  }
}

/** The longest interaction while `work` runs; 16 ms is the shortest that the browser reports. */
async function longest(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen = { longest: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as PerformanceEventTiming
        if (interactionId) seen.longest = Math.max(seen.longest, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await work()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  return page.evaluate(() => (globalThis as unknown as { seen: { longest: number } }).seen.longest)
}

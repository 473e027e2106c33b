import type { Browser } from 'playwright'
import { onceMore } from '../once-more.ts'
import { type Line, type SlowPhone, slowPhone } from '../slow-phone.ts'
import type { Entrant } from './entrants.ts'
import { type Seen, watchReady } from './watch-ready.ts'

/** What one visit of a page tells. Times in milliseconds, on the slow phone. */
export interface Visit {
  /** From the end of the HTML until what is waited for shows and the thread is free. */
  readyMs: number
  /** The longest that the thread was taken; 0 where nothing took 50 ms. */
  longestTaskMs: number
  /** Scripts compiled and run until the page is quiet. */
  scriptMs: number
  shift: number
  /** All that the page asks for besides its HTML until it is quiet. */
  requests: number
  /** Of these, as they came over the wire. */
  bytes: number
}

/**
 * Visits the entrants' pages in turns, each time on an empty phone, so that what else the machine does falls on all of
 * them. The first round warms up servers and browser, and does not count.
 *
 * @param isWarm - Without that round.
 */
export async function race(
  browser: Browser,
  entrants: readonly Entrant[],
  addressOf: (entrant: Entrant) => string,
  { line, runs, isWarm, print }: { line: Line; runs: number; isWarm: boolean; print(line: string): void },
): Promise<Map<Entrant, Visit[]>> {
  const visits = new Map<Entrant, Visit[]>(entrants.map((entrant) => [entrant, []]))
  for (let round = isWarm ? 1 : 0; round <= runs; round++) {
    print(round === 0 ? '  warming up …' : `  round ${round} of ${runs} …`)
    for (const entrant of entrants) {
      const url = addressOf(entrant)
      const seen = await onceMore(`${entrant.name} on ${url}`, () => visit(browser, url, entrant, line))
      if (round > 0) visits.get(entrant)?.push(seen)
    }
  }
  return visits
}

async function visit(browser: Browser, url: string, entrant: Entrant, line: Line): Promise<Visit> {
  const phone = await slowPhone(browser, line)
  try {
    return await look(phone, url, entrant)
  } finally {
    await phone.context.close()
  }
}

async function look({ page, cdp }: SlowPhone, url: string, entrant: Entrant): Promise<Visit> {
  const asked = new Set<string>()
  let bytes = 0
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type !== 'Document' && request.url.startsWith('http')) asked.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength
  })
  await cdp.send('Performance.enable')
  await page.addInitScript(watchReady, entrant.ready)
  await page.goto(url)
  await page.waitForFunction(() => 'readyAt' in (globalThis as unknown as { seen: Seen }).seen, undefined, {
    polling: 100,
  })
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return { ...(globalThis as unknown as { seen: Seen }).seen, htmlAt: navigation?.responseEnd }
  })
  const { metrics } = await cdp.send('Performance.getMetrics')
  const scriptSeconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
  return {
    readyMs: (seen.readyAt ?? Number.NaN) - (seen.htmlAt ?? Number.NaN),
    longestTaskMs: seen.longestTaskMs,
    scriptMs: scriptSeconds * 1000,
    shift: seen.shift,
    requests: asked.size,
    bytes,
  }
}

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'

/** 1.6 Mbit/s down, 0.75 up, 150 ms to the answer. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_RATE = 4
/** Milliseconds that a page is waited for. A busy machine takes many times what a quiet one does. */
const PATIENCE_MS = 60_000
const PHONE = { width: 412, height: 823 }

export type Line = 'slow' | 'own'

export interface SlowPhone {
  page: Page
  context: BrowserContext
  cdp: CDPSession
}

/**
 * A page of an empty phone with a processor four times as slow as this one.
 *
 * @param line - `slow` as said above; `own`: this machine's to itself.
 */
export async function slowPhone(browser: Browser, line: Line = 'slow'): Promise<SlowPhone> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (line === 'slow') await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  return { page, context, cdp }
}

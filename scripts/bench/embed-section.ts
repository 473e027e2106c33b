import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { buildEmbed } from '../build-embed.ts'
import { buildStore } from '../build-store.ts'
import { findBrowser } from '../find-browser.ts'
import { freePort } from '../free-port.ts'
import type { BenchOptions } from './bench-options.ts'
import { startBenchStore } from './bench-store.ts'
import { median, type Section } from './figure.ts'
import { slowPhone } from './slow-phone.ts'

const KB = 1000

interface Visit {
  /** Milliseconds from the navigation until the combobox takes keys. */
  readyMs: number
  shift: number
  requests: number
  /** Of the script tag and what it fetched, as they came over the wire. */
  bytes: number
}

/** A partner's page of another origin with a search box, in a browser on a slow line and a slow processor. */
export async function embedSection({ runs, print }: BenchOptions): Promise<Section> {
  await buildEmbed()
  await buildStore()
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-bench-'))
  const port = await freePort()
  const store = await startBenchStore(folder, { ALLOWED_ORIGINS: `http://localhost:${port}` })
  const partner = await servePartner(port, store.url)
  const browser = await chromium.launch({
    executablePath: await findBrowser(process.cwd()),
    args: ['--no-sandbox'],
  })
  try {
    const visits: Visit[] = []
    for (let run = 0; run < runs; run++) {
      print(`Partner page, visit ${run + 1} of ${runs} …`)
      visits.push(await visit(browser, `http://localhost:${port}/`))
    }
    const middle = (figure: (one: Visit) => number) => median(visits.map(figure))
    return {
      title: 'Search box of a partner page, 1.6 Mbit/s, 150 ms, CPU ÷ 4',
      figures: [
        {
          name: 'Ready for keys',
          ours: middle((one) => one.readyMs),
          unit: 'ms',
          limit: 900,
          peer: '952 ms Pagefind UI',
        },
        { name: 'Layout shift', ours: middle((one) => one.shift), unit: '', limit: 0 },
        { name: 'Requests for it', ours: middle((one) => one.requests), unit: '' },
        { name: 'Bytes for it', ours: middle((one) => one.bytes) / KB, unit: 'KB' },
      ],
    }
  } finally {
    await browser.close()
    await new Promise((resolve) => partner.close(resolve))
    await store.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** With the placeholder that docs/embedding.md asks for. */
async function servePartner(port: number, storeUrl: string): Promise<Server> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Clinic</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style>dawa-search-box:not(:defined){display:block;min-height:44px}dawa-shop:not(:defined){display:none}</style>
<script type="module" src="${storeUrl}/embed/dawakit.js"></script></head>
<body><h1>Clinic</h1><dawa-shop api="${storeUrl}/api"></dawa-shop><dawa-search-box></dawa-search-box>
<p>Our doctors see you from nine to eight.</p></body></html>`
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return server
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, context, cdp } = await slowPhone(browser)
  const ofEmbed = new Set<string>()
  let bytes = 0
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.includes('/embed/')) ofEmbed.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ofEmbed.has(requestId)) bytes += encodedDataLength
  })
  await page.addInitScript(watch)
  await page.goto(url)
  await page.waitForFunction(() => 'readyMs' in globalThis, undefined, { timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  const { readyMs, shift } = await page.evaluate(() => {
    const { readyMs = Number.NaN, shift = 0 } = globalThis as unknown as Partial<Visit>
    return { readyMs, shift }
  })
  await context.close()
  return { readyMs, shift, requests: ofEmbed.size, bytes }
}

/** Runs in the page: notes when the combobox is there and the thread is free to take a key, and what shifts. */
function watch(): void {
  const seen = globalThis as unknown as Partial<Visit>
  seen.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift = (seen.shift ?? 0) + (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const field = document.querySelector('dawa-search-box')?.shadowRoot?.querySelector('[role=combobox]')
    if (!field) {
      setTimeout(look, 4)
      return
    }
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      seen.readyMs = performance.now()
    }
    channel.port2.postMessage(null)
  }
  look()
}

import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { onceMore } from './once-more.ts'

/** What Lighthouse's mobile simulation says of a page: slow 4G, CPU ÷ 4. Times in milliseconds. */
export interface PageReport {
  /** 0 to 100. */
  score: number
  lcp: number
  tbt: number
  cls: number
  /** Bytes of the scripts' bodies, brotli. */
  scriptBytes: number
  /** Bytes of everything as it came over the wire. */
  totalBytes: number
  requests: number
}

/** Measures pages in turns, so that what else the machine does falls on all of them; each run in a new browser. */
export async function reportsOf<Name extends string>(
  urls: Record<Name, string>,
  runs: number,
  chromePath: string,
): Promise<Record<Name, PageReport[]>> {
  const names = Object.keys(urls) as Name[]
  const reports = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, PageReport[]>
  for (let run = 0; run < runs; run++) {
    for (const name of names) {
      reports[name].push(await onceMore(`Lighthouse on ${urls[name]}`, () => runOnce(urls[name], chromePath)))
    }
  }
  return reports
}

interface NetworkItem {
  url?: string
  resourceType?: string
  transferSize?: number
}

async function runOnce(url: string, chromePath: string): Promise<PageReport> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      output: 'json',
      logLevel: 'error',
    })
    if (!result || result.lhr.runtimeError) {
      throw new Error(
        `Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.code ?? 'no result'}.`,
      )
    }
    const { audits, categories } = result.lhr
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const details = audits['network-requests']?.details
    const items = (details?.type === 'table' ? details.items : []) as NetworkItem[]
    const bytesOf = (some: readonly NetworkItem[]) =>
      some.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0)
    return {
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scriptBytes: await bodyBytesOf(items.filter(({ resourceType }) => resourceType === 'Script')),
      totalBytes: bytesOf(items),
      requests: items.length,
    }
  } finally {
    chrome.kill()
  }
}

/** Without the headers, which a connection of HTTP/2 packs. */
async function bodyBytesOf(scripts: readonly NetworkItem[]): Promise<number> {
  const lengths = scripts.map(async ({ url = '' }) => {
    const { headers } = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } })
    return Number(headers.get('content-length') ?? 0)
  })
  return (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0)
}

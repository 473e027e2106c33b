import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedBenchData } from '../packages/server/bench/bench-shop.ts'
import { buildEmbed } from '../scripts/build/build-embed.ts'
import { buildStore } from '../scripts/build/build-store.ts'
import { findBrowser } from '../scripts/check/find-browser.ts'
import { type Addresses, addressesOf } from './addresses.ts'
import { answersPerSecond } from './answers-per-second.ts'
import type { BenchOptions } from './bench-options.ts'
import { type BenchStore, startBenchStore } from './bench-store.ts'
import { beside } from './busy.ts'
import { type Figure, median, type Section, spreadOf } from './figure.ts'
import { firstByteOf } from './first-byte.ts'
import { type Interactions, interactionsOf } from './interactions.ts'
import { type PageReport, reportsOf } from './lighthouse.ts'
import { startPlainStore } from './plain-store.ts'
import { putReferenceShop } from './reference-shop.ts'

const KB = 1000
const MB = 1_000_000
const USUAL = {
  /** First bytes. */
  times: 1000,
  /** Product pages to warm up with and to measure over: each is asked for once, so that none is kept anywhere. */
  pages: { most: 2000, every: 40 },
  /** All products of the reference catalogue. */
  all: { most: 10_000, every: 1 },
  asking: { warmUpMs: 2000, measuredMs: 5000 },
  names: ['home', 'listing', 'product'] as readonly PageName[],
  turns: 5,
}
const SMOKE: typeof USUAL = {
  times: 4,
  pages: { most: 20, every: 1 },
  all: { most: 20, every: 1 },
  asking: { warmUpMs: 0, measuredMs: 100 },
  names: ['product'],
  turns: 1,
}

/** Letters of a name after which it is searched for. */
const TYPED = [2, 4, 6, 9]
const count = new Intl.NumberFormat('en-US')

/** What runs beside the store where it is measured beside others. */
const BUSY = 2
const PLAIN = 'a plain Astro + React page'

interface PageLimits {
  lcp: number
  tbt: number
  score: number
}
/** Of the browser's figures: by itself, and beside busy processes. Script in KB. */
const pages: Record<PageName, { quiet: PageLimits; busy: PageLimits; script: number }> = {
  home: {
    quiet: { lcp: 1250, tbt: 15, score: 100 },
    busy: { lcp: 1600, tbt: 60, score: 98 },
    script: 25,
  },
  listing: {
    quiet: { lcp: 1600, tbt: 30, score: 98 },
    busy: { lcp: 1600, tbt: 30, score: 98 },
    script: 30,
  },
  product: {
    quiet: { lcp: 1600, tbt: 60, score: 98 },
    busy: { lcp: 1600, tbt: 60, score: 98 },
    script: 30,
  },
}
type PageName = 'home' | 'listing' | 'product'
/** Addresses of the plain page's own: it has no listing. */
type Plain = Partial<Record<PageName, string>>

/** The built store in a browser with the reference catalogue, then its first bytes with a large one. */
export async function storeSections(options: BenchOptions): Promise<Section[]> {
  await buildEmbed()
  await buildStore()
  const browser = await findBrowser(process.cwd())
  const small = await mkdtemp(join(tmpdir(), 'dawakit-bench-'))
  const large = options.data ?? (await mkdtemp(join(tmpdir(), 'dawakit-bench-')))
  try {
    await putReferenceShop(small, options)
    const sections = await withStore(small, (store) => measurePages(store, browser, options))
    await seedBenchData(large, options.products, options.print)
    return [...sections, await withStore(large, (store) => measureFirstBytes(store, options))]
  } finally {
    await rm(small, { recursive: true, force: true })
    if (options.data === undefined) await rm(large, { recursive: true, force: true })
  }
}

async function withStore<Result>(
  folder: string,
  work: (store: BenchStore) => Promise<Result>,
): Promise<Result> {
  const store = await startBenchStore(folder)
  try {
    return await work(store)
  } finally {
    await store.stop()
  }
}

async function measurePages(
  store: BenchStore,
  browser: string,
  { lighthouse: runs, isSmoke, print }: BenchOptions,
): Promise<Section[]> {
  const measured = isSmoke ? SMOKE : USUAL
  const urls = await addressesOf(store.url, measured.pages)
  print('A plain Astro + React page …')
  const plain = await startPlainStore(store.url, [urls.product])
  const plainUrls: Plain = { home: `${plain.url}/`, product: plain.url + new URL(urls.product).pathname }
  try {
    print('Answers a second …')
    const answers = await measureAnswers(urls, plainUrls, store.url, measured)
    const { names, turns } = measured
    const ours = Object.fromEntries(names.map((name) => [name, urls[name]]))
    const plains = names.flatMap((name) => {
      const url = plainUrls[name]
      return url === undefined ? [] : [[`plain ${name}`, url]]
    })
    const both = { ...ours, ...Object.fromEntries(plains) }
    print(`Lighthouse, ${runs} runs of ${Object.keys(both).length} pages …`)
    const quiet = await reportsOf(both, runs, browser)
    print(`Lighthouse beside ${BUSY} busy processes, ${runs} runs of ${names.length} pages …`)
    const busy = await beside(BUSY, () => reportsOf(ours, runs, browser))
    print('Interactions …')
    return [
      answers,
      ...names.map((name) => pageSection(name, 'quiet', quiet[name] ?? [], quiet[`plain ${name}`])),
      ...names.map((name) => pageSection(name, 'busy', busy[name] ?? [])),
      interactionSection(await interactionsOf(urls, browser, turns)),
    ]
  } finally {
    await plain.stop()
  }
}

function interactionSection(turns: readonly Interactions[]): Section {
  const interaction = (name: string, limit: number, of: (turn: Interactions) => number): Figure => {
    const spread = spreadOf(turns.map(of))
    return { name, ours: spread.highest, spread, unit: 'ms', limit }
  }
  return {
    title: `Interactions, CPU ÷ 4, the worst of ${turns.length}`,
    figures: [
      interaction('Type into the search', 80, ({ typing }) => typing),
      interaction('Add to the cart', 60, ({ adding }) => adding),
      interaction('Open the filter', 50, ({ filtering }) => filtering),
    ],
  }
}

/** Most people ask for what somebody asked for before: those pages are kept, and what was found for a text. */
async function measureAnswers(
  urls: Addresses,
  plain: Plain,
  store: string,
  { asking, all }: typeof USUAL,
): Promise<Section> {
  const figure = async (
    name: string,
    asked: readonly string[],
    limit: number,
    peer?: string,
  ): Promise<Figure> => ({
    name,
    ours: await answersPerSecond(asked, 'br', asking),
    unit: '',
    limit,
    isFloor: true,
    // Uncompressed: it need not compress each answer, as ours need not.
    ...(peer ? { peers: [{ name: PLAIN, value: await answersPerSecond([peer], 'identity', asking) }] } : {}),
  })
  const search = (text: string) => `${store}/api/get/search?search=${encodeURIComponent(text)}`
  const { names } = await addressesOf(store, all)
  // So many that what was found for one has been thrown away for others when it comes again.
  const texts = names.flatMap((name) => TYPED.map((letters) => search(name.slice(0, letters))))
  return {
    title: 'Answers a second, 20 connections',
    figures: [
      await figure('Home page', [urls.home], 2000, plain.home),
      await figure('Listing page', [urls.listing], 1500),
      await figure('Product page', [urls.product], 1000, plain.product),
      await figure('Search, one text', [search('do')], 1500),
      await figure(`Search, ${count.format(texts.length)} texts`, texts, 1500),
    ],
  }
}

function pageSection(
  name: PageName,
  machine: 'quiet' | 'busy',
  reports: readonly PageReport[],
  plain: readonly PageReport[] = [],
): Section {
  const { lcp, tbt, score } = pages[name][machine]
  const measured = (of: (report: PageReport) => number) => {
    const values = reports.map(of)
    const others = plain.map(of)
    return {
      ours: median(values),
      spread: spreadOf(values),
      ...(others.length > 0
        ? { peers: [{ name: PLAIN, value: median(others), spread: spreadOf(others) }] }
        : {}),
    }
  }
  const times: Figure[] = [
    { name: 'Largest contentful paint', ...measured((one) => one.lcp), unit: 'ms', limit: lcp },
    { name: 'Total blocking time', ...measured((one) => one.tbt), unit: 'ms', limit: tbt },
    { name: 'Score', ...measured((one) => one.score), unit: '', limit: score, isFloor: true },
  ]
  const bytes: Figure[] = [
    { name: 'Layout shift', ...measured((one) => one.cls), unit: '', limit: 0.01 },
    {
      name: 'Script, brotli',
      ...measured((one) => one.scriptBytes / KB),
      unit: 'KB',
      limit: pages[name].script,
    },
    { name: 'Everything', ...measured((one) => one.totalBytes / KB), unit: 'KB' },
    { name: 'Requests', ...measured((one) => one.requests), unit: '' },
  ]
  const title = `${name[0]?.toUpperCase()}${name.slice(1)} page, simulated slow 4G, CPU ÷ 4`
  return machine === 'quiet'
    ? { title, figures: [...times, ...bytes] }
    : { title: `${title}, beside ${BUSY} busy processes`, figures: times }
}

async function measureFirstBytes(store: BenchStore, { products, isSmoke }: BenchOptions): Promise<Section> {
  const { pages: some, times } = isSmoke ? SMOKE : USUAL
  const urls = await addressesOf(store.url, some)
  const product = await firstByteOf(urls.products, times)
  const listing = await firstByteOf(urls.listings, times)
  const home = await firstByteOf([urls.home], times / 4)
  return {
    title: `First byte, ${products.toLocaleString('en-US')} products`,
    figures: [
      { name: 'Product page: p50', ours: product.p50, unit: 'ms', limit: 3 },
      {
        name: 'Product page: p99',
        ours: product.p99,
        unit: 'ms',
        limit: 8,
      },
      { name: 'Listing page: p50', ours: listing.p50, unit: 'ms' },
      { name: 'Listing page: p99', ours: listing.p99, unit: 'ms' },
      { name: 'Home page: p50', ours: home.p50, unit: 'ms' },
      { name: 'Home page: p99', ours: home.p99, unit: 'ms' },
      { name: 'Memory of the store', ours: store.memory() / MB, unit: 'MB' },
    ],
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedBenchData } from '../../packages/server/bench/bench-shop.ts'
import { buildEmbed } from '../build-embed.ts'
import { buildStore } from '../build-store.ts'
import { findBrowser } from '../find-browser.ts'
import { type Addresses, addressesOf } from './addresses.ts'
import { answersPerSecond } from './answers-per-second.ts'
import type { BenchOptions } from './bench-options.ts'
import { type BenchStore, startBenchStore } from './bench-store.ts'
import type { Figure, Section } from './figure.ts'
import { firstByteOf } from './first-byte.ts'
import { interactionsOf } from './interactions.ts'
import { type PageReport, reportOf } from './lighthouse.ts'

const KB = 1000
const MB = 1_000_000
const TIMES = 1000
/** Product pages to warm up with and to measure over: each is asked for once, so that none is kept anywhere. */
const PAGES = { most: 2 * TIMES, every: 40 }

/** Largest script of a page in KB. */
const pages = { home: { script: 25 }, listing: { script: 30 }, product: { script: 30 } }
type PageName = keyof typeof pages

/** The built store in a browser with the reference catalogue, then its first bytes with a large one. */
export async function storeSections(options: BenchOptions): Promise<Section[]> {
  await buildEmbed()
  await buildStore()
  const browser = await findBrowser(process.cwd())
  const small = await mkdtemp(join(tmpdir(), 'dawakit-bench-'))
  const large = options.data ?? (await mkdtemp(join(tmpdir(), 'dawakit-bench-')))
  try {
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
  { runs, print }: BenchOptions,
): Promise<Section[]> {
  const urls = await addressesOf(store.url, PAGES)
  print('Answers a second …')
  const sections: Section[] = [await measureAnswers(urls, store.url)]
  for (const name of Object.keys(pages) as PageName[]) {
    print(`Lighthouse: ${name}, ${runs} runs …`)
    sections.push(pageSection(name, await reportOf(urls[name], runs, browser)))
  }
  print('Interactions …')
  const { typing, adding, filtering } = await interactionsOf(urls, browser)
  const interaction = (name: string, ours: number): Figure => ({ name, ours, unit: 'ms', limit: 100 })
  sections.push({
    title: 'Interactions, CPU ÷ 4',
    figures: [
      interaction('Type into the search', typing),
      interaction('Add to the cart', adding),
      interaction('Open the filter', filtering),
    ],
  })
  return sections
}

/** Most people ask for what somebody asked for before: those pages are kept. */
async function measureAnswers(urls: Addresses, store: string): Promise<Section> {
  const figure = (name: string, ours: number, limit: number): Figure => ({
    name,
    ours,
    unit: '',
    limit,
    isFloor: true,
  })
  return {
    title: 'Answers a second, 20 connections',
    figures: [
      figure('Home page', await answersPerSecond(urls.home), 2000),
      figure('Listing page', await answersPerSecond(urls.listing), 1500),
      figure('Product page', await answersPerSecond(urls.product), 1000),
      figure('Search', await answersPerSecond(`${store}/api/get/search?search=do`), 1500),
    ],
  }
}

function pageSection(name: PageName, report: PageReport): Section {
  const { script } = pages[name]
  const title = `${name[0]?.toUpperCase()}${name.slice(1)} page, simulated slow 4G, CPU ÷ 4`
  return {
    title,
    figures: [
      { name: 'Largest contentful paint', ours: report.lcp, unit: 'ms', limit: 1600 },
      { name: 'Total blocking time', ours: report.tbt, unit: 'ms', limit: 60 },
      { name: 'Layout shift', ours: report.cls, unit: '', limit: 0.01 },
      { name: 'Score', ours: report.score, unit: '', limit: 98, isFloor: true },
      { name: 'Script, brotli', ours: report.scriptBytes / KB, unit: 'KB', limit: script },
      { name: 'Everything', ours: report.totalBytes / KB, unit: 'KB' },
      { name: 'Requests', ours: report.requests, unit: '' },
    ],
  }
}

async function measureFirstBytes(store: BenchStore, { products }: BenchOptions): Promise<Section> {
  const urls = await addressesOf(store.url, PAGES)
  const product = await firstByteOf(urls.products, TIMES)
  const listing = await firstByteOf(urls.listings, TIMES)
  const home = await firstByteOf([urls.home], TIMES / 4)
  return {
    title: `First byte, ${products.toLocaleString('en-US')} products`,
    figures: [
      { name: 'Product page: p50', ours: product.p50, unit: 'ms', limit: 3 },
      {
        name: 'Product page: p99',
        ours: product.p99,
        unit: 'ms',
        limit: 10,
      },
      { name: 'Listing page: p50', ours: listing.p50, unit: 'ms' },
      { name: 'Listing page: p99', ours: listing.p99, unit: 'ms' },
      { name: 'Home page: p50', ours: home.p50, unit: 'ms' },
      { name: 'Home page: p99', ours: home.p99, unit: 'ms' },
      { name: 'Memory of the store', ours: store.memory() / MB, unit: 'MB' },
    ],
  }
}

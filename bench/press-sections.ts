import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProductSummary } from '@dawakit/core/contract'
import { productPath } from '@dawakit/core/product'
import { buildEmbed } from '../scripts/build/build-embed.ts'
import { buildStore } from '../scripts/build/build-store.ts'
import { findBrowser } from '../scripts/check/find-browser.ts'
import { addressesOf } from './addresses.ts'
import type { BenchOptions } from './bench-options.ts'
import { startBenchStore } from './bench-store.ts'
import { type ControlPresses, earlyPresses, type PressedPages } from './early-presses.ts'
import type { Figure, Section } from './figure.ts'
import { putReferenceShop } from './reference-shop.ts'

/** Of the API's list of products. */
const PAGE = 100
/** Milliseconds from a control's script to its answer. */
const ANSWER_MS = 100
/** Of the controls: a plain link, which the browser answers by itself. */
const PLAIN = 'A product'
/** One press without the holding for so many with it: the peer takes ten seconds wherever it loses one. */
const PER_UNHELD = 5

/** Presses before a page's scripts, held and, to compare, as they would be without the holding. */
export async function pressSections({ presses, data, print }: BenchOptions): Promise<Section[]> {
  await buildEmbed()
  await buildStore()
  const browser = await findBrowser(process.cwd())
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-bench-'))
  await putReferenceShop(folder, { data, print })
  const store = await startBenchStore(folder)
  try {
    const urls = await addressesOf(store.url, { most: 1, every: 1 })
    const pages = { ...urls, soldOut: await soldOutPage(store.url) }
    print(`Early presses: ${presses} …`)
    const held = await earlyPresses(pages, browser, presses)
    const few = Math.ceil(presses / PER_UNHELD)
    print(`Early presses: ${few} without their holding …`)
    return sectionsOf(held, await earlyPresses(pages, browser, few, true), presses)
  } finally {
    await store.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function soldOutPage(url: string): Promise<PressedPages['soldOut']> {
  for (let page = 1; ; page++) {
    const answer = await fetch(`${url}/api/get/products?page=${page}&limit=${PAGE}`)
    const { data } = (await answer.json()) as { data: ProductSummary[] }
    if (data.length === 0) throw new Error('No product of the shop is sold out.')
    const soldOut = data.find(({ isForSale, totalStocks }) => isForSale && totalStocks <= 0)
    if (soldOut) return url + productPath(soldOut)
  }
}

function sectionsOf(
  held: readonly ControlPresses[],
  unheld: readonly ControlPresses[],
  presses: number,
): Section[] {
  const lostOf = (all: readonly ControlPresses[]) => all.reduce((sum, { lost }) => sum + lost, 0)
  const notHeld = (some: readonly ControlPresses[]) =>
    `${lostOf(some)} of ${some.reduce((sum, one) => sum + one.presses, 0)} not held`
  const ms = (name: string, ours: number, more: Partial<Figure> = {}): Figure => ({
    name,
    ours,
    unit: 'ms',
    ...more,
  })
  const plain = held.find(({ name }) => name === PLAIN)?.afterScript.median
  const byItself = plain === undefined ? {} : { peers: [{ name: 'a plain link', value: plain }] }
  return [
    {
      title: `Early presses, ${presses} over 5 s, 1.6 Mbit/s, 150 ms, CPU ÷ 4`,
      figures: [
        { name: 'Lost', ours: lostOf(held), unit: '', limit: 0, note: notHeld(unheld) },
        ...held.map(
          ({ name, presses: tries, lost }): Figure => ({
            name: `${name}: lost of ${tries}`,
            ours: lost,
            unit: '',
            limit: 0,
            note: notHeld(unheld.filter((one) => one.name === name)),
          }),
        ),
      ],
    },
    {
      title: 'Dead time of these presses',
      figures: held.flatMap(({ name, dead, taken, afterScript }) => [
        ms(`${name}: looks taken, median`, taken.median),
        ms(`${name}: done, median`, dead.median),
        ms(`${name}: done, worst`, dead.worst),
        ms(`${name}: after its script, median`, afterScript.median, { limit: ANSWER_MS, ...byItself }),
        ms(`${name}: after its script, worst`, afterScript.worst),
      ]),
    },
  ]
}

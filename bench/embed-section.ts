import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildEmbed } from '../scripts/build/build-embed.ts'
import { buildStore } from '../scripts/build/build-store.ts'
import { findBrowser } from '../scripts/check/find-browser.ts'
import { freePort } from '../scripts/free-port.ts'
import type { BenchOptions } from './bench-options.ts'
import { startBenchStore } from './bench-store.ts'
import { type Figure, median, type Section, spreadOf, spreadText, written } from './figure.ts'
import { cartEntrants, type Entrant, searchEntrants } from './race/entrants.ts'
import { installPeers } from './race/install-peers.ts'
import { race, type Visit } from './race/race.ts'
import { startRaceSite } from './race/race-site.ts'
import { putReferenceShop } from './reference-shop.ts'
import type { Line } from './slow-phone.ts'

const KB = 1000
/** What ours may take of the best of the others. */
const RATIO = 0.8
const LINES: Record<Line, string> = { slow: '1.6 Mbit/s, 150 ms, CPU ÷ 4', own: 'CPU ÷ 4 alone' }

/** Pages of another origin with a search box or a cart, ours and others', in turns on a phone with a slow processor. */
export async function embedSections({ runs, isSmoke, data, print }: BenchOptions): Promise<Section[]> {
  await buildEmbed()
  await buildStore()
  const modules = await installPeers()
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-bench-'))
  await putReferenceShop(folder, { data, print })
  const ports = { pages: await freePort(), cdn: await freePort() }
  const store = await startBenchStore(folder, { ALLOWED_ORIGINS: `http://localhost:${ports.pages}` })
  const places = { store: store.url, cdn: `http://localhost:${ports.cdn}` }
  const races = [
    { widget: 'Search box', ready: 'Ready for keys', entrants: searchEntrants(places) },
    { widget: 'Cart', ready: 'Ready', entrants: cartEntrants(places) },
  ]
  const site = await startRaceSite(
    races.flatMap(({ entrants }) => entrants),
    modules,
    ports,
  )
  const browser = await chromium.launch({
    executablePath: await findBrowser(process.cwd()),
    args: ['--no-sandbox'],
  })
  try {
    const sections: Section[] = []
    for (const { widget, ready, entrants } of races) {
      for (const line of isSmoke ? (['own'] as const) : (['slow', 'own'] as const)) {
        const title = `${widget} of a partner page, ${LINES[line]}`
        print(`${title} …`)
        const visits = await race(browser, entrants, site.addressOf, { line, runs, isWarm: isSmoke, print })
        sections.push(sectionOf(title, ready, visits))
      }
    }
    return sections
  } finally {
    await browser.close()
    await site.stop()
    await store.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function sectionOf(title: string, what: string, visits: ReadonlyMap<Entrant, Visit[]>): Section {
  const ready = [...visits].map(([entrant, some]) => {
    const values = some.map(({ readyMs }) => readyMs)
    return { entrant, value: median(values), spread: spreadOf(values) }
  })
  const peers = ready
    .filter(({ entrant }) => !entrant.isOurs)
    .map(({ entrant, ...measured }) => ({ name: entrant.name, ...measured }))
  const ours = ready.filter(({ entrant }) => entrant.isOurs)
  return {
    title,
    figures: ours.flatMap(({ entrant, value, spread }): Figure[] => [
      {
        name: `${what}, ${entrant.name}`,
        ours: value,
        spread,
        unit: 'ms',
        ratioLimit: RATIO,
        peers,
      },
      {
        name: `Layout shift, ${entrant.name}`,
        ours: median((visits.get(entrant) ?? []).map(({ shift }) => shift)),
        unit: '',
        limit: 0,
      },
    ]),
    more: [
      ['', 'ready', 'spread', 'longest task', 'script', 'requests', 'bytes', 'shift'],
      ...[...visits].map(([{ name }, some]) => {
        const middle = (figure: (one: Visit) => number) => median(some.map(figure))
        return [
          name,
          written(
            middle(({ readyMs }) => readyMs),
            'ms',
          ),
          spreadText(spreadOf(some.map(({ readyMs }) => readyMs)), 'ms'),
          written(
            middle(({ longestTaskMs }) => longestTaskMs),
            'ms',
          ),
          written(
            middle(({ scriptMs }) => scriptMs),
            'ms',
          ),
          String(middle(({ requests }) => requests)),
          written(middle(({ bytes }) => bytes) / KB, 'KB'),
          written(
            middle(({ shift }) => shift),
            '',
          ),
        ]
      }),
    ],
  }
}

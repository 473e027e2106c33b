/**
 * Measures what docs/benchmarks.md promises, against its limits and against others.
 *
 *   npm run bench                                 bytes and search
 *   npm run bench -- store embed                  sections by name: sizes search listing store embed start orders desk growth
 *   npm run bench -- all                          all of these, in less than 20 minutes
 *   npm run bench -- embed --repeat 3 --markdown  the worst of three runs, as the docs have it; or --json
 *   npm run bench -- presses                      presses before a page's scripts, by name alone: 25 minutes
 *   npm run bench -- import                        a list imported alone and into an open shop, by name alone: 6 minutes
 *   npm run bench -- growth --database postgres://…  the same of orders, 5,000,000, in an empty PostgreSQL: 10 GB
 *   npm run bench -- orders --before ../other     orders placed by this server and by another checkout's, in turns
 *   npm run bench -- shelves --before ../other    the desk's lists and packing with 250,000 products, by name alone: 15 minutes
 *   npm run bench -- desk --smoke                  each thing once in a small shop: that a section still runs, for the tests
 *   npm run bench -- load                         the store under load, by name alone: it takes half an hour
 *
 * Ends with 1 only when an enforced figure is over its limit: the bytes, and deadlocks. Times depend on the machine.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../scripts/check/find-browser.ts'
import { requireNode } from '../scripts/require-node.ts'
import { type BenchArguments, benchArguments, type SectionName } from './bench-arguments.ts'
import type { BenchOptions } from './bench-options.ts'
import { catalogueSections } from './catalogue-section.ts'
import { deskSection } from './desk/desk-section.ts'
import { embedSections } from './embed-section.ts'
import { isMeasured, isWithin, markdownOf, type Section, tableOf } from './figure.ts'
import { growthSections } from './growth/growth-sections.ts'
import { orderGrowthSections } from './growth/order-growth-section.ts'
import { importSections } from './import-sections.ts'
import { loadSections } from './load/load-section.ts'
import { machine, machineText } from './machine.ts'
import { ordersSection } from './orders-section.ts'
import { pressSections } from './press-sections.ts'
import { shelvesSections } from './shelves/shelves-section.ts'
import { sizesSection } from './sizes-section.ts'
import { startSection } from './start-section.ts'
import { storeSections } from './store-section.ts'
import { worstOf } from './worst-of.ts'

requireNode()

const asked = readArguments()
const { wanted, repeat, form } = asked
/** The large shop, made once for all sections that measure it. */
const temporary = asked.options.data === undefined ? mkdtempSync(join(tmpdir(), 'dawakit-bench-')) : undefined
const data = asked.options.data ?? temporary ?? ''
mkdirSync(data, { recursive: true })
process.once('exit', () => {
  if (temporary) rmSync(temporary, { recursive: true, force: true })
})
// Standard output is for the figures.
const options: BenchOptions = { ...asked.options, data, print: (line) => console.error(line) }

const ofCatalogue = (['search', 'listing'] as const).filter((name) => wanted.has(name))
/** In the order in which they run. `search` and `listing` share a shop. */
const measures: [names: SectionName[], measure: () => Promise<Section[]>][] = [
  [['sizes'], async () => [await sizesSection()]],
  [['search', 'listing'], () => catalogueSections(ofCatalogue, options)],
  [['store'], () => storeSections(options)],
  [['presses'], () => pressSections(options)],
  [['embed'], () => embedSections(options)],
  [['start'], async () => [await startSection(options)]],
  [['load'], () => loadSections(options)],
  [['import'], () => importSections(options)],
  [['orders'], () => ordersSection(options)],
  [['desk'], async () => [await deskSection(options)]],
  [['shelves'], () => shelvesSections(options)],
  [
    ['growth'],
    () =>
      options.database === undefined
        ? growthSections(options)
        : orderGrowthSections(options.database, options),
  ],
]

const on = machine(await findBrowser(process.cwd()))
if (form !== 'json') console.log(machineText(on))
const sections: Section[] = []
for (const [names, measure] of measures) {
  if (!names.some((name) => wanted.has(name))) continue
  const runs: Section[][] = []
  // Bytes are the same each time.
  const times = names.includes('sizes') ? 1 : repeat
  for (let run = 1; run <= times; run++) {
    if (times > 1) options.print(`Run ${run} of ${times}: ${names.join(', ')} …`)
    runs.push(await measure())
  }
  const kept = worstOf(runs)
  sections.push(...kept)
  const print = form === 'markdown' ? markdownOf : tableOf
  if (form !== 'json') for (const section of kept) console.log(`\n${print(section)}`)
}

if (form === 'json') console.log(JSON.stringify({ machine: on, repeat, sections }, null, 2))
const broken = sections.flatMap(({ title, figures }) =>
  figures
    .filter((figure) => (figure.isEnforced && !isWithin(figure)) || (options.isSmoke && !isMeasured(figure)))
    .map(({ name, ours }) => `${title}: ${name} is ${ours}`),
)
for (const figure of broken) options.print(`✗ ${figure}`)
// Browsers and servers are closed; what libraries of others left behind must not keep the command.
process.exit(broken.length > 0 ? 1 : 0)

function readArguments(): BenchArguments {
  try {
    return benchArguments(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(2)
  }
}

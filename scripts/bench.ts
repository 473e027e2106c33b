/**
 * Measures what docs/benchmarks.md promises, against its limits and against others.
 *
 *   npm run bench                        bytes and search
 *   npm run bench -- store embed         sections by name: sizes search listing store embed start orders; or all
 *   npm run bench -- search --json       figures for a machine
 *   npm run bench -- presses             the presses of the store section alone: 25 minutes
 *   npm run bench -- load                the store under load, by name alone: it takes half an hour
 *
 * Ends with 1 only when an enforced figure is over its limit: the bytes, and deadlocks. Times depend on the machine.
 */
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { BenchOptions } from './bench/bench-options.ts'
import { catalogueSections } from './bench/catalogue-section.ts'
import { embedSections } from './bench/embed-section.ts'
import { isWithin, type Section, tableOf } from './bench/figure.ts'
import { loadSections } from './bench/load/load-section.ts'
import { ordersSection } from './bench/orders-section.ts'
import { pressSections } from './bench/press-sections.ts'
import { sizesSection } from './bench/sizes-section.ts'
import { startSection } from './bench/start-section.ts'
import { storeSections } from './bench/store-section.ts'
import { requireNode } from './require-node.ts'

requireNode()

const SECTIONS = ['sizes', 'search', 'listing', 'store', 'embed', 'start', 'orders']
const BY_NAME = ['load', 'presses']
const DATABASES = ['sqlite', 'postgres'] as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    products: { type: 'string', default: '250000' },
    data: { type: 'string' },
    runs: { type: 'string', default: '7' },
    presses: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '50,100,200' },
    steady: { type: 'string', default: '600' },
    databases: { type: 'string', default: DATABASES.join(',') },
    json: { type: 'boolean', default: false },
  },
})
const unknown = positionals.filter((name) => name !== 'all' && ![...SECTIONS, ...BY_NAME].includes(name))
if (unknown.length > 0) {
  console.error(
    `There is no section ${unknown.join(', ')}. There are: ${[...SECTIONS, ...BY_NAME].join(', ')}, all.`,
  )
  process.exit(2)
}
const asked = positionals.includes('all') ? [...SECTIONS, ...positionals] : positionals
const wanted = new Set(asked.length > 0 ? asked : ['sizes', 'search'])
const options: BenchOptions = {
  products: Number(values.products),
  data: values.data,
  runs: Number(values.runs),
  presses: Number(values.presses),
  load: {
    seconds: Number(values.seconds),
    connections: values.connections.split(',').map(Number),
    steadySeconds: Number(values.steady),
    databases: DATABASES.filter((name) => values.databases.split(',').includes(name)),
  },
  // Standard output is for the figures.
  print: (line) => console.error(line),
}
if (options.data !== undefined) mkdirSync(options.data, { recursive: true })

const sections: Section[] = []
const add = (...measured: Section[]) => {
  sections.push(...measured)
  if (!values.json) for (const section of measured) console.log(`\n${tableOf(section)}`)
}
if (wanted.has('sizes')) add(await sizesSection())
const ofCatalogue = (['search', 'listing'] as const).filter((name) => wanted.has(name))
if (ofCatalogue.length > 0) add(...(await catalogueSections(ofCatalogue, options)))
if (wanted.has('store')) add(...(await storeSections(options)))
if (wanted.has('presses') || wanted.has('store')) add(...(await pressSections(options)))
if (wanted.has('embed')) add(...(await embedSections(options)))
if (wanted.has('start')) add(await startSection(options))
if (wanted.has('load')) add(...(await loadSections(options)))
if (wanted.has('orders')) add(...(await ordersSection(options)))

if (values.json) console.log(JSON.stringify({ at: new Date().toISOString(), sections }, null, 2))
const isBroken = sections.some(({ figures }) =>
  figures.some((figure) => figure.isEnforced && !isWithin(figure)),
)
// Browsers and servers are closed; what libraries of others left behind must not keep the command.
process.exit(isBroken ? 1 : 0)

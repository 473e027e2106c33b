import { parseArgs } from 'node:util'
import type { BenchOptions } from './bench-options.ts'

/** Sections of `all`, in the order in which they run. */
export const SECTIONS = [
  'sizes',
  'search',
  'listing',
  'store',
  'embed',
  'start',
  'orders',
  'desk',
  'growth',
] as const
/** What takes long: half an hour each, an import some minutes. */
export const BY_NAME = ['presses', 'load', 'import', 'shelves'] as const
/** The largest is made for who asks for the section by its name. */
const GROWTH = { inAll: '4000,250000', byName: '4000,250000,1000000' }
/** Numbers of a run that only shows that a section runs. */
const SMOKE = {
  products: '500',
  runs: '1',
  lighthouse: '1',
  orders: '1000',
  growth: '500',
  presses: '1',
  seconds: '1',
  connections: '4',
  steady: '1',
}
const SHORT = ['sizes', 'search'] as const
const DATABASES = ['sqlite', 'postgres'] as const

export type SectionName = (typeof SECTIONS)[number] | (typeof BY_NAME)[number]

export interface BenchArguments {
  wanted: ReadonlySet<SectionName>
  options: Omit<BenchOptions, 'print'>
  /** How often each section runs, of which the worst counts. */
  repeat: number
  form: 'text' | 'json' | 'markdown'
}

/**
 * Reads what stands behind `npm run bench --`.
 *
 * @throws {Error} for a section that there is not, or a number that is none.
 */
export function benchArguments(args: readonly string[]): BenchArguments {
  const isSmoke = args.includes('--smoke')
  const usually = (name: keyof typeof SMOKE, value: string) => ({
    type: 'string' as const,
    default: isSmoke ? SMOKE[name] : value,
  })
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      products: usually('products', '250000'),
      data: { type: 'string' },
      runs: usually('runs', '7'),
      lighthouse: usually('lighthouse', '5'),
      repeat: { type: 'string', default: '1' },
      database: { type: 'string' },
      before: { type: 'string' },
      orders: usually('orders', '5000000'),
      growth: usually('growth', args.includes('growth') ? GROWTH.byName : GROWTH.inAll),
      presses: usually('presses', '200'),
      seconds: usually('seconds', '60'),
      connections: usually('connections', '50,100,200'),
      steady: usually('steady', '600'),
      databases: { type: 'string', default: DATABASES.join(',') },
      smoke: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
    },
  })
  return {
    wanted: wantedOf(positionals),
    options: {
      products: count('products', values.products),
      data: values.data,
      runs: count('runs', values.runs),
      lighthouse: count('lighthouse', values.lighthouse),
      database: values.database,
      before: values.before,
      orders: count('orders', values.orders),
      growth: values.growth.split(',').map((one) => count('growth', one)),
      presses: count('presses', values.presses),
      load: {
        seconds: count('seconds', values.seconds),
        connections: values.connections.split(',').map((one) => count('connections', one)),
        steadySeconds: count('steady', values.steady, 0),
        databases: DATABASES.filter((name) => values.databases.split(',').includes(name)),
      },
      isSmoke: values.smoke,
    },
    repeat: count('repeat', values.repeat),
    form: values.json ? 'json' : values.markdown ? 'markdown' : 'text',
  }
}

function wantedOf(names: readonly string[]): ReadonlySet<SectionName> {
  const known: readonly string[] = [...SECTIONS, ...BY_NAME]
  const unknown = names.filter((name) => name !== 'all' && !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(`There is no section ${unknown.join(', ')}. There are: ${known.join(', ')}, all.`)
  }
  if (names.length === 0) return new Set(SHORT)
  return new Set([
    ...(names.includes('all') ? SECTIONS : []),
    ...(names.filter((name) => name !== 'all') as SectionName[]),
  ])
}

function count(name: string, text: string, least = 1): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least)
    throw new Error(`--${name} is '${text}', which is no whole number from ${least}.`)
  return value
}

import { sql } from 'kysely'
import type { NameIndex } from '../src/search/engine/name-index.ts'
import type { Prng } from '../src/seed/prng.ts'
import type { BenchShop } from './bench-shop.ts'
import { type Finding, measure } from './measure.ts'

const TIMES = 2000
/** The peer reads the whole table: fewer times are enough. */
const PEER_TIMES = 40
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const MEGABYTE = 1_000_000

/** The search: the engine alone, over HTTP, and a plain `LIKE` on the same rows in the same run. */
export async function searchBench(shop: BenchShop): Promise<Finding[]> {
  const { products: index } = await shop.app.context.catalogue.searchIndex()
  const { random, products } = shop
  const prefix = () => {
    const key = random.pick(products).name_key
    return key.slice(0, random.int(1, Math.min(12, key.length)))
  }
  const letter = () => LETTERS[random.int(0, 25)] ?? 'a'
  const ask = (text: string) => shop.get(`/get/search?search=${encodeURIComponent(text)}`)

  const engine = await measure(TIMES, () => index.startingWith(prefix(), 10))
  const peer = await measure(PEER_TIMES, () => like(shop, prefix()))
  const times = `${Math.round(peer.p50 / engine.p50)} times as fast as LIKE (p50 ${peer.p50.toFixed(1)} ms)`
  const mending = await measureMending(index, products, random)
  return [
    { name: 'Search engine, 1 to 12 letters', ...engine, limit: 0.5, note: times },
    {
      name: 'Search engine, 1 letter',
      ...(await measure(TIMES, () => index.startingWith(letter(), 10))),
      limit: 0.5,
    },
    mending,
    { name: 'Search over HTTP, 1 to 12 letters', ...(await measure(TIMES, () => ask(prefix()))), limit: 5 },
    { name: 'Search over HTTP, 1 letter', ...(await measure(TIMES, () => ask(letter()))), limit: 5 },
    {
      name: 'Search over HTTP, one typing error',
      ...(await measure(TIMES, () => ask(misspelt(random.pick(products).name_key, random)))),
      limit: 5,
    },
  ]
}

async function measureMending(
  index: NameIndex,
  products: BenchShop['products'],
  random: Prng,
): Promise<Finding> {
  let asked = 0
  let found = 0
  const timing = await measure(TIMES, () => {
    const product = random.pick(products)
    const text = misspelt(product.name_key, random)
    const hits = index.startingWith(text, 10)
    const ids = hits.length > 0 ? hits : index.nearest(text, 10)
    asked++
    if (ids.includes(product.id)) found++
  })
  const share = (found / asked) * 100
  if (share < 95) throw new Error(`Only ${share.toFixed(1)} % of the misspelt names were found.`)
  const size = `${(index.bytes / MEGABYTE).toFixed(0)} MB`
  return {
    name: 'Search engine, one typing error',
    ...timing,
    limit: 5,
    note: `${share.toFixed(1)} % among the first ten; the index takes ${size}`,
  }
}

/** A name with one error at a random place: a letter missing, doubled by another, wrong, or two swapped. */
function misspelt(name: string, random: Prng): string {
  const at = random.int(0, name.length - 2)
  const [before, here, next, after] = [
    name.slice(0, at),
    name[at] ?? '',
    name[at + 1] ?? '',
    name.slice(at + 2),
  ]
  const letter = LETTERS[random.int(0, 25)] ?? 'a'
  switch (random.int(0, 3)) {
    case 0:
      return before + next + after
    case 1:
      return before + letter + here + next + after
    case 2:
      return before + letter + next + after
    default:
      return before + next + here + after
  }
}

async function like({ db }: BenchShop, text: string): Promise<void> {
  await sql`select id from product where name like ${`${text}%`} order by popularity desc limit 10`.execute(
    db,
  )
}

import type { Prng } from '@dawakit/catalogue'
import { sql } from 'kysely'
import MiniSearch from 'minisearch'
import type { BenchShop } from './bench-shop.ts'
import { type Finding, measure, type Timing } from './measure.ts'

const TIMES = 2000
/** The peer reads the whole table: fewer times are enough. */
const PEER_TIMES = 40
/** Nothing starts with these. */
const WORDS_INSIDE = ['tablet sr', 'syrup', 'drops eye', 'injection 500']
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const MEGABYTE = 1_000_000

/**
 * The search: the engine alone and over HTTP; a plain `LIKE` and MiniSearch on the same names in the same run.
 *
 * @param most - How often each is asked.
 */
export async function searchBench(shop: BenchShop, most = TIMES): Promise<Finding[]> {
  const peerTimes = Math.min(most, PEER_TIMES)
  const { products: index } = await shop.app.context.catalogue.searchIndex()
  const { random, products } = shop
  const prefix = () => {
    const key = random.pick(products).name_key
    return key.slice(0, random.int(1, Math.min(12, key.length)))
  }
  const letter = () => LETTERS[random.int(0, 25)] ?? 'a'
  const ask = (text: string) => shop.get(`/get/search?search=${encodeURIComponent(text)}`)

  const engine = await measure(most, () => index.startingWith(prefix(), 10))
  const engineLetter = await measure(most, () => index.startingWith(letter(), 10))
  const inside = await measure(most, () => index.havingWords(random.pick(WORDS_INSIDE), 10))
  const mended = await countFound(most, products, random, (text) => {
    const hits = index.startingWith(text, 10)
    return hits.length > 0 ? hits : index.nearest(text, 10)
  })
  const http = await measure(most, () => ask(prefix()))
  const httpLetter = await measure(most, () => ask(letter()))
  const httpMended = await measure(most, () => ask(misspelt(random.pick(products).name_key, random)))

  // After ours: a peer of the same process fills its memory, and our times would pay for its collection.
  const plain = await measure(peerTimes, () => like(shop, prefix()))
  const peer = await openPeer(shop)
  const peerPrefix = await measure(peerTimes, () => peer.search(prefix(), { prefix: true }))
  const peerMended = await countFound(peerTimes, products, random, (text) =>
    peer
      .search(text, { fuzzy: 0.2, prefix: true })
      .slice(0, 10)
      .map((hit) => String(hit.id)),
  )
  return [
    {
      name: 'Engine, 1 to 12 letters',
      ...engine,
      limit: 0.5,
      peers: [
        { name: 'MiniSearch', ...peerPrefix },
        { name: 'LIKE', ...plain },
      ],
      more: [{ name: 'Memory of the index', ours: index.bytes / MEGABYTE, unit: 'MB', limit: 64 }],
    },
    { name: 'Engine, 1 letter', ...engineLetter, limit: 0.5 },
    { name: 'Engine, words inside names', ...inside, limit: 5 },
    {
      name: 'Engine, one typing error',
      ...mended.timing,
      limit: 5,
      peers: [{ name: 'MiniSearch', ...peerMended.timing }],
      more: [
        {
          name: 'Found with one typing error, first ten',
          ours: mended.share,
          unit: '%',
          limit: 95,
          isFloor: true,
          peers: [{ name: 'MiniSearch', value: peerMended.share }],
        },
      ],
    },
    { name: 'HTTP, 1 to 12 letters', ...http, limit: 5 },
    { name: 'HTTP, 1 letter', ...httpLetter, limit: 5 },
    { name: 'HTTP, one typing error', ...httpMended, limit: 5 },
  ]
}

/** Looks misspelt names up, and counts those whose product is among what comes back. */
async function countFound(
  times: number,
  products: BenchShop['products'],
  random: Prng,
  find: (text: string) => string[],
): Promise<{ timing: Timing; share: number }> {
  let asked = 0
  let found = 0
  const timing = await measure(times, () => {
    const product = random.pick(products)
    asked++
    if (find(misspelt(product.name_key, random)).includes(product.id)) found++
  })
  return { timing, share: (found / asked) * 100 }
}

/** The usual search of the ecosystem, over the same names. */
async function openPeer({ db }: BenchShop): Promise<MiniSearch> {
  const peer = new MiniSearch({ fields: ['name_key'] })
  const rows = await db.selectFrom('product').select(['id', 'name_key']).execute()
  peer.addAll(rows)
  return peer
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

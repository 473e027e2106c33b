import { LISTING_SORTS, PRICE_RANGES } from '@dawakit/core/product'
import { sql } from 'kysely'
import type { BenchShop } from './bench-shop.ts'
import { type Finding, measure } from './measure.ts'

const TIMES = 1000
const PEER_TIMES = 40
const PAGE = 20

/**
 * Listing pages and product pages over HTTP, and a plain count-and-sort of the same page in the same run.
 *
 * @param most - How often each is asked.
 */
export async function listingBench(shop: BenchShop, most = TIMES): Promise<Finding[]> {
  const peerTimes = Math.min(most, PEER_TIMES)
  const { random, products } = shop
  const categories = (await shop.app.context.catalogue.snapshot()).categories.filter(
    (row) => row.product_count > 0,
  )
  const list = (pages: (count: number) => number) => {
    const category = random.pick(categories)
    const kind = category.is_general === 1 ? 'General' : 'Speciality'
    const page = random.int(1, pages(category.product_count))
    return shop.get(`/get/productsBy${kind}CategoryName?page=${page}&limit=${PAGE}`, {
      categoryName: category.name,
    })
  }
  const brands = await namedBrands(shop)
  const filtered = () => {
    const category = random.pick(categories)
    const query = new URLSearchParams({
      kind: category.is_general === 1 ? 'general' : 'speciality',
      name: category.name,
      sort: random.pick(LISTING_SORTS),
      price: random.pick(PRICE_RANGES).value,
      stock: 'in',
      ...(random.int(0, 1) === 1 && { brand: random.pick(brands) }),
    })
    return shop.get(`/get/listing?${query}`)
  }
  const first = await measure(most, () => list((count) => Math.min(10, Math.ceil(count / PAGE))))
  const peer = await measure(peerTimes, () => countAndSort(shop, random.pick(categories).id))
  return [
    {
      name: 'Listing page over HTTP, pages 1 to 10',
      ...first,
      limit: 10,
      peers: [{ name: 'counting and sorting alone', ...peer }],
    },
    {
      name: 'Listing page over HTTP, any page',
      ...(await measure(most, () => list((count) => Math.ceil(count / PAGE)))),
      limit: 10,
    },
    {
      name: 'Filtered and sorted listing with its counts over HTTP',
      ...(await measure(most, filtered)),
      limit: 10,
    },
    {
      name: 'Product page data over HTTP',
      ...(await measure(most, () => shop.get(`/get/productBySlug?slug=${random.pick(products).slug}`))),
      limit: 3,
    },
    {
      name: 'Alternatives over HTTP',
      ...(await measure(most, () => shop.get(`/get/alternativeProduct?id=${random.pick(products).id}`))),
      limit: 10,
    },
  ]
}

async function namedBrands({ db }: BenchShop): Promise<string[]> {
  const rows = await db.selectFrom('brand').select('slug').execute()
  return rows.map(({ slug }) => slug)
}

/** What a shop does that knows no better: counts the category, then sorts all of it for one page. */
async function countAndSort({ db }: BenchShop, categoryId: string): Promise<void> {
  await sql`select count(*) from product where +category_id = ${categoryId}`.execute(db)
  await sql`select * from product where category_id = ${categoryId} order by +popularity desc limit ${PAGE}`.execute(
    db,
  )
}

import type { CallName, Shop, ShopError } from '@dawakit/client'
import type { ShopHost } from '../../shop/page-shop.ts'
import { nearest } from './known-attributes.ts'

const KINDS = { 'general-category': 'General', 'speciality-category': 'Speciality' } as const
type CategoryAttribute = keyof typeof KINDS
const CATEGORIES = Object.keys(KINDS) as CategoryAttribute[]

/** The attributes that say which products a grid shows: the first that is there counts. */
const SOURCES = [...CATEGORIES, 'brand', 'is-deals']

/**
 * What a grid shows instead of what its attributes ask for: a category, a part of one or a brand that the shop does not
 * have, and attributes that do not count. Asks the shop.
 */
export async function findSourceProblems(
  grid: Element,
  describe: (element: Element) => string,
): Promise<string[]> {
  const given = SOURCES.filter((name) => grid.hasAttribute(name))
  const counting = given.find((name) => name === 'is-deals' || grid.getAttribute(name))
  const problems = given
    .filter((name) => name !== 'is-deals' && !grid.getAttribute(name))
    .map((name) => `${describe(grid)} has an empty ${name}, which is as good as none.`)
  const idle = given.filter((name) => name !== counting && (name === 'is-deals' || grid.getAttribute(name)))
  if (counting && idle.length > 0)
    problems.push(`${describe(grid)} shows what ${counting} names: ${idle.join(' and ')} does not count.`)
  if (grid.hasAttribute('sub-category') && !CATEGORIES.some((name) => name === counting))
    problems.push(`${describe(grid)} has a sub-category of no category, which does not count.`)
  const { shop } = (document.querySelector('dawa-shop') ?? {}) as Partial<ShopHost>
  // A shop that cannot be asked is another problem, and said.
  const unknown = shop && (await findUnknown(shop, grid, counting, describe(grid)).catch(() => undefined))
  return unknown ? [...problems, unknown] : problems
}

async function findUnknown(
  shop: Shop,
  grid: Element,
  counting: string | undefined,
  named: string,
): Promise<string | undefined> {
  const value = (counting && grid.getAttribute(counting)) || ''
  if (counting === 'brand') {
    const count = await countOf(
      shop.call('POST /get/productsByBrand', { query: ONE, body: { brandName: value } }),
    )
    return !count ? `${named} asks for the brand "${value}", which this shop does not have.` : undefined
  }
  const kind = CATEGORIES.find((name) => name === counting)
  if (!kind) return undefined
  if ((await countIn(shop, kind, value)) === undefined) {
    const other = kind === 'general-category' ? 'speciality-category' : 'general-category'
    if ((await countIn(shop, other, value)) !== undefined)
      return `${named} asks for the category "${value}", which is of the other kind: write ${other}.`
    const names = await namesOf(shop, kind)
    const [meant] = nearest(value, names)
    return meant
      ? `${named} asks for the category "${value}", which this shop does not have; it has "${meant}".`
      : `${named} asks for the category "${value}", which this shop does not have.`
  }
  const part = grid.getAttribute('sub-category')
  if (!part) return undefined
  const call = `POST /get/productsBy${KINDS[kind]}CategoryNameAndSubCategory` as const
  const body = { categoryName: value, subCategoryName: part }
  return (await countOf(shop.call(call, { query: ONE, body }))) === 0
    ? `${named} asks for the part "${part}", which the category "${value}" does not have.`
    : undefined
}

const ONE = { page: 1, limit: 1 }

/** How many products there are; undefined where there is no such category. */
function countIn(shop: Shop, kind: CategoryAttribute, categoryName: string): Promise<number | undefined> {
  const call = `POST /get/productsBy${KINDS[kind]}CategoryName` as const
  return countOf(shop.call(call, { query: ONE, body: { categoryName } }))
}

/** @throws {ShopError} where the shop could not be asked */
const countOf = (answer: Promise<{ totalCount?: number; data: readonly unknown[] }>) =>
  answer.then(
    ({ totalCount, data }) => totalCount ?? data.length,
    (error: ShopError) => {
      if (/not-found$/.test(error.code)) return undefined
      throw error
    },
  )

const LISTS = {
  'general-category': 'GET /get/generalCategories',
  'speciality-category': 'GET /get/specialityCategories',
} as const satisfies Record<CategoryAttribute, CallName>

async function namesOf(shop: Shop, kind: CategoryAttribute): Promise<string[]> {
  const { data } = await shop.call(LISTS[kind])
  return data.map(({ name }) => name)
}

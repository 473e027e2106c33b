import type { Brand, Category, Listing } from '@dawakit/core/contract'
import { slugify } from '@dawakit/core/product'
import { type Kind, paths } from '../paths.ts'
import { layoutData } from '../server/layout-data.ts'
import { load, loadList } from '../server/load.ts'
import { choiceQuery, type PageState } from './page-query.ts'

/** Sub-categories from which a listing shows its filter. */
const FILTER_MIN_SUB_CATEGORIES = 2

export interface SubCategoryLink {
  name: string
  href: string
  isChosen: boolean
}

export interface SubCategories {
  /** Empty when there are fewer than 2. */
  links: SubCategoryLink[]
  allHref: string
}

export interface CategoryListing {
  /** What the page is about: the subcategory, else the category, else the group. */
  title: string
  category: Category
  trail: { label: string; href?: string }[]
  subCategories: SubCategories
  brands: Brand[]
  listed: Listing
  totalCount: number
}

/** The subcategory that an address from before it was renamed leads to. */
function formerName({ subCategory }: Category, slug: string): string | undefined {
  return subCategory.filter((sub) => typeof sub !== 'string').find(({ was = [] }) => was.includes(slug))?.name
}

const nameOf = (sub: string | { name: string }) => (typeof sub === 'string' ? sub : sub.name)

/**
 * Loads a category's list of products. The route's segments are `{group or category}`,
 * `{group}/{category}`, `{category}/{subcategory}` or `{group}/{category}/{subcategory}`.
 *
 * @returns null when a segment names nothing or there are more than three.
 * @throws {LoadError} 404 when there is no such category.
 */
export async function loadCategoryListing(
  kind: Kind,
  segments: readonly string[],
  { page, perPage, choice }: PageState,
): Promise<CategoryListing | null> {
  const [first, second, third] = segments
  if (!first || segments.length > 3) return null
  const isGeneral = kind === 'generalCategory'
  const byName = isGeneral ? 'POST /get/generalCategoryByName' : 'POST /get/specialityCategoryByName'
  const [{ data: head }, { menuGroups }] = await Promise.all([
    load(byName, { body: { name: first } }),
    layoutData(),
  ])
  const group = menuGroups.find(({ _id }) => _id === head._id) ?? null
  if (third && !group) return null
  const category = group && second ? (await load(byName, { body: { name: second } })).data : head
  const subSlug = group ? third : second
  const sub = subSlug
    ? (category.subCategory.map(nameOf).find((name) => slugify(name) === slugify(subSlug)) ??
      formerName(category, slugify(subSlug)))
    : undefined
  if (subSlug && !sub) return null

  const above = group && second ? [group.name, category.name] : [category.name]
  const base = paths.listing(kind, ...above)
  const listed = await load('GET /get/listing', {
    query: {
      kind: isGeneral ? 'general' : 'speciality',
      name: category.name,
      ...(sub && { subCategory: sub }),
      ...choiceQuery(choice),
      page,
      limit: perPage,
    },
  })
  const brands = await loadList(
    isGeneral ? 'GET /get/brandsByGeneralCategoryName' : 'GET /get/brandsBySpecialityCategoryName',
    { query: { categoryName: category.name } },
  )
  const names = category.subCategory.map(nameOf)
  return {
    title: sub ?? category.name,
    category,
    trail: [
      ...(group && second ? [{ label: group.name, href: paths.listing(kind, group.name) }] : []),
      ...(sub ? [{ label: category.name, href: base }, { label: sub }] : [{ label: category.name }]),
    ],
    subCategories: {
      links:
        names.length >= FILTER_MIN_SUB_CATEGORIES
          ? names.map((name) => ({
              name,
              href: paths.listing(kind, ...above, name),
              isChosen: name === sub,
            }))
          : [],
      allHref: base,
    },
    brands,
    listed: listed.data,
    totalCount: listed.totalCount,
  }
}

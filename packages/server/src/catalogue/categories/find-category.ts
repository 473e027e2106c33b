import type { Category } from '@dawakit/core/contract'
import { slugify } from '@dawakit/core/product'
import type { CategoryRow, MenuGroupRow, Snapshot } from '../../ground/kept-catalogue/snapshot.ts'

/** What a listing's name leads to: a category, or a menu group and its categories of that kind. */
export type Listing =
  | { kind: 'category'; category: CategoryRow }
  | { kind: 'group'; group: MenuGroupRow; categories: CategoryRow[] }

/**
 * The first segment of a listing's route is a category or a group. A category wins over a group of its name.
 *
 * @param name - In any case, or the slug.
 * @returns null when there is neither.
 */
export function findListing(snapshot: Snapshot, name: string, isGeneral: boolean): Listing | null {
  const category = snapshot.categoryNamed(name, isGeneral)
  if (category) return { kind: 'category', category }
  const group = snapshot.menuGroupNamed(name)
  if (!group) return null
  const categories = categoriesOfGroup(snapshot, group).filter((row) => (row.is_general === 1) === isGeneral)
  return categories.length === 0 ? null : { kind: 'group', group, categories }
}

export function categoriesOfGroup(snapshot: Snapshot, group: MenuGroupRow): CategoryRow[] {
  return snapshot.categories.filter((row) => row.parent_group === group.name)
}

export function toCategory(snapshot: Snapshot, row: CategoryRow): Category {
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    parentGroup: row.parent_group,
    isGeneralCategory: row.is_general === 1,
    subCategory: snapshot.subcategoriesOf(row.id).map(({ name }) => {
      const was = snapshot.formerSubcategories(row.id).filter(({ leads_to }) => leads_to === name)
      return was.length === 0 ? { name } : { name, was: was.map(({ slug }) => slug) }
    }),
    logoUrl: row.logo,
    bannerUrls: JSON.parse(row.banners) as Category['bannerUrls'],
    productCount: row.product_count,
  }
}

/** A group as a category: its categories stand in its list of subcategories. */
export function listingAsCategory(snapshot: Snapshot, listing: Listing, isGeneral: boolean): Category {
  if (listing.kind === 'category') return toCategory(snapshot, listing.category)
  const { group, categories } = listing
  const members = categories.map((row) => toCategory(snapshot, row))
  return {
    _id: group.id,
    name: group.name,
    slug: slugify(group.name),
    parentGroup: null,
    isGeneralCategory: isGeneral,
    subCategory: members.map(({ name }) => ({ name })),
    logoUrl: group.logo,
    bannerUrls: members.flatMap((member) => member.bannerUrls.slice(0, 1)),
    productCount: members.reduce((sum, member) => sum + member.productCount, 0),
  }
}

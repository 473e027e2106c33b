import { nameKey, slugify } from '@dawakit/core/product'
import type { Shelf } from '@dawakit/lists/medicines'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { Journal } from '../../ground/journal/journal.ts'
import { formerBrand, formerCategory, formerSubcategory } from './former-shelves.ts'

/** Where a product stands: the subcategory's name as the category lists it. */
export interface Place {
  categoryId: string
  category: string
  isGeneral: boolean
  subcategory: string | null
  /** Whether the category or its subcategory was made for the list. */
  isNew: boolean
}

/** A shelf of which a list does not say whether it is of medicines. */
export interface WantedShelf extends Shelf {
  /** Whether a category of the shop's own by that name is taken, of medicines or not, before one is made. @default false */
  isOpen?: boolean
  /** Whether what is put there is a medicine all the same. @default false */
  isOfMedicine?: boolean
}

/** Finds the brand, category and subcategory of an imported product by name, and makes those that are missing, but not for what nobody sees. */
export interface Shelves {
  brandId(db: Database, name: string, journal: Journal, isSeen?: boolean): Promise<string | null>
  /** @returns null where there is none, and none is made */
  place(db: Database, shelf: WantedShelf, journal: Journal, isSeen?: boolean): Promise<Place | null>
  /** What was found and made since is there: its transaction has ended well. */
  keep(): void
  /** Forgets what was found and made since the last `keep`, in a transaction that came to nothing. */
  forget(): void
}

/** @param hasBanners - Whether a new category gets the two banners that are drawn for its page. */
export function createShelves(hasBanners: boolean): Shelves {
  const brands = new Kept<string>()
  const categories = new Kept<FoundCategory>()
  const subcategories = new Kept<FoundName>()
  const all = [brands, categories, subcategories]
  return {
    async brandId(db, name, journal, isSeen = true) {
      const slug = slugify(name)
      if (slug === '') return null
      const id = brands.get(slug) ?? (await findOrMakeBrand(db, name, slug, isSeen ? journal : null))
      if (id !== null) brands.set(slug, id)
      return id
    },
    async place(db, shelf, journal, isSeen = true) {
      const making = isSeen ? { hasBanners, journal } : null
      const key = `${shelf.isOpen ? 'any' : shelf.isGeneral} ${slugify(shelf.category)}`
      const found = categories.get(key) ?? (await findOrMakeCategory(db, shelf, making))
      if (found === null) return null
      categories.set(key, found)
      const { id: categoryId, name: category, isGeneral, isNew } = found
      if (!shelf.subcategory) return { categoryId, category, isGeneral, subcategory: null, isNew }
      const subKey = `${categoryId} ${nameKey(shelf.subcategory)}`
      const subcategory =
        subcategories.get(subKey) ??
        (await findOrMakeSubcategory(db, categoryId, shelf.subcategory, isSeen ? journal : null))
      if (subcategory === null) return { categoryId, category, isGeneral, subcategory: null, isNew }
      subcategories.set(subKey, subcategory)
      return {
        categoryId,
        category,
        isGeneral,
        subcategory: subcategory.name,
        isNew: isNew || subcategory.isNew,
      }
    },
    keep() {
      for (const kept of all) kept.keep()
    },
    forget() {
      for (const kept of all) kept.forget()
    },
  }
}

interface FoundName {
  name: string
  isNew: boolean
}

interface FoundCategory extends FoundName {
  id: string
  isGeneral: boolean
}

/** What was found and made, by key; what is new is sure only when it is kept. */
class Kept<Found> {
  readonly #sure = new Map<string, Found>()
  readonly #fresh = new Map<string, Found>()

  get(key: string): Found | undefined {
    return this.#sure.get(key) ?? this.#fresh.get(key)
  }

  set(key: string, found: Found): void {
    if (!this.#sure.has(key)) this.#fresh.set(key, found)
  }

  keep(): void {
    for (const [key, found] of this.#fresh) this.#sure.set(key, found)
    this.#fresh.clear()
  }

  forget(): void {
    this.#fresh.clear()
  }
}

async function findOrMakeBrand(
  db: Database,
  name: string,
  slug: string,
  journal: Journal | null,
): Promise<string | null> {
  const known =
    (await db.selectFrom('brand').select('id').where('slug', '=', slug).executeTakeFirst()) ??
    (await formerBrand(db, slug))
  if (known || !journal) return known?.id ?? null
  const id = newId()
  await db
    .insertInto('brand')
    .values({ id, slug, name, name_key: nameKey(name), logo: `/images/brands/${slug}.svg` })
    .execute()
  journal.added('brand', id)
  return id
}

async function findOrMakeCategory(
  db: Database,
  { category, isGeneral, isOpen }: WantedShelf,
  making: { hasBanners: boolean; journal: Journal } | null,
): Promise<FoundCategory | null> {
  const slug = slugify(category)
  const is_general = isGeneral ? 1 : 0
  const bySlug = db.selectFrom('category').select(['id', 'name', 'is_general']).where('slug', '=', slug)
  // That of medicines first: who is on it is looked at more closely.
  const known = await (isOpen ? bySlug.orderBy('is_general') : bySlug.where('is_general', '=', is_general))
    .limit(1)
    .executeTakeFirst()
    .then((found) => found ?? formerCategory(db, slug, isOpen ? undefined : is_general))
  if (known) return { id: known.id, name: known.name, isGeneral: known.is_general === 1, isNew: false }
  if (!making) return null
  const { hasBanners, journal } = making
  const id = newId()
  const banners = [1, 2].map((which) => ({
    id: `${id}-${which}`,
    bannerImageUrl: `/images/banners/category-${slug}-${which}-wide.svg`,
  }))
  await db
    .insertInto('category')
    .values({
      id,
      is_general,
      name: category,
      slug,
      name_key: nameKey(category),
      parent_group: await menuGroup(db, isGeneral ? 'Health Care' : 'Medicines', journal),
      logo: `/images/categories/${slug}.svg`,
      banners: JSON.stringify(hasBanners ? banners : []),
      position: 1000,
      product_count: 0,
    })
    .execute()
  journal.added('category', id)
  return { id, name: category, isGeneral, isNew: true }
}

async function menuGroup(db: Database, name: string, journal: Journal): Promise<string> {
  const known = await db.selectFrom('menu_group').select('id').where('name', '=', name).executeTakeFirst()
  if (!known) {
    const slug = slugify(name)
    await db
      .insertInto('menu_group')
      .values({ id: `group-${slug}`, name, logo: `/images/groups/${slug}.svg`, position: 1000 })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    journal.added('menu_group', `group-${slug}`)
  }
  return name
}

async function findOrMakeSubcategory(
  db: Database,
  categoryId: string,
  name: string,
  journal: Journal | null,
): Promise<FoundName | null> {
  const name_key = nameKey(name)
  const known = await db
    .selectFrom('subcategory')
    .select('name')
    .where('category_id', '=', categoryId)
    .where('name_key', '=', name_key)
    .executeTakeFirst()
  if (known) return { name: known.name, isNew: false }
  const former = await formerSubcategory(db, categoryId, slugify(name))
  if (former) return { name: former.name, isNew: false }
  if (!journal) return null
  await db
    .insertInto('subcategory')
    .values({ category_id: categoryId, name, name_key, position: 1000, product_count: 0 })
    .execute()
  journal.added('subcategory', JSON.stringify([categoryId, name]))
  return { name, isNew: true }
}

import type { Database } from '../../ground/database/schema/index.ts'

/** What a list calls by a name from before: it is found under its new one, and not made again. */
export function formerBrand(db: Database, slug: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('former_name')
    .innerJoin('brand', 'brand.id', 'former_name.leads_to')
    .select('brand.id')
    .where('noun', '=', 'brand')
    .where('former_name.slug', '=', slug)
    .executeTakeFirst()
}

/** @param isGeneral - Of which kind; undefined: whichever. */
export function formerCategory(
  db: Database,
  slug: string,
  isGeneral: number | undefined,
): Promise<{ id: string; name: string; is_general: number } | undefined> {
  const former = db
    .selectFrom('former_name')
    .innerJoin('category', 'category.id', 'former_name.leads_to')
    .select(['category.id', 'category.name', 'category.is_general'])
    .where('noun', '=', 'category')
    .where('former_name.slug', '=', slug)
    .orderBy('within')
    .limit(1)
  return (
    isGeneral === undefined ? former : former.where('within', '=', String(isGeneral))
  ).executeTakeFirst()
}

export function formerSubcategory(
  db: Database,
  categoryId: string,
  slug: string,
): Promise<{ name: string } | undefined> {
  return db
    .selectFrom('former_name')
    .innerJoin('subcategory', (join) =>
      join
        .onRef('subcategory.name', '=', 'former_name.leads_to')
        .onRef('subcategory.category_id', '=', 'former_name.within'),
    )
    .select('subcategory.name')
    .where('noun', '=', 'subcategory')
    .where('within', '=', categoryId)
    .where('former_name.slug', '=', slug)
    .executeTakeFirst()
}

import type { FormerNameTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'

type Noun = Pick<FormerNameTable, 'noun' | 'within'>

/**
 * What was called `before` is called `after` now, or is joined into what is: addresses and lists with the name from before lead
 * there, and so do those that led to it.
 *
 * @param from - What the names lead to so far: an id, or of subcategories the name.
 */
export async function leadOn(
  trx: Database,
  { noun, within }: Noun,
  { before, after, from, to }: { before: string; after: string; from: string; to: string },
): Promise<void> {
  const mine = trx.deleteFrom('former_name').where('noun', '=', noun).where('within', '=', within)
  await mine.where('slug', 'in', [before, after]).execute()
  await trx
    .updateTable('former_name')
    .set({ leads_to: to })
    .where('noun', '=', noun)
    .where('within', '=', within)
    .where('leads_to', '=', from)
    .execute()
  if (before === after) return
  await trx.insertInto('former_name').values({ noun, within, slug: before, leads_to: to }).execute()
}

/** A name that is taken by something new leads nowhere else. */
export async function takeName(trx: Database, { noun, within }: Noun, slug: string): Promise<void> {
  await trx
    .deleteFrom('former_name')
    .where('noun', '=', noun)
    .where('within', '=', within)
    .where('slug', '=', slug)
    .execute()
}

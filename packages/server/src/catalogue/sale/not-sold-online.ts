import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'

/**
 * Writes down what this shop does not sell online, as its setting says now. The database takes what has come onto the list
 * off sale; what has left it is shown again, and is put on sale by whoever sells it.
 *
 * @param words - As core's `bannedWords` reads them.
 */
export async function keepNotSoldOnline(db: Database, words: readonly string[]): Promise<void> {
  const kept = async (of: Database) =>
    (await of.selectFrom('not_sold_online').select('words').execute()).map((row) => row.words)
  const isSame = (list: readonly string[]) =>
    list.length === words.length && list.every((one) => words.includes(one))
  if (isSame(await kept(db))) return
  await inTransaction(db, async (trx) => {
    const before = await kept(trx)
    if (isSame(before)) return
    await trx.deleteFrom('not_sold_online').execute()
    if (words.length > 0)
      await trx
        .insertInto('not_sold_online')
        .values(words.map((one) => ({ words: one })))
        .execute()
    for (const one of new Set([...before, ...words])) await askAgain(trx, one)
    await touchCatalogue(trx)
  })
}

/** Has the database look again at every product that may have these words. */
async function askAgain(trx: Database, words: string): Promise<void> {
  // Marks stand between words of a pack: whoever is found too many is looked at, and stays as it was.
  const like = `%${words.split(' ').join('%')}%`
  await trx
    .updateTable('product')
    .set({ withheld: null })
    .where((where) =>
      where.or([
        where('name_key', 'like', like),
        where('id', 'in', (select) =>
          select.selectFrom('product_salt').select('product_id').where('salt_key', 'like', like),
        ),
      ]),
    )
    .execute()
}

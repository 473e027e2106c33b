import type { DeskCustomerRow } from '@dawakit/core/contract'
import { soughtCustomerWords } from '@dawakit/core/customer'
import { type ExpressionBuilder, sql } from 'kysely'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database, Schema } from '../../ground/database/schema/index.ts'

/** The last character of all: what begins with a text stands before the text and this. */
const LAST = '\u{10ffff}'
/** Words of a search that count. */
const WORDS_MAX = 4

/** What a row of the list is made of. */
export interface CustomerFacts {
  id: string
  username: string
  mobile: string | null
  email: string
  created_at: number
}

export const customerColumns = ['id', 'username', 'mobile', 'email', 'created_at'] as const

/**
 * One page of the customers, newest first, or of those whom a text finds.
 * @param search - Nothing is sought by ''; nobody is found by it.
 */
export async function listCustomers(
  db: Database,
  search: string | undefined,
  page: Page,
): Promise<{ customers: DeskCustomerRow[]; totalCount: number }> {
  const known = db.selectFrom('customer').where(isReachable)
  const chosen = search === undefined ? known : known.where('id', 'in', foundBy(db, search))
  const paged = chosen
    .select(customerColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(offsetOf(page))
  const count = async () => {
    const counted = chosen.select((column) => column.fn.countAll().as('count'))
    return Number((await counted.executeTakeFirstOrThrow()).count)
  }
  // The newest stand in an index; what is sought is looked for once, and counted as it is found.
  const rows =
    search === undefined
      ? await paged.execute()
      : await paged.select(sql<number>`count(*) over ()`.as('count')).execute()
  const [first] = rows
  const totalCount = first && 'count' in first ? Number(first.count) : await count()
  const orders = await countOrders(
    db,
    rows.map(({ id }) => id),
  )
  return { customers: rows.map((row) => toCustomerRow(row, orders.get(row.id) ?? 0)), totalCount }
}

/**
 * Customers whom the desk can do something for. A sign-up with a password of which nothing is proven is nobody's yet and
 * goes by itself; who wrote a review before the shop was here has neither number nor e-mail.
 */
export const isReachable = (where: ExpressionBuilder<Schema, 'customer'>) =>
  where.and([
    where.or([where('mobile', 'is not', null), where('email_key', 'is not', null)]),
    where.or([
      where('password_hash', 'is', null),
      where('mobile_verified_at', 'is not', null),
      where('email_verified_at', 'is not', null),
    ]),
  ])

export function toCustomerRow(row: CustomerFacts, orders: number): DeskCustomerRow {
  return {
    id: row.id,
    name: row.username,
    mobile: row.mobile ?? '',
    email: row.email,
    since: new Date(row.created_at).toISOString(),
    orders,
  }
}

/** How many orders each has placed. */
export async function countOrders(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const counted = await db
    .selectFrom('orders')
    .select((column) => ['user_id', column.fn.countAll().as('count')])
    .where('user_id', 'in', ids)
    .groupBy('user_id')
    .execute()
  return new Map(counted.map(({ user_id, count }) => [user_id, Number(count)]))
}

/** Ids of those who have a word for each of the text's. */
function foundBy(db: Database, text: string) {
  const words = soughtCustomerWords(text).slice(0, WORDS_MAX)
  const withWord = (word: string) =>
    db
      .selectFrom('customer_word')
      .select('customer_id')
      .where('word', '>=', word)
      .where('word', '<', word + LAST)
  const [first = LAST, ...others] = words
  let query = withWord(first)
  for (const word of others) query = query.where('customer_id', 'in', withWord(word))
  return query
}

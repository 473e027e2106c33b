import { isOnPrescription, type SaltFacts } from '@dawakit/core/catalogue'
import { type Classifier, createClassifier } from '@dawakit/lists/medicines'
import { createKnownSalts, type KnownSalts } from '@dawakit/lists/salts'
import type { Selectable, Updateable } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { holdWork, letWorkGo } from '../../ground/database/held-work.ts'
import { holdStock } from '../../ground/database/hold-stock.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import { locksRows } from '../../ground/database/locks-rows.ts'
import type { ProductTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'
import { recountProducts } from '../../ground/kept-catalogue/recount-products.ts'
import { nextMark } from '../../ground/kept-catalogue/shown-products.ts'
import { saltsByProduct } from '../products/product-summary.ts'
import { articleOf } from './article-of.ts'
import { followedBefore, keepFollowedSchedules } from './followed-schedules.sql.ts'
import { knownSaltsOf } from './known-salts-of.ts'

const HELD = 'salt-schedules-held-until'
/** Products of one transaction: nobody who buys waits for more. */
const AT_ONCE = 100

type FollowContext = Pick<ServerContext, 'db' | 'clock' | 'log' | 'salts'>

/** How schedule and prescription of a product are guessed: by the table before, and by that of today. */
interface Tables {
  before: Classifier
  now: Classifier
  known: KnownSalts
  /** The catalogue has followed none yet: what no table tells was said. */
  isFirst: boolean
}

/**
 * The catalogue follows the dated table of salts: where a salt is in another schedule than when it was followed last, products whose
 * schedule and prescription were guessed by it have those of today. What a list or a hand has said stays. Of several processes one
 * does it; one that was stopped is followed by who comes next.
 *
 * @returns how many products have another schedule, or need a prescription otherwise than before
 */
export async function followSchedules(
  { db, clock, log, salts }: FollowContext,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const facts = salts()
  // A shop that knows nothing of salts guesses nothing by them.
  if (facts.length === 0 || (await followedBefore(db, facts)) === 'same') return 0
  if (!(await holdWork(db, HELD, clock()))) return 0
  try {
    // Another process may have ended just before.
    const before = await followedBefore(db, facts)
    if (before === 'same') return 0
    const tables = tablesOf(before ?? salts(''), facts, before === null)
    return await followAll({ db, clock, log, salts }, facts, tables, isStopped)
  } finally {
    await letWorkGo(db, HELD)
  }
}

function tablesOf(before: readonly SaltFacts[], now: readonly SaltFacts[], isFirst: boolean): Tables {
  const known = knownSaltsOf(now)
  return {
    before: createClassifier(createKnownSalts(before)),
    now: createClassifier(known),
    known,
    isFirst,
  }
}

async function followAll(
  { db, clock, log }: FollowContext,
  facts: readonly SaltFacts[],
  tables: Tables,
  isStopped: () => boolean,
): Promise<number> {
  const giveWay = createGiveWay()
  let count = 0
  let last = ''
  for (;;) {
    // What was done stays done: the next round does the rest.
    if (isStopped()) return count
    const page = await pageAfter(db, last)
    if (page.length === 0) break
    count += await changePage(db, page, tables, clock())
    await holdWork(db, HELD, clock(), true)
    await giveWay()
    last = page.at(-1) ?? last
  }
  if (count > 0) await recountProducts(db, giveWay)
  await inTransaction(db, async (trx) => {
    await keepFollowedSchedules(trx, facts)
    // Also where whoever was stopped has changed them all.
    if (count > 0 || !tables.isFirst) await touchCatalogue(trx, { at: clock() })
  })
  if (count > 0) log.info({ products: count }, 'products have the schedules of their salts of today')
  return count
}

const GUESSED = [
  'id',
  'name',
  'dosage_form',
  'hsn',
  'is_general',
  'subcategory',
  'schedule',
  'is_schedule_guessed',
  'is_prescription',
  'is_prescription_guessed',
  'updated_at',
] as const satisfies readonly (keyof ProductTable)[]

type Row = Pick<Selectable<ProductTable>, (typeof GUESSED)[number]>

const pageAfter = async (db: Database, id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('id', '>', id)
    .where((where) =>
      where.or([where('is_schedule_guessed', '=', 1), where('is_prescription_guessed', '=', 1)]),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  return rows.map((row) => row.id)
}

type Wanted = Pick<
  Updateable<ProductTable>,
  'schedule' | 'is_schedule_guessed' | 'is_prescription' | 'is_prescription_guessed'
>

const isSaidToNeed = ({ schedule, is_schedule_guessed }: Row): boolean =>
  is_schedule_guessed === 0 && isOnPrescription(schedule)

/** What becomes of a product: nothing is left of what stays. */
function wantedOf(row: Row, salts: readonly string[], { before, now, known, isFirst }: Tables): Wanted {
  const article = articleOf(row, salts, known)
  const wanted: Wanted = {}
  if (row.is_schedule_guessed === 1) {
    const [from, to] = [before.scheduleOf(article), now.scheduleOf(article)]
    // Earlier releases kept little of what salts told: none is no word of anybody.
    if (isFirst && row.schedule !== null && row.schedule !== from && row.schedule !== to)
      wanted.is_schedule_guessed = 0
    else if ((isFirst || from !== to) && row.schedule !== to) wanted.schedule = to
  }
  if (row.is_prescription_guessed === 1) {
    const [from, to] = [before, now].map((table) => (table.needsPrescription(article) ? 1 : 0))
    // Its list's heading may have asked for one: that is kept as its shelf alone.
    const isByShelf = now.needsPrescription({ ...article, group: row.subcategory ?? '' })
    if (isFirst && row.is_prescription !== from && row.is_prescription !== to)
      wanted.is_prescription_guessed = 0
    // What somebody has said to be of such a schedule needs one, whatever its salts tell.
    else if (from !== to && row.is_prescription !== to && (to === 1 || !(isByShelf || isSaidToNeed(row))))
      wanted.is_prescription = to
  }
  return wanted
}

/** @returns how many of them have another schedule, or need a prescription otherwise */
async function changePage(db: Database, ids: readonly string[], tables: Tables, at: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    await holdStock(trx, ids)
    const query = trx.selectFrom('product').select(GUESSED).where('id', 'in', ids).orderBy('id')
    const rows = await (locksRows(trx) ? query.forNoKeyUpdate() : query).execute()
    const salts = await saltsByProduct(trx, ids)
    let count = 0
    for (const row of rows) {
      const wanted = wantedOf(row, salts.get(row.id) ?? [], tables)
      if (Object.keys(wanted).length > 0) count += await change(trx, row, wanted, at)
    }
    return count
  })
}

async function change(trx: Database, row: Row, wanted: Wanted, at: number): Promise<number> {
  const isOther = 'schedule' in wanted || 'is_prescription' in wanted
  await trx
    .updateTable('product')
    .set({ ...wanted, ...(isOther && { updated_at: Math.max(at, row.updated_at + 1) }) })
    .where('id', '=', row.id)
    .execute()
  if (!isOther) return 0
  await trx.updateTable('stock').set({ shown_at: nextMark() }).where('product_id', '=', row.id).execute()
  const said = ({ schedule, is_prescription }: Pick<Wanted, 'schedule' | 'is_prescription'>) => ({
    ...('schedule' in wanted && { schedule: schedule ?? '' }),
    ...('is_prescription' in wanted && { prescription: is_prescription === 1 ? 'yes' : 'no' }),
  })
  await audit(trx, null, () => at, {
    action: 'product.followSalts',
    subject: 'product',
    subjectId: row.id,
    before: said(row),
    after: said(wanted),
  })
  return 1
}

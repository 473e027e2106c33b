import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import * as catalogue from './migrations/001-catalogue.ts'
import * as customers from './migrations/002-customers.ts'
import * as orders from './migrations/003-orders.ts'
import * as provenNumbers from './migrations/004-proven-numbers.ts'
import * as provenEmails from './migrations/005-proven-emails.ts'
import * as openStockRequests from './migrations/006-open-stock-requests.ts'
import * as paymentsLookedAt from './migrations/007-payments-looked-at.ts'
import * as shownAt from './migrations/008-shown-at.ts'
import * as codeAttempts from './migrations/009-code-attempts.ts'
import * as couponsOfAll from './migrations/010-coupons-of-all.ts'
import * as mostPerOrder from './migrations/011-most-per-order.ts'
import * as partnerSessions from './migrations/012-partner-sessions.ts'
import * as newsletterConfirmed from './migrations/013-newsletter-confirmed.ts'
import * as sessionsByCode from './migrations/014-sessions-by-code.ts'
import * as patients from './migrations/015-patients.ts'
import * as imports from './migrations/016-imports.ts'
import * as pictures from './migrations/017-pictures.ts'
import * as spelledSalts from './migrations/018-spelled-salts.ts'
import * as toldChanges from './migrations/019-told-changes.ts'
import * as givenUpMessages from './migrations/020-given-up-messages.ts'
import * as grownShops from './migrations/021-grown-shops.ts'
import * as staff from './migrations/022-staff.ts'
import * as desk from './migrations/023-desk.ts'
import * as declinedLines from './migrations/024-declined-lines.ts'
import * as ordersOfRequests from './migrations/025-orders-of-requests.ts'
import * as orderWords from './migrations/026-order-words.ts'
import * as returns from './migrations/027-returns.ts'
import * as importRuns from './migrations/028-import-runs.ts'
import * as phoneOrders from './migrations/031-phone-orders.ts'
import * as refundsAskedAgain from './migrations/032-refunds-asked-again.ts'
import * as returnPictures from './migrations/033-return-pictures.ts'
import * as balance from './migrations/034-balance.ts'
import * as parcelValues from './migrations/035-parcel-values.ts'
import * as whatMayNotBeSold from './migrations/036-what-may-not-be-sold.ts'
import * as particulars from './migrations/037-particulars.ts'
import * as codesSent from './migrations/038-codes-sent.ts'
import * as appendOnly from './migrations/039-append-only.ts'
import * as leaveHashes from './migrations/040-leave-hashes.ts'
import * as papersInPaise from './migrations/041-papers-in-paise.ts'
import * as happenings from './migrations/042-happenings.ts'
import * as stockBatches from './migrations/043-stock-batches.ts'
import * as unlisted from './migrations/044-unlisted.ts'
import * as saltsReadOnce from './migrations/045-salts-read-once.ts'
import * as shelves from './migrations/046-shelves.ts'
import * as quarantine from './migrations/047-quarantine.ts'
import * as recalls from './migrations/048-recalls.ts'
import * as productCodes from './migrations/049-product-codes.ts'
import * as goodsIn from './migrations/050-goods-in.ts'
import * as counts from './migrations/051-counts.ts'
import * as keptProducts from './migrations/052-kept-products.ts'
import * as shopPages from './migrations/053-shop-pages.ts'
import * as registers from './migrations/054-registers.ts'
import * as deskLists from './migrations/055-desk-lists.ts'
import * as changedRates from './migrations/056-changed-rates.ts'
import * as saidSchedules from './migrations/057-said-schedules.ts'
import * as lighterProducts from './migrations/058-lighter-products.ts'
import type { Database } from './schema/index.ts'

type Engine = 'sqlite' | 'postgres'

/**
 * In the order of their names. A released migration never changes; the next one is added below. 029 and 030 were set aside and
 * never used: a number says the order alone. By hand, as a bundle of the server has no folder to read; `scripts/check/house` holds the two together.
 */
const migrations: Record<string, { up(db: Database, isPostgres: boolean): Promise<void> }> = {
  '001-catalogue': catalogue,
  '002-customers': customers,
  '003-orders': orders,
  '004-proven-numbers': provenNumbers,
  '005-proven-emails': provenEmails,
  '006-open-stock-requests': openStockRequests,
  '007-payments-looked-at': paymentsLookedAt,
  '008-shown-at': shownAt,
  '009-code-attempts': codeAttempts,
  '010-coupons-of-all': couponsOfAll,
  '011-most-per-order': mostPerOrder,
  '012-partner-sessions': partnerSessions,
  '013-newsletter-confirmed': newsletterConfirmed,
  '014-sessions-by-code': sessionsByCode,
  '015-patients': patients,
  '016-imports': imports,
  '017-pictures': pictures,
  '018-spelled-salts': spelledSalts,
  '019-told-changes': toldChanges,
  '020-given-up-messages': givenUpMessages,
  '021-grown-shops': grownShops,
  '022-staff': staff,
  '023-desk': desk,
  '024-declined-lines': declinedLines,
  '025-orders-of-requests': ordersOfRequests,
  '026-order-words': orderWords,
  '027-returns': returns,
  '028-import-runs': importRuns,
  '031-phone-orders': phoneOrders,
  '032-refunds-asked-again': refundsAskedAgain,
  '033-return-pictures': returnPictures,
  '034-balance': balance,
  '035-parcel-values': parcelValues,
  '036-what-may-not-be-sold': whatMayNotBeSold,
  '037-particulars': particulars,
  '038-codes-sent': codesSent,
  '039-append-only': appendOnly,
  '040-leave-hashes': leaveHashes,
  '041-papers-in-paise': papersInPaise,
  '042-happenings': happenings,
  '043-stock-batches': stockBatches,
  '044-unlisted': unlisted,
  '045-salts-read-once': saltsReadOnce,
  '046-shelves': shelves,
  '047-quarantine': quarantine,
  '048-recalls': recalls,
  '049-product-codes': productCodes,
  '050-goods-in': goodsIn,
  '051-counts': counts,
  '052-kept-products': keptProducts,
  '053-shop-pages': shopPages,
  '054-registers': registers,
  '055-desk-lists': deskLists,
  '056-changed-rates': changedRates,
  '057-said-schedules': saidSchedules,
  '058-lighter-products': lighterProducts,
}

/** Of this release, in their order. */
export function migrationNames(): string[] {
  return Object.keys(migrations)
}

/**
 * Applies what is missing, in one transaction. One process migrates at a time: SQLite's write lock and Kysely's
 * advisory lock in PostgreSQL hold the others back.
 *
 * @param upTo - The last one. @default all of this release
 */
export async function migrate(db: Database, engine: Engine, upTo?: string): Promise<void> {
  // Named, or a shop in another schema of the same PostgreSQL would be taken for this one.
  const schema = engine === 'postgres' ? await currentSchema(db) : undefined
  const earlier = await appliedBefore(db, schema)
  const applied = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    { up: async (trx) => (earlier.has(name) ? undefined : up(trx, engine === 'postgres')) },
  ])
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(applied) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
  const known = await migrator.getMigrations()
  // Nothing to do: also where a newer release has migrated further, which Kysely would refuse. It can be taken back.
  if (known.every((migration) => migration.executedAt)) return
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error) throw error
}

/**
 * What releases before Kysely's migrator have applied: they kept the names in a table `migration`. It stays, for one of
 * them that still runs beside this one.
 */
async function appliedBefore(db: Database, schema: string | undefined): Promise<ReadonlySet<string>> {
  const tables = await db.introspection.getTables()
  if (!tables.some((table) => table.name === 'migration' && table.schema === schema)) return new Set()
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db)
  return new Set(rows.map((row) => row.name))
}

async function currentSchema(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name ?? 'public'
}

/** What of the migrations a database has. */
export interface MigrationState {
  /** Of this release, and not there yet. */
  pending: string[]
  done: string[]
  /** Of a newer release: it was here already. */
  newer: string[]
}

/** @throws when the database does not answer */
export async function migrationState(db: Database): Promise<MigrationState> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const isBegun = tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)
  const done = isBegun ? await doneMigrations(db) : []
  const known = Object.keys(migrations)
  return {
    pending: known.filter((name) => !done.includes(name)),
    done,
    newer: done.filter((name) => !known.includes(name)),
  }
}

/**
 * @returns How many migrations of this release the database lacks.
 * @throws when the database does not answer
 */
export async function pendingMigrations(db: Database): Promise<number> {
  const done = new Set(await doneMigrations(db))
  return Object.keys(migrations).filter((name) => !done.has(name)).length
}

async function doneMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db)
  return rows.map((row) => row.name)
}

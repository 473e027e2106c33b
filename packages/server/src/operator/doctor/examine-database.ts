import { existsSync } from 'node:fs'
import type { ReferenceCatalogue } from '@dawakit/core/catalogue'
import { sql } from 'kysely'
import type { Config } from '../../ground/context/config.ts'
import { SettingsError } from '../../ground/context/settings-error.ts'
import { type MigrationState, migrationState } from '../../ground/database/migrate.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { refuseMadeUpProducts } from '../filling/refuse-made-up-products.ts'
import { keepMode } from '../start/keep-mode.ts'
import { codeOf, type Finding, well, wrong } from './finding.ts'

const REMEDY = 'check DATABASE_URL, that the database runs, and that its user may write'

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/.test(url)

/** A SQLite file that the first start makes. */
export const isToBeMade = (url: string): boolean => !isPostgres(url) && !existsSync(url)

export const notReadable = (error: unknown): Finding =>
  wrong('database', `It cannot be read and written (${codeOf(error)}): ${REMEDY}.`)

/** Whether the database answers, can be written, has tables of this release and is one for such a shop. It is left as it was. */
export async function examineDatabase(
  db: Database,
  config: Config,
  catalogue?: ReferenceCatalogue,
): Promise<Finding> {
  try {
    const state = await migrationState(db)
    await write(db, state)
    if (state.done.length > 0) await refuseOthers(db, config, catalogue)
    return well('database', `It answers and can be written; ${tablesOf(state)}`)
  } catch (error) {
    return error instanceof SettingsError ? wrong('database', error.message) : notReadable(error)
  }
}

/** As the start does, without a mark for it. */
async function refuseOthers(db: Database, config: Config, catalogue?: ReferenceCatalogue): Promise<void> {
  if (config.isDemo) await keepMode(db, config)
  else if (catalogue) await refuseMadeUpProducts(db, catalogue)
}

function tablesOf({ pending, done, newer }: MigrationState): string {
  if (done.length === 0) return 'the first start makes its tables.'
  const next = pending.length > 0 ? `the start makes ${pending.length} migrations: have a backup.` : ''
  const further =
    newer.length > 0 ? `${newer.length} migrations are of a newer release, which this one runs on.` : ''
  return [next, further].filter(Boolean).join(' ') || 'its tables are of this release.'
}

/** As the start will, and then as if nothing had been. */
async function write(db: Database, { pending }: MigrationState): Promise<void> {
  const undo = new Error('Taken back.')
  try {
    await db.transaction().execute(async (trx) => {
      if (pending.length > 0) await sql`create table doctor_probe (id integer)`.execute(trx)
      else await sql`update meta set value = value where key = 'catalogue-version'`.execute(trx)
      throw undo
    })
  } catch (error) {
    if (error !== undo) throw error
  }
}

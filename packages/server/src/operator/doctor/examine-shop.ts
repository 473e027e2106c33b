import { join } from 'node:path'
import type { ReferenceCatalogue } from '@dawakit/core/catalogue'
import { Kysely } from 'kysely'
import type { Config } from '../../ground/context/config.ts'
import { SettingsError } from '../../ground/context/settings-error.ts'
import { NodeSqliteDialect } from '../../ground/database/lanes/node-sqlite.ts'
import { PostgresLanesDialect } from '../../ground/database/lanes/postgres-lanes.ts'
import type { Database, Schema } from '../../ground/database/schema/index.ts'
import { diskFiles } from '../../ground/providers/disk-files.ts'
import { s3Files } from '../../ground/providers/s3-files.ts'
import { dataFolderOf, readConfig } from '../start/read-config.ts'
import { clockOfPostgres, clockOfService, examineClock, type OtherClock } from './examine-clock.ts'
import { examineDatabase, isPostgres, isToBeMade, notReadable } from './examine-database.ts'
import { examineFiles } from './examine-files.ts'
import { examineDisk, examineFolder, standing } from './examine-folder.ts'
import { examineHsn } from './examine-hsn.ts'
import { examineKeys } from './examine-keys.ts'
import { examineNode } from './examine-node.ts'
import { examinePort } from './examine-port.ts'
import { examineRates } from './examine-rates.ts'
import { examineRegisters } from './examine-registers.ts'
import { examineSchedules } from './examine-schedules.ts'
import { type Finding, well, wrong } from './finding.ts'

type Environment = Record<string, string | undefined>

/** Stands where the key is not known: it is made by the first start, and looked at by itself. */
const NO_SECRET = 'a key that signs nothing and opens nothing'
const LOCK_MS = 3000
const STATEMENT_MS = 10_000

/** What is to be started, and what it needs. */
export interface Patient {
  env: Environment
  /** Of the program: a live shop may not sell it. */
  catalogue?: ReferenceCatalogue | undefined
  /** Free megabytes of disk. */
  neededMb: number
}

/** Says of a shop that is to be started what would fail. It leaves nothing behind. */
export async function* examineShop({ env, catalogue, neededMb }: Patient): AsyncGenerator<Finding> {
  yield examineNode(process.versions.node)
  const { config, problems } = settingsOf(env)
  yield* problems.map((problem) => wrong('settings', problem))
  if (config) yield well('settings', `All can be read: a ${config.isDemo ? 'demonstration' : 'live shop'}.`)
  yield await examinePort(Number(env['PORT']?.trim() || 4321), env['HOST']?.trim() || undefined)
  const folder = dataFolderOf(env)
  yield await examineFolder(folder)
  yield await examineDisk(folder, neededMb)
  yield await examineKeys(env, folder)
  if (!config) return
  yield* examineDatabaseAndClock(config, env, catalogue)
  yield await examineFilesOf(config)
}

/** @returns what is wrong, a sentence each, in the place of the settings: what they name cannot be looked at then */
function settingsOf(env: Environment): { config?: Config; problems: string[] } {
  try {
    return { config: readConfig(env, env['SESSION_SECRET']?.trim() || NO_SECRET), problems: [] }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return { problems: error.problems.map(({ variable, message }) => `${variable} ${message}`) }
  }
}

async function* examineDatabaseAndClock(
  config: Config,
  env: Environment,
  catalogue?: ReferenceCatalogue,
): AsyncGenerator<Finding> {
  const services = clocksOf(env)
  const { databaseUrl } = config
  if (isToBeMade(databaseUrl)) {
    yield well('database', `${databaseUrl} is made by the first start.`)
    yield await examineClock(services)
    return
  }
  let db: Database | undefined
  try {
    db = openAsItIs(databaseUrl)
    const found = await examineDatabase(db, config, catalogue)
    yield found
    if (found.isWell) {
      yield* examineGoods(db, config)
      const schedules = await examineSchedules(db, catalogue, Date.now())
      if (schedules) yield schedules
      const registers = await examineRegisters(db, catalogue)
      if (registers) yield registers
    }
    yield await examineClock(isPostgres(databaseUrl) ? [clockOfPostgres(db), ...services] : services)
  } catch (error) {
    // A file that is none opens with an error.
    if (db) throw error
    yield notReadable(error)
    yield await examineClock(services)
  } finally {
    await db?.destroy()
  }
}

async function* examineGoods(db: Database, { store }: Config): AsyncGenerator<Finding> {
  const rates = await examineRates(db, Date.now())
  if (rates) yield rates
  yield* await examineHsn(db, Date.now(), store.hsnDigits)
}

/** Without bringing its tables up to date. */
function openAsItIs(url: string): Database {
  const limits = { lockMs: LOCK_MS, statementMs: STATEMENT_MS }
  return new Kysely<Schema>({
    dialect: isPostgres(url) ? new PostgresLanesDialect(url, limits) : new NodeSqliteDialect(url, limits),
  })
}

async function examineFilesOf(config: Config): Promise<Finding> {
  const { dataFolder, files } = config
  if (files.s3) return examineFiles(s3Files(files.s3), config)
  // The folder has been looked at; what the first start makes is left to it.
  const folder = join(dataFolder, 'files')
  if ((await standing(folder)) !== folder) return well('files', `${folder} is made with the first file.`)
  return examineFiles(diskFiles(folder), config)
}

/** The services that are set: the sandbox's clock is this machine's. */
function clocksOf(env: Environment): OtherClock[] {
  return [
    'MAIL_URL',
    'SMS_URL',
    'S3_URL',
    'RAZORPAY_URL',
    'CASHFREE_URL',
    'CCAVENUE_URL',
    'POSTAL_URL',
  ].flatMap((name) => {
    const url = env[name]?.trim()
    return url && /^https?:/.test(url) ? [clockOfService(name, url)] : []
  })
}

import { resolve } from 'node:path'
import type { ReferenceCatalogue } from '@dawakit/core/catalogue'
import { createApp } from '../../app/calls/app.ts'
import { keepNotSoldOnline } from '../../catalogue/sale/not-sold-online.ts'
import type { Config } from '../../ground/context/config.ts'
import { createLog } from '../../ground/context/log.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { openDatabase } from '../../ground/database/open.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { createProviders } from '../../ground/providers/create-providers.ts'
import { keepMode } from '../start/keep-mode.ts'
import { loadConfig } from '../start/load-config.ts'

/** Who runs a command: where the shop is, and where the answer goes. */
export interface Operator {
  env: Record<string, string | undefined>
  /** What the shop can be filled with, and what is known of salts. Without it, imports ask for more prescriptions. */
  catalogue?: ReferenceCatalogue
  print(line: string): void
  /** What the process ends with when a command went through: 2 where it did so in part. */
  status?: number
}

/** What a command writes it also moves into the file: the store, which does so at 1,000, is at the till meanwhile. */
const CHECKPOINT_PAGES = 250
/** What a command reads it mostly reads once. */
const CACHE_MB = 8

/** What an operator is told when a command cannot be done: the message alone, without a stack. */
export class OperatorError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OperatorError'
  }
}

/** A path as the operator wrote it: from where they stand, though npm runs commands at the top of the project. */
export function fileOf({ env }: Operator, path: string): string {
  return resolve(env['INIT_CWD'] ?? '.', path)
}

/**
 * The catalogue that the shop may be filled with.
 *
 * @throws {OperatorError} where there is none
 */
export function catalogueFor({ catalogue }: Operator, config: Config): ReferenceCatalogue {
  if (config.catalogue === 'none')
    throw new OperatorError('CATALOGUE is none: the shop has its own products alone.')
  if (!catalogue) throw new OperatorError('This program was started without a catalogue.')
  return catalogue
}

/** Opens the shop's database for one command and closes it again. A store may run on it meanwhile. */
export async function withDatabase<Result>(
  { env }: Operator,
  work: (db: Database, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = await loadConfig(env)
  // A command may take its time; a customer who waits for a page does not.
  const db = await openDatabase(config.databaseUrl, {
    statementMs: 0,
    checkpointPages: CHECKPOINT_PAGES,
    cacheMb: CACHE_MB,
  })
  try {
    await keepMode(db, config)
    await keepNotSoldOnline(db, config.notSoldOnline)
    return await work(db, config)
  } finally {
    await db.destroy()
  }
}

/** As {@link withDatabase}, with all that a call gets: providers, outbox, clock. */
export function withShop<Result>(
  operator: Operator,
  work: (context: ServerContext) => Promise<Result>,
): Promise<Result> {
  return withDatabase(operator, (db, config) =>
    work(
      createApp({ db, config, providers: createProviders(config), log: createLog(config.logLevel) }).context,
    ),
  )
}

import type { Readable } from 'node:stream'
import { createGiveWay } from '../database/give-way.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Database } from '../database/schema/index.ts'
import { BadValue } from '../values/bad-value.ts'
import type { ImportReport } from './import-error.ts'
import { readCsv } from './read-csv.ts'

/**
 * Imports a short table from CSV, a transaction a row. Bad rows are reported and the rest is kept.
 *
 * @param write - Writes one row and says whether it was new.
 * @throws {ImportError} when the file as a whole cannot be read.
 */
export async function importRows(
  db: Database,
  input: Readable,
  required: readonly string[],
  write: (trx: Database, values: Record<string, string>) => Promise<'added' | 'changed'>,
): Promise<ImportReport> {
  const report: ImportReport = { read: 0, added: 0, changed: 0, rejected: [] }
  const rejected = (row: ImportReport['rejected'][number]) => {
    report.read++
    report.rejected.push(row)
  }
  const giveWay = createGiveWay()
  for await (const { line, values } of readCsv(input, required, rejected)) {
    try {
      report[await inTransaction(db, (trx) => write(trx, values))]++
      report.read++
      await giveWay()
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      rejected({ line, reason: error.message })
    }
  }
  report.rejected.sort((one, other) => one.line - other.line)
  return report
}

import type { CorrectionQuery } from '@dawakit/core/contract'
import { csvLine } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'
import { readCorrections } from './corrections.sql.ts'

/** What a spreadsheet still opens at once. */
const MOST = 10_000

const COLUMNS = [
  'at',
  'product',
  'name',
  'batch',
  'expires_on',
  'reason',
  'units',
  'value',
  'valued_by',
  'note',
  'by',
  'count',
  'takes_back',
]

/** The register of corrections as CSV, the newest first. */
export async function listCorrections(db: Database, query: CorrectionQuery): Promise<string> {
  const { data } = await readCorrections(db, query, { page: 1, limit: MOST })
  return [
    csvLine(COLUMNS),
    ...data.map((one) =>
      csvLine([
        one.at,
        one.productId,
        one.name,
        one.batch,
        one.expiresOn,
        one.reason,
        String(one.units),
        String(one.value),
        one.valuedBy,
        one.note,
        one.by,
        one.countId ?? '',
        one.undoes ?? '',
      ]),
    ),
  ].join('')
}

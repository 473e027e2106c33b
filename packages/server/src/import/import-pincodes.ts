import type { Readable } from 'node:stream'
import { isPincode } from '@dawakit/core/delivery'
import { touchCatalogue } from '../catalogue/catalogue-version.ts'
import { createGiveWay } from '../database/give-way.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { insertInBatches } from '../database/insert-in-batches.ts'
import type { Database } from '../database/schema/index.ts'
import { pincodeMayLieIn } from '../pincodes/prefixes.ts'
import { BadValue } from '../values/bad-value.ts'
import { stateOfIndia } from '../values/state-of-india.ts'
import { flagOf, short, textOf } from '../values/values.ts'
import { ImportError, type ImportReport, type RejectedRow } from './import-error.ts'
import { type CsvRow, readCsv } from './read-csv.ts'

/** Columns by the name that each file gives them: the short form, and India Post's own. */
const DISTRICT = ['district', 'districtname', 'district_name']
const STATE = ['state', 'statename', 'state_name', 'circlename']

/** Pincodes written in one transaction. */
const BATCH = 2000

interface Votes {
  line: number
  isServiceable: 0 | 1
  /** Post offices by 'district \n state'. */
  places: Map<string, number>
}

/**
 * Imports a pincode directory from CSV: `pincode,district,state` (and `serviceable`, yes or no), or India Post's
 * own list with a row per post office. Where the offices of one pincode lie in several districts, the district with
 * most offices gets it; of equal ones, the first in the file. Known pincodes are changed, others stay as they are.
 *
 * @throws {ImportError} when the file as a whole cannot be read.
 */
export async function importPincodes(db: Database, input: Readable): Promise<ImportReport> {
  const report: ImportReport = { read: 0, added: 0, changed: 0, rejected: [] }
  const votes = new Map<string, Votes>()
  const reject = (row: RejectedRow) => {
    report.read++
    report.rejected.push(row)
  }
  for await (const row of readCsv(input, ['pincode'], reject)) {
    try {
      count(votes, row)
      report.read++
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      reject({ line: row.line, reason: error.message })
    }
  }
  const found = [...votes].map(([pincode, vote]) => ({
    pincode,
    ...winner(vote),
    is_serviceable: vote.isServiceable,
  }))
  const giveWay = createGiveWay()
  for (let at = 0; at < found.length; at += BATCH) {
    const batch = found.slice(at, at + BATCH)
    const before = await inTransaction(db, async (trx) => {
      const pincodes = batch.map((row) => row.pincode)
      const known = await trx
        .selectFrom('pincode')
        .select('pincode')
        .where('pincode', 'in', pincodes)
        .execute()
      await trx.deleteFrom('pincode').where('pincode', 'in', pincodes).execute()
      await insertInBatches(trx, 'pincode', batch)
      return known.length
    })
    await giveWay()
    report.changed += before
    report.added += batch.length - before
  }
  await touchCatalogue(db)
  report.rejected.sort((a, b) => a.line - b.line)
  return report
}

function count(votes: Map<string, Votes>, { line, values }: CsvRow): void {
  const pincode = (values['pincode'] ?? '').replace(/\s/g, '')
  if (!isPincode(pincode) || pincode.startsWith('0')) {
    throw new BadValue(`pincode "${short(values['pincode'] ?? '')}" is not six digits from 100000 on`)
  }
  const district = placeName('district', pick(values, DISTRICT, line))
  const state = stateIn(pick(values, STATE, line))
  if (!pincodeMayLieIn(pincode, state))
    throw new BadValue(`pincode "${pincode}" does not begin as those of ${state} do`)
  const isServiceable = values['serviceable'] ? flagOf('serviceable', values['serviceable']) : 1
  const vote = votes.get(pincode) ?? { line, isServiceable, places: new Map<string, number>() }
  const place = `${district}\n${state}`
  vote.places.set(place, (vote.places.get(place) ?? 0) + 1)
  votes.set(pincode, vote)
}

function pick(values: Record<string, string>, names: readonly string[], line: number): string {
  const name = names.find((candidate) => candidate in values)
  if (name === undefined) throw new ImportError(`The file has no column "${names[0]}" (line ${line}).`)
  return values[name] ?? ''
}

/** By its present name; of a postal circle that is called after a state, that state. */
function stateIn(text: string): string {
  if (isBlank(text)) throw new BadValue('state is empty')
  return stateOfIndia('state', text.replace(/\s+circle$/i, ''))
}

const isBlank = (text: string) => text === '' || /^(na|n\/a|null|-)$/i.test(text)

/** 'NORTH GOA' reads 'North Goa'; names that are written with small letters stay as they are. */
function placeName(what: string, text: string): string {
  const name = textOf(what, text.replace(/\s+/g, ' '), 100)
  if (isBlank(name)) throw new BadValue(`${what} is empty`)
  if (name !== name.toUpperCase() || name.length <= 3) return name
  return name
    .toLowerCase()
    .replace(/(^|[\s(.-])\p{L}/gu, (start) => start.toUpperCase())
    .replace(/ (And|Of) /g, (word) => word.toLowerCase())
}

function winner({ places }: Votes): { district: string; state: string } {
  const [first] = [...places].sort(([, a], [, b]) => b - a)
  const [district = '', state = ''] = (first?.[0] ?? '').split('\n')
  return { district, state }
}

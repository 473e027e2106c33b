import { isPincode } from '@dawakit/core/delivery'
import type { ImportSource } from '@dawakit/lists/rows'
import type { ImportReport } from '@dawakit/lists/said'
import { BadValue, flagOf, short, textOf } from '@dawakit/lists/values'
import type { Selectable } from 'kysely'
import { pincodeMayLieIn } from '../../catalogue/pincodes/prefixes.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import type { PincodeTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { differenceOf, type Journal } from '../../ground/journal/journal.ts'
import { stateOfIndia } from '../../ground/values/state-of-india.ts'
import { type ImportSpec, type Outcome, type ReadRow, type RunOptions, runImport } from '../run/run-import.ts'

interface Votes {
  line: number
  isServiceable: 0 | 1
  /** Post offices by 'district \n state'. */
  places: Map<string, number>
}

/**
 * Imports a pincode directory: `pincode,district,state` (and `serviceable`, yes or no), or India Post's own list with a
 * row per post office. Where the offices of one pincode lie in several districts, the district with most offices gets it;
 * of equal ones, the first in the file. Known pincodes are changed, others stay as they are.
 *
 * @throws {ImportError} when the file as a whole cannot be read.
 */
export function importPincodes(
  db: Database,
  source: ImportSource,
  options?: RunOptions,
): Promise<ImportReport> {
  return runImport(db, source, pincodeSpec(), options)
}

type ListedPincode = Omit<Selectable<PincodeTable>, 'is_exception'>

function pincodeSpec(): ImportSpec<ListedPincode> {
  const votes = new Map<string, Votes>()
  return {
    kind: 'pincodes',
    columns: {
      pincode: ['pin', 'postalcode', 'postcode'],
      district: ['districtname', 'city', 'cityname'],
      state: ['statename', 'circlename'],
      serviceable: ['isserviceable'],
    },
    required: ['pincode', 'district', 'state'],
    batch: 2000,
    isShown: true,
    read(values, line) {
      count(votes, values, line)
      return null
    },
    rest: () =>
      [...votes].map(([pincode, vote]) => ({
        line: vote.line,
        values: { pincode, ...winner(vote), is_serviceable: vote.isServiceable },
      })),
    factsOf: ({ pincode, district, state, is_serviceable }) => ({
      pincode,
      district,
      state,
      serviceable: is_serviceable === 1 ? 'yes' : 'no',
    }),
    write: writePincodes,
  }
}

async function writePincodes(
  trx: Database,
  rows: readonly ReadRow<ListedPincode>[],
  journal: Journal,
): Promise<Outcome[]> {
  const pincodes = rows.map(({ values }) => values.pincode)
  const found = await trx.selectFrom('pincode').selectAll().where('pincode', 'in', pincodes).execute()
  const known = new Map(found.map((row) => [row.pincode, row]))
  const fresh: ListedPincode[] = []
  const done: Outcome[] = []
  for (const { values: row } of rows) {
    const before = known.get(row.pincode)
    const difference = before && differenceOf(before, row)
    if (before && !difference) {
      done.push({ outcome: 'same' })
      continue
    }
    fresh.push(row)
    if (difference) journal.changed('pincode', row.pincode, difference.before, difference.after)
    else journal.added('pincode', row.pincode)
    done.push({ outcome: before ? 'changed' : 'added' })
  }
  if (fresh.length > 0) {
    const written = fresh.map(({ pincode }) => pincode)
    await trx.deleteFrom('pincode').where('pincode', 'in', written).execute()
    await insertInBatches(trx, 'pincode', fresh)
  }
  return done
}

function count(votes: Map<string, Votes>, values: Record<string, string>, line: number): void {
  const pincode = (values['pincode'] ?? '').replace(/\s/g, '')
  if (!isPincode(pincode) || pincode.startsWith('0')) {
    throw new BadValue(`pincode "${short(values['pincode'] ?? '')}" is not six digits from 100000 on`)
  }
  const district = placeName('district', values['district'] ?? '')
  const state = stateIn(values['state'] ?? '')
  if (!pincodeMayLieIn(pincode, state))
    throw new BadValue(`pincode "${pincode}" does not begin as those of ${state} do`)
  const isServiceable = values['serviceable'] ? flagOf('serviceable', values['serviceable']) : 1
  const vote = votes.get(pincode) ?? { line, isServiceable, places: new Map<string, number>() }
  const place = `${district}\n${state}`
  vote.places.set(place, (vote.places.get(place) ?? 0) + 1)
  votes.set(pincode, vote)
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

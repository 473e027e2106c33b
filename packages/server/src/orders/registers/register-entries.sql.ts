import type { RegisterEntry, RegisterKind, RegisterSearch } from '@dawakit/core/contract'
import { addDays, startOfIstDay } from '@dawakit/core/delivery'
import { REGISTER_FIELDS, type RegisterField, soughtRegisterWords } from '@dawakit/core/register'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'
import type { RegisterEntryTable } from '../../ground/database/schema/registers.ts'

type EntryRow = Selectable<RegisterEntryTable>

/** Words that one which somebody has begun may become. */
const EXPANDED_MAX = 24
/** Words of a search. */
const WORDS_MAX = 6
/** More entries than that have a common word. */
const COMMON = 1000
const LAST = '\uffff'

/** Places of a register, each included. */
interface Places {
  first: number
  last: number
}

/** Entries of a register in their order, after a place. @returns at most `limit`, and whether more follow */
export async function readRegister(
  db: Database,
  search: RegisterSearch & { after: number | null; limit: number },
): Promise<{ rows: EntryRow[]; next: number | null; entriesOfPeriod: number }> {
  const { register, after, limit } = search
  const period = await placesOf(db, search)
  if (!period) return { rows: [], next: null, entriesOfPeriod: 0 }
  const entriesOfPeriod = await countPlaces(db, register, period)
  const from = after === null ? period.first : Math.max(period.first, after + 1)
  const range = { first: from, last: period.last }
  const groups = await wordGroups(db, search)
  const rows = groups
    ? await readByWords(db, register, range, groups, limit + 1)
    : await readPlaces(db, register, range, limit + 1)
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > limit ? (shown.at(-1)?.place ?? null) : null, entriesOfPeriod }
}

/** Between the first and the last day, both included; null where nothing was written. */
async function placesOf(db: Database, { register, from, to }: RegisterSearch): Promise<Places | null> {
  const ofPeriod = db
    .selectFrom('register_entry')
    .select('place')
    .where('register', '=', register)
    .where('at', '>=', startOfIstDay(from))
    .where('at', '<', startOfIstDay(addDays(to, 1)))
    .limit(1)
  const first = await ofPeriod.orderBy('at').orderBy('place').executeTakeFirst()
  const last = await ofPeriod.orderBy('at', 'desc').orderBy('place', 'desc').executeTakeFirst()
  return first && last ? { first: first.place, last: last.place } : null
}

/** Numbers have no gap: of each year all between the first and the last are there. */
async function countPlaces(db: Database, register: RegisterKind, { first, last }: Places): Promise<number> {
  const [of, to] = await Promise.all([entryAt(db, register, first), entryAt(db, register, last)])
  if (of.financial_year === to.financial_year) return last - first + 1
  const series = await db
    .selectFrom('register_series')
    .select(['financial_year', 'last_number'])
    .where('register', '=', register)
    .where('financial_year', '>=', of.financial_year)
    .where('financial_year', '<', to.financial_year)
    .execute()
  const before = series.reduce((sum, { last_number }) => sum + last_number, 0)
  return before - of.sequence + 1 + to.sequence
}

const entryAt = (db: Database, register: RegisterKind, place: number) =>
  db
    .selectFrom('register_entry')
    .select(['financial_year', 'sequence'])
    .where('register', '=', register)
    .where('place', '=', place)
    .executeTakeFirstOrThrow()

const readPlaces = (db: Database, register: RegisterKind, { first, last }: Places, limit: number) =>
  db
    .selectFrom('register_entry')
    .selectAll()
    .where('register', '=', register)
    .where('place', '>=', first)
    .where('place', '<=', last)
    .orderBy('place')
    .limit(limit)
    .execute()

/** For each word that is sought the words that it may be; null where none is, and an entry has to have one of each. */
async function wordGroups(db: Database, search: RegisterSearch): Promise<string[][] | null> {
  const sought: { word: string; fields: readonly RegisterField[] }[] = []
  const add = (text: string | undefined, field: RegisterField | null) => {
    if (!text?.trim()) return
    const fields = field ? [field] : (Object.keys(REGISTER_FIELDS) as RegisterField[])
    for (const word of soughtRegisterWords(text, field)) sought.push({ word, fields })
  }
  add(search.batch, 'batch')
  add(search.product, 'product')
  add(search.prescriber, 'prescriber')
  add(search.words, null)
  if (sought.length === 0) return null
  return Promise.all(
    sought
      .slice(0, WORDS_MAX)
      .map(async ({ word, fields }) =>
        (
          await Promise.all(
            fields.map((field) => expand(db, search.register, `${REGISTER_FIELDS[field]}:${word}`)),
          )
        ).flat(),
      ),
  )
}

/** The words of a register that begin so, each found by one step in the index. */
async function expand(db: Database, register: RegisterKind, begin: string): Promise<string[]> {
  const end = begin + LAST
  const { rows } = await sql<{ word: string }>`
    with recursive found(word) as (
      select min(word) from register_word where register = ${register} and word >= ${begin} and word < ${end}
      union all
      select (
        select min(next.word) from register_word as next
        where next.register = ${register} and next.word > found.word and next.word < ${end}
      ) from found where found.word is not null
    )
    select word from found where word is not null limit ${EXPANDED_MAX}`.execute(db)
  return rows.map(({ word }) => word)
}

/** By the rarest of the groups, whose entries stand in order in the index; the others are asked of each of them. */
async function readByWords(
  db: Database,
  register: RegisterKind,
  { first, last }: Places,
  groups: readonly string[][],
  limit: number,
): Promise<EntryRow[]> {
  if (groups.some((words) => words.length === 0)) return []
  const counts = await Promise.all(groups.map((words) => countUpTo(db, register, words)))
  const rarest = groups[counts.indexOf(Math.min(...counts))] ?? []
  const others = groups.filter((words) => words !== rarest)
  const found = await Promise.all(
    rarest.map((word) => {
      let query = db
        .selectFrom('register_word as by')
        .select('place')
        .where('register', '=', register)
        .where('word', '=', word)
        .where('place', '>=', first)
        .where('place', '<=', last)
      for (const words of others) {
        query = query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('register_word as other')
              .select('other.place')
              .where('other.register', '=', register)
              .where('other.word', 'in', words)
              .whereRef('other.place', '=', 'by.place'),
          ),
        )
      }
      return query.orderBy('place').limit(limit).execute()
    }),
  )
  const places = [...new Set(found.flat().map(({ place }) => place))].sort((a, b) => a - b).slice(0, limit)
  if (places.length === 0) return []
  return db
    .selectFrom('register_entry')
    .selectAll()
    .where('register', '=', register)
    .where('place', 'in', places)
    .orderBy('place')
    .execute()
}

async function countUpTo(db: Database, register: RegisterKind, words: readonly string[]): Promise<number> {
  const some = db
    .selectFrom('register_word')
    .select('place')
    .where('register', '=', register)
    .where('word', 'in', words)
    .limit(COMMON)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((column) => column.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Entries as the desk and its papers read them, each with its order's invoice. */
export async function toRegisterEntries(db: Database, rows: readonly EntryRow[]): Promise<RegisterEntry[]> {
  if (rows.length === 0) return []
  const orderIds = [...new Set(rows.map(({ order_id }) => order_id))]
  const invoices = await db
    .selectFrom('invoice')
    .select(['order_id', 'number'])
    .where('order_id', 'in', orderIds)
    .execute()
  const numbers = new Map(invoices.map(({ order_id, number }) => [order_id, number]))
  return rows.map((row) => toRegisterEntry(row, numbers.get(row.order_id) ?? null))
}

const toRegisterEntry = (row: EntryRow, invoiceNumber: string | null): RegisterEntry => ({
  id: row.id,
  register: row.register,
  number: row.number,
  kind: row.kind,
  at: new Date(row.at).toISOString(),
  orderId: row.order_id,
  orderNumber: row.order_number,
  parcel: row.parcel,
  lineNo: row.line_no,
  productId: row.product_id,
  drug: row.drug,
  packageSize: row.package_size,
  schedule: row.schedule,
  manufacturer: row.manufacturer,
  batch: row.batch,
  expiresOn: row.expires_on,
  quantity: row.quantity,
  prescriberName: row.prescriber_name,
  prescriberRegistration: row.prescriber_registration,
  prescriberAddress: row.prescriber_address,
  patientName: row.patient_name,
  patientAddress: row.patient_address,
  pharmacist: { name: row.pharmacist_name, registrationNumber: row.registration_number },
  prescriptionId: row.prescription_id,
  invoiceNumber,
  refersTo: row.refers_to,
  reason: row.reason,
  by: row.staff_name,
})

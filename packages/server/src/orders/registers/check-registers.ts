import type { RegisterKind } from '@dawakit/core/contract'
import { registersOf } from '@dawakit/core/register'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { netOf, suppliesOf } from './keep-registers.ts'
import { readLinesForRegister } from './supplied-lines.sql.ts'
import { keyOf, readPiecesOut } from './what-is-out.sql.ts'

/** What is wrong with the registers, in the order of the books; `entries` counts what was looked through. */
export interface RegisterFindings {
  entries: number
  wrong: string[]
}

const ORDERS_AT_ONCE = 200

/**
 * Whether the numbers of each register and year run from 1 without a gap, and the entries of each order come to what is in its
 * parcels. Parcels from before the first entry are in no register.
 */
export async function checkRegisters(
  db: Database,
  context: Pick<ServerContext, 'salts'>,
): Promise<RegisterFindings> {
  const { entries, wrong } = await checkSeries(db)
  wrong.push(...(await checkSums(db)))
  wrong.push(...(await checkParcels(db, context)))
  return { entries, wrong }
}

async function checkSeries(db: Database): Promise<RegisterFindings> {
  const series = await db
    .selectFrom('register_series')
    .selectAll()
    .orderBy('register')
    .orderBy('financial_year')
    .execute()
  const written = await db
    .selectFrom('register_entry')
    .select((column) => [
      'register',
      'financial_year',
      column.fn.countAll().as('count'),
      column.fn.min('sequence').as('first'),
      column.fn.max('sequence').as('last'),
    ])
    .groupBy(['register', 'financial_year'])
    .execute()
  const wrong = series.flatMap(({ register, financial_year, last_number }) => {
    const own = written.find((one) => one.register === register && one.financial_year === financial_year)
    const [count, first, last] = [Number(own?.count ?? 0), Number(own?.first ?? 0), Number(own?.last ?? 0)]
    const isWhole = count === last_number && last === last_number && (count === 0 || first === 1)
    return isWhole
      ? []
      : [`${nameOf(register)} ${financial_year}: ${count} entries, and numbers to ${last_number}.`]
  })
  return { entries: written.reduce((sum, { count }) => sum + Number(count), 0), wrong }
}

const nameOf = (register: RegisterKind): string =>
  register === 'h1' ? 'H1 register' : 'Prescription register'

async function checkSums(db: Database): Promise<string[]> {
  const wrong: string[] = []
  let after = ''
  for (;;) {
    const orders = await db
      .selectFrom('register_entry')
      .select('order_id')
      .distinct()
      .where('order_id', '>', after)
      .orderBy('order_id')
      .limit(ORDERS_AT_ONCE)
      .execute()
    if (orders.length === 0) return wrong
    const ids = orders.map(({ order_id }) => order_id)
    const entries = await db
      .selectFrom('register_entry')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('place')
      .execute()
    const out = await readPiecesOut(db, ids)
    for (const id of ids) {
      for (const { key, books } of suppliesOf(entries.filter(({ order_id }) => order_id === id))) {
        const is = (out.get(id) ?? []).find((pieces) => keyOf(pieces) === key)?.quantity ?? 0
        for (const [register, own] of books) {
          if (netOf(own) === is) continue
          wrong.push(
            `${nameOf(register)}, ${own[0]?.number}: it comes to ${netOf(own)} packs, and ${is} are out.`,
          )
        }
      }
    }
    after = ids.at(-1) ?? ''
  }
}

/** Parcels packed since the first entry whose lines belong into a register and are in none. */
async function checkParcels(db: Database, context: Pick<ServerContext, 'salts'>): Promise<string[]> {
  const { since } = await db
    .selectFrom('register_entry')
    .select((column) => column.fn.min<number | null>('at').as('since'))
    .executeTakeFirstOrThrow()
  if (since === null) return []
  const wrong: string[] = []
  let after = ''
  for (;;) {
    const parcels = await db
      .selectFrom('shipment')
      .innerJoin('shipment_line', 'shipment_line.shipment_id', 'shipment.id')
      .innerJoin('order_line', (join) =>
        join
          .onRef('order_line.order_id', '=', 'shipment.order_id')
          .onRef('order_line.line_no', '=', 'shipment_line.line_no'),
      )
      .select(['shipment.order_id', 'shipment.id', 'shipment.number', 'shipment_line.line_no'])
      .where('is_prescription', '=', 1)
      .where('packed_at', '>', Number(since))
      .where('shipment.id', '>', after)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('register_entry as entry')
              .select('entry.id')
              .whereRef('entry.order_id', '=', 'shipment.order_id')
              .whereRef('entry.shipment_id', '=', 'shipment.id')
              .whereRef('entry.line_no', '=', 'shipment_line.line_no'),
          ),
        ),
      )
      .orderBy('shipment.id')
      .limit(ORDERS_AT_ONCE)
      .execute()
    if (parcels.length === 0) return wrong
    for (const { order_id, number, line_no } of parcels) {
      const { order, lines } = await readLinesForRegister(db, context, order_id)
      const facts = lines.find(({ line }) => line.line_no === line_no)
      if (facts && registersOf({ ...facts, isPrescriptionNeeded: true }).length > 0) {
        wrong.push(`${order.number}, parcel ${number}: line ${line_no} is in no register.`)
      }
    }
    after = parcels.at(-1)?.id ?? ''
  }
}

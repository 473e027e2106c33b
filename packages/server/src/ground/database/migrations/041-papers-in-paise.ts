import { fromRupees } from '@dawakit/core/money'
import { fromPercent } from '@dawakit/core/tax'
import { sql } from 'kysely'
import { appendOnly } from '../append-only.ts'
import type { Database } from '../schema/index.ts'

const LOT = 500

/**
 * Invoices and credit notes are kept in whole paise and basis points, each fact in its place: written as the contract carries
 * it, a paper of before is what it was, to the letter. The column has another name, so that an earlier release which runs
 * beside this one is refused instead of reading a hundredfold.
 */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  for (const table of ['invoice', 'credit_note']) {
    await db.schema.alterTable(table).renameColumn('content', 'paper').execute()
    await letChange(db, table, isPostgres)
    await convert(db, table)
    await appendOnly(db, table, isPostgres)
  }
}

/** Nothing refuses a change until `appendOnly` guards the table again, in the same transaction. */
async function letChange(db: Database, table: string, isPostgres: boolean): Promise<void> {
  const drop = isPostgres
    ? sql`drop trigger if exists ${sql.ref(`${table}_append_only`)} on ${sql.table(table)}`
    : sql`drop trigger if exists ${sql.ref(`${table}_no_update`)}`
  await drop.execute(db)
}

async function convert(db: Database, table: string): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ number: string; paper: string }>`
      select number, paper from ${sql.table(table)} where number > ${last} order by number limit ${LOT}`.execute(
      db,
    )
    for (const { number, paper } of rows) {
      await sql`update ${sql.table(table)} set paper = ${inPaise(number, paper)} where number = ${number}`.execute(
        db,
      )
    }
    const [end] = rows.slice(-1)
    if (!end) return
    last = end.number
  }
}

/** What of a paper and its lines is money. */
const AMOUNTS = [
  ...['unitPrice', 'gross', 'discount', 'charge', 'taxable', 'cgst', 'sgst', 'igst', 'total'],
  ...['subTotal', 'totalTax', 'deliveryCharge', 'grandTotal'],
]

/** @throws {Error} for a paper with an amount that is not whole paise: no release has written one */
function inPaise(number: string, paper: string): string {
  try {
    return JSON.stringify(converted(JSON.parse(paper)))
  } catch (error) {
    throw new Error(`The paper ${number} cannot be kept in paise.`, { cause: error })
  }
}

function converted(part: object): object {
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => {
      if (name === 'gstRate') return ['gst', fromPercent(Number(value))]
      if (name === 'lines' && Array.isArray(value)) return [name, value.map(converted)]
      if (name === 'deliveryLine' && value) return [name, converted(value)]
      return [name, AMOUNTS.includes(name) ? fromRupees(Number(value)) : value]
    }),
  )
}

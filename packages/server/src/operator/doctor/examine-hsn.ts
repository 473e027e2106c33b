import { formatAmount, paise } from '@dawakit/core/money'
import { financialYear, HSN_DIGITS_TURNOVER } from '@dawakit/core/tax'
import { sql } from 'kysely'
import { migrationState } from '../../ground/database/migrate.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type Finding, wrong } from './finding.ts'

/** Codes that a line names. */
const NAMED = 3
const YEAR_MS = 365 * 86_400_000

/**
 * Products whose HSN code is shorter than the shop's turnover asks for, and a turnover that asks for more digits than are set.
 *
 * @source docs/sources.md#hsn-digits
 */
export async function examineHsn(db: Database, at: number, digits: number): Promise<Finding[]> {
  if ((await migrationState(db)).done.length === 0) return []
  const found = [await examineCodes(db, digits), digits < 6 ? await examineTurnover(db, at) : null]
  return found.filter((finding) => finding !== null)
}

async function examineCodes(db: Database, digits: number): Promise<Finding | null> {
  const short = await db
    .selectFrom('product')
    .select(['hsn', (column) => column.fn.countAll().as('count')])
    .where(sql<boolean>`length(hsn) < ${digits}`)
    .groupBy('hsn')
    .orderBy('hsn')
    .execute()
  if (short.length === 0) return null
  const count = short.reduce((sum, group) => sum + Number(group.count), 0)
  const codes = short.slice(0, NAMED).map(({ hsn }) => hsn)
  const more = short.length > NAMED ? ' …' : ''
  return wrong(
    'HSN',
    `${count} products have fewer than the ${digits} digits of HSN_DIGITS (${codes.join(', ')}${more}): invoices print what there is. Import them with whole codes.`,
  )
}

/** By the invoices of the financial year before: the shop's other business is not known here. */
async function examineTurnover(db: Database, at: number): Promise<Finding | null> {
  const year = financialYear(at - YEAR_MS)
  const { sum } = await db
    .selectFrom('invoice')
    .innerJoin('money_entry', 'money_entry.order_id', 'invoice.order_id')
    .select((column) => column.fn.sum<number | null>('amount_paise').as('sum'))
    .where('invoice.financial_year', '=', year)
    .where('money_entry.kind', '=', 'invoiced')
    .executeTakeFirstOrThrow()
  const turnover = paise(Number(sum ?? 0))
  if (turnover <= HSN_DIGITS_TURNOVER) return null
  return wrong(
    'HSN',
    `The invoices of ${year} come to ${formatAmount(turnover)}: above ${formatAmount(HSN_DIGITS_TURNOVER)} without tax, invoices carry 6 digits. Set HSN_DIGITS=6.`,
  )
}

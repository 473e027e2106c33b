import type { Readable } from 'node:stream'
import { plainRupees } from '@dawakit/core/money'
import type { Database } from '../database/schema/index.ts'
import { stateKey } from '../pincodes/state-key.ts'
import { BadValue } from '../values/bad-value.ts'
import { stateOfIndia } from '../values/state-of-india.ts'
import { paiseOf, wholeOf } from '../values/values.ts'
import { csvLine } from './csv-line.ts'
import type { ImportReport } from './import-error.ts'
import { importRows } from './import-rows.ts'

const COLUMNS = ['state', 'fee', 'days'] as const
const MOST_DAYS = 60

/** A state's delivery as an operator writes it: the fee in rupees, the days as a number. */
export interface StateText {
  state: string
  fee: string
  days: string
}

/**
 * Sets what delivery to a state costs and how many days it takes.
 * @throws {BadValue} saying what is wrong.
 */
export async function writeState(trx: Database, text: StateText): Promise<'added' | 'changed'> {
  if (text.state === '') throw new BadValue('state is empty')
  const state = stateOfIndia('state', text.state)
  const row = {
    state,
    fee_paise: paiseOf('fee', text.fee) ?? 0,
    tat_days: wholeOf('days', text.days, MOST_DAYS),
  }
  const key = stateKey(state)
  const known = await trx
    .selectFrom('state_shipping')
    .select('state')
    .where('state_key', '=', key)
    .executeTakeFirst()
  if (known) {
    const { state: _, ...terms } = row
    await trx.updateTable('state_shipping').set(terms).where('state_key', '=', key).execute()
  } else {
    await trx
      .insertInto('state_shipping')
      .values({ ...row, state_key: key })
      .execute()
  }
  return known ? 'changed' : 'added'
}

/** Adds and changes the states delivered to from CSV: `state,fee,days`. */
export function importStates(db: Database, input: Readable): Promise<ImportReport> {
  return importRows(db, input, COLUMNS, (trx, values) =>
    writeState(trx, {
      state: values['state'] ?? '',
      fee: values['fee'] ?? '',
      days: values['days'] ?? '',
    }),
  )
}

/** All states as CSV that {@link importStates} takes again. */
export async function* exportStates(db: Database): AsyncGenerator<string> {
  yield csvLine(COLUMNS)
  const rows = await db.selectFrom('state_shipping').selectAll().orderBy('state_key').execute()
  for (const row of rows) yield csvLine([row.state, plainRupees(row.fee_paise), row.tat_days])
}

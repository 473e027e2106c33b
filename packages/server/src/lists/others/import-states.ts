import { paise, plainRupees } from '@dawakit/core/money'
import type { ImportSource } from '@dawakit/lists/rows'
import type { ImportReport } from '@dawakit/lists/said'
import { BadValue, csvLine, paiseOf, short, wholeOf } from '@dawakit/lists/values'
import { stateKey } from '../../catalogue/pincodes/state-key.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { differenceOf, type Journal, noJournal } from '../../ground/journal/journal.ts'
import { stateOfIndia } from '../../ground/values/state-of-india.ts'
import { rowByRow } from '../run/row-by-row.ts'
import { type ImportSpec, type RunOptions, runImport } from '../run/run-import.ts'

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
export async function writeState(
  trx: Database,
  text: StateText,
  journal: Journal = noJournal,
): Promise<'added' | 'changed' | 'same'> {
  if (text.state === '') throw new BadValue('state is empty')
  const state = stateOfIndia('state', text.state)
  const terms = {
    fee_paise: paiseOf('fee', text.fee) ?? paise(0),
    tat_days: wholeOf('days', text.days, MOST_DAYS),
  }
  const key = stateKey(state)
  const known = await trx
    .selectFrom('state_shipping')
    .selectAll()
    .where('state_key', '=', key)
    .executeTakeFirst()
  if (!known) {
    await trx
      .insertInto('state_shipping')
      .values({ state, state_key: key, ...terms })
      .execute()
    journal.added('state_shipping', key)
    return 'added'
  }
  const difference = differenceOf(known, terms)
  if (!difference) return 'same'
  await trx.updateTable('state_shipping').set(terms).where('state_key', '=', key).execute()
  journal.changed('state_shipping', key, difference.before, difference.after)
  return 'changed'
}

/** Adds and changes the states delivered to: `state,fee,days`. */
export function importStates(
  db: Database,
  source: ImportSource,
  options?: RunOptions,
): Promise<ImportReport> {
  return runImport(db, source, SPEC, options)
}

const SPEC: ImportSpec<StateText> = {
  kind: 'states',
  columns: { state: ['statename'], fee: ['charge', 'deliverycharge', 'deliveryfee'], days: ['deliverydays'] },
  required: COLUMNS,
  batch: 1,
  isShown: false,
  read: ({ state = '', fee = '', days = '' }) => ({ state, fee, days }),
  keyOf: ({ state }) => ({ key: stateKey(state), text: `state "${short(state)}"` }),
  factsOf: (text) => ({ ...text }),
  write: rowByRow(writeState),
}

/** All states as CSV that {@link importStates} takes again. */
export async function* exportStates(db: Database): AsyncGenerator<string> {
  yield csvLine(COLUMNS)
  const rows = await db.selectFrom('state_shipping').selectAll().orderBy('state_key').execute()
  for (const row of rows) yield csvLine([row.state, plainRupees(row.fee_paise), row.tat_days])
}

import { BadValue } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'
import type { Journal } from '../../ground/journal/journal.ts'
import type { ImportSpec, Outcome } from './run-import.ts'

/** For kinds whose rows are written one by one, each checked before it changes anything. */
export const rowByRow =
  <Values>(
    write: (trx: Database, values: Values, journal: Journal) => Promise<'added' | 'changed' | 'same'>,
  ): ImportSpec<Values>['write'] =>
  async (trx, rows, journal) => {
    const done: Outcome[] = []
    for (const { values } of rows) {
      try {
        done.push({ outcome: await write(trx, values, journal) })
      } catch (error) {
        if (!(error instanceof BadValue)) throw error
        done.push({ reason: error.message })
      }
    }
    return done
  }

import type { Order } from '@dawakit/core/contract'
import type { Happening, HappeningKind, Happenings } from '@dawakit/core/happenings'
import type { Clock } from '../context/clock.ts'
import type { Config } from '../context/config.ts'
import { afterCommit } from '../database/in-transaction.ts'
import type { Database } from '../database/schema/index.ts'
import { recordHappening } from './record-happening.ts'

/** What the caller has read in this transaction anyway, so that nobody reads it twice. It is not written down. */
export interface AtHand {
  /** As it is after what has happened. */
  order?: Order
}

/**
 * Says in the transaction that does it that something has happened. What is to be said with it is written in the same
 * transaction; who hears of it afterwards does when that has committed.
 *
 * @throws {Error} outside of `inTransaction`
 */
export type Happened = <Kind extends HappeningKind>(
  trx: Database,
  kind: Kind,
  facts: Happenings[Kind],
  atHand?: AtHand,
) => Promise<void>

export type AlongsideContext = { config: Config; clock: Clock }

/** What one who is told in the transaction does with each kind: it writes, and neither sends nor asks anybody. */
export type Alongside = {
  readonly [Kind in HappeningKind]?: (
    trx: Database,
    context: AlongsideContext,
    happening: Happening<Kind>,
    atHand: AtHand,
  ) => Promise<void>
}

interface Telling extends AlongsideContext {
  alongside: readonly Alongside[]
  /** Called after the commit, once however much has happened in it. */
  onCommitted: () => void
}

export function createHappened({ alongside, onCommitted, ...context }: Telling): Happened {
  return async (trx, kind, facts, atHand = {}) => {
    afterCommit(trx, onCommitted)
    const at = context.clock()
    for (const told of alongside) await told[kind]?.(trx, context, { kind, facts, at }, atHand)
    await recordHappening(trx, kind, facts, at)
  }
}

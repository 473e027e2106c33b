import type { Happening, HappeningKind } from '@dawakit/core/happenings'
import type { ServerContext } from '../context/server-context.ts'
import { afterCommit } from '../database/in-transaction.ts'
import type { Database } from '../database/schema/index.ts'
import type { AtHand, Happened } from '../happenings/happened.ts'
import { recordHappening } from '../happenings/record-happening.ts'

export type AlongsideContext = Pick<ServerContext, 'config' | 'clock'>

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

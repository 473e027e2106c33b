import type { Order } from '@dawakit/core/contract'
import type { HappeningKind, Happenings } from '@dawakit/core/happenings'
import type { Database } from '../database/schema/index.ts'

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

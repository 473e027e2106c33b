import type { StaffRole } from '@dawakit/core/contract'
import { returnNotAllowed } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type HeldReturn, holdReturn } from '../returns/returns.sql.ts'
import { readDeskReturn } from './desk-returns.sql.ts'
import { returnVersionOf } from './return-version.ts'

/** A return that somebody acts on. */
export interface SeenReturnOf {
  returnId: string
  /** The `version` that they looked at. @default whatever it is */
  seen?: string | undefined
  /** Who acts: the return as it is now is told as their role sees it. */
  staff: { role: StaffRole }
}

/**
 * Holds a return for a change by somebody who has seen it: the second of two is told what changed. Called first in the
 * transaction of the change.
 *
 * @throws {CallError} 404 `return-not-found`; 409 `return-not-allowed` with the return as it is now as `data`
 */
export async function holdSeenReturn(
  trx: Database,
  { config }: Pick<ServerContext, 'config'>,
  { returnId, seen, staff }: SeenReturnOf,
): Promise<HeldReturn> {
  const held = await holdReturn(trx, returnId)
  if (seen === undefined || seen === returnVersionOf(held)) return held
  throw new CallError(409, returnNotAllowed, { data: await readDeskReturn(trx, config, staff, returnId) })
}

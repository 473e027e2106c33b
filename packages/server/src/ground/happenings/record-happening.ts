import type { HappeningKind, Happenings } from '@dawakit/core/happenings'
import { sql } from 'kysely'
import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'

/**
 * Writes a happening down, for those who hear of it afterwards. Its place among the others is one behind all that this
 * transaction can see: of two that happen to one order, whose transactions wait for each other, the later has the later place.
 * Others may share it; their final number is given when they are handed over, see `numberHappenings`.
 *
 * @param at - Epoch milliseconds.
 */
export async function recordHappening<Kind extends HappeningKind>(
  trx: Database,
  kind: Kind,
  facts: Happenings[Kind],
  at: number,
): Promise<void> {
  await trx
    .insertInto('happening')
    .values({
      id: newId(),
      place: sql<number>`(select coalesce(max(place), 0) + 1 from happening)`,
      number: null,
      kind,
      facts: JSON.stringify(facts),
      at,
    })
    .execute()
}

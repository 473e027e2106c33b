import { type ReferenceCatalogue, saltFactsOn } from '@dawakit/core/catalogue'
import { istDate } from '@dawakit/core/delivery'
import { scheduleOfSalt } from '@dawakit/core/sale'
import { createKnownSalts } from '@dawakit/lists/salts'
import { migrationState } from '../../ground/database/migrate.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type Finding, well } from './finding.ts'

/** Exempt of Schedule H1: what is put on the skin, into the eye or the ear. See docs/sources.md#schedules. */
const EXEMPT = ['cream', 'ointment', 'gel', 'lotion', 'drops', 'soap', 'shampoo']
/** Salts that a line names. */
const NAMED = 3

/**
 * Products of which a list or a hand has said another schedule than H1, which names a salt of theirs, or that they need no prescription:
 * what leaves of them is not in its register. It may be right, so nothing is wrong; but a salt may have been moved since. What is of X is
 * never sold.
 *
 * @returns null where there are none, or the shop does not keep who said it
 */
export async function examineSchedules(
  db: Database,
  catalogue: ReferenceCatalogue | undefined,
  at: number,
): Promise<Finding | null> {
  const { pending } = await migrationState(db)
  if (pending.length > 0 || !catalogue) return null
  const known = createKnownSalts(saltFactsOn(catalogue.salts(), istDate(at)))
  const groups = await db
    .selectFrom('product')
    .innerJoin('product_salt', 'product_salt.product_id', 'product.id')
    .select(['salt_key', (column) => column.fn.count('product.id').distinct().as('count')])
    .where('dosage_form', 'not in', EXEMPT)
    .where((where) => where.or([where('schedule', 'is', null), where('schedule', '<>', 'X')]))
    .where((where) =>
      where.or([
        where.and([
          where('is_schedule_guessed', '=', 0),
          where.or([where('schedule', 'is', null), where('schedule', '<>', 'H1')]),
        ]),
        where.and([where('is_prescription_guessed', '=', 0), where('is_prescription', '=', 0)]),
      ]),
    )
    .groupBy('salt_key')
    .orderBy('salt_key')
    .execute()
  const milder = groups.filter(
    ({ salt_key }) => scheduleOfSalt(salt_key, known.of(salt_key)?.schedule ?? null) === 'H1',
  )
  if (milder.length === 0) return null
  const named = milder.slice(0, NAMED).map(({ salt_key, count }) => `${count} of ${salt_key}`)
  const more = milder.length > NAMED ? ' …' : ''
  return well(
    'schedules',
    `Of Schedule H1 by their salts, and said to be of another or to need no prescription: ${named.join(', ')}${more}. They are in no H1 register. Where that is not meant, leave it to the salts at the desk.`,
  )
}

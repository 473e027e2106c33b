import type { ReferenceCatalogue } from '@dawakit/core/catalogue'
import { saltsOfDay } from '../../ground/context/salts-of-day.ts'
import { migrationState } from '../../ground/database/migrate.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { checkRegisters } from '../../orders/registers/check-registers.ts'
import { type Finding, well, wrong } from './finding.ts'

/** What is wrong that is named. */
const NAMED = 3

/** Whether the registers have no gap and come to what was packed; nothing of a shop that has none yet. */
export async function examineRegisters(
  db: Database,
  catalogue: ReferenceCatalogue | undefined,
): Promise<Finding | null> {
  if (!(await migrationState(db)).done.includes('054-registers')) return null
  const { entries, wrong: found } = await checkRegisters(db, {
    salts: saltsOfDay(() => catalogue?.salts() ?? [], Date.now),
  })
  if (found.length > 0) {
    const more = found.length > NAMED ? ` And ${found.length - NAMED} more: shop register check.` : ''
    return wrong('registers', `${found.slice(0, NAMED).join(' ')}${more}`)
  }
  return entries === 0 ? null : well('registers', `${entries} entries without a gap, as much as was packed.`)
}

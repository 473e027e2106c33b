import type { Pincode } from '@dawakit/core/contract'
import { isPincode } from '@dawakit/core/delivery'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { placeOfPincode } from './prefixes.ts'

type PincodeContext = Pick<ServerContext, 'db' | 'providers' | 'log'>

/** Pincodes listed while one is typed. */
const LISTED = 20

/**
 * Where a pincode is. The imported directory and what was written by hand decide; a shop without a directory goes by the first three digits. What
 * neither knows is asked of the postal service, and where that does not answer nobody delivers.
 *
 * @returns null when it is not six digits, unknown or not serviceable.
 */
export async function findPincode(context: PincodeContext, pincode: string): Promise<Pincode | null> {
  if (!isPincode(pincode)) return null
  const row = await context.db
    .selectFrom('pincode')
    .selectAll()
    .where('pincode', '=', pincode)
    .executeTakeFirst()
  if (row) return row.is_serviceable === 1 ? { pincode, district: row.district, state: row.state } : null
  return findUnlisted(context, pincode)
}

/** As {@link findPincode}, for who has seen that the imported directory has no such row. */
export async function findUnlisted(
  { db, providers, log }: PincodeContext,
  pincode: string,
): Promise<Pincode | null> {
  if (!isPincode(pincode)) return null
  const place = (await hasDirectory(db)) ? null : placeOfPincode(pincode)
  if (place) return { pincode, ...place }
  try {
    const found = await providers.postal.lookUp(pincode)
    return found && { pincode, district: found.district, state: found.state }
  } catch (error) {
    log.warn({ kind: error instanceof Error ? error.name : typeof error }, 'postal service not reached')
    return null
  }
}

/**
 * Serviceable pincodes that start with the text. Without an imported directory the list has one pincode: the
 * text itself once it is whole, before that the head office of the area that it starts.
 */
export async function listPincodes(context: PincodeContext, text: string): Promise<Pincode[]> {
  const prefix = text.replace(/\s/g, '')
  if (!/^[0-9]{1,6}$/.test(prefix)) return []
  const rows = await context.db
    .selectFrom('pincode')
    .select(['pincode', 'district', 'state'])
    .where('pincode', '>=', prefix)
    .where('pincode', '<', `${prefix}:`)
    .where('is_serviceable', '=', 1)
    .orderBy('pincode')
    .limit(LISTED)
    .execute()
  if (rows.length > 0) return rows
  if (prefix.length === 6) {
    const found = await findPincode(context, prefix)
    return found ? [found] : []
  }
  if (prefix.length < 3 || (await hasDirectory(context.db))) return []
  const headOffice = `${prefix.padEnd(5, '0')}1`
  const place = placeOfPincode(headOffice)
  return place ? [{ pincode: headOffice, ...place }] : []
}

async function hasDirectory(db: Database): Promise<boolean> {
  const listed = await db
    .selectFrom('pincode')
    .select('pincode')
    .where('is_exception', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return listed !== undefined
}

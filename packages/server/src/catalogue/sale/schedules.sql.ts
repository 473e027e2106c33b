import type { Schedule } from '@dawakit/core/catalogue'
import { saltName } from '@dawakit/core/product'
import { createKnownSalts, type KnownSalts } from '@dawakit/lists/salts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'

/** The stricter one first; what no schedule is known to name stands before what is known to be free. */
const STRICTEST: readonly (Schedule | null)[] = ['X', 'H1', 'H', null, 'G', 'none']

/**
 * The schedule that each of some products falls under, by what its list says and by what is known of its salts: of several the
 * strictest.
 * @returns null for a product of which none is known.
 */
export async function schedulesOf(
  db: Database,
  { salts }: Pick<ServerContext, 'salts'>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Schedule | null>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_salt')
    .select(['product_id', 'salt'])
    .where('product_id', 'in', [...new Set(productIds)])
    .execute()
  const said = await db
    .selectFrom('product')
    .select(['id', 'schedule'])
    .where('id', 'in', [...new Set(productIds)])
    .execute()
  const known = createKnownSalts(salts())
  return new Map(
    productIds.map((id) => {
      const own = rows.filter(({ product_id }) => product_id === id)
      const list = said.find((product) => product.id === id)?.schedule ?? null
      const ofList = list === null ? [] : [readSchedule(list)]
      return [id, strictest([...ofList, ...own.map(({ salt }) => scheduleOf(known, salt))])]
    }),
  )
}

/** As lists write it: 'H1', 'Schedule H', 'h'. */
function readSchedule(text: string): Schedule | null {
  const words = text.toLowerCase().split(/[^a-z0-9]+/)
  return STRICTEST.find((schedule) => schedule !== null && words.includes(schedule.toLowerCase())) ?? null
}

const scheduleOf = (known: KnownSalts, salt: string): Schedule | null =>
  known.of(saltName(salt))?.schedule ?? null

const strictest = (schedules: readonly (Schedule | null)[]): Schedule | null =>
  STRICTEST.find((schedule) => schedules.includes(schedule)) ?? null

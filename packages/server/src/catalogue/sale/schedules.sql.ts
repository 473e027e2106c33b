import type { Schedule } from '@dawakit/core/catalogue'
import { saltName } from '@dawakit/core/product'
import { readSchedule, scheduleOfProduct, scheduleOfSalt } from '@dawakit/core/sale'
import type { KnownSalts } from '@dawakit/lists/salts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { knownSaltsOf } from '../schedules/known-salts-of.ts'

/**
 * The schedule that each of some products falls under, by what is said of it, else by what is known of its salts today: of several the
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
  const kept = await db
    .selectFrom('product')
    .select(['id', 'schedule', 'is_schedule_guessed'])
    .where('id', 'in', [...new Set(productIds)])
    .execute()
  const known = knownSaltsOf(salts())
  return new Map(
    productIds.map((id) => {
      const own = rows.filter(({ product_id }) => product_id === id)
      const product = kept.find((one) => one.id === id)
      const ofSalts = own.map(({ salt }) => scheduleOf(known, salt))
      const schedule = readSchedule(product?.schedule ?? '')
      return [id, scheduleOfProduct({ schedule, isGuessed: product?.is_schedule_guessed !== 0 }, ofSalts)]
    }),
  )
}

const scheduleOf = (known: KnownSalts, salt: string): Schedule | null =>
  scheduleOfSalt(saltName(salt), known.of(saltName(salt))?.schedule ?? null)

import { istDate } from '@dawakit/core/delivery'
import type { Paise } from '@dawakit/core/money'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { ProductStepTable } from '../../ground/database/schema/kept-products.ts'
import type { AuditedBy } from '../../ground/desk-calls/audit.ts'

export interface Prices {
  mrp: Paise
  price: Paise
}

interface NewStep {
  productId: string
  what: ProductStepTable['what']
  state?: ProductStepTable['state']
  /** @default the day of `at` */
  day?: string
  at: number
  /** Null of a command. */
  by: Pick<NonNullable<AuditedBy>, 'id' | 'name'> | null
  why: string
  before?: Prices
  after?: Prices
}

/** Writes down what was done to a price or to being on sale, or is planned, in the transaction that does it. */
export async function keepStep(
  trx: Database,
  { productId, what, state = 'done', at, day = istDate(at), by, why, before, after }: NewStep,
): Promise<void> {
  await trx
    .insertInto('product_step')
    .values({
      id: newIdInOrder(),
      product_id: productId,
      what,
      state,
      day,
      at,
      staff_id: by?.id ?? null,
      staff_name: by?.name ?? '',
      why,
      mrp_before: before?.mrp ?? null,
      price_before: before?.price ?? null,
      mrp_paise: after?.mrp ?? null,
      price_paise: after?.price ?? null,
    })
    .execute()
}

/** Whether just that is planned for that day already. The caller holds the product's row. */
export async function isPlanned(
  trx: Database,
  productId: string,
  day: string,
  { mrp, price }: Prices,
): Promise<boolean> {
  const same = await trx
    .selectFrom('product_step')
    .select('id')
    .where('product_id', '=', productId)
    .where('state', '=', 'planned')
    .where('day', '=', day)
    .where('mrp_paise', '=', mrp)
    .where('price_paise', '=', price)
    .limit(1)
    .executeTakeFirst()
  return same !== undefined
}

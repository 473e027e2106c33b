import type { Paise } from '@dawakit/core/money'
import type { BasisPoints } from '@dawakit/core/tax'
import { sql } from 'kysely'
import { locksRows } from '../../ground/database/locks-rows.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { BatchOf } from '../../shelves/batches/write-moves.ts'

/** A batch as it stands while its row is held. */
export interface HeldBatch {
  units: number
  purchasePaise: Paise | null
  mrpPaise: Paise | null
}

/** Products and their batches that nobody else changes until the transaction ends. */
export interface HeldShelves {
  unknownUnits(productId: string): number
  /** Undefined where there is none. */
  batch(of: BatchOf): HeldBatch | undefined
  /** Batches of a product that stand on the shelf. */
  standing(productId: string): BatchOf[]
  product(productId: string): { mrpPaise: Paise; gst: BasisPoints; dosageForm: string }
}

export const batchKey = ({ productId, batch, expiresOn }: BatchOf) => `${productId} ${batch} ${expiresOn}`

/** '' and '' are packs of no known batch; a row of such is what a list has said, and no batch. */
export const isNamed = ({ batch, expiresOn }: { batch: string; expiresOn: string }) =>
  batch !== '' || expiresOn !== ''

/**
 * Holds the stock of products and then their batches, in the one order of locks: docs/decisions/013-one-order-of-locks.md
 *
 * @param options.isLooking - Nothing is held, and they may be others a moment later. @default false
 */
export async function lockShelves(
  trx: Database,
  productIds: readonly string[],
  { isLooking = false }: { isLooking?: boolean } = {},
): Promise<HeldShelves> {
  const ids = [...new Set(productIds)]
  const isLocking = !isLooking && locksRows(trx)
  const stocks = await trx
    .selectFrom('stock')
    .select(['product_id', 'unknown_units'])
    .where('product_id', 'in', ids)
    .$if(isLocking, (query) => query.orderBy(sql`product_id collate "C"`).forUpdate())
    .execute()
  const rows = await trx
    .selectFrom('stock_batch')
    .select(['product_id', 'batch', 'expires_on', 'units', 'purchase_paise', 'mrp_paise'])
    .where('product_id', 'in', ids)
    .$if(isLocking, (query) =>
      query
        .orderBy(sql`product_id collate "C"`)
        .orderBy(sql`batch collate "C"`)
        .orderBy(sql`expires_on collate "C"`)
        .forUpdate(),
    )
    .execute()
  const products = await trx
    .selectFrom('product')
    .select(['id', 'mrp_paise', 'gst_bp', 'dosage_form'])
    .where('id', 'in', ids)
    .execute()
  const unknown = new Map(stocks.map((row) => [row.product_id, row.unknown_units]))
  const facts = new Map(
    products.map((row) => [
      row.id,
      { mrpPaise: row.mrp_paise, gst: row.gst_bp, dosageForm: row.dosage_form },
    ]),
  )
  const batches = new Map(
    rows
      .map(({ product_id, batch, expires_on, units, purchase_paise, mrp_paise }) => ({
        of: { productId: product_id, batch, expiresOn: expires_on },
        held: { units: units ?? 0, purchasePaise: purchase_paise, mrpPaise: mrp_paise },
      }))
      .filter(({ of }) => isNamed(of))
      .map((one) => [batchKey(one.of), one]),
  )
  return {
    unknownUnits: (productId) => unknown.get(productId) ?? 0,
    batch: (of) => batches.get(batchKey(of))?.held,
    standing: (productId) =>
      [...batches.values()]
        .filter(({ of, held }) => of.productId === productId && held.units !== 0)
        .map(({ of }) => of),
    product(productId) {
      const known = facts.get(productId)
      if (!known) throw new Error(`There is no product ${productId}.`)
      return known
    },
  }
}

import type { Paise } from '@dawakit/core/money'
import { BadValue, rupeesText } from '@dawakit/lists/values'
import type { Selectable } from 'kysely'
import { discountOf } from '../../catalogue/products/discount-of.ts'
import type { ProductTable } from '../../ground/database/schema/catalogue.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { AuditedBy } from '../../ground/desk-calls/audit.ts'
import type { Journal } from '../../ground/journal/journal.ts'
import { markShown } from '../../ground/kept-catalogue/shown-products.ts'
import { printedMrps } from './printed-mrp.ts'
import { keepStep, type Prices } from './product-steps.ts'

type Priced = Pick<
  Selectable<ProductTable>,
  'id' | 'mrp_paise' | 'price_paise' | 'discount' | 'updated_at' | 'is_for_sale'
>

/** The number that a change makes of a product's last: another one each time, and its time where no two are of one moment. */
export const nextVersion = (before: number, at: number): number => Math.max(at, before + 1)

/** @throws {BadValue} for a price that is none, or is above what a pack prints */
export async function requirePrice(db: Database, id: string, { mrp, price }: Prices): Promise<void> {
  if (price <= 0) throw new BadValue('price is empty: write what it costs')
  if (price > mrp) throw new BadValue('price is above the MRP')
  const printed = (await printedMrps(db, [id])).get(id)
  if (printed === undefined) return
  const those = `${rupeesText(printed)}, the MRP that packs on the shelf print`
  if (price > printed) throw new BadValue(`price is above ${those}`)
  if (mrp > printed) throw new BadValue(`mrp is above ${those}`)
}

/**
 * Sets what a product costs, inside the caller's transaction, which holds its row. Orders that are placed keep their price.
 *
 * @param step - Null where what has set it writes it down itself.
 * @throws {BadValue} as {@link requirePrice}
 */
export async function setPrice(
  trx: Database,
  known: Priced,
  prices: Prices,
  { at, journal, step }: { at: number; journal: Journal; step: { by: AuditedBy; why: string } | null },
): Promise<void> {
  await requirePrice(trx, known.id, prices)
  const before = {
    mrp_paise: known.mrp_paise,
    price_paise: known.price_paise,
    discount: known.discount,
    updated_at: known.updated_at,
  }
  const after = {
    mrp_paise: prices.mrp,
    price_paise: prices.price,
    discount: discountOf(prices.mrp, prices.price),
    updated_at: nextVersion(known.updated_at, at),
  }
  await trx.updateTable('product').set(after).where('id', '=', known.id).execute()
  await markShown(trx, known.id)
  journal.changed('product', known.id, before, after)
  if (step)
    await keepStep(trx, {
      productId: known.id,
      what: 'price',
      at,
      by: step.by,
      why: step.why,
      before: pricesOf(known),
      after: prices,
    })
}

export const pricesOf = ({ mrp_paise, price_paise }: { mrp_paise: Paise; price_paise: Paise }): Prices => ({
  mrp: mrp_paise,
  price: price_paise,
})

import type { DeskProductFields } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { createClassifier } from '@dawakit/lists/medicines'
import { createKnownSalts } from '@dawakit/lists/salts'
import { BadValue, rupeesText } from '@dawakit/lists/values'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { createJournal } from '../../ground/journal/journal.ts'
import {
  requireFreeCode,
  requireKnownSalts,
  requirePlace,
  requireRate,
} from '../../lists/by-hand/edit-product.ts'
import { readProductRow } from '../../lists/products/product-row.ts'
import { settleGroups } from '../../lists/products/settle-variants.ts'
import { createShelves } from '../../lists/products/shelves.ts'
import { writeProducts } from '../../lists/products/write-products.ts'
import { keepStep, type Prices } from '../prices/product-steps.ts'
import { requirePrice } from '../prices/set-price.ts'
import { told } from './change-fields.ts'
import { byField } from './field-refusal.ts'
import { tellChanged } from './tell-changed.ts'

/**
 * Adds a product as a list of one row would, off sale and seen by nobody until somebody puts it on sale.
 *
 * @returns its id
 * @throws {CallError} 422 `product-field-wrong`
 */
export async function addProduct(
  context: ServerContext,
  staff: DeskStaff,
  { fields, prices }: { fields: Partial<DeskProductFields>; prices: Prices },
): Promise<string> {
  const { db, clock, salts, catalogue, config } = context
  const id = await byField(() =>
    inTransaction(db, async (trx) => {
      const at = clock()
      const knownSalts = createKnownSalts(salts())
      const row = {
        composition: '',
        ...fields,
        mrp: rupeesText(prices.mrp),
        price: rupeesText(prices.price),
        for_sale: 'no',
        unlisted: 'yes',
      }
      const day = istDate(at)
      const product = readProductRow(row, {
        manufacturer: 'Generic',
        day,
        classifier: createClassifier(knownSalts),
      })
      await requirePrice(trx, '', prices)
      await requireKnownSalts(trx, knownSalts, row.composition ?? '')
      await requirePlace(trx, row)
      requireRate({ ...product, said: row.hsn ?? '' }, day)
      if (product.code !== null) await requireFreeCode(trx, product.code)
      else await requireFreeName(trx, product.slug)
      const shelves = createShelves(false)
      const journal = createJournal()
      const [done] = await writeProducts(
        trx,
        [{ line: 1, values: product }],
        {
          columns: new Set(Object.keys(row)),
          shelves,
          stock: 0,
          at,
          day,
          isReplacing: false,
          importNumber: null,
          isMended: false,
          saleDays: config.saleDays,
        },
        journal,
      )
      if (done && 'reason' in done) throw new BadValue(done.reason)
      const added = journal.changes.find(({ what }) => what === 'product')?.key ?? ''
      // Nobody sees it yet, but its brand is there for the next one.
      const brand_id = await shelves.brandId(trx, product.brand, journal)
      await trx.updateTable('product').set({ brand_id }).where('id', '=', added).execute()
      if (product.variant) await settleGroups(trx, [product.variant.group], journal)
      await keepStep(trx, {
        productId: added,
        what: 'price',
        at,
        by: staff,
        why: '',
        after: prices,
      })
      await audit(trx, staff, clock, {
        action: 'product.add',
        subject: 'product',
        subjectId: added,
        after: { ...told(fields), ...prices },
      })
      await tellChanged(trx, ['name'], at)
      return added
    }),
  )
  catalogue.refresh()
  return id
}

/** Without a code the name is what tells it from others. @throws {BadValue} */
async function requireFreeName(db: Database, slug: string): Promise<void> {
  const other = await db.selectFrom('product').select('name').where('slug', '=', slug).executeTakeFirst()
  if (other) throw new BadValue(`code is empty, and ${other.name} is there already: give this one a code`)
}

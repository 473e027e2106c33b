import { type Paise, paise, toRupees } from '@dawakit/core/money'
import { paiseOf, wholeOf } from '@dawakit/lists/values'
import type { Command } from 'commander'
import { sql } from 'kysely'
import { discountOf } from '../../../catalogue/products/discount-of.ts'
import { inTransaction } from '../../../ground/database/in-transaction.ts'
import { recordHappening } from '../../../ground/happenings/record-happening.ts'
import { markShown } from '../../../ground/kept-catalogue/shown-products.ts'
import { keepStep } from '../../../keeping/prices/product-steps.ts'
import { setShelf } from '../../../lists/batches/set-shelf.ts'
import { followMrp } from '../../../shelves/batches/follow-mrp.ts'
import { findProduct } from '../find-product.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'
import { withMessages } from '../with-messages.ts'

const MOST_STOCK = 10_000_000
/** Products that a list of low stock shows. */
const LISTED = 200

export function addStockCommands(program: Command, operator: Operator): void {
  program
    .command('stock')
    .description('Show the stock of a product, or all products below their alert.')
    .argument('[product]', 'id, code or slug')
    .action((product?: string) => (product ? showStock(operator, product) : showLow(operator)))
  program
    .command('set-stock')
    .description('Set how many units can be bought now, beside those held by unpaid orders.')
    .argument('<product>', 'id, code or slug')
    .argument('<units>', 'a whole number from 0')
    .action((product: string, units: string) =>
      setStock(operator, product, wholeOf('units', units, MOST_STOCK)),
    )
  program
    .command('set-price')
    .description('Set the selling price in rupees, and the MRP. Without a price (0) it is not for sale.')
    .argument('<product>', 'id, code or slug')
    .argument('<price>', 'rupees, taxes included')
    .option('--mrp <rupees>', 'maximum retail price; stays as it is when not given')
    .action((product: string, price: string, options: { mrp?: string }) =>
      setPrice(operator, product, paiseOf('price', price), options.mrp),
    )
}

async function showStock(operator: Operator, name: string): Promise<void> {
  await withDatabase(operator, async (db) => {
    const product = await findProduct(db, name)
    const stock = await db
      .selectFrom('stock')
      .selectAll()
      .where('product_id', '=', product.id)
      .executeTakeFirst()
    operator.print(
      `${product.name}: ${stock?.free ?? 0} to buy, ${stock?.reserved ?? 0} held by unpaid orders.`,
    )
  })
}

async function showLow(operator: Operator): Promise<void> {
  await withDatabase(operator, async (db) => {
    const rows = await db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['product.id', 'product.name', 'stock.free'])
      .where('product.is_for_sale', '=', 1)
      .where('product.is_generated', '=', 0)
      .where(sql<boolean>`stock.free < product.stock_alert_threshold`)
      .orderBy('stock.free')
      .orderBy('product.popularity', 'desc')
      .limit(LISTED)
      .execute()
    for (const row of rows) operator.print(`${String(row.free).padStart(6)}  ${row.id}  ${row.name}`)
    operator.print(rows.length === 0 ? 'Nothing is below its alert.' : `${rows.length} below their alert.`)
  })
}

async function setStock(operator: Operator, name: string, free: number): Promise<void> {
  await withMessages(operator, async ({ db, happened, restock }) => {
    const product = await findProduct(db, name)
    await inTransaction(db, async (trx) => {
      await trx
        .insertInto('stock')
        .values({ product_id: product.id, free: 0, reserved: 0, shown_at: Date.now() })
        .onConflict((conflict) => conflict.column('product_id').doNothing())
        .execute()
      await setShelf(trx, product.id, { free }, { importNumber: null, at: Date.now() })
      await happened(trx, 'stock.changed', { import: null })
    })
    operator.print(`${product.name}: ${free} to buy.`)
    const told = await restock.runOnce()
    if (told > 0) operator.print(`Customers told who waited: ${told}.`)
  })
}

async function setPrice(
  operator: Operator,
  name: string,
  price: Paise | null,
  mrpText: string | undefined,
): Promise<void> {
  await withDatabase(operator, async (db) => {
    const product = await findProduct(db, name)
    const mrp = mrpText === undefined ? product.mrp_paise : (paiseOf('mrp', mrpText) ?? paise(0))
    if (price !== null && price > mrp) {
      throw new OperatorError(`The price is above the MRP (${toRupees(mrp)} rupees): give --mrp too.`)
    }
    await inTransaction(db, async (trx) => {
      // Stock before the product.
      await markShown(trx, product.id)
      await trx
        .updateTable('product')
        .set({
          mrp_paise: mrp,
          price_paise: price ?? mrp,
          discount: discountOf(mrp, price ?? mrp),
          is_for_sale: price === null ? 0 : 1,
          updated_at: Date.now(),
        })
        .where('id', '=', product.id)
        .execute()
      await keepStep(trx, {
        productId: product.id,
        what: 'price',
        at: Date.now(),
        by: null,
        why: '',
        before: { mrp: product.mrp_paise, price: product.price_paise },
        after: { mrp, price: price ?? mrp },
      })
      await followMrp(trx, [product.id], Date.now())
      await recordHappening(trx, 'products.changed', { import: null }, Date.now())
    })
    operator.print(
      price === null
        ? `${product.name}: not for sale.`
        : `${product.name}: ${toRupees(price)} of ${toRupees(mrp)} rupees.`,
    )
  })
}

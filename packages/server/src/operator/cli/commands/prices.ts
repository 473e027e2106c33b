import { istDate } from '@dawakit/core/delivery'
import { plainRupees } from '@dawakit/core/money'
import { BadValue, paiseOf } from '@dawakit/lists/values'
import type { Command } from 'commander'
import { inTransaction } from '../../../ground/database/in-transaction.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import { recordHappening } from '../../../ground/happenings/record-happening.ts'
import { noJournal } from '../../../ground/journal/journal.ts'
import { keepStep } from '../../../keeping/prices/product-steps.ts'
import { pricesOf, requirePrice, setPrice } from '../../../keeping/prices/set-price.ts'
import { lockProduct } from '../../../lists/by-hand/edit-product.ts'
import { findProduct } from '../find-product.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'

/** Prices that a list of those that are planned shows. */
const LISTED = 200
const DAY = /^\d{4}-\d{2}-\d{2}$/

export function addPriceCommands(program: Command, operator: Operator): void {
  program
    .command('price')
    .description('Set the price of a product in rupees, now or from a day on. Whether it is on sale stays.')
    .argument('<product>', 'id, code or slug')
    .argument('<price>', 'rupees, taxes included')
    .option('--mrp <rupees>', 'maximum retail price; stays as it is when not given')
    .option('--from <day>', 'the day in India from which it holds: 2026-12-01')
    .action((product: string, price: string, options: { mrp?: string; from?: string }) =>
      planPrice(operator, product, price, options),
    )
  program
    .command('prices')
    .description('Show the prices that are planned, by their day.')
    .argument('<which>', 'planned')
    .action((which: string) => {
      if (which !== 'planned') throw new OperatorError('Say which: `shop prices planned`.')
      return showPlanned(operator)
    })
}

async function planPrice(
  operator: Operator,
  name: string,
  text: string,
  { mrp: mrpText, from }: { mrp?: string; from?: string },
): Promise<void> {
  await withDatabase(operator, async (db) => {
    const product = await findProduct(db, name)
    const at = Date.now()
    const today = istDate(at)
    if (from !== undefined && (!DAY.test(from) || Number.isNaN(Date.parse(from)) || from < today))
      throw new OperatorError(`--from "${from}" is no day from today on: write it as ${today}.`)
    const mrp = mrpText === undefined ? product.mrp_paise : paiseOf('mrp', mrpText)
    const price = paiseOf('price', text)
    if (mrp === null || price === null) throw new OperatorError('Write the price and the MRP in rupees.')
    const prices = { mrp, price }
    const isNow = from === undefined || from === today
    await inTransaction(db, async (trx) => {
      const known = await lockProduct(trx, product.id)
      if (!known) return
      if (isNow)
        await setPrice(trx, known.row, prices, { at, journal: noJournal, step: { by: null, why: '' } })
      else {
        await requirePrice(trx, product.id, prices)
        await keepStep(trx, {
          productId: product.id,
          what: 'price',
          state: 'planned',
          day: from,
          at,
          by: null,
          why: '',
          before: pricesOf(known.row),
          after: prices,
        })
      }
      if (isNow) await recordHappening(trx, 'products.changed', { import: null }, at)
    }).catch((error: unknown) => {
      throw error instanceof BadValue ? new OperatorError(`Nothing was changed: ${error.message}.`) : error
    })
    operator.print(
      `${product.name}: ${plainRupees(price)} of ${plainRupees(mrp)} rupees${isNow ? '' : ` from ${from}`}.`,
    )
  })
}

async function showPlanned(operator: Operator): Promise<void> {
  await withDatabase(operator, async (db) => {
    const rows = await planned(db)
    for (const { day, name, product_id, price_paise, mrp_paise, staff_name } of rows) {
      const price = `${plainRupees(price_paise)} of ${plainRupees(mrp_paise)}`
      operator.print(`${day}  ${product_id}  ${name}: ${price}${staff_name && `, ${staff_name}`}`)
    }
    operator.print(rows.length === 0 ? 'No price is planned.' : `${rows.length} planned.`)
  })
}

const planned = (db: Database) =>
  db
    .selectFrom('product_step')
    .innerJoin('product', 'product.id', 'product_step.product_id')
    .select(['day', 'product.name', 'product_id', 'staff_name'])
    .select((column) => [
      column.ref('product_step.price_paise').$notNull().as('price_paise'),
      column.ref('product_step.mrp_paise').$notNull().as('mrp_paise'),
    ])
    .where('state', '=', 'planned')
    .orderBy('day')
    .orderBy('product_step.id')
    .limit(LISTED)
    .execute()

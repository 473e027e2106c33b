import { istDate, startOfIstDay } from '@dawakit/core/delivery'
import { plainRupees } from '@dawakit/core/money'
import { nameKey } from '@dawakit/core/product'
import type { Command } from 'commander'
import { inTransaction } from '../../../ground/database/in-transaction.ts'
import { touchCatalogue } from '../../../ground/kept-catalogue/catalogue-version.ts'
import { writeState } from '../../../lists/others/import-states.ts'
import { writeCoupon } from '../../../people/coupons/write-coupon.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'

interface CouponOptions {
  uses: string
  until: string
  products: string[]
}

export function addPromotionCommands(program: Command, operator: Operator): void {
  const coupons = program
    .command('coupons')
    .description('Coupons; `import coupons` and `export coupons` do many.')
  coupons
    .command('list')
    .description('All coupons.')
    .action(() => listCoupons(operator))
  coupons
    .command('add')
    .description('Add a coupon, or change the one of that code.')
    .argument('<code>', '2 to 30 letters and digits')
    .argument('<percent>', '1 to 100')
    .requiredOption('--uses <number>', 'over all customers')
    .requiredOption('--until <day>', 'the last day, yyyy-mm-dd')
    .requiredOption('--products <products...>', 'ids, codes or slugs, or all')
    .action((code: string, percent: string, { uses, until, products }: CouponOptions) =>
      withDatabase(operator, async (db) => {
        const text = { code, percent, uses, until, products: products.join(' ') }
        const outcome = await inTransaction(db, (trx) => writeCoupon(trx, text, Date.now()))
        operator.print(`${code.toUpperCase()} ${outcome}.`)
      }),
    )
  coupons
    .command('end')
    .description('Let a coupon expire now. Orders that used it keep it.')
    .argument('<code>')
    .action((code: string) =>
      withDatabase(operator, async (db) => {
        // Its last day is yesterday, so that a list that was exported and comes in again does not wake it.
        const ended = await db
          .updateTable('coupon')
          .set({ expires_at: startOfIstDay(istDate(Date.now())) - 1 })
          .where('name_key', '=', nameKey(code))
          .executeTakeFirst()
        if (ended.numUpdatedRows === 0n) throw new OperatorError(`There is no coupon "${code}".`)
        operator.print(`${code.toUpperCase()} has ended.`)
      }),
    )

  const banners = program.command('banners').description('Banners; `import banners` adds and changes them.')
  banners
    .command('list')
    .description('All banners, as they are shown.')
    .action(() => listBanners(operator))
  banners
    .command('remove')
    .description('Take a banner away.')
    .argument('<id>')
    .action((id: string) =>
      withDatabase(operator, async (db) => {
        const removed = await db.deleteFrom('banner').where('id', '=', id).executeTakeFirst()
        if (removed.numDeletedRows === 0n) throw new OperatorError(`There is no banner "${id}".`)
        await touchCatalogue(db)
        operator.print('Removed.')
      }),
    )

  const states = program
    .command('states')
    .description('What delivery costs and takes; `import states` does many.')
  states
    .command('list')
    .description('The states delivered to.')
    .action(() => listStates(operator))
  states
    .command('set')
    .description("Set a state's delivery charge and days.")
    .argument('<state>')
    .argument('<rupees>')
    .argument('<days>')
    .action((state: string, fee: string, days: string) =>
      withDatabase(operator, async (db) => {
        const outcome = await inTransaction(db, (trx) => writeState(trx, { state, fee, days }))
        operator.print(`${state} ${outcome}.`)
      }),
    )
}

async function listCoupons(operator: Operator): Promise<void> {
  await withDatabase(operator, async (db) => {
    const rows = await db
      .selectFrom('coupon')
      .leftJoin('coupon_product', 'coupon_product.coupon_id', 'coupon.id')
      .select(['coupon.name', 'coupon.percent', 'coupon.uses_left', 'coupon.expires_at', 'coupon.is_for_all'])
      .select((column) => column.fn.count('coupon_product.product_id').as('products'))
      .groupBy([
        'coupon.name',
        'coupon.percent',
        'coupon.uses_left',
        'coupon.expires_at',
        'coupon.is_for_all',
      ])
      .orderBy('coupon.name')
      .execute()
    for (const row of rows) {
      const terms = `${row.percent} %, ${row.uses_left} uses left, until ${istDate(row.expires_at)}`
      const products = row.is_for_all === 1 ? 'all' : Number(row.products)
      operator.print(`${row.name}  ${terms}, ${products} products`)
    }
    operator.print(rows.length === 1 ? '1 coupon.' : `${rows.length} coupons.`)
  })
}

async function listBanners(operator: Operator): Promise<void> {
  await withDatabase(operator, async (db) => {
    const rows = await db
      .selectFrom('banner')
      .selectAll()
      .orderBy('kind')
      .orderBy('position')
      .orderBy('id')
      .execute()
    for (const row of rows) operator.print(`${row.kind}  ${row.id}  ${row.title}  ${row.image}`)
    operator.print(rows.length === 1 ? '1 banner.' : `${rows.length} banners.`)
  })
}

async function listStates(operator: Operator): Promise<void> {
  await withDatabase(operator, async (db) => {
    const rows = await db.selectFrom('state_shipping').selectAll().orderBy('state_key').execute()
    for (const row of rows) {
      operator.print(`${row.state}: ${plainRupees(row.fee_paise)} rupees, ${row.tat_days} days`)
    }
    operator.print(rows.length === 1 ? '1 state.' : `${rows.length} states.`)
  })
}

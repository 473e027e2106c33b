import { istDate } from '@dawakit/core/delivery'
import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { followMrp } from '../batches/follow-mrp.ts'
import { changePieces } from '../batches/move-pieces.ts'
import { putOnSale } from '../batches/put-on-sale.ts'
import { followExpiry } from './follow-expiry.ts'

const DAY_MS = 86_400_000

onEachDatabase('What expires too soon', (open) => {
  let shop: TestShop
  const openShop = async (env: Record<string, string> = {}) => {
    shop = await openTestShop(await open(), { env })
    await shop.db
      .updateTable('stock')
      .set({ free: 0, unknown_units: 0 })
      .where('product_id', '=', 'dolo')
      .execute()
    // 45 days from 14 November 2026 end on 28 December.
    await put('SOON', '2026-12-28', 5, 9_000)
    await put('LATE', '2028-03-31', 7, 9_500)
    await put('NONE', '', 2, null)
  }
  beforeEach(() => openShop())

  const put = (batch: string, expiresOn: string, units: number, mrpPaise: number | null) =>
    inTransaction(shop.db, (trx) =>
      changePieces(
        trx,
        [{ productId: 'dolo', batch, expiresOn, units }],
        { kind: 'goodsIn', subject: 'bill', staffId: null, at: shop.clock.now },
        { facts: { mrpPaise } },
      ),
    )
  const follow = () => followExpiry(shop.app.context)
  const shelf = async () => {
    const { free, unknown_units, shown_at } = await shop.db
      .selectFrom('stock')
      .selectAll()
      .where('product_id', '=', 'dolo')
      .executeTakeFirstOrThrow()
    const sold = await shop.db
      .selectFrom('stock_batch')
      .select('batch')
      .where('is_sold', '=', 1)
      .orderBy('batch')
      .execute()
    return { free, unknown: unknown_units, shown: shown_at, sold: sold.map(({ batch }) => batch).join(' ') }
  }
  const prices = async () => {
    const { mrp_paise, price_paise, discount } = await shop.db
      .selectFrom('product')
      .selectAll()
      .where('id', '=', 'dolo')
      .executeTakeFirstOrThrow()
    return [mrp_paise, price_paise, discount]
  }
  const told = async () => {
    const rows = await shop.db.selectFrom('happening').select('kind').orderBy('kind').execute()
    return rows.map(({ kind }) => kind)
  }

  it('is sold to the last day that is left, and taken off sale on the next, once', async () => {
    expect(istDate(shop.clock.now)).toBe('2026-11-14')
    expect(await follow()).toBe(0)
    expect(await shelf()).toMatchObject({ free: 14, sold: 'LATE NONE SOON' })
    const before = (await shelf()).shown
    shop.clock.advance(DAY_MS)
    expect(await follow()).toBe(1)
    const after = await shelf()
    expect(after).toMatchObject({ free: 9, unknown: 0, sold: 'LATE NONE' })
    expect(after.shown).toBeGreaterThan(before)
    expect(await told()).toEqual(['products.changed', 'stock.changed'])
    expect(await follow()).toBe(0)
    expect(await told()).toHaveLength(2)
  })

  it('is sold again where its expiry or a setting says otherwise since, but not what is held', async () => {
    shop.clock.advance(2 * DAY_MS)
    await follow()
    await inTransaction(shop.db, (trx) =>
      putOnSale(
        trx,
        { productId: 'dolo', batch: 'LATE', expiresOn: '2028-03-31' },
        { isSold: false, held: 'kept' },
      ),
    )
    await shop.db
      .updateTable('stock_batch')
      .set({ expires_on: '2027-12-31' })
      .where('batch', '=', 'SOON')
      .execute()
    expect(await follow()).toBe(1)
    expect(await shelf()).toMatchObject({ free: 7, sold: 'NONE SOON' })
  })

  it('goes by the days of its dosage form', async () => {
    await openShop({ SALE_DAYS_OF_FORM: 'Tablet: 40, syrup:90', LIMIT_NEAR_EXPIRY_DAYS: '60' })
    expect(await follow()).toBe(0)
    await shop.db.updateTable('product').set({ dosage_form: 'syrup' }).where('id', '=', 'dolo').execute()
    expect(await follow()).toBe(1)
    expect(await shelf()).toMatchObject({ free: 9, sold: 'LATE NONE' })
  })

  it('is done once by two processes', async () => {
    shop.clock.advance(DAY_MS)
    const [one, other] = await Promise.all([follow(), follow()])
    expect((one ?? 0) + (other ?? 0)).toBe(1)
    expect((await shelf()).free).toBe(9)
  })

  it('leaves the product at the lowest MRP of what is sold, and its price never above it', async () => {
    await shop.db
      .updateTable('product')
      .set({ mrp_paise: 9_000, price_paise: 9_000, discount: '0' })
      .where('id', '=', 'dolo')
      .execute()
    shop.clock.advance(DAY_MS)
    await follow()
    // The price does not rise by itself.
    expect(await prices()).toEqual([9_500, 9_000, '5'])
    await put('LOW', '2028-05-31', 1, 8_000)
    await shop.db.updateTable('stock_batch').set({ is_sold: 0 }).where('batch', '=', 'LOW').execute()
    await follow()
    expect(await prices()).toEqual([8_000, 8_000, '0'])
    const { before, after } = await shop.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'product.followMrp')
      .orderBy('at', 'desc')
      .orderBy('after')
      .executeTakeFirstOrThrow()
    expect([before, after].map((text) => JSON.parse(text ?? ''))).toEqual([
      { mrpPaise: 9_500, pricePaise: 9_000 },
      { mrpPaise: 8_000, pricePaise: 8_000 },
    ])
  })

  it('does not go by an MRP of nothing', async () => {
    await put('ZERO', '2028-05-31', 1, 0)
    await shop.db
      .updateTable('product')
      .set({ mrp_paise: 9_500, price_paise: 9_400, discount: '1' })
      .where('id', '=', 'dolo')
      .execute()
    await inTransaction(shop.db, (trx) => followMrp(trx, ['dolo'], shop.clock.now))
    expect(await prices()).toEqual([9_000, 9_000, '0'])
  })
})

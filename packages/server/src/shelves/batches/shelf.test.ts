import { RuleError } from '@dawakit/core/refusals'
import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { changePieces, takePieces } from './move-pieces.ts'
import { putOnSale } from './put-on-sale.ts'
import type { BatchPieces, MoveBy } from './write-moves.ts'

const AT = Date.parse('2026-11-28T10:00:00+05:30')
const by = (kind: MoveBy['kind']): MoveBy => ({ kind, subject: 'parcel-1', staffId: null, at: AT })
const b1 = (units: number): BatchPieces => ({
  productId: 'dolo',
  batch: 'B1',
  expiresOn: '2028-03-31',
  units,
})
const unknown = (units: number): BatchPieces => ({ productId: 'dolo', batch: '', expiresOn: '', units })
const codeOf = (error: unknown) => (error instanceof RuleError ? error.code : error)

onEachDatabase('The shelf', (open) => {
  let db: Database
  beforeEach(async () => {
    db = (await openTestShop(await open())).db
    await db
      .updateTable('stock')
      .set({ free: 10, reserved: 0, unknown_units: 10 })
      .where('product_id', '=', 'dolo')
      .execute()
  })
  const change = (piece: BatchPieces, kind: MoveBy['kind'] = 'goodsIn', options = {}) =>
    inTransaction(db, (trx) => changePieces(trx, [piece], by(kind), options))
  const take = (...pieces: BatchPieces[]) => inTransaction(db, (trx) => takePieces(trx, pieces, by('packed')))
  const sell = (isSold: boolean) =>
    inTransaction(db, (trx) => putOnSale(trx, b1(0), { isSold, held: isSold ? null : 'recalled' }))
  const shelf = async () => {
    const stock = await db
      .selectFrom('stock')
      .select(['free', 'unknown_units', 'short_units'])
      .where('product_id', '=', 'dolo')
      .executeTakeFirstOrThrow()
    const batch = await db
      .selectFrom('stock_batch')
      .select('units')
      .where('product_id', '=', 'dolo')
      .where('batch', '=', 'B1')
      .executeTakeFirst()
    return [stock.free, stock.unknown_units, stock.short_units, batch?.units ?? null]
  }

  it('takes in packs of a batch, and what can be bought with them', async () => {
    await change(b1(5))
    await change(b1(2))
    expect(await shelf()).toEqual([17, 10, 0, 7])
  })

  it('gives packs to a parcel, whose order had taken them from what can be bought', async () => {
    await change(b1(5))
    await take(b1(2), unknown(3))
    expect(await shelf()).toEqual([15, 7, 0, 3])
    await change(b1(2), 'unpacked', { isOwed: true })
    expect(await shelf()).toEqual([15, 7, 0, 5])
  })

  it('gives no batch that is not there, no more than there are, and none that is held', async () => {
    await change(b1(5))
    expect(await take({ ...b1(1), batch: 'B2' }).catch(codeOf)).toBe('batch-not-there')
    expect(await take(b1(3), b1(3)).catch(codeOf)).toBe('batch-too-few')
    expect(await take(unknown(11)).catch(codeOf)).toBe('batch-not-there')
    await sell(false)
    expect(await take(b1(1)).catch(codeOf)).toBe('batch-held')
    expect(await change(b1(-6), 'breakage').catch(codeOf)).toBe('batch-too-few')
    expect(await shelf()).toEqual([10, 10, 0, 5])
  })

  it('sells no more of a batch that is held, says what is short then, and covers it first', async () => {
    await change(b1(5))
    await db.updateTable('stock').set({ free: 2 }).where('product_id', '=', 'dolo').execute()
    expect(await sell(false)).toBe(true)
    expect(await sell(false)).toBe(false)
    expect(await shelf()).toEqual([0, 10, 3, 5])
    await change({ ...b1(4), batch: 'B2' })
    expect((await shelf()).slice(0, 3)).toEqual([1, 10, 0])
    await sell(true)
    expect((await shelf()).slice(0, 3)).toEqual([6, 10, 0])
  })

  it('writes down each move with what it was worth', async () => {
    await change(b1(5), 'goodsIn', { facts: { purchasePaise: 1250 } })
    await take(b1(2))
    const moves = await db.selectFrom('shelf_move').selectAll().orderBy('kind').execute()
    expect(moves.map(({ kind, units, value_paise, batch }) => [kind, units, value_paise, batch])).toEqual([
      ['goodsIn', 5, 6250, 'B1'],
      ['packed', -2, -2500, 'B1'],
    ])
  })
})

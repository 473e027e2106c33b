import { RuleError } from '@dawakit/core/refusals'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { stockOf } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { requireStock, returning, type Shift, sellHeld, shiftStock, taking } from './stock.ts'

onEachDatabase('Pieces on the shelf', (open) => {
  async function shelf(dolo: { free: number; reserved: number }, crocin = 5) {
    const { db } = await openTestShop(await open())
    await db.updateTable('stock').set(dolo).where('product_id', '=', 'dolo').execute()
    const others = { free: crocin, reserved: 0 }
    await db.updateTable('stock').set(others).where('product_id', '=', 'crocin').execute()
    const shift = (...shifts: Shift[]) => inTransaction(db, (trx) => shiftStock(trx, shifts))
    const seen = async () => [await stockOf(db, 'dolo'), await stockOf(db, 'crocin')]
    return { db, shift, seen }
  }
  const dolo = (quantity: number) => ({ productId: 'dolo', quantity })
  const crocin = (quantity: number) => ({ productId: 'crocin', quantity })

  it('are held for an order that is to be paid, and taken for one that is', async () => {
    const { shift, seen } = await shelf({ free: 10, reserved: 1 })
    expect(await shift(...taking([dolo(3)], 'held'))).toBeNull()
    expect(await shift(...taking([dolo(2)], 'taken'))).toBeNull()
    expect((await seen())[0]).toEqual({ free: 5, reserved: 4 })
  })

  it('come back from where they were put', async () => {
    const { shift, seen } = await shelf({ free: 5, reserved: 4 })
    await shift(...returning([dolo(3)], 'held'))
    await shift(...returning([dolo(2)], 'taken'))
    expect((await seen())[0]).toEqual({ free: 10, reserved: 1 })
  })

  it('leave for good once they are paid', async () => {
    const { db, seen } = await shelf({ free: 5, reserved: 4 })
    await inTransaction(db, (trx) => sellHeld(trx, [dolo(3)]))
    expect((await seen())[0]).toEqual({ free: 5, reserved: 1 })
  })

  it('are moved all or none, and it is said which are missing', async () => {
    const { shift, seen } = await shelf({ free: 10, reserved: 0 }, 1)
    expect(await shift(...taking([dolo(2), crocin(2)], 'taken'))).toBe('crocin')
    expect(await seen()).toEqual([
      { free: 10, reserved: 0 },
      { free: 1, reserved: 0 },
    ])
  })

  it('are counted together where two lines are of one product', async () => {
    const { shift, seen } = await shelf({ free: 3, reserved: 0 })
    expect(await shift(...taking([dolo(2), dolo(2)], 'held'))).toBe('dolo')
    expect(await shift(...taking([dolo(2), dolo(1)], 'held'))).toBeNull()
    expect((await seen())[0]).toEqual({ free: 0, reserved: 3 })
  })

  it('are refused by whether some are left', async () => {
    const { db } = await shelf({ free: 1, reserved: 0 }, 0)
    const take = (shifts: Shift[]) => inTransaction(db, (trx) => requireStock(trx, shifts))
    const codeOf = (error: unknown) => (error instanceof RuleError ? error.code : error)
    expect(await take(taking([dolo(2)], 'taken')).catch(codeOf)).toBe('not-enough-stock')
    expect(await take(taking([crocin(1)], 'taken')).catch(codeOf)).toBe('out-of-stock')
  })

  it('cover what orders hold and nothing covered, before they can be bought', async () => {
    const { db, shift, seen } = await shelf({ free: 0, reserved: 0 }, 0)
    const short = async () =>
      (await db.selectFrom('stock').select('short_units').where('product_id', '=', 'dolo').execute())[0]
    await db.updateTable('stock').set({ short_units: 3 }).where('product_id', '=', 'dolo').execute()
    await shift(...returning([dolo(2)], 'taken'))
    expect([(await seen())[0]?.free, await short()]).toEqual([0, { short_units: 1 }])
    expect(await shift(...returning([dolo(2)], 'taken'), ...taking([crocin(1)], 'taken'))).toBe('crocin')
    expect([(await seen())[0]?.free, await short()]).toEqual([0, { short_units: 1 }])
    await shift(...returning([dolo(2)], 'taken'))
    expect([(await seen())[0]?.free, await short()]).toEqual([1, { short_units: 0 }])
  })
})

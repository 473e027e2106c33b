import { paise } from '@dawakit/core/money'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { buyer, place } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { goneBack, promise, promisedOf, unpromise } from './promises.ts'

onEachDatabase('What is promised back', (open) => {
  async function promised() {
    const { db, ...shop } = await openTestShop(await open())
    const { data } = await place({ ...shop }, await buyer({ db, ...shop }))
    const back = { orderId: data._id as string, subject: 'refund', paymentId: null, at: 1 }
    await promise(db, back, paise(500))
    const rows = async () =>
      (
        await db
          .selectFrom('money_entry')
          .select(['kind', 'amount_paise'])
          .where('subject', '=', 'refund')
          .execute()
      )
        .map(({ kind, amount_paise }) => `${kind} ${amount_paise}`)
        .sort()
    return { db, back, rows }
  }

  it('goes back, and what is more was not asked for', async () => {
    const { db, back, rows } = await promised()
    await goneBack(db, back, paise(700))
    expect(await rows()).toEqual(['promised 500', 'wentBack 500', 'wentBackUnasked 200'])
  })

  it('is promised no more where less went back', async () => {
    const { db, back, rows } = await promised()
    await goneBack(db, back, paise(300))
    expect(await rows()).toEqual(['promised 500', 'unpromised 200', 'wentBack 300'])
    expect(await promisedOf(db, 'refund')).toBe(0)
  })

  it('is lowered, and never raised by that', async () => {
    const { db, back } = await promised()
    await unpromise(db, back, paise(400))
    await unpromise(db, back, paise(450))
    expect(await promisedOf(db, 'refund')).toBe(400)
  })
})

import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { openPaymentShop } from '../../../test/payment-shop.ts'
import { cancelOrder } from '../../orders/change/cancel-order.ts'

onEachDatabase('A refund', (open) => {
  it('that is under way, or was made, is not asked for anew', async () => {
    const shop = await openPaymentShop(await open())
    const owner = (await openDesk(shop)).as('owner')
    const { _id } = await shop.order('razorpay')
    const { response } = await shop.pay(await shop.open(_id), 'success')
    await shop.verify(_id, response)
    await cancelOrder(shop.app.context, _id)
    const { id } = await shop.db.selectFrom('refund').select('id').executeTakeFirstOrThrow()
    expect((await owner.post('/desk/money/retryRefund', { id })).code).toBe('refund-not-failed')
    await shop.refund()
    expect((await owner.post('/desk/money/retryRefund', { id })).code).toBe('refund-not-failed')
    expect(await shop.db.selectFrom('refund').select('id').execute()).toEqual([{ id }])
  })
})

import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openPaymentShop } from '../../../test/payment-shop.ts'
import { reconcile } from './attempts/reconcile.ts'
import { runRefunds } from './refunds/run-refunds.ts'

/** Says that the server stops once the first piece of work has begun. */
function stopsAfterOne() {
  let asked = 0
  return () => asked++ > 0
}

onEachDatabase('A server that stops', (open) => {
  it('asks a gateway about no further payment', async () => {
    const shop = await openPaymentShop(await open())
    for (const product of ['dolo', 'soap']) {
      const { _id } = await shop.order('razorpay', { products: [{ _id: product, quantity: 1 }] })
      await shop.pay(await shop.open(_id), 'lost-callback')
    }
    const { context } = shop.app
    expect(await reconcile(context, { all: true, isStopped: stopsAfterOne() })).toBe(1)
    expect(await reconcile(context, { all: true })).toBe(1)
  })

  it('asks a gateway for no further refund', async () => {
    const shop = await openPaymentShop(await open())
    const { token } = shop.who
    for (const doctorName of ['Dr. Rao', 'Dr. Devi']) {
      const { _id } = await shop.order('razorpay', { doctorInfo: { doctorName } })
      const { response } = await shop.pay(await shop.open(_id), 'success')
      await shop.verify(_id, response)
      await shop.call('PUT /update/cancelOrder', { token, body: { id: _id } })
    }
    expect(await runRefunds(shop.app.context, stopsAfterOne())).toBe(1)
    expect(await runRefunds(shop.app.context)).toBe(1)
  })
})

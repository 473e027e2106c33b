/**
 * Places and delivers orders at fixed moments and prints what depends on the day: run by a test in a process of
 * its own for each time zone.
 */
import { createApp } from '../../src/app/calls/app.ts'
import { createLog } from '../../src/ground/context/log.ts'
import { openDatabase } from '../../src/ground/database/open.ts'
import { createProviders } from '../../src/ground/providers/create-providers.ts'
import { readConfig } from '../../src/operator/start/read-config.ts'
import { moveOrder } from '../../src/orders/change/move-order.ts'
import { openSession } from '../../src/people/sessions/open-session.ts'
import { seedFixtureCatalogue } from '../fixture-catalogue.ts'
import { addAddress, addCustomer, fillCart } from '../ordering.ts'

const MOMENTS = [
  '2026-11-14T15:29:59.999+05:30',
  '2026-11-14T15:30:00.000+05:30',
  '2026-11-14T23:59:59.999+05:30',
  '2027-03-31T23:59:59.999+05:30',
  '2027-04-01T00:00:00.000+05:30',
]

const config = readConfig({ STORE_URL: 'http://shop.test' }, 'a session secret that is only for the tests')
const db = await openDatabase(':memory:')
await seedFixtureCatalogue(db)
let now = 0
const app = createApp({
  db,
  config,
  providers: createProviders(config),
  clock: () => now,
  log: createLog('silent'),
})
const userId = await addCustomer(db, '9876543210', 1)
const addressId = await addAddress(db, userId)

const seen: object[] = []
for (const moment of MOMENTS) {
  now = Date.parse(moment)
  const token = await openSession(app.context, db, userId)
  const call = async (path: string, body?: object) => {
    const response = await app.fetch(
      new Request(`http://shop.test/api${path}`, {
        headers: {
          authorization: `JWT ${token}`,
          'content-type': 'application/json',
          'idempotency-key': moment,
        },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      }),
    )
    return (await response.json()).data
  }
  const products = [{ _id: 'dolo', quantity: 1 }]
  await fillCart(db, userId, products, now)
  const order = await call('/post/order', {
    order: { products, shippingAddress: addressId, paymentMethod: 'cod', acceptedTerms: true },
  })
  await moveOrder(app.context, order._id, 'delivered')
  const invoice = await call(`/get/invoice?orderId=${order._id}`)
  seen.push({
    window: order.deliveryWindow,
    orderDay: order.orderNumber.slice(4, 10),
    invoice: invoice.invoiceNumber,
    invoiceDate: invoice.invoiceDate,
  })
}
await db.destroy()
console.log(JSON.stringify(seen))

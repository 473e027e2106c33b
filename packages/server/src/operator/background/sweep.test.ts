import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { buyer, place } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { sweep } from './sweep.ts'
import { createWorkers } from './workers.ts'

const DAY_MS = 86_400_000

onEachDatabase('The workers', (open) => {
  it('start and stop together', async () => {
    const shop = await openTestShop(await open())
    const workers = createWorkers(shop.app.context)
    workers.start()
    await workers.stop()
  })

  it('delete what has served its time, and nothing else', async () => {
    const shop = await openTestShop(await open())
    await shop.signIn('9000000001')
    await shop.call('POST /post/signup', { body: { data: { mobileNumber: '9000000001' } } })
    await shop.app.context.outbox.runOnce()
    const count = async () => {
      const tables = ['attempt', 'code_attempt', 'session', 'outbox'] as const
      return Promise.all(
        tables.map(async (table) => (await shop.db.selectFrom(table).selectAll().execute()).length),
      )
    }
    expect(await count()).toEqual([3, 1, 1, 1])
    await sweep(shop.app.context)
    expect(await count()).toEqual([3, 1, 1, 1])
    shop.clock.advance(2 * 86_400_000)
    await sweep(shop.app.context)
    expect(await count()).toEqual([0, 0, 1, 1])
    shop.clock.advance(40 * 86_400_000)
    await sweep(shop.app.context)
    expect(await count()).toEqual([0, 0, 0, 0])
  })

  it('delete the keys of orders after a day', async () => {
    const shop = await openTestShop(await open())
    expect((await place(shop, await buyer(shop), {}, 'key-1')).status).toBe(200)
    const keys = () => shop.db.selectFrom('idempotency').select('key').execute()
    shop.clock.advance(86_400_000 - 1)
    await sweep(shop.app.context)
    expect(await keys()).toHaveLength(1)
    shop.clock.advance(1)
    await sweep(shop.app.context)
    expect(await keys()).toEqual([])
  })

  it('delete what has happened after 90 days, and nothing that nobody has heard of', async () => {
    const shop = await openTestShop(await open())
    const kinds = async () =>
      (await shop.db.selectFrom('happening').select('kind').execute()).map(({ kind }) => kind)
    await shop.app.context.subscribers.runOnce()
    await shop.db.deleteFrom('happening').execute()
    expect((await place(shop, await buyer(shop), {}, 'key-1')).status).toBe(200)
    shop.clock.advance(90 * DAY_MS + 1)
    await sweep(shop.app.context)
    expect(await kinds(), 'not numbered yet').toEqual(['order.placed'])
    await shop.app.context.subscribers.runOnce()
    shop.clock.advance(-1)
    await sweep(shop.app.context)
    expect(await kinds()).toEqual(['order.placed'])
    shop.clock.advance(1)
    await sweep(shop.app.context)
    expect(await kinds()).toEqual([])
  })

  it('delete a sign-up that nobody verified for 30 days, and no account that anybody got into', async () => {
    const shop = await openTestShop(await open())
    await shop.signIn('9000000001')
    const data = {
      username: 'Asha',
      email: 'a@mail.example',
      mobileNumber: '9000000002',
      password: 'Peepal42',
    }
    await shop.call('POST /post/signup', { body: { data } })
    const numbers = async () =>
      (await shop.db.selectFrom('customer').select('mobile').orderBy('mobile').execute()).map(
        ({ mobile }) => mobile,
      )
    shop.clock.advance(30 * 86_400_000)
    await sweep(shop.app.context)
    expect(await numbers()).toEqual(['9000000001', '9000000002'])
    shop.clock.advance(1)
    await sweep(shop.app.context)
    expect(await numbers()).toEqual(['9000000001'])
  })

  it('delete what was said to a customer and what they asked for, each in its time', async () => {
    const shop = await openTestShop(await open())
    const { userId } = await shop.signIn()
    const at = shop.clock.now
    const notice = { title: 'Hello', description: '', link: '', created_at: at }
    await shop.db
      .insertInto('notification')
      .values([
        { id: 'own', user_id: userId, ...notice },
        { id: 'all', user_id: null, ...notice },
      ])
      .execute()
    await shop.db
      .insertInto('notification_seen')
      .values(['own', 'all'].map((id) => ({ notification_id: id, user_id: userId, seen_at: at })))
      .execute()
    const asked = { user_id: userId, created_at: at }
    await shop.db
      .insertInto('stock_request')
      .values([
        { ...asked, product_id: 'dolo', answered_at: at + DAY_MS },
        { ...asked, product_id: 'soap', answered_at: null },
      ])
      .execute()
    const named = { ...asked, product_name: 'X', mobile: '9876543210', answered_at: null }
    await shop.db
      .insertInto('product_request')
      .values({ id: 'r', ...named })
      .execute()
    await shop.db
      .insertInto('payment_event')
      .values({ provider: 'razorpay', event_id: 'e', received_at: at })
      .execute()
    const left = async () => {
      await sweep(shop.app.context)
      const tables = [
        'payment_event',
        'notification',
        'notification_seen',
        'stock_request',
        'product_request',
      ] as const
      return Promise.all(
        tables.map(async (table) => (await shop.db.selectFrom(table).selectAll().execute()).length),
      )
    }
    const notices = async () =>
      (await shop.db.selectFrom('notification').select('id').where('id', 'in', ['own', 'all']).execute()).map(
        ({ id }) => id,
      )
    const others = (await left())[1] ?? 0
    shop.clock.advance(90 * DAY_MS)
    expect(await left()).toEqual([1, others, 2, 2, 1])
    shop.clock.advance(1)
    expect(await left()).toEqual([0, others, 2, 2, 1])
    shop.clock.advance(90 * DAY_MS)
    expect(await left()).toEqual([0, others - 1, 1, 1, 0])
    expect(await notices()).toEqual(['all'])
    shop.clock.advance(DAY_MS)
    expect(await left()).toEqual([0, others - 1, 1, 0, 0])
  })
})

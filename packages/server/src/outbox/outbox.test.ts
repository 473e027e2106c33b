import type { ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { onEachDatabase } from '../../test/databases.ts'
import { openTestShop } from '../../test/test-shop.ts'
import { enqueue, type OutboxMessage } from './enqueue.ts'
import { createOutbox } from './outbox.ts'

const SMS: OutboxMessage = { kind: 'sms', to: '+919876543210', text: '1234 is your code' }
const MAIL: OutboxMessage = {
  kind: 'mail',
  to: 'asha@mail.example',
  subject: 'Welcome',
  text: 'Hello',
  html: '<p>Hello</p>',
}

onEachDatabase('The outbox', (open) => {
  it('sends an SMS and a mail, once, and keeps nothing of what they said', async () => {
    const shop = await openTestShop(await open())
    const { now } = shop.clock
    await enqueue(shop.db, SMS, { now, dedupeKey: 'a' })
    await enqueue(shop.db, MAIL, { now, dedupeKey: 'b' })
    expect(await shop.app.context.outbox.runOnce()).toBe(2)
    expect(await shop.app.context.outbox.runOnce()).toBe(0)
    expect(shop.outside.sms).toEqual([
      { to: '+919876543210', from: '+15005550006', text: '1234 is your code' },
    ])
    expect(shop.outside.mails).toEqual([
      {
        to: 'asha@mail.example',
        from: 'Dawakit Pharmacy <care@dawakit.example>',
        subject: 'Welcome',
        text: 'Hello',
        html: '<p>Hello</p>',
      },
    ])
    const rows = await shop.db.selectFrom('outbox').select(['recipient', 'payload', 'sent_at']).execute()
    expect(rows).toEqual([
      { recipient: '', payload: '', sent_at: now },
      { recipient: '', payload: '', sent_at: now },
    ])
  })

  it('takes two messages with one key for one', async () => {
    const shop = await openTestShop(await open())
    const { now } = shop.clock
    expect(await enqueue(shop.db, SMS, { now, dedupeKey: 'same' })).toBe(true)
    expect(await enqueue(shop.db, SMS, { now, dedupeKey: 'same' })).toBe(false)
    expect(await shop.app.context.outbox.runOnce()).toBe(1)
  })

  it('sends nothing of a transaction that was undone', async () => {
    const shop = await openTestShop(await open())
    const undone = shop.db.transaction().execute(async (trx) => {
      await enqueue(trx, SMS, { now: shop.clock.now, dedupeKey: 'a' })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await shop.app.context.outbox.runOnce()).toBe(0)
  })

  it('sends each message once, however many workers run', async () => {
    const shop = await openTestShop(await open())
    for (let index = 0; index < 30; index++) {
      await enqueue(shop.db, { ...SMS, text: String(index) }, { now: shop.clock.now, dedupeKey: `k${index}` })
    }
    const workers = [1, 2, 3].map(() => createOutbox(shop.app.context))
    const sent = await Promise.all(workers.map((worker) => worker.runOnce()))
    expect(sent.reduce((sum, count) => sum + count)).toBe(30)
    expect(new Set(shop.outside.sms.map((sms) => sms.text)).size).toBe(30)
    expect(shop.outside.sms).toHaveLength(30)
  })

  it('lets a code leave while mails wait for their provider', async () => {
    const shop = await openTestShop(await open())
    const { now } = shop.clock
    const waiting: ServerResponse[] = []
    shop.outside.serve((seen, response) => seen.path.startsWith('/postmark/') && waiting.push(response) > 0)
    await enqueue(shop.db, MAIL, { now, dedupeKey: 'mail' })
    const { outbox } = shop.app.context
    outbox.wake()
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    await enqueue(shop.db, SMS, { now, dedupeKey: 'sms' })
    outbox.wake()
    await vi.waitFor(() => expect(shop.outside.sms).toHaveLength(1))
    waiting[0]?.end('{}')
    await outbox.runOnce()
    expect(await shop.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()).toEqual([])
  })

  it('tries again later when the provider is down, and says why', async () => {
    const shop = await openTestShop(await open())
    const { outbox } = shop.app.context
    shop.outside.answerOnce('/twilio', 503, '<html>')
    await enqueue(shop.db, SMS, { now: shop.clock.now, dedupeKey: 'a' })
    expect(await outbox.runOnce()).toBe(0)
    const row = await shop.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect(row.last_error).toBe('sms answered 503')
    shop.clock.advance(4_999)
    expect(await outbox.runOnce()).toBe(0)
    shop.clock.advance(1)
    expect(await outbox.runOnce()).toBe(1)
  })

  it('gives up at once what the provider will never take, and empties it', async () => {
    const shop = await openTestShop(await open())
    shop.outside.answerOnce('/twilio', 400)
    await enqueue(shop.db, SMS, { now: shop.clock.now, dedupeKey: 'a' })
    await shop.app.context.outbox.runOnce()
    shop.clock.advance(86_400_000)
    expect(await shop.app.context.outbox.runOnce()).toBe(0)
    expect(shop.outside.requests).toHaveLength(1)
    expect((await shop.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()).payload).toBe('')
  })

  it('gives up after nine tries', async () => {
    const shop = await openTestShop(await open())
    await enqueue(shop.db, SMS, { now: shop.clock.now, dedupeKey: 'a' })
    for (let index = 0; index < 12; index++) {
      shop.outside.answerOnce('/twilio', 500)
      await shop.app.context.outbox.runOnce()
      shop.clock.advance(86_400_000)
    }
    expect(shop.outside.requests).toHaveLength(9)
  })

  it('does not send a code that has run out', async () => {
    const shop = await openTestShop(await open())
    const { now } = shop.clock
    await enqueue(shop.db, SMS, { now, dedupeKey: 'a', expiresAt: now + 300_000 })
    shop.clock.advance(300_000)
    expect(await shop.app.context.outbox.runOnce()).toBe(0)
    expect(shop.outside.sms).toEqual([])
  })

  it('takes over from a worker that died with a message in hand', async () => {
    const shop = await openTestShop(await open())
    await enqueue(shop.db, SMS, { now: shop.clock.now, dedupeKey: 'a' })
    await shop.db
      .updateTable('outbox')
      .set({ tries: 1, next_try_at: shop.clock.now + 60_000 })
      .execute()
    expect(await shop.app.context.outbox.runOnce()).toBe(0)
    shop.clock.advance(60_000)
    expect(await shop.app.context.outbox.runOnce()).toBe(1)
  })
})

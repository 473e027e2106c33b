import type { ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START } from '../../../test/test-shop.ts'
import { sweep } from '../../operator/background/sweep.ts'
import { fixedSecrets } from '../../operator/secrets/session-secrets.ts'
import { enqueue, type OutboxMessage } from './enqueue.ts'
import { countOutbox, findGivenUp, idsGivenUp, listGivenUp, retryGivenUp } from './given-up.ts'
import { createOutbox } from './outbox.ts'

const TO = '+919876543210'
const codeSms = (code: string): OutboxMessage => ({
  kind: 'sms',
  to: TO,
  template: 'login-code',
  values: { code, store: 'Dawakit' },
})
const SMS = codeSms('1234')
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
      { to: '+919876543210', from: '+15005550006', text: expect.stringMatching(/^1234 is your Dawakit/) },
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

  it('sends messages of one moment as they came', async () => {
    const shop = await openTestShop(await open())
    const codes = Array.from({ length: 8 }, (_, index) => String(1000 + index))
    for (const code of codes) await enqueue(shop.db, codeSms(code), { now: shop.clock.now, dedupeKey: code })
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.sms.map(({ text }) => text.slice(0, 4))).toEqual(codes)
  })

  it('sends each message once, however many workers run', async () => {
    const shop = await openTestShop(await open())
    for (let index = 0; index < 30; index++) {
      await enqueue(shop.db, codeSms(String(index)), { now: shop.clock.now, dedupeKey: `k${index}` })
    }
    const workers = [1, 2, 3].map(() => createOutbox(shop.app.context))
    const sent = await Promise.all(workers.map((worker) => worker.runOnce()))
    expect(sent.reduce((sum, count) => sum + count)).toBe(30)
    expect(new Set(shop.outside.sms.map((sms) => sms.text)).size).toBe(30)
    expect(shop.outside.sms).toHaveLength(30)
  })

  it('lets the event loop see to others after each message, also where each fails at once', async () => {
    const shop = await openTestShop(await open())
    const { now } = shop.clock
    for (let key = 0; key < 30; key++) await enqueue(shop.db, MAIL, { now, dedupeKey: `mail ${key}` })
    const { context } = shop.app
    const mail = { send: () => Promise.reject(new Error('refused')) }
    const worker = createOutbox({ ...context, providers: { ...context.providers, mail } })
    let isDone = false
    const sending = worker.runOnce().finally(() => {
      isDone = true
    })
    let rounds = 0
    for (; !isDone; rounds++) await new Promise(setImmediate)
    expect(await sending).toBe(0)
    expect(rounds).toBeGreaterThanOrEqual(30)
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

  it('gives up at once what the provider will never take, and keeps it sealed', async () => {
    const shop = await openTestShop(await open())
    shop.outside.answerOnce('/twilio', 400, '{"code":21211,"message":"+919876543210"}')
    await enqueue(shop.db, SMS, { now: shop.clock.now, dedupeKey: 'order-placed-sms:1' })
    await shop.app.context.outbox.runOnce()
    shop.clock.advance(86_400_000)
    expect(await shop.app.context.outbox.runOnce()).toBe(0)
    expect(shop.outside.requests).toHaveLength(1)
    const row = await shop.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ payload: '', recipient: '', last_error: 'sms answered 400 (21211)' })
    expect(JSON.stringify(row)).not.toMatch(/9876543210|1234/)
    const { db, config } = shop.app.context
    expect(await listGivenUp(db, config, 10)).toEqual([
      {
        id: row.id,
        kind: 'sms',
        about: 'order-placed-sms',
        givenUpAt: START,
        tries: 1,
        lastError: 'sms answered 400 (21211)',
        recipient: '+91••••••3210',
      },
    ])
    expect(await findGivenUp(db, config, row.id)).toMatchObject({
      kind: 'sms',
      message: { recipient: TO, payload: expect.stringContaining('1234') },
    })
  })

  it('sends what was given up once somebody says so', async () => {
    const shop = await openTestShop(await open())
    const { outbox, db, config } = shop.app.context
    shop.outside.answerOnce('/twilio', 400)
    await enqueue(db, SMS, { now: shop.clock.now, dedupeKey: 'a' })
    await outbox.runOnce()
    const [id = ''] = await idsGivenUp(db)
    expect(await countOutbox(db)).toMatchObject([{ kind: 'sms', waiting: 0, givenUp: 1 }, {}, {}])
    expect(await retryGivenUp(db, config, id, shop.clock.now)).toBe('again')
    expect(await retryGivenUp(db, config, id, shop.clock.now)).toBe('unknown')
    expect(await countOutbox(db)).toMatchObject([{ kind: 'sms', waiting: 1, givenUp: 0 }, {}, {}])
    expect(await outbox.runOnce()).toBe(1)
    expect(shop.outside.sms.at(-1)?.to).toBe(TO)
    expect(await idsGivenUp(db)).toEqual([])
  })

  it('never sends a code that has run out, nor opens what another secret has sealed', async () => {
    const shop = await openTestShop(await open())
    const { outbox, db, config } = shop.app.context
    const { now } = shop.clock
    await enqueue(db, SMS, { now, dedupeKey: 'a', expiresAt: now + 1000 })
    shop.clock.advance(1000)
    await outbox.runOnce()
    const [id = ''] = await idsGivenUp(db)
    expect(await retryGivenUp(db, config, id, shop.clock.now)).toBe('expired')
    const other = {
      ...config,
      secrets: fixedSecrets({ signing: 'another secret, which is as long as it must be' }),
    }
    expect(await retryGivenUp(db, other, id, now)).toBe('closed')
    expect(await findGivenUp(db, other, id)).toMatchObject({ message: null })
    expect((await listGivenUp(db, other, 10))[0]?.recipient).toBeNull()
  })

  it('forgets what was given up after 30 days', async () => {
    const shop = await openTestShop(await open())
    shop.outside.answerOnce('/twilio', 400)
    await enqueue(shop.db, SMS, { now: shop.clock.now, dedupeKey: 'a' })
    await shop.app.context.outbox.runOnce()
    shop.clock.advance(30 * 86_400_000)
    await sweep(shop.app.context)
    expect(await idsGivenUp(shop.db)).toHaveLength(1)
    shop.clock.advance(1)
    await sweep(shop.app.context)
    expect(await shop.db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  it('writes words that a release before can send', async () => {
    const shop = await openTestShop(await open())
    await enqueue(shop.db, SMS, { now: shop.clock.now, dedupeKey: 'a' })
    const { payload } = await shop.db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
    expect(JSON.parse(payload).text).toMatch(/^1234 is your Dawakit login code\./)
  })

  it('sends what a release before has written', async () => {
    const shop = await openTestShop(await open())
    await enqueue(shop.db, SMS, { now: shop.clock.now, dedupeKey: 'a' })
    await shop.db
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ text: '1234 is yours' }) })
      .execute()
    expect(await shop.app.context.outbox.runOnce()).toBe(1)
    expect(shop.outside.sms[0]?.text).toBe('1234 is yours')
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

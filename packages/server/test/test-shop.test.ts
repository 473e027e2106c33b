import { describe, expect, it } from 'vitest'
import { enqueue } from '../src/messages/outbox/enqueue.ts'
import { onEachDatabase } from './databases.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

onEachDatabase('The test shop', (open) => {
  it('answers an unknown call with the catalogue’s sentence', async () => {
    const shop = await openTestShop(await open())
    const answer = await shop.call('GET /get/nothing')
    expect(answer.status).toBe(404)
    expect(answer.message).toBe('Not found')
  })

  it('starts empty each time', async () => {
    await openTestShop(await open())
    const shop = await openTestShop(await open())
    const { token, userId } = await shop.signIn()
    expect(token.split('.')).toHaveLength(3)
    expect(await shop.db.selectFrom('customer').select('id').execute()).toEqual([{ id: userId }])
  })

  describe('of a test', () => {
    const shops: TestShop[] = []

    it('may stand beside another one', async () => {
      const db = await open()
      shops.push(await openTestShop(db), await openTestShop(db, { fixtures: false }))
    })

    it('sends nothing once the test has ended, whichever file ran before', async () => {
      expect(shops).toHaveLength(2)
      for (const { db, app, clock, outside } of shops) {
        const message = {
          kind: 'sms',
          to: '+919876543210',
          template: 'login-code',
          values: { code: '1234', store: 'Dawakit' },
        } as const
        await enqueue(db, message, { now: clock.now, dedupeKey: 'a' })
        expect(await app.context.outbox.runOnce()).toBe(0)
        expect(outside.sms).toEqual([])
      }
    })
  })

  it('keeps one transaction apart from the next', async () => {
    const db = await open()
    const insert = (key: string, fails: boolean) =>
      db.transaction().execute(async (trx) => {
        await trx.insertInto('newsletter').values({ email_key: key, created_at: 1 }).execute()
        await new Promise((resolve) => setImmediate(resolve))
        if (fails) throw new Error('undo')
      })
    const results = await Promise.allSettled([insert('a', true), insert('b', false), insert('c', true)])
    expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled', 'rejected'])
    expect(await db.selectFrom('newsletter').select('email_key').execute()).toEqual([{ email_key: 'b' }])
  })
})

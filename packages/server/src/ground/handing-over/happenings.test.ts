import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { type LogRecorder, recordLog } from '../../../test/log-recorder.ts'
import { buyer, place } from '../../../test/ordering.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Database } from '../database/schema/index.ts'
import { listCursors, passOver, replay } from '../happenings/cursors.ts'
import { recordHappening } from '../happenings/record-happening.ts'
import type { Handed, Subscriber } from '../happenings/subscriber.ts'
import { addMissing, handOver } from './hand-over.ts'

const never = () => false

/** One who hears of orders that are placed, and what it heard. @param take - @default takes it */
function listener(take: (happening: Handed) => void = () => {}, name = 'listener') {
  const heard: string[] = []
  const subscriber: Subscriber = {
    name,
    on: {
      'order.placed': (happening) => {
        take(happening)
        heard.push(happening.facts.orderId)
      },
    },
  }
  return { heard, subscriber }
}

const happens = (db: Database, orderId: string) =>
  inTransaction(db, (trx) => recordHappening(trx, 'order.placed', { orderId }, 1))

onEachDatabase('What happens', (open) => {
  const around = async () => {
    const db = await open()
    const clock = { now: 1_000_000 }
    const recorder: LogRecorder = recordLog()
    const context = { db, clock: () => clock.now, log: recorder.log }
    const round = async (...all: Subscriber[]) => {
      await addMissing(db, all)
      return handOver(context, all, never)
    }
    return { db, clock, recorder, round }
  }

  it('is written with what has happened, or not at all', async () => {
    const { db, round } = await around()
    const { heard, subscriber } = listener()
    await round(subscriber)
    await expect(
      inTransaction(db, async (trx) => {
        await recordHappening(trx, 'order.placed', { orderId: 'never' }, 1)
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    await happens(db, 'a')
    expect(await round(subscriber)).toBe(1)
    expect(heard).toEqual(['a'])
  })

  it('is heard by each from where its cursor stands, in order, once', async () => {
    const { db, round } = await around()
    const [one, other] = [listener(), listener(undefined, 'other')]
    await round(one.subscriber)
    for (const id of ['a', 'b', 'c']) await happens(db, id)
    await round(one.subscriber)
    // Who is new hears of what happens from then on.
    await round(one.subscriber, other.subscriber)
    await happens(db, 'd')
    await round(one.subscriber, other.subscriber)
    await round(one.subscriber, other.subscriber)
    expect(one.heard).toEqual(['a', 'b', 'c', 'd'])
    expect(other.heard).toEqual(['d'])
  })

  it('is heard by all of it in order where it is more than one batch', async () => {
    const { db, round } = await around()
    const { heard, subscriber } = listener()
    await round(subscriber)
    const ids = Array.from({ length: 620 }, (_, index) => String(index))
    for (const id of ids) await happens(db, id)
    while ((await round(subscriber)) > 0);
    expect(heard).toEqual(ids)
  })

  it('is heard once by one who is with two processes at the same time', async () => {
    const { db, round } = await around()
    const { heard, subscriber } = listener()
    await round(subscriber)
    for (let index = 0; index < 40; index++) await happens(db, String(index))
    await Promise.all([round(subscriber), round(subscriber), round(subscriber)])
    await round(subscriber)
    expect(heard).toHaveLength(40)
    expect(new Set(heard).size).toBe(40)
  })

  it('is not handed over by two at a time', async () => {
    const { db, round } = await around()
    const heard: string[] = []
    const subscriber: Subscriber = {
      name: 'listener',
      on: {
        'order.placed': async ({ facts }) => {
          heard.push(facts.orderId)
          if (heard.length === 1) expect(await round(subscriber)).toBe(0)
        },
      },
    }
    await round(subscriber)
    for (const id of ['a', 'b']) await happens(db, id)
    await round(subscriber)
    expect(heard).toEqual(['a', 'b'])
  })

  it('waits for who cannot take it, is tried again later, and holds up nobody else', async () => {
    const { db, clock, recorder, round } = await around()
    let isBroken = true
    const broken = listener(({ facts }) => {
      if (isBroken && 'orderId' in facts && facts.orderId === 'b') throw new TypeError('Asha, 9876543210')
    }, 'broken')
    const sound = listener()
    const both = [broken.subscriber, sound.subscriber] as const
    await round(...both)
    for (const id of ['a', 'b', 'c']) await happens(db, id)
    await round(...both)
    expect(sound.heard).toEqual(['a', 'b', 'c'])
    expect(broken.heard).toEqual(['a'])
    expect(await listCursors(db)).toEqual([
      { name: 'broken', number: 1, behind: 2, tries: 1, lastError: 'TypeError' },
      { name: 'listener', number: 3, behind: 0, tries: 0, lastError: null },
    ])
    expect(JSON.stringify(recorder.lines)).not.toContain('Asha')
    isBroken = false
    await round(...both)
    expect(broken.heard).toEqual(['a'])
    clock.now += 1000
    await round(...both)
    expect(broken.heard).toEqual(['a', 'b', 'c'])
  })

  it('is tried again after ten minutes at most, until an operator lets it be passed over', async () => {
    const { db, clock, round } = await around()
    let tries = 0
    const { heard, subscriber } = listener(({ facts }) => {
      if ('orderId' in facts && facts.orderId === 'a') {
        tries++
        throw new Error('never')
      }
    })
    await round(subscriber)
    expect(await passOver(db, 'listener')).toBeNull()
    for (const id of ['a', 'b']) await happens(db, id)
    for (let index = 0; index < 8; index++) {
      await round(subscriber)
      clock.now += 10 * 60_000
    }
    expect(tries).toBe(8)
    expect(heard).toEqual([])
    expect(await passOver(db, 'listener')).toBe(1)
    await round(subscriber)
    expect(heard).toEqual(['b'])
  })

  it('is taken over from a process that has died with it', async () => {
    const { db, clock, round } = await around()
    const { heard, subscriber } = listener()
    await round(subscriber)
    await happens(db, 'a')
    await db
      .updateTable('subscriber')
      .set({ held_by: 'dead', held_until: clock.now + 60_000 })
      .execute()
    await round(subscriber)
    expect(heard).toEqual([])
    clock.now += 60_000
    await round(subscriber)
    expect(heard).toEqual(['a'])
  })

  it('is heard again from a moment on, by command', async () => {
    const { db, round } = await around()
    const { heard, subscriber } = listener()
    await round(subscriber)
    for (const [index, id] of ['a', 'b', 'c'].entries()) {
      await inTransaction(db, (trx) => recordHappening(trx, 'order.placed', { orderId: id }, index))
    }
    await round(subscriber)
    expect(await replay(db, 'nobody', 0)).toBeNull()
    expect(await replay(db, 'listener', 1)).toBe(2)
    await round(subscriber)
    expect(await replay(db, 'listener', 99)).toBe(0)
    await round(subscriber)
    expect(heard).toEqual(['a', 'b', 'c', 'b', 'c'])
  })

  it('is heard again where the operator says so while it is handed over', async () => {
    const { db, round } = await around()
    let isAsked = false
    const heard: string[] = []
    const subscriber: Subscriber = {
      name: 'listener',
      on: {
        'order.placed': async ({ facts }) => {
          heard.push(facts.orderId)
          if (isAsked) return
          isAsked = true
          await replay(db, 'listener', 0)
        },
      },
    }
    await round(subscriber)
    for (const id of ['a', 'b']) await happens(db, id)
    await round(subscriber)
    await round(subscriber)
    expect(heard).toEqual(['a', 'b', 'a', 'b'])
  })

  it('keeps its numbers when what is old has gone', async () => {
    const { db, round } = await around()
    const { heard, subscriber } = listener()
    await round(subscriber)
    await happens(db, 'a')
    await round(subscriber)
    await db.deleteFrom('happening').execute()
    await happens(db, 'b')
    await round(subscriber)
    expect(heard).toEqual(['a', 'b'])
  })
})

onEachDatabase('What happens to an order', (open) => {
  const kindsOf = async ({ db, app }: TestShop) => {
    await app.context.subscribers.runOnce()
    const rows = await db.selectFrom('happening').select(['kind', 'facts']).orderBy('number').execute()
    return rows.filter(({ kind }) => kind !== 'products.changed')
  }

  it('is told with nothing but ids, numbers and paise', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const { data: order } = await place(shop, who, {}, 'key-1')
    await shop.call('PUT /update/cancelOrder', { token: who.token, body: { data: { id: order._id } } })
    expect(await kindsOf(shop)).toEqual([
      { kind: 'order.placed', facts: JSON.stringify({ orderId: order._id }) },
      { kind: 'order.cancelled', facts: JSON.stringify({ orderId: order._id, refund: 0 }) },
    ])
  })

  it('is told once where an order is asked for twice, and not where it is refused', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await place(shop, who, {}, 'key-1')
    await place(shop, who, {}, 'key-1')
    await shop.db.updateTable('stock').set({ free: 0 }).execute()
    expect((await place(shop, who, {}, 'key-2')).key).toBe('error')
    expect((await kindsOf(shop)).map(({ kind }) => kind)).toEqual(['order.placed'])
  })
})

import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

const publish = (shop: TestShop, id: string, createdAt: number, userId: string | null = null) =>
  shop.db
    .insertInto('notification')
    .values({
      id,
      title: `Title ${id}`,
      description: 'Text',
      link: '/offers',
      user_id: userId,
      created_at: createdAt,
    })
    .execute()

onEachDatabase('Notifications', (open) => {
  it('are everybody’s, newest first, and a customer’s own besides', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn('9000000001')
    await publish(shop, 'old', 1000)
    await publish(shop, 'new', 3000)
    await publish(shop, 'mine', 2000, me.userId)
    const guest = await shop.call('GET /get/pushNotifications')
    expect(guest.data.map((it: { _id: string }) => it._id)).toEqual(['new', 'old'])
    const own = await shop.call('GET /get/pushNotifications', { token: me.token })
    expect(own.data.map((it: { _id: string }) => it._id)).toEqual(['new', 'mine', 'old'])
    expect(own.data[0]).toEqual({
      _id: 'new',
      title: 'Title new',
      description: 'Text',
      link: '/offers',
      createdAt: '1970-01-01T00:00:03.000Z',
      seenUsers: [],
    })
  })

  it('are new until the customer has seen them, whoever else has', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn('9000000001')
    const other = await shop.signIn('9000000002')
    await publish(shop, 'a', 1000)
    await publish(shop, 'b', 2000)
    await publish(shop, 'theirs', 3000, other.userId)
    const see = () =>
      shop.call('PUT /update/pushNotification', {
        token: me.token,
        body: { data: { userId: me.userId, idsArray: ['a', 'unknown', 'theirs'] } },
      })
    expect((await see()).key).toBe('success')
    expect((await see()).key).toBe('success')
    const seenBy = async (token: string) =>
      (await shop.call('GET /get/pushNotifications', { token })).data.map(
        (it: { seenUsers: string[] }) => it.seenUsers,
      )
    expect(await seenBy(me.token)).toEqual([[], [me.userId]])
    expect(await seenBy(other.token)).toEqual([[], [], []])
  })

  it('are marked by a list of ids', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    const mark = (idsArray: unknown) =>
      shop.call('PUT /update/pushNotification', {
        token: me.token,
        body: { data: { userId: me.userId, idsArray } },
      })
    expect((await mark([])).status).toBe(200)
    expect((await mark('a')).status).toBe(400)
    expect((await mark([1])).status).toBe(400)
  })
})

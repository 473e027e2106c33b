import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { buyer } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'

onEachDatabase('What is asked for, at the desk', (open) => {
  async function openAll() {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const ask = async (mobile: string, productName: string) => {
      const { token, userId } = await buyer(shop, mobile)
      const body = { productName, mobileNumber: mobile, user: userId }
      await shop.call('POST /post/newProductRequest', { body, token })
    }
    const wishes = async (kind: 'product' | 'stock') =>
      (await desk.as('support').get('/desk/wishes', { kind })).data.map(
        ({ name, waiting }: { name: string; waiting: number }) => [name, waiting],
      )
    return { shop, desk, ask, wishes }
  }

  it('stands together by name however it is written, and all who asked are told once', async () => {
    const { shop, desk, ask, wishes } = await openAll()
    await ask('9876500001', 'Zincovit Syrup')
    await ask('9876500002', 'ZINCOVIT syrup')
    await ask('9876500003', 'Rooh Afza')
    expect(await wishes('product')).toEqual([
      [expect.stringMatching(/^zincovit syrup$/i), 2],
      ['Rooh Afza', 1],
    ])
    const body = { subject: 'zincovit syrup', product: 'dolo', text: '' }
    const answer = () => desk.as('support').post('/desk/wishes/answer', body)
    const answers = await Promise.all([answer(), answer()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await wishes('product')).toEqual([['Rooh Afza', 1]])
    const told = await shop.db.selectFrom('notification').select(['title', 'link']).execute()
    expect(told).toHaveLength(2)
    expect(told[0]).toMatchObject({ link: '/product/fever-and-pain/dolo-650-tablet' })
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails).toHaveLength(2)
  })

  it('who waits for stock is counted until they are told that it is back, and again when they ask again', async () => {
    const { shop, wishes } = await openAll()
    const ask = async (mobile: string) => {
      const { token, userId } = await shop.signIn(mobile)
      await shop.call('POST /post/productRequest', { body: { user: userId, product: 'empty' }, token })
    }
    await ask('9876500001')
    await ask('9876500002')
    await ask('9876500002')
    expect(await wishes('stock')).toEqual([['Empty Shelf Tablet', 2]])
    await shop.db.updateTable('stock').set({ free: 1 }).where('product_id', '=', 'empty').execute()
    await shop.app.context.restock.runOnce()
    expect(await wishes('stock')).toEqual([])
    await shop.db.updateTable('stock').set({ free: 0 }).where('product_id', '=', 'empty').execute()
    await ask('9876500001')
    expect(await wishes('stock')).toEqual([['Empty Shelf Tablet', 1]])
    await shop.db.deleteFrom('stock_request').execute()
    expect(await wishes('stock')).toEqual([])
  })

  it('a notification is there for everybody once, and after it is taken back for nobody', async () => {
    const { shop, desk } = await openAll()
    const { token, userId } = await buyer(shop)
    const notice = { title: 'We close at six', text: '', link: '/cart', customer: '', key: 'pressed twice' }
    const send = () => desk.as('support').post('/desk/notices', notice)
    const [first, second] = await Promise.all([send(), send()])
    expect(second.data.id).toBe(first.data.id)
    const mine = async () =>
      (await shop.call('GET /get/pushNotifications', { token })).data.map(({ _id }: { _id: string }) => _id)
    expect(await mine()).toEqual([first.data.id])
    const body = { userId, idsArray: [first.data.id] }
    await shop.call('PUT /update/pushNotification', { body, token })
    const { data } = await desk.as('owner').get('/desk/notices')
    expect(data).toMatchObject([{ seenBy: 1, by: 'Selvi Mani' }])
    await desk.as('owner').post('/desk/notices/takeBack', { id: first.data.id })
    expect(await mine()).toEqual([])
    const rows = await shop.db.selectFrom('audit').select('action').orderBy('at').orderBy('id').execute()
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['notice.send', 'notice.takeBack'])
  })
})

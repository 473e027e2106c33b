import type { FrontFacts } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { readFront } from './read-front.ts'

const DAY_MS = 86_400_000
const PIECE: FrontFacts = {
  title: 'Monsoon care',
  text: '',
  image: '/images/banners/monsoon.svg',
  smallImage: '/images/banners/monsoon-small.svg',
  target: 'Personal Care',
  isGeneral: true,
  percent: 15,
  color: '#095a41',
  from: null,
  to: null,
}

onEachDatabase('The home page at the desk', (open) => {
  it('shows each piece on its days alone, the first and the last included', async () => {
    const shop = await openTestShop(await open())
    const owner = (await openDesk(shop)).as('owner')
    const days = { from: '2026-11-15', to: '2026-11-16' }
    for (const kind of ['carousel', 'ads', 'offer', 'row', 'checkout'] as const)
      await owner.post('/desk/front', { kind, piece: { ...PIECE, ...days } })
    await owner.post('/desk/front', { kind: 'deal', piece: { ...PIECE, target: 'dolo', ...days } })
    const shown = async () => {
      const ads = (await shop.call('GET /get/adsBanner')).data
      return [
        (await shop.call('GET /get/carouselBanner')).data.length,
        ads.length,
        ads[0]?.offers?.length ?? 0,
        (await shop.call('GET /get/dynamicCategories')).data.length,
        (await shop.call('GET /get/dealsOfTheDay')).data.length,
        (await shop.call('GET /get/pageBanners/CHECKOUT')).data === null ? 0 : 1,
      ]
    }
    const counts: number[][] = []
    for (let day = 14; day <= 17; day++) {
      counts.push(await shown())
      const pieces = await readFront(shop.db, shop.clock.now)
      expect(pieces.map(({ isShownNow }) => isShownNow)).toEqual(Array(6).fill(counts.at(-1)?.[0] === 1))
      shop.clock.advance(DAY_MS)
    }
    const none = [0, 0, 0, 0, 0, 0]
    const all = [1, 1, 1, 1, 1, 1]
    expect(counts).toEqual([none, all, all, none])
  })

  it('stands in the order that somebody gives it, and what two change at once is changed by the first', async () => {
    const shop = await openTestShop(await open())
    const owner = (await openDesk(shop)).as('owner')
    const kind = 'carousel'
    for (const title of ['One', 'Two', 'Three'])
      await owner.post('/desk/front', { kind, piece: { ...PIECE, title } })
    const { data } = await owner.get('/desk/front')
    const ids = data.map(({ id }: { id: string }) => id)
    await owner.post('/desk/front/order', { kind, ids: ids.toReversed() })
    const titles = (await shop.call('GET /get/carouselBanner')).data.map(
      ({ title }: { title: string }) => title,
    )
    expect(titles).toEqual(['Three', 'Two', 'One'])
    const change = (title: string) =>
      owner.post('/desk/front', { kind, piece: { ...PIECE, title }, id: ids[0], seen: data[0].version })
    const answers = await Promise.all([change('A'), change('B')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
  it('has what one press puts there once, and what two put there twice', async () => {
    const shop = await openTestShop(await open())
    const owner = (await openDesk(shop)).as('owner')
    const put = (key: string, title = 'One') =>
      owner.post('/desk/front', { kind: 'carousel', piece: { ...PIECE, title }, key })
    const pressed = await Promise.all([put('a'), put('a')])
    expect(pressed.map(({ status }) => status)).toEqual([200, 200])
    expect((await put('a')).data).toHaveLength(1)
    expect((await put('b')).data).toHaveLength(2)
    expect((await put('a', 'Two')).code).toBe('idempotency-mismatch')
  })

  it('is the owner’s: on its own page, too, nobody else puts a product among the deals', async () => {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const { version: seen } = (await desk.as('owner').get('/desk/products/one', { id: 'soap' })).data
    const change = (role: 'owner' | 'pharmacist', isDeal?: boolean) =>
      desk.as(role).post('/desk/products/change', {
        id: 'soap',
        seen,
        fields: {},
        ...(isDeal !== undefined && { isDeal }),
      })
    const refused = await change('pharmacist', true)
    expect([refused.status, refused.code]).toEqual([403, 'not-your-role'])
    const row = await shop.db.selectFrom('audit').selectAll().where('action', '=', 'call.refused').execute()
    expect(row).toMatchObject([{ subject_id: 'POST /desk/front', role: 'pharmacist' }])
    expect((await change('pharmacist')).status).toBe(200)
    expect((await change('owner', true)).data.isDeal).toBe(true)
  })
})

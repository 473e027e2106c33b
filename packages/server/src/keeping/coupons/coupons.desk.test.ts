import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { buyer, place } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'

const COUPON = { code: 'MONSOON', percent: 10, uses: 2, until: '2026-12-31', products: 'all' }

onEachDatabase('The coupons at the desk', (open) => {
  it('one that is made is used in an order, which its page names with what it gave; ended, nobody uses it', async () => {
    const shop = await openTestShop(await open())
    const owner = (await openDesk(shop)).as('owner')
    const made = await owner.post('/desk/coupons', COUPON)
    const who = await buyer(shop)
    await place(shop, who, { coupon: 'MONSOON' })
    const id = made.data.coupon.id
    const { data } = await owner.get('/desk/coupons/one', { id })
    expect(data).toMatchObject({ coupon: { usesLeft: 1, uses: 1 }, uses: [{ given: data.given }] })
    expect(data.given).toBeGreaterThan(0)
    // What an order took is no change of the coupon, and stays taken when somebody writes it who saw two uses.
    const change = { ...COUPON, percent: 20, uses: 5, usesSeen: 2, seen: made.data.coupon.version }
    expect((await owner.post('/desk/coupons', change)).data.coupon).toMatchObject({
      percent: 20,
      usesLeft: 4,
    })
    const late = await owner.post('/desk/coupons', change)
    expect([late.status, late.code]).toEqual([409, 'kept-changed'])
    const now = (await owner.get('/desk/coupons/one', { id })).data.coupon
    const more = { ...COUPON, percent: 20, uses: 50, usesSeen: now.usesLeft, seen: now.version }
    const pressed = [await owner.post('/desk/coupons', more), await owner.post('/desk/coupons', more)]
    expect(pressed.map(({ status }) => status)).toEqual([200, 409])
    expect((await owner.get('/desk/coupons/one', { id })).data.coupon.usesLeft).toBe(50)
    const { version } = (await owner.get('/desk/coupons/one', { id })).data.coupon
    await owner.post('/desk/coupons/end', { id, seen: version })
    const other = await buyer(shop, '9876500001')
    const refused = await place(shop, other, { coupon: 'MONSOON' })
    expect([refused.status, refused.code]).toEqual([409, 'coupon-expired'])
  })
  it('whose products are others is another one, though they are as many: who was second is told', async () => {
    const shop = await openTestShop(await open())
    const owner = (await openDesk(shop)).as('owner')
    const { version: seen } = (await owner.post('/desk/coupons', { ...COUPON, products: 'dolo;soap' })).data
      .coupon
    const change = (products: string) => owner.post('/desk/coupons', { ...COUPON, products, seen })
    expect((await change('dolo;crocin')).status).toBe(200)
    const late = await change('insulin;soap')
    expect([late.status, late.code]).toEqual([409, 'kept-changed'])
    expect(late.data.products.map(({ id }: { id: string }) => id)).toEqual(['crocin', 'dolo'])
    const [listed] = (await owner.get('/desk/coupons')).data
    expect(listed.version).toBe(late.data.coupon.version)
  })
})

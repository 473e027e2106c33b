import { paise } from '@dawakit/core/money'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { buyer, deliver, place } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { examineHsn } from './examine-hsn.ts'

const NEXT_YEAR = Date.parse('2027-06-01T12:00:00+05:30')

onEachDatabase('The doctor', (open) => {
  it('names a turnover of the year before by which 4 digits of HSN are too few', async () => {
    const shop = await openTestShop(await open())
    const { data } = await place(shop, await buyer(shop))
    await deliver(shop, data._id)
    const more = (amount_paise: number, subject: string) =>
      shop.db
        .insertInto('money_entry')
        .values({
          id: subject,
          order_id: data._id,
          at: shop.clock.now,
          kind: 'invoiced',
          debit: 'order',
          credit: 'sales',
          amount_paise: paise(amount_paise),
          payment_id: null,
          subject,
          once_key: subject,
        })
        .execute()
    // With the 120.00 of the order exactly ₹5 crore.
    await more(4_999_988_000, 'much')
    expect(await examineHsn(shop.db, NEXT_YEAR, 4)).toEqual([])
    await more(1, 'more')
    expect((await examineHsn(shop.db, NEXT_YEAR, 4)).map(({ says }) => says)).toEqual([
      'The invoices of 2026-27 come to ₹5,00,00,000.01: above ₹5,00,00,000.00 without tax, invoices carry 6 digits. Set HSN_DIGITS=6.',
    ])
    expect(await examineHsn(shop.db, NEXT_YEAR, 6)).toEqual([])
    expect(await examineHsn(shop.db, shop.clock.now, 4), 'of this year').toEqual([])
  })

  it('finds codes as long as they are on the papers', async () => {
    const shop = await openTestShop(await open(), { env: { HSN_DIGITS: '6' } })
    const products = ['dolo', 'crocin', 'soap'].map((_id) => ({ _id, quantity: 1 }))
    for (const [id, hsn] of Object.entries({ dolo: '30049099', crocin: '300490', soap: '3401' }))
      await shop.db.updateTable('product').set({ hsn }).where('id', '=', id).execute()
    const who = await buyer(shop)
    const { data } = await place(shop, who, { products })
    await deliver(shop, data._id)
    const invoice = await shop.call('GET /get/invoice', { token: who.token, query: { orderId: data._id } })
    const codes = invoice.data.lines.map(({ hsnCode }: { hsnCode: string }) => hsnCode)
    expect(codes).toEqual(['30049099', '300490', '3401'])
    const [found] = await examineHsn(shop.db, shop.clock.now, shop.app.context.config.store.hsnDigits)
    expect(found?.says).toMatch(/^1 products? ha(s|ve) fewer than the 6 digits of HSN_DIGITS \(3401\)/)
  })
})

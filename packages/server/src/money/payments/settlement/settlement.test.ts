import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../../test/databases.ts'
import { openPaymentShop, type PaymentShop } from '../../../../test/payment-shop.ts'
import { GATEWAYS } from '../gateways/registry.ts'
import { compareSettlement } from './compare-settlement.ts'
import { reportTime } from './report-time.ts'

const RECON_HEADER =
  'entity_id,type,debit,credit,amount,currency,fee,tax,on_hold,settled,created_at,settled_at,settlement_id,payment_id'
const PAYOUT_HEADER = 'Order No,Reference No,Order Date Time,Transaction Type,Order Amt,Refund Ref No'

const compare = (shop: PaymentShop, ...lines: string[]) =>
  compareSettlement(shop.db, Readable.from([`${lines.join('\r\n')}\r\n`]), GATEWAYS)

async function paidOrders(shop: PaymentShop, count: number): Promise<string[]> {
  const paid: string[] = []
  for (const _id of ['dolo', 'soap', 'crocin'].slice(0, count)) {
    const order = await shop.order('razorpay', { products: [{ _id, quantity: 1 }] })
    const { response } = await shop.pay(await shop.open(order._id), 'success')
    await shop.verify(order._id, response)
    paid.push(response.razorpay_payment_id)
  }
  return paid
}

const line = (id: string, rupees: string, type = 'payment', payment = '') =>
  `${id},${type},0,${rupees},${rupees},INR,0,0,0,1,14/11/2026 10:05:00,16/11/2026 09:00:00,setl_1,${payment}`

onEachDatabase('A settlement report', (open) => {
  it('that says what the shop says has no difference, refunds included', async () => {
    const shop = await openPaymentShop(await open())
    const [payment = ''] = await paidOrders(shop, 1)
    const order = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    await shop.call('PUT /update/cancelOrder', { token: shop.who.token, body: { id: order.id } })
    await shop.refund()
    const refund = await shop.db.selectFrom('refund').selectAll().executeTakeFirstOrThrow()
    const found = await compare(
      shop,
      RECON_HEADER,
      line(payment, '120.00'),
      line(refund.provider_refund_id ?? '', '120.00', 'refund', payment),
      line('adj_1', '1.00', 'adjustment'),
    )
    expect(found).toEqual({
      method: 'razorpay',
      payments: 1,
      refunds: 1,
      differences: [],
      rejected: [],
    })
  })

  it('names what is in one book alone, other amounts and lines that cannot be read', async () => {
    const shop = await openPaymentShop(await open())
    const [first = '', second = '', third = ''] = await paidOrders(shop, 3)
    const found = await compare(
      shop,
      RECON_HEADER,
      line(first, '120.00'),
      line(second, '1.00'),
      line('pay_stranger', '75.50'),
      line('pay_broken', 'much'),
    )
    expect(found.differences).toMatchObject([
      { what: 'amount', paymentId: second, theirs: 100 },
      { what: 'not-ours', paymentId: 'pay_stranger', orderNumber: null, ours: null, theirs: 7_550 },
      { what: 'not-settled', paymentId: third, theirs: null },
    ])
    expect(found.rejected).toMatchObject([{ line: 5 }])
  })

  it('passes over what the shop took after the time that the report covers', async () => {
    const shop = await openPaymentShop(await open())
    const [first = ''] = await paidOrders(shop, 1)
    shop.clock.advance(3 * 86_400_000)
    const order = await shop.order('razorpay', { products: [{ _id: 'soap', quantity: 1 }] })
    const { response } = await shop.pay(await shop.open(order._id), 'success')
    await shop.verify(order._id, response)
    expect((await compare(shop, RECON_HEADER, line(first, '120.00'))).differences).toEqual([])
  })

  it('of the second gateway is known by its columns', async () => {
    const shop = await openPaymentShop(await open())
    const { _id, orderNumber } = await shop.order('ccavenue')
    await shop.comeBack((await shop.frame(_id, 'success')).encResp)
    const { provider_payment_id: reference } = await shop.db
      .selectFrom('payment')
      .select('provider_payment_id')
      .executeTakeFirstOrThrow()
    const found = await compare(
      shop,
      PAYOUT_HEADER,
      `${orderNumber},${reference},2026-11-14 10:05:00,Sale,120.00,`,
      'DWK-X,999999999999,2026-11-14 10:05:00,Refund,-40.00,R-1',
    )
    expect([found.method, found.payments, found.refunds]).toEqual(['ccavenue', 1, 1])
    expect(found.differences).toMatchObject([
      { what: 'not-ours', kind: 'refund', paymentId: '999999999999', theirs: 4_000 },
    ])
  })

  it('of nobody that we know is refused', async () => {
    const shop = await openPaymentShop(await open())
    await expect(compare(shop, 'a,b', '1,2')).rejects.toThrow('no settlement report')
    await expect(compare(shop, RECON_HEADER)).rejects.toThrow('no line')
  })
})

it.each([
  ['14/11/2026 10:05:00', '2026-11-14T04:35:00.000Z'],
  ['2026-11-14 10:05', '2026-11-14T04:35:00.000Z'],
  ['14-11-2026', '2026-11-13T18:30:00.000Z'],
  ['1794630900', '2026-11-14T04:35:00.000Z'],
])('The time %s of a report is %s', (text, iso) => {
  expect(new Date(reportTime(text) ?? 0).toISOString()).toBe(iso)
  expect(reportTime('soon')).toBeNull()
})

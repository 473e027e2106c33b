import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../../test/databases.ts'
import { openPaymentShop } from '../../../../test/payment-shop.ts'

const OPERATOR_TOKEN = 'the operator token that is only for the tests'
const asOperator = { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } }

onEachDatabase('Money that a person has to look at', (open) => {
  it('is listed for the operator’s program, and counted in the metrics', async () => {
    const shop = await openPaymentShop(await open(), { OPERATOR_TOKEN })
    const { _id, orderNumber } = await shop.order('ccavenue')
    await shop.comeBack((await shop.frame(_id, 'other-amount')).encResp)
    const listed = await (await shop.fetch('/operator/money', asOperator)).json()
    expect(listed).toMatchObject({
      key: 'success',
      totalCount: 1,
      data: [
        { kind: 'wrong-amount', state: 'open', gateway: 'ccavenue', orderNumber, expected: 120, found: 1 },
      ],
    })
    const metrics = async () => (await shop.fetch('/metrics', asOperator)).text()
    expect(await metrics()).toContain('dawakit_money_cases_open{kind="wrong-amount"} 1\n')
    expect(await metrics()).toContain('dawakit_refunds_pending 1\n')
    await shop.refund()
    // So long a scrape is answered with what the one before it has read.
    shop.clock.advance(5_000)
    expect(await metrics()).toContain('dawakit_money_cases_open{kind="wrong-amount"} 0\n')
    expect((await (await shop.fetch('/operator/money', asOperator)).json()).data).toEqual([])
    const closed = await (await shop.fetch('/operator/money?state=closed', asOperator)).json()
    expect(closed.data).toMatchObject([{ state: 'closed', note: 'refunded' }])
  })

  it('is shown under the token before, too, while it turns', async () => {
    const before = 'b'.repeat(32)
    const shop = await openPaymentShop(await open(), { OPERATOR_TOKEN, OPERATOR_TOKEN_BEFORE: before })
    for (const token of [OPERATOR_TOKEN, before]) {
      const headers = { authorization: `Bearer ${token}` }
      expect((await shop.fetch('/operator/money', { headers })).status).toBe(200)
    }
  })

  it('is shown to nobody else', async () => {
    const shop = await openPaymentShop(await open(), { OPERATOR_TOKEN })
    for (const path of ['/operator/money', '/metrics']) {
      expect((await shop.fetch(path)).status).toBe(401)
      for (const authorization of ['Bearer ', `Bearer ${OPERATOR_TOKEN}x`, `JWT ${shop.who.token}`]) {
        expect((await shop.fetch(path, { headers: { authorization } })).status).toBe(401)
      }
    }
  })
})

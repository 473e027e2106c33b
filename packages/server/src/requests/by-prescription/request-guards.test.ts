import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addPrescription, askAbout, buyer, place, placeCart } from '../../../test/ordering.ts'
import { askOfRequest, askPharmacist, prepareRequest } from '../../../test/requests.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { answerQuestion as answerOfOrder } from '../../prescriptions/files/answer-question.ts'
import { answerQuestion } from './answer-question.ts'
import { closeRequestOf, reopenRequestOf, requirePrepared } from './order-of-request.ts'
import { withdrawRequest } from './withdraw-request.ts'

const LINES = [{ productId: 'azithral', quantity: 2 }]

onEachDatabase('A request for an order', (open) => {
  async function asked() {
    const shop = await openTestShop(await open())
    const me = await buyer(shop)
    const session = { userId: me.userId, sessionId: 's', partner: null }
    const id = await askPharmacist(shop, me, await addPrescription(shop.db, me.userId))
    const state = async () =>
      (
        await shop.db
          .selectFrom('prescription_request')
          .select('state')
          .where('id', '=', id)
          .executeTakeFirst()
      )?.state
    const become = (change: object) =>
      shop.db.updateTable('prescription_request').set(change).where('id', '=', id).execute()
    const orderIt = async (paymentMethod = 'razorpay') => {
      const products = [{ _id: 'azithral', quantity: 2 }]
      await shop.fillCart(me.userId, products)
      return (await placeCart(shop, me, { products, prescriptionRequest: id, paymentMethod })).data
        ._id as string
    }
    return { shop, me, session, id, state, become, orderIt }
  }
  const codeOf = (work: Promise<unknown>) => work.then(() => 'done').catch(({ code }) => code)

  it('is ordered from by its own customer', async () => {
    const { shop, id } = await asked()
    await prepareRequest(shop, id, LINES)
    const { userId } = await buyer(shop, '9876543211')
    const ordering = { userId, requestId: id, lines: LINES, now: shop.clock.now }
    expect(await codeOf(inTransaction(shop.db, (trx) => requirePrepared(trx, ordering)))).not.toBe('done')
  })

  it.each(['declined', 'withdrawn'] as const)('that is %s is not closed by an order', async (state) => {
    const { shop, id, become, orderIt } = await asked()
    await prepareRequest(shop, id, LINES)
    const orderId = await orderIt()
    await become({ state })
    expect(await inTransaction(shop.db, (trx) => closeRequestOf(trx, orderId, 1))).toBeNull()
  })

  it('is opened again where it was ordered, and not where it was declined since', async () => {
    const { shop, id, state, become, orderIt } = await asked()
    await prepareRequest(shop, id, LINES)
    const orderId = await orderIt('cod')
    await become({ state: 'declined' })
    await inTransaction(shop.db, (trx) => reopenRequestOf(trx, orderId, shop.clock.now))
    expect(await state()).toBe('declined')
    await become({ state: 'ordered' })
    await inTransaction(shop.db, (trx) => reopenRequestOf(trx, orderId, shop.clock.now))
    expect(await state()).toBe('prepared')
  })

  it('is neither prepared nor withdrawn once it is over', async () => {
    const { shop, id, become, state } = await asked()
    await become({ state: 'declined' })
    expect(await codeOf(prepareRequest(shop, id, LINES))).toBe('prescription-request-closed')
    expect(await codeOf(withdrawRequest(shop.app.context, id))).toBe('prescription-request-closed')
    expect(await state()).toBe('declined')
  })

  it('takes an answer while something is asked, and no more pictures than a pharmacist looks at', async () => {
    const { shop, me, session, id, become, state } = await asked()
    const questionId = await askOfRequest(shop, id)
    const answer = (more: object) =>
      codeOf(
        answerQuestion(shop.app.context, session, {
          id,
          questionId,
          text: 'Yes',
          prescriptions: [],
          ...more,
        }),
      )
    const many: string[] = []
    for (let files = 0; files < 12; files++) many.push(await addPrescription(shop.db, me.userId))
    expect(await answer({ prescriptions: many })).toBe('prescriptions-full')
    await become({ state: 'declined' })
    expect([await answer({}), await state()]).toEqual(['nothing-asked', 'declined'])
    await become({ state: 'asked' })
    expect([await answer({}), await state()]).toEqual(['done', 'waiting'])
  })
})

onEachDatabase('A question about an order', (open) => {
  it('is answered where it is asked, while the order stands, and once', async () => {
    const shop = await openTestShop(await open())
    const me = await buyer(shop)
    const session = { userId: me.userId, sessionId: 's', partner: null }
    const one = (await place(shop, me)).data._id as string
    const other = (await place(shop, me, { products: [{ _id: 'dolo', quantity: 2 }] })).data._id as string
    const questionId = await askAbout(shop.db, one)
    const become = (id: string, change: object) =>
      shop.db.updateTable('orders').set(change).where('id', '=', id).execute()
    const answer = (orderId: string) =>
      answerOfOrder(shop.app.context, session, { orderId, questionId, text: 'Yes', prescriptions: [] })
        .then(() => 'done')
        .catch(({ code }) => code)
    await become(other, { review: 'asked' })
    expect(await answer(other)).toBe('nothing-asked')
    await become(one, { review: 'waiting' })
    expect(await answer(one)).toBe('nothing-asked')
    await become(one, { review: 'asked', canceled_at: 1 })
    expect(await answer(one)).toBe('nothing-asked')
    await become(one, { canceled_at: null })
    expect(await answer(one)).toBe('done')
    await become(one, { review: 'asked' })
    expect(await answer(one)).toBe('nothing-asked')
  })
})

import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { addPrescription, type Buyer, buyer, PARTICULARS, place, placeCart } from '../../../test/ordering.ts'
import { askPharmacist, prepareRequest } from '../../../test/requests.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { approveByGrants } from '../../orders/change/approve-by-grants.ts'

const on = (prescriptionId: string, packs: number) => ({
  prescriptionId,
  packs,
  validUntil: '2026-12-31',
  particulars: PARTICULARS,
})

onEachDatabase('A line on prescription', (open) => {
  async function check(shop: TestShop, who: Buyer, products: object[]) {
    const seat = (await openDesk(shop)).as('pharmacist')
    const prescriptionId = await addPrescription(shop.db, who.userId)
    const { data } = await place(shop, who, { products, prescriptions: [prescriptionId] })
    const orderId = data._id as string
    const look = async () => (await seat.get('/desk/prescription', { orderId })).data
    const approve = async (...lines: object[]) => {
      const body = { orderId, seen: (await look()).version, lines }
      return (await seat.call('POST /desk/prescription/approve', { body })).code
    }
    const decline = async (lineNos: number[]) => {
      const body = { orderId, seen: (await look()).version, lineNos, reason: 'No.' }
      return (await seat.call('POST /desk/prescription/decline', { body })).code
    }
    return { prescriptionId, look, approve, decline }
  }
  const AZITHRAL = { _id: 'azithral', quantity: 2 }
  const INSULIN = { _id: 'insulin', quantity: 1 }

  it('is approved once in one decision', async () => {
    const shop = await openTestShop(await open())
    const { prescriptionId, approve } = await check(shop, await buyer(shop), [AZITHRAL])
    const line = { lineNo: 1, quantity: 1, reason: 'One is enough.', grant: on(prescriptionId, 2) }
    expect(await approve(line, line)).toBe('approve-what-was-ordered')
    expect(await shop.db.selectFrom('prescription_approval').select('id').execute()).toEqual([])
  })

  it('is declined while it is open alone, and where there is one', async () => {
    const shop = await openTestShop(await open())
    const { prescriptionId, approve, decline, look } = await check(shop, await buyer(shop), [
      AZITHRAL,
      INSULIN,
    ])
    await approve({ lineNo: 1, quantity: 2, grant: on(prescriptionId, 2) })
    expect([await decline([1]), await decline([9])]).toEqual(Array(2).fill('approve-what-was-ordered'))
    expect((await look()).lines[0].quantity).toBe(2)
  })

  it('is approved by a grant of its own product and its own customer', async () => {
    const shop = await openTestShop(await open())
    const me = await buyer(shop)
    const mine = await check(shop, me, [AZITHRAL, INSULIN])
    await mine.approve({ lineNo: 1, quantity: 2, grant: on(mine.prescriptionId, 9) })
    const grant = await shop.db.selectFrom('prescription_grant').select('id').executeTakeFirstOrThrow()
    expect(await mine.approve({ lineNo: 2, quantity: 1, grant })).toBe('other-prescription')
    const theirs = await check(shop, await buyer(shop, '9876543211'), [AZITHRAL])
    expect(await theirs.approve({ lineNo: 1, quantity: 2, grant })).toBe('other-prescription')
    expect((await theirs.look()).lines[0].grants).toEqual([])
  })
})

onEachDatabase('What was granted for an order by prescription', (open) => {
  /** An order that waits for its payment, of what a pharmacist has granted two packs of. */
  async function granted() {
    const shop = await openTestShop(await open())
    const me = await buyer(shop)
    const prescription = await addPrescription(shop.db, me.userId)
    const id = await askPharmacist(shop, me, prescription)
    await prepareRequest(shop, id, [{ productId: 'azithral', quantity: 2 }])
    const products = [{ _id: 'azithral', quantity: 2 }]
    await shop.fillCart(me.userId, products)
    const online = { products, prescriptionRequest: id, paymentMethod: 'razorpay' }
    const orderId = (await placeCart(shop, me, online)).data._id as string
    const approve = () => inTransaction(shop.db, (trx) => approveByGrants(trx, shop.app.context, orderId))
    const approvals = async () =>
      (await shop.db.selectFrom('prescription_approval').select('quantity').execute()).map(
        ({ quantity }) => quantity,
      )
    const grant = await shop.db.selectFrom('prescription_grant').selectAll().executeTakeFirstOrThrow()
    await shop.db.updateTable('orders').set({ payment_status: 'paid' }).where('id', '=', orderId).execute()
    return { shop, me, orderId, grant, approve, approvals }
  }

  /** As if an order had used packs of the grant. */
  async function use(shop: TestShop, grantId: string, quantity: number, isCancelled: boolean) {
    const other = (await place(shop, await buyer(shop, '9876543211'))).data._id as string
    if (isCancelled)
      await shop.db.updateTable('orders').set({ canceled_at: 1 }).where('id', '=', other).execute()
    const approval = { id: 'used', order_id: other, line_no: 1, quantity, grant_id: grantId }
    const pharmacist = { staff_id: 's', pharmacist_name: 'Priya Nair', registration_number: 'TN-PC-20481' }
    await shop.db
      .insertInto('prescription_approval')
      .values({ ...approval, ...pharmacist, approved_at: 1 })
      .execute()
  }

  it('approves what was ordered', async () => {
    const { approve, approvals } = await granted()
    expect([await approve(), await approvals()]).toEqual([true, [2]])
  })

  it('approves nothing after its last moment, and all at it', async () => {
    const { shop, grant, approve, approvals } = await granted()
    const until = (valid_until: number) =>
      shop.db.updateTable('prescription_grant').set({ valid_until }).execute()
    await until(shop.clock.now - 1)
    expect([await approve(), await approvals()]).toEqual([false, []])
    await until(shop.clock.now)
    expect([await approve(), grant.packs]).toEqual([true, 2])
  })

  it('approves no line of which more is ordered than it is good for', async () => {
    const { shop, approve, approvals } = await granted()
    await shop.db.updateTable('prescription_grant').set({ packs: 1 }).execute()
    expect([await approve(), await approvals()]).toEqual([false, []])
  })

  it('approves what other orders have left of it, and not what they have used', async () => {
    const { shop, grant, approve, approvals } = await granted()
    await use(shop, grant.id, 1, false)
    expect([await approve(), await approvals()]).toEqual([false, [1]])
  })

  it('is whole again where the order that used it was cancelled', async () => {
    const { shop, grant, approve, approvals } = await granted()
    await use(shop, grant.id, 2, true)
    expect([await approve(), await approvals()]).toEqual([true, [2, 2]])
  })

  it('is used up by one line after the other of the same product', async () => {
    const { shop, orderId, approve, approvals } = await granted()
    const line = await shop.db
      .selectFrom('order_line')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('order_line')
      .values({ ...line, line_no: 1 + line.line_no, quantity: 1 })
      .execute()
    expect([await approve(), await approvals()]).toEqual([false, [2]])
  })

  it('is a registered pharmacist’s still', async () => {
    const { shop, grant, approve, approvals } = await granted()
    await shop.db
      .updateTable('staff')
      .set({ registration_number: null })
      .where('id', '=', grant.staff_id)
      .execute()
    expect([await approve(), await approvals()]).toEqual([false, []])
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addProduct } from '../../../test/fixture-catalogue.ts'
import { addAddress, addCoupon } from '../../../test/ordering.ts'
import { openPaymentShop } from '../../../test/payment-shop.ts'
import { moveOrder } from './move-order.ts'

const states = [
  { stateName: 'Tamil Nadu', pincode: '600001', fee: 4_000, isIntraState: true },
  { stateName: 'Karnataka', pincode: '560001', fee: 6_000, isIntraState: false },
]

const anyOrder = fc.record({
  lines: fc.array(
    fc.record({
      /** Paise. */
      price: fc.integer({ min: 200, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 100 }),
      gstBasisPoints: fc.constantFrom(0, 500, 1200, 1800, 2800, 4000),
      isEligible: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  percent: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
  state: fc.constantFrom(...states),
})

const inPaise = (rupees: number) => Math.round(rupees * 100)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

onEachDatabase('Money', (open) => {
  it('lines − discount + shipping = total = payment = invoice, to the paisa, in any order of the lines', async () => {
    const shop = await openPaymentShop(await open())
    const { userId, token } = shop.who
    await shop.db.deleteFrom('address').execute()
    const addresses = new Map<string, string>()
    for (const [index, state] of states.entries()) {
      addresses.set(state.stateName, await addAddress(shop.db, userId, { ...state, slot: index + 1 }))
    }
    let run = 0
    const pay = async (more: Record<string, unknown>) => {
      const order = await shop.order('razorpay', more)
      const { response } = await shop.pay(await shop.open(order._id), 'success')
      const { data } = await shop.verify(order._id, response)
      expect(data.paymentStatus).toBe('paid')
      await moveOrder(shop.app.context, order._id, 'delivered')
      const invoice = await shop.call('GET /get/invoice', { token, query: { orderId: order._id } })
      const payment = await shop.db
        .selectFrom('payment')
        .select('amount_paise')
        .where('order_id', '=', order._id)
        .executeTakeFirstOrThrow()
      await shop.db.deleteFrom('coupon_use').execute()
      await shop.db.deleteFrom('attempt').execute()
      return { order: data, invoice: invoice.data, paid: payment.amount_paise }
    }

    await fc.assert(
      fc.asyncProperty(anyOrder, async ({ lines, percent, state }) => {
        run++
        const products = lines.map((line, index) => ({ ...line, id: `p${run}-${index}` }))
        for (const { id, price, gstBasisPoints } of products) {
          const money = { price_paise: price, mrp_paise: price, gst_bp: gstBasisPoints }
          await addProduct(shop.db, { id, name: `Product ${id}`, ...money }, 200)
        }
        const eligible = products.filter((line) => line.isEligible)
        const hasCoupon = percent !== null && eligible.length > 0
        if (hasCoupon) {
          await addCoupon(shop.db, { name: `C${run}`, percent, products: eligible.map(({ id }) => id) })
        }
        const request = {
          products: products.map(({ id, quantity }) => ({ _id: id, quantity })),
          shippingAddress: addresses.get(state.stateName),
          ...(hasCoupon ? { coupon: `C${run}` } : {}),
        }
        const subTotal = sum(lines.map(({ price, quantity }) => price * quantity))
        const reduced = sum(eligible.map(({ price, quantity }) => price * quantity))
        const discount = hasCoupon ? Math.floor((reduced * percent + 50) / 100) : 0
        const total = subTotal - discount + state.fee

        const { order, invoice, paid } = await pay(request)
        expect(order.totals).toMatchObject({
          subTotal: subTotal / 100,
          discount: discount / 100,
          deliveryCharge: state.fee / 100,
          total: total / 100,
        })
        expect(paid).toBe(total)
        expect(inPaise(invoice.grandTotal)).toBe(total)
        const beforeTax = inPaise(invoice.subTotal) + inPaise(invoice.deliveryLine?.taxable ?? 0)
        const taxes = ['cgst', 'sgst', 'igst'].map((name) => inPaise(invoice[name]))
        expect(sum(taxes)).toBe(inPaise(invoice.totalTax))
        expect(beforeTax + sum(taxes)).toBe(total)
        expect(invoice.cgst).toBe(invoice.sgst)
        expect(sum(invoice.lines.map((line: { discount: number }) => inPaise(line.discount)))).toBe(discount)
        for (const line of [...invoice.lines, invoice.deliveryLine]) {
          const parts = [line.taxable, line.cgst, line.sgst, line.igst].map(inPaise)
          expect(sum(parts)).toBe(inPaise(line.gross) - inPaise(line.discount))
          expect(state.isIntraState ? line.igst : line.cgst + line.sgst).toBe(0)
          expect(line.cgst).toBe(line.sgst)
        }

        const reversed = await pay({ ...request, products: [...request.products].reverse() })
        expect(reversed.order.totals).toEqual(order.totals)
        expect(reversed.paid).toBe(paid)
        expect(reversed.invoice.grandTotal).toBe(invoice.grandTotal)
      }),
      { numRuns: 40 },
    )
  }, 120_000)
})

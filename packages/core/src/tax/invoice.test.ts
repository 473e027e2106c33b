import { orderTotals, totalsInRupees } from '@dawakit/core/cart'
import { couponDiscount, couponShares } from '@dawakit/core/coupon'
import { fromRupees, paise, toRupees } from '@dawakit/core/money'
import { financialYear, invoiceNumber, invoiceOf } from '@dawakit/core/tax'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('financialYear', () => {
  it.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
    'turns at 31 March midnight in India, on a machine in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(financialYear(new Date('2027-03-31T23:59:59.999+05:30'))).toBe('2026-27')
      expect(financialYear(new Date('2027-04-01T00:00:00.000+05:30'))).toBe('2027-28')
    },
  )

  it('writes the turn of a century', () => {
    expect(financialYear(new Date('2099-06-01T00:00:00Z'))).toBe('2099-00')
  })
})

describe('invoiceNumber', () => {
  it('has 16 characters that rule 46 allows', () => {
    expect(invoiceNumber('2026-27', 1)).toBe('INV/26-27/000001')
    expect(invoiceNumber('2026-27', 999_999)).toMatch(/^[A-Z0-9/-]{16}$/)
  })

  it('begins another series of the year where six digits are used up', () => {
    expect(invoiceNumber('2026-27', 999_999)).toBe('INV/26-27/999999')
    expect(invoiceNumber('2026-27', 1_000_000)).toBe('IN1/26-27/000001')
    expect(invoiceNumber('2026-27', 1_999_998)).toBe('IN1/26-27/999999')
    expect(invoiceNumber('2026-27', 32_999_967)).toBe('INZ/26-27/999999')
  })

  it('refuses a serial outside its series', () => {
    expect(() => invoiceNumber('2026-27', 0)).toThrow(RangeError)
    expect(() => invoiceNumber('2026-27', 32_999_968)).toThrow(RangeError)
    expect(() => invoiceNumber('26', 1)).toThrow(RangeError)
  })
})

const seller = {
  name: 'Example Pharmacy',
  address: 'Chennai',
  gstin: '33ABCDE1234F1Z5',
  state: 'Tamil Nadu',
  stateCode: '',
  drugLicence: 'TN-01',
  phone: '',
  email: '',
}
const order = (stateName: string, totalPrice: number, deliveryCharge: number) => ({
  _id: 'o1',
  orderNumber: 'ORD-1',
  orderedAt: '2026-11-21T04:30:00.000Z',
  shippingAddress: {
    id: 'a1',
    name: 'Asha',
    contactNumber: '9876543210',
    email: 'asha@example.com',
    doorNumber: '1',
    streetName: 'Main',
    landMark: 'Park',
    pincode: '600001',
    cityName: 'Chennai',
    stateName,
    addressType: 'home' as const,
  },
  patient: null,
  review: null,
  doctorInfo: { doctorName: '', doctorEmail: '', doctorContactNumber: '' },
  isCashOnDelivery: true,
  deliveryCharge,
  totalPrice,
})
const dolo = {
  name: 'Dolo',
  hsnCode: '3004',
  quantity: 2,
  unitPrice: paise(5900),
  discount: paise(1180),
  gstRate: 18,
}

const words = {
  delivery: 'Delivery Charge',
  doctorMissing: 'Not Mentioned',
  methods: { cashOnDelivery: 'Cash On Delivery', online: 'Online Mode' },
}

describe('invoiceOf', () => {
  it('splits goods and delivery in the store state into CGST and SGST', () => {
    const invoice = invoiceOf({
      invoiceNumber: 'INV/26-27/000001',
      deliveredAt: new Date('2026-11-25T06:00:00Z'),
      order: order('Tamilnadu', 165.2, 59),
      lines: [dolo],
      seller,
      words,
    })
    expect(invoice.lines[0]).toMatchObject({
      gross: 118,
      discount: 11.8,
      taxable: 90,
      cgst: 8.1,
      sgst: 8.1,
      igst: 0,
      total: 106.2,
    })
    expect(invoice.deliveryLine).toMatchObject({ gross: 59, taxable: 50, cgst: 4.5, sgst: 4.5, total: 59 })
    expect(invoice).toMatchObject({
      invoiceDate: '2026-11-25T06:00:00.000Z',
      placeOfSupply: { state: 'Tamilnadu', stateCode: '33' },
      subTotal: 90,
      cgst: 12.6,
      sgst: 12.6,
      igst: 0,
      totalTax: 25.2,
      deliveryCharge: 59,
      grandTotal: 165.2,
      doctorName: 'Not Mentioned',
      paymentMethod: 'Cash On Delivery',
      amountInWords: 'Rupees One Hundred Sixty Five and Twenty Paise Only',
    })
    expect(invoice.seller.stateCode).toBe('33')
  })

  it('has CGST and SGST where an address calls the store state by its earlier name', () => {
    const invoice = invoiceOf({
      invoiceNumber: 'INV/26-27/000004',
      deliveredAt: 0,
      order: order('Orissa', 165.2, 59),
      lines: [dolo],
      seller: { ...seller, state: 'Odisha' },
      words,
    })
    expect(invoice).toMatchObject({ cgst: 12.6, sgst: 12.6, igst: 0 })
    expect(invoice.deliveryLine).toMatchObject({ cgst: 4.5, sgst: 4.5, igst: 0 })
    expect(invoice.placeOfSupply).toEqual({ state: 'Orissa', stateCode: '21' })
    expect(invoice.seller.stateCode).toBe('21')
  })

  it('has IGST outside the store state, and no delivery line when delivery is free', () => {
    const invoice = invoiceOf({
      invoiceNumber: 'INV/26-27/000002',
      deliveredAt: 0,
      order: { ...order('Kerala', 106.2, 0), isCashOnDelivery: false },
      lines: [dolo],
      seller,
      words,
    })
    expect(invoice).toMatchObject({ cgst: 0, sgst: 0, igst: 16.2, deliveryLine: null, grandTotal: 106.2 })
    expect(invoice.paymentMethod).toBe('Online Mode')
  })

  it('is not made when it would not say what was charged', () => {
    const source = { invoiceNumber: '', deliveredAt: 0, lines: [dolo], seller, words }
    expect(() => invoiceOf({ ...source, order: order('Kerala', 106.21, 0) })).toThrow(RangeError)
    expect(() => invoiceOf({ ...source, order: order('Kerala', 106.19, 0) })).toThrow(RangeError)
  })

  it('sums to what was charged, to the paisa, for any cart, coupon, rate and state', () => {
    const anyLine = fc.record({
      _id: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.integer({ min: 1, max: 100 }),
      price: fc.integer({ min: 1, max: 500_000 }).map(paise),
      gstRate: fc.constantFrom(0, 5, 12, 18, 28),
    })
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.constantFrom('Tamil Nadu', 'Kerala'),
        (cart, discountPercentage, shipping, stateName) => {
          const coupon = { discountPercentage, products: ['a', 'b'] }
          const totals = totalsInRupees(
            orderTotals({
              lines: cart.map((line) => ({ ...line, mrp: line.price })),
              discount: couponDiscount(coupon, cart),
              deliveryFee: paise(shipping),
            }),
          )
          const shares = couponShares(coupon, cart)
          const invoice = invoiceOf({
            invoiceNumber: 'INV/26-27/000003',
            deliveredAt: 0,
            order: order(stateName, totals.total, toRupees(paise(shipping))),
            lines: cart.map((line, index) => ({
              name: line._id,
              hsnCode: '3004',
              quantity: line.quantity,
              unitPrice: line.price,
              discount: shares[index]!,
              gstRate: line.gstRate,
            })),
            seller,
            words,
          })
          const inPaise = (amounts: number[]) => amounts.reduce((sum, amount) => sum + fromRupees(amount), 0)
          const charged = fromRupees(totals.total)
          expect(inPaise([invoice.grandTotal])).toBe(charged)
          const { deliveryLine, totalTax = Number.NaN } = invoice
          expect(inPaise([invoice.cgst, invoice.sgst, invoice.igst])).toBe(fromRupees(totalTax))
          expect(inPaise([invoice.subTotal, deliveryLine?.taxable ?? 0, totalTax])).toBe(charged)
          expect(invoice.cgst).toBe(invoice.sgst)
          for (const line of [...invoice.lines, ...(deliveryLine ? [deliveryLine] : [])]) {
            expect(line.cgst).toBe(line.sgst)
            expect(inPaise([line.taxable, line.cgst, line.sgst, line.igst])).toBe(fromRupees(line.total))
            expect(inPaise([line.total, line.discount])).toBe(fromRupees(line.gross))
          }
          expect(inPaise(invoice.lines.map(({ discount }) => discount))).toBe(fromRupees(totals.discount))
        },
      ),
    )
  })
})

import type { CreditNote, Invoice } from '@dawakit/core/contract'
import { fromRupees, paise, percentOf, sumPaise, toRupees } from '@dawakit/core/money'
import { refundOfPieces } from '@dawakit/core/returns'
import { creditNoteNumber, creditNoteOf, gstSplit } from '@dawakit/core/tax'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const invoice = (state: string): Invoice => ({
  invoiceNumber: 'INV/26-27/000001',
  invoiceDate: '2026-11-25T06:00:00.000Z',
  orderId: 'o1',
  orderNumber: 'ORD-1',
  orderedAt: '2026-11-21T04:30:00.000Z',
  seller: {
    name: 'Example Pharmacy',
    address: 'Chennai',
    gstin: '33ABCDE1234F1Z5',
    state: 'Tamil Nadu',
    stateCode: '33',
    drugLicence: 'TN-01',
    phone: '',
    email: '',
  },
  billTo: {
    id: 'a1',
    name: 'Asha',
    contactNumber: '9876543210',
    email: 'asha@example.com',
    doorNumber: '1',
    streetName: 'Main',
    landMark: 'Park',
    pincode: '600001',
    cityName: 'Chennai',
    stateName: state,
    addressType: 'home',
  },
  placeOfSupply: { state, stateCode: '33' },
  doctorName: '',
  paymentMethod: '',
  isCashOnDelivery: true,
  lines: [],
  deliveryLine: {
    name: 'Delivery Charge',
    hsnCode: '996812',
    quantity: 1,
    unitPrice: 59,
    gross: 59,
    discount: 0,
    taxable: 50,
    gstRate: 18,
    cgst: 4.5,
    sgst: 4.5,
    igst: 0,
    total: 59,
  },
  subTotal: 0,
  discount: 0,
  cgst: 0,
  sgst: 0,
  igst: 0,
  deliveryCharge: 59,
  grandTotal: 59,
  amountInWords: '',
})

const NOTHING = { total: paise(0), cgst: paise(0), sgst: paise(0), igst: paise(0) }

describe('creditNoteNumber', () => {
  it('has a series of its own, of at most 16 characters', () => {
    expect(creditNoteNumber('2026-27', 1)).toBe('CN/26-27/000001')
    expect(creditNoteNumber('2026-27', 1_000_000)).toBe('CN1/26-27/000001')
    expect(creditNoteNumber('2026-27', 33_999_966)).toMatch(/^[A-Z0-9/-]{16}$/)
    expect(() => creditNoteNumber('2026-27', 0)).toThrow(RangeError)
    expect(() => creditNoteNumber('26', 1)).toThrow(RangeError)
  })
})

describe('creditNoteOf', () => {
  const note = (more: object = {}): CreditNote =>
    creditNoteOf({
      creditNoteNumber: 'CN/26-27/000001',
      issuedAt: new Date('2026-11-27T06:00:00Z'),
      invoice: invoice('Tamil Nadu'),
      returnNumber: 'RET-1',
      reason: 'Not needed',
      lines: [
        {
          line: 0,
          name: 'Dolo',
          hsnCode: '3004',
          gstRate: 18,
          unitPrice: paise(5900),
          quantity: 2,
          value: paise(10_620),
          charge: percentOf(paise(10_620), 20),
          before: NOTHING,
        },
      ],
      isDeliveryBack: false,
      ...more,
    })

  it('takes the tax of what is paid back out of it, and keeps that of the charge', () => {
    expect(note()).toMatchObject({
      lines: [
        { gross: 118, discount: 11.8, charge: 21.24, taxable: 72, cgst: 6.48, sgst: 6.48, total: 84.96 },
      ],
      subTotal: 72,
      charge: 21.24,
      totalTax: 12.96,
      grandTotal: 84.96,
      amountInWords: 'Rupees Eighty Four and Ninety Six Paise Only',
    })
  })

  it('has the delivery fee as it was invoiced, where it goes back', () => {
    expect(note({ isDeliveryBack: true })).toMatchObject({
      deliveryLine: { taxable: 50, cgst: 4.5, total: 59, charge: 0 },
      grandTotal: 143.96,
      totalTax: 21.96,
    })
  })

  it('never takes back more than the invoice has, and all of it when all comes back', () => {
    const rates = fc.constantFrom(0, 5, 12, 18, 28)
    const parts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 0, max: 100 }),
        rates,
        parts,
        fc.constantFrom('Tamil Nadu', 'Karnataka'),
        (unit, percent, gstRate, pieces, state) => {
          const supplied = pieces.reduce((sum, one) => sum + one, 0)
          const gross = unit * supplied
          const paid = paise(gross - percentOf(paise(gross), percent))
          const isIntraState = state === 'Tamil Nadu'
          const invoiced = gstSplit({ gross: paid, ratePercent: gstRate, isIntraState })
          let count = 0
          let before = NOTHING
          const notes = pieces.map((quantity) => {
            const back = { paid, supplied, before: count, pieces: quantity, restockingPercent: 0 }
            const { value, charge } = refundOfPieces(back)
            const made = note({
              invoice: invoice(state),
              lines: [
                {
                  line: 0,
                  name: 'Dolo',
                  hsnCode: '3004',
                  gstRate,
                  unitPrice: paise(unit),
                  quantity,
                  value,
                  charge,
                  before,
                },
              ],
            })
            count += quantity
            const [line] = made.lines
            const sum = (name: keyof typeof NOTHING) => paise(before[name] + fromRupees(line?.[name] ?? 0))
            before = { total: sum('total'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') }
            return made
          })
          for (const { subTotal, totalTax, grandTotal, lines } of notes) {
            expect(fromRupees(subTotal) + fromRupees(totalTax)).toBe(fromRupees(grandTotal))
            for (const amount of Object.values(lines[0] ?? {})) {
              if (typeof amount === 'number') expect(amount).toBeGreaterThanOrEqual(0)
            }
          }
          expect(sumPaise(notes.map(({ grandTotal }) => fromRupees(grandTotal)))).toBe(paid)
          expect(before.cgst).toBeLessThanOrEqual(invoiced.cgst)
          expect(before.igst).toBeLessThanOrEqual(invoiced.igst)
          // Nothing is lost but where a note of less than three paise has no room for its tax.
          if (notes.every(({ grandTotal }) => grandTotal >= toRupees(paise(3)))) {
            expect(before).toEqual({
              total: paid,
              cgst: invoiced.cgst,
              sgst: invoiced.sgst,
              igst: invoiced.igst,
            })
          }
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise, sumPaise } from '../money/paise.ts'
import { cashOfParcels, feeParcelOf, type ValuedParcel, valuesOfParcels } from './parcel-values.ts'

const packed = (quantity: number): ValuedParcel => ({
  state: 'packed',
  pieces: [{ lineNo: 1, quantity, value: null }],
  fee: null,
})
const left = (quantity: number, value: number, more: Partial<ValuedParcel> = {}): ValuedParcel => ({
  state: 'handedOver',
  pieces: [{ lineNo: 1, quantity, value: paise(value) }],
  fee: paise(0),
  ...more,
})
const line = (supplied: number, paid: number) => [{ lineNo: 1, supplied, paid: paise(paid) }]
const fee = paise(4000)

describe('Cash for the parcels of an order', () => {
  it('is what their pieces cost, with the delivery fee in the first', () => {
    expect(cashOfParcels(line(3, 1000), [packed(1), packed(2)], fee)).toEqual([4333, 667])
  })

  it('stays what it was when the parcel left, whatever is supplied less of the rest', () => {
    expect(cashOfParcels(line(2, 6666), [left(1, 3334, { fee }), packed(1)], fee)).toEqual([7334, 3332])
  })

  it('takes the fee with the next parcel, where the one that was to bring it came back', () => {
    const back = left(1, 3333, { state: 'returned', fee })
    expect(feeParcelOf([back])).toBe(-1)
    expect(cashOfParcels(line(3, 10_000), [back, packed(2)], fee)).toEqual([7333, 10_667])
  })

  it('asks for no fee at the door for a parcel that left without', () => {
    const parcels = [left(1, 3333, { state: 'returned', fee }), left(2, 6667)]
    expect(cashOfParcels(line(3, 10_000), parcels, fee)).toEqual([7333, 6667])
  })

  it('refuses more pieces than are supplied', () => {
    expect(() => cashOfParcels(line(3, 1000), [packed(4)], fee)).toThrow(RangeError)
    expect(() => cashOfParcels(line(3, 1000), [left(4, 1000)], fee)).toThrow(RangeError)
  })

  it('is over all parcels what the order costs, to the paisa, in whatever order they leave', () => {
    const anyLine = fc.record({
      parts: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 4 }),
      paid: fc.integer({ min: 0, max: 500_000 }).map(paise),
    })
    const anyWay = fc.shuffledSubarray([0, 1, 2, 3])
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), anyWay, (given, leaving) => {
        const whole = given.filter(({ parts }) => parts.some((quantity) => quantity > 0))
        fc.pre(whole.length > 0)
        const lines = whole.map(({ parts, paid }, lineNo) => ({
          lineNo,
          paid,
          supplied: parts.reduce((sum, quantity) => sum + quantity, 0),
        }))
        let parcels: ValuedParcel[] = [0, 1, 2, 3].map((parcel) => ({
          state: 'packed',
          fee: null,
          pieces: whole.map(({ parts }, lineNo) => ({ lineNo, quantity: parts[parcel] ?? 0, value: null })),
        }))
        for (const leaves of leaving) {
          const values = valuesOfParcels(lines, parcels)
          const feeParcel = feeParcelOf(parcels)
          parcels = parcels.map((parcel, place) =>
            place === leaves
              ? {
                  state: 'handedOver',
                  fee: place === feeParcel ? fee : paise(0),
                  pieces: parcel.pieces.map((piece, row) => ({
                    ...piece,
                    value: values[place]?.[row] ?? null,
                  })),
                }
              : parcel,
          )
        }
        expect(sumPaise(cashOfParcels(lines, parcels, fee))).toBe(
          sumPaise([...lines.map(({ paid }) => paid), fee]),
        )
      }),
    )
  })
})

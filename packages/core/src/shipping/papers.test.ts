import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise, sumPaise } from '../money/paise.ts'
import { cashOfParcel } from './cash-of-parcel.ts'
import { type PickedPieces, pickListOf } from './pick-list-of.ts'

const pieces = (name: string, orderNumber: string, quantity: number, mrp = 30): PickedPieces => ({
  key: name,
  product: {
    sku: `SKU-${name}`,
    name,
    variant: null,
    packageSize: '15 tablets',
    mrp,
    isColdChain: false,
    isPrescriptionNeeded: false,
  },
  orderNumber,
  quantity,
})

describe('A pick list', () => {
  it('has each product once, by name, with the pieces of every order', () => {
    const list = pickListOf([
      pieces('Vitamin C 500', 'A', 1),
      pieces('Calpol 650', 'A', 2),
      pieces('Calpol 120', 'B', 1),
      pieces('Calpol 650', 'B', 3),
      pieces('Calpol 650', 'B', 1),
    ])
    expect(list.map(({ name, quantity, orders }) => [name, quantity, orders])).toEqual([
      ['Calpol 120', 1, [{ number: 'B', quantity: 1 }]],
      [
        'Calpol 650',
        6,
        [
          { number: 'A', quantity: 2 },
          { number: 'B', quantity: 4 },
        ],
      ],
      ['Vitamin C 500', 1, [{ number: 'A', quantity: 1 }]],
    ])
  })

  it('names the price of the newest order', () => {
    expect(pickListOf([pieces('Calpol', 'A', 1, 30), pieces('Calpol', 'B', 1, 32)])[0]?.mrp).toBe(32)
  })

  it('is empty where nothing is to be packed', () => {
    expect(pickListOf([])).toEqual([])
  })
})

describe('Cash for a parcel', () => {
  const lines = [{ lineNo: 1, supplied: 3, paid: paise(1000) }]
  const deliveryFee = paise(4000)

  it('is what its pieces cost, with the delivery fee in the first', () => {
    const first = [{ lineNo: 1, quantity: 1 }]
    expect(cashOfParcel({ lines, before: [], pieces: first, deliveryFee })).toBe(4333)
    expect(cashOfParcel({ lines, before: first, pieces: [{ lineNo: 1, quantity: 2 }], deliveryFee })).toBe(
      667,
    )
  })

  it('refuses more pieces than are supplied', () => {
    const many = [{ lineNo: 1, quantity: 4 }]
    expect(() => cashOfParcel({ lines, before: [], pieces: many, deliveryFee })).toThrow(RangeError)
  })

  it('is over all parcels what the order costs, to the paisa', () => {
    const anyLine = fc.record({
      parcels: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 4 }),
      paid: fc.integer({ min: 0, max: 500_000 }).map(paise),
    })
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), (given) => {
        const all = given.filter(({ parcels }) => parcels.some((quantity) => quantity > 0))
        fc.pre(all.some(({ parcels }) => (parcels[0] ?? 0) > 0))
        const order = all.map(({ parcels, paid }, lineNo) => ({
          lineNo,
          paid,
          supplied: parcels.reduce((sum, quantity) => sum + quantity, 0),
        }))
        const packed = (parcel: number) =>
          all.flatMap(({ parcels }, lineNo) =>
            parcels[parcel] ? [{ lineNo, quantity: parcels[parcel] }] : [],
          )
        const collected = [0, 1, 2, 3].map((parcel) => {
          const before = Array.from({ length: parcel }, (_, index) => packed(index)).flat()
          return cashOfParcel({ lines: order, before, pieces: packed(parcel), deliveryFee })
        })
        expect(sumPaise(collected)).toBe(sumPaise([...order.map(({ paid }) => paid), deliveryFee]))
      }),
    )
  })
})

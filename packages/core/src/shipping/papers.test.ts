import { describe, expect, it } from 'vitest'
import { type PickedPieces, pickListOf } from './pick-list-of.ts'

const pieces = (name: string, orderNumber: string, quantity: number, mrp = 30, place = ''): PickedPieces => ({
  key: name,
  product: {
    sku: `SKU-${name}`,
    name,
    variant: null,
    packageSize: '15 tablets',
    place,
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

  it('goes along the shelf, and last to what has no place', () => {
    const list = pickListOf([
      pieces('Aspirin', 'A', 1),
      pieces('Zinc', 'A', 1, 30, 'A-2'),
      pieces('Vitamin C', 'A', 1, 30, 'A-10'),
      pieces('Calpol', 'A', 1, 30, 'A-10'),
    ])
    expect(list.map(({ name }) => name)).toEqual(['Zinc', 'Calpol', 'Vitamin C', 'Aspirin'])
  })

  it('names the price of the newest order', () => {
    expect(pickListOf([pieces('Calpol', 'A', 1, 30), pieces('Calpol', 'B', 1, 32)])[0]?.mrp).toBe(32)
  })

  it('is empty where nothing is to be packed', () => {
    expect(pickListOf([])).toEqual([])
  })
})

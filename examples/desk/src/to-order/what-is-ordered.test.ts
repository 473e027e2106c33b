import { expect, it } from 'vitest'
import { linesOfPage, packsOf, wholeOf } from './what-is-ordered.ts'

const ours = { productId: 'dolo', supplierId: 's1', proposed: 9 }
const others = { productId: 'crocin', supplierId: 's2', proposed: 4 }

it('proposes what a supplier brought last, and orders of others what somebody writes', () => {
  expect([packsOf(ours, 's1', {}), packsOf(others, 's1', {}), packsOf(others, '', {})]).toEqual([
    '9',
    '',
    '4',
  ])
  const written = {
    crocin: { text: '5', from: 's2' },
    far: { text: '2', from: null },
    none: { text: '', from: null },
  }
  expect(linesOfPage([ours, others], 's1', written)).toEqual([
    { productId: 'dolo', units: 9 },
    { productId: 'crocin', units: 5 },
    { productId: 'far', units: 2 },
  ])
})

it('counts of all that is found what it sends: no product twice, none that is emptied, and no more than an order has', () => {
  const written = {
    dolo: { text: '7', from: 's1' },
    left: { text: '', from: 's1' },
    crocin: { text: '5', from: 's2' },
  }
  expect(wholeOf('s1', written, 60)).toEqual({
    sent: {
      supplierId: 's1',
      lines: [
        { productId: 'dolo', units: 7 },
        { productId: 'crocin', units: 5 },
      ],
      all: { without: ['left'] },
    },
    // Of the 60 that are found 58 as they are proposed, with the two that are written.
    orders: 60,
    of: 60,
  })
  expect(wholeOf('s1', {}, 1203)).toMatchObject({ orders: 1000, of: 1203 })
})

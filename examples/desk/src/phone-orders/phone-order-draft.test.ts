import type { ProductSummary } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { emptyDraft, orderOf, piecesOf, wishOf, withProduct, withSubstitute } from './phone-order-draft.ts'

const product = (id: string) => ({ _id: id, name: id }) as ProductSummary
const dolo = product('dolo')
const crocin = product('crocin')

it('takes a product twice as two pieces of one line', () => {
  const lines = withProduct(withProduct(withProduct([], dolo), crocin), dolo)
  expect(lines.map((line) => [line.product._id, line.quantity])).toEqual([
    ['dolo', '2'],
    ['crocin', '1'],
  ])
})

it('puts a substitute in the place of a product, as often', () => {
  const lines = [{ product: dolo, quantity: '3' }]
  expect(withSubstitute(lines, dolo, crocin)).toEqual([{ product: crocin, quantity: '3' }])
  expect(withSubstitute([...lines, { product: crocin, quantity: '1' }], dolo, crocin)).toEqual([
    { product: crocin, quantity: '1' },
  ])
})

it.each([
  ['2', 2],
  [' 2 ', 2],
  ['', 0],
  ['two', 0],
  ['-1', 0],
  ['1.5', 0],
])('reads %j as %i pieces', (quantity, pieces) => {
  expect(piecesOf({ product: dolo, quantity })).toBe(pieces)
})

it('asks for what is drafted', () => {
  const draft = { ...emptyDraft('home'), lines: withProduct([], dolo), coupon: 'CARE10' }
  const wish = {
    customerId: 'kavya',
    lines: [{ productId: 'dolo', quantity: 1 }],
    addressId: 'home',
    coupon: 'CARE10',
  }
  expect(wishOf('kavya', draft)).toEqual(wish)
  expect(orderOf('kavya', draft, { total: 120, key: 'k' })).toMatchObject({
    ...wish,
    patient: null,
    total: 120,
  })
})

it('names the patient where that is somebody else, and no age as none', () => {
  const draft = { ...emptyDraft('home'), isForCustomer: false, patientName: ' Arjun ', patientAge: '9' }
  expect(orderOf('kavya', draft, { total: 1, key: 'k' }).patient).toEqual({ name: 'Arjun', age: 9 })
  expect(orderOf('kavya', { ...draft, patientAge: '' }, { total: 1, key: 'k' }).patient?.age).toBe(-1)
})

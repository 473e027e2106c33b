import { amoxicillin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { expect, it } from 'vitest'
import { newLine, preparedOf, totalOf, withQuantity } from './request-draft.ts'

const proposed = { prescriptionId: 'rx-1', validUntil: '2026-12-27' }

it('what is on prescription is sent with what it is good for, and nothing else is', () => {
  const line = {
    ...newLine(summaryOf(amoxicillin), proposed),
    quantity: '2',
    packs: '4',
    note: ' After food ',
  }
  expect(preparedOf(line)).toEqual({
    productId: amoxicillin._id,
    quantity: 2,
    note: 'After food',
    grant: { prescriptionId: 'rx-1', packs: 4, validUntil: '2026-12-27' },
  })
  expect(preparedOf(newLine(summaryOf(paracetamol), proposed)).grant).toBeNull()
})

it('packs follow the quantity until they are set apart', () => {
  const line = newLine(summaryOf(amoxicillin), proposed)
  expect(withQuantity(line, '3')).toMatchObject({ quantity: '3', packs: '3' })
  expect(withQuantity({ ...line, packs: '6' }, '3')).toMatchObject({ quantity: '3', packs: '6' })
})

it('the sum leaves out what is no number of pieces', () => {
  const line = newLine(summaryOf(paracetamol), proposed)
  const one = totalOf([line])
  expect(totalOf([line, { ...line, quantity: '' }, { ...line, quantity: '1.5' }])).toBe(one)
})

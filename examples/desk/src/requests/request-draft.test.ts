import { amoxicillin, paracetamol, summaryOf } from '@dawakit/testing/fixtures/products'
import { expect, it } from 'vitest'
import { newLine, preparedOf, totalOf } from './request-draft.ts'

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

it('what a prescription is good for is typed, whatever is prepared of it', () => {
  expect(newLine(summaryOf(amoxicillin), proposed).packs).toBe('')
})

it('what the prescription says goes along', () => {
  const particulars = {
    prescriberName: 'Dr. Meera Rao',
    prescriberRegistration: 'TNMC 48213',
    prescriberAddress: '4 Mount Road',
    patientAddress: '12 Anna Salai',
  }
  const line = { ...newLine(summaryOf(amoxicillin), proposed), packs: '2' }
  expect(preparedOf(line, particulars).grant).toMatchObject({ packs: 2, particulars })
})

it('the sum leaves out what is no number of pieces', () => {
  const line = newLine(summaryOf(paracetamol), proposed)
  const one = totalOf([line])
  expect(totalOf([line, { ...line, quantity: '' }, { ...line, quantity: '1.5' }])).toBe(one)
})

import { expect, it } from 'vitest'
import { saidForm } from './pack-forms.ts'
import { saidPrescription } from './said-prescription.ts'
import { saidRate } from './said-rate.ts'

it.each([
  ['Rx', 1, null],
  ['RX', 1, null],
  ['OTC', 0, null],
  ['H', 1, 'H'],
  ['H1', 1, 'H1'],
  ['Schedule H', 1, 'H'],
  ['SCH-H1', 1, 'H1'],
  ['Sch. X', 1, 'X'],
  ['G', 0, 'G'],
  ['Yes', 1, null],
  ['n', 0, null],
] as const)('reads a prescription of %s', (text, isPrescription, schedule) => {
  expect(saidPrescription(text)).toEqual({ isPrescription, schedule })
})

it('refuses a prescription that says nothing', () => {
  expect(() => saidPrescription('perhaps')).toThrow(
    'prescription "perhaps" is not yes or no, Rx or OTC, or a schedule',
  )
})

it.each([
  ['GST 5%', 500],
  ['GST@5%', 500],
  ['5% GST', 500],
  ['IGST@18%', 1800],
  ['GST5', 500],
  ['Exempt', 0],
  ['Nil', 0],
  ['12 + 6', null],
])('reads a rate of %s', (text, rate) => {
  if (rate === null) expect(() => saidRate(text, '2026-11-28')).toThrow('is not a number')
  else expect(saidRate(text, '2026-11-28')).toEqual({ rate, isFraction: false })
})

it.each([
  ['Tablet', 'tablet'],
  ['TABLETS', 'tablet'],
  ['Tab.', 'tablet'],
  ['INJ', 'injection'],
  ['Syp', 'syrup'],
  ['Cap', 'capsule'],
  ['Oint', 'ointment'],
  ['Eye Drops', 'drops'],
  ['Dry Syrup', 'suspension'],
])('reads a form of %s', (text, form) => {
  expect(saidForm(text)).toBe(form)
})

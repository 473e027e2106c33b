import { checkPatient } from '@dawakit/core/order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const forAnother = (name: string, age: number) =>
  checkPatient({ orderingForMyself: false, patient: { name, age } })?.code

describe('checkPatient', () => {
  it('asks nothing of who orders for themselves', () => {
    expect(checkPatient({ orderingForMyself: true })).toBeNull()
    expect(checkPatient({ orderingForMyself: true, patient: { name: '', age: -1 } })).toBeNull()
  })

  it('takes a name and an age from the day of birth to a hundred and twenty', () => {
    expect(forAnother('Lakshmi', 0)).toBeUndefined()
    expect(forAnother('Lakshmi', 120)).toBeUndefined()
  })

  it('asks for the name first', () => {
    expect(checkPatient({ orderingForMyself: false })?.code).toBe('enter-patient-name')
    expect(checkPatient({ orderingForMyself: false, patient: null })?.code).toBe('enter-patient-name')
    expect(forAnother('  ', 30)).toBe('enter-patient-name')
  })

  it.each([-1, 121, 6.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the age %d', (age) => {
    expect(forAnother('Lakshmi', age)).toBe('enter-patient-age')
  })

  it('takes whole years alone', () => {
    fc.assert(
      fc.property(fc.double(), (age) => {
        expect(forAnother('Lakshmi', age) === undefined).toBe(Number.isInteger(age) && age >= 0 && age <= 120)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { missingParticulars, needsParticulars } from './check-particulars.ts'
import { canTakeBackApproval } from './take-back-approval.ts'

const ALL = {
  prescriberName: 'Dr. Meera Rao',
  prescriberRegistration: 'TNMC 48213',
  prescriberAddress: '4 Mount Road, Chennai',
  patientAddress: '12 Anna Salai, Chennai',
}

describe('The particulars of a prescription', () => {
  it.each([
    ['H', true, true],
    ['H1', true, true],
    ['X', true, true],
    [null, true, true],
    ['G', true, false],
    ['none', true, false],
    ['H', false, false],
    [null, false, false],
  ] as const)(
    'schedule %s, on prescription: %s, are needed: %s',
    (schedule, isPrescriptionNeeded, needed) => {
      expect(needsParticulars({ schedule, isPrescriptionNeeded })).toBe(needed)
    },
  )

  it('are there when all four are', () => {
    expect(missingParticulars(ALL)).toEqual([])
    expect(missingParticulars(null)).toEqual([
      'prescriberName',
      'prescriberRegistration',
      'prescriberAddress',
      'patientAddress',
    ])
  })

  it.each(['prescriberName', 'prescriberRegistration', 'prescriberAddress', 'patientAddress'] as const)(
    'are not without the %s',
    (field) => {
      expect(missingParticulars({ ...ALL, [field]: '  ' })).toEqual([field])
    },
  )

  it('have a registration number that has a digit', () => {
    expect(missingParticulars({ ...ALL, prescriberRegistration: 'not readable' })).toEqual([
      'prescriberRegistration',
    ])
  })
})

describe('An approval', () => {
  const done = { review: 'done', standing: 'confirmed', packing: 'none' } as const
  it('is taken back while nothing of it is packed', () => {
    expect(canTakeBackApproval(done)).toBe(true)
  })

  it.each([
    [{ packing: 'part' }],
    [{ packing: 'all' }],
    [{ standing: 'pickedUp' }],
    [{ standing: 'onTheWay' }],
    [{ standing: 'delivered' }],
    [{ standing: 'cancelled' }],
    [{ review: 'waiting' }],
    [{ review: 'asked' }],
    [{ review: 'before' }],
    [{ review: 'none' }],
  ] as const)('is not with %j', (change) => {
    expect(canTakeBackApproval({ ...done, ...change })).toBe(false)
  })
})

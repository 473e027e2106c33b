import { approvesAs, checkApproval, newGrant, openLines, packsLeft } from '@dawakit/core/prescription'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const at = Date.parse('2026-11-14T10:00:00+05:30')
const endOf = (day: string) => Date.parse(`${day}T23:59:59.999+05:30`)

describe('a grant', () => {
  it('is good to the end of its last day in India, today the earliest', () => {
    const grant = newGrant({ packs: 3, validUntil: '2026-11-14', quantity: 1, at })
    expect(grant).toEqual({ packs: 3, used: 0, validUntil: endOf('2026-11-14') })
    expect(packsLeft(grant, endOf('2026-11-14'))).toBe(3)
    expect(packsLeft(grant, endOf('2026-11-14') + 1)).toBe(0)
  })

  it.each(['2026-11-13', '2027-05-13', '', 'soon', '2026-13-01'])('is not good until %j', (validUntil) => {
    expect(() => newGrant({ packs: 1, validUntil, quantity: 1, at })).toThrow('for at most 180 days')
  })

  it('is good for 180 days, today among them', () => {
    expect(newGrant({ packs: 1, validUntil: '2027-05-12', quantity: 1, at }).validUntil).toBe(
      endOf('2027-05-12'),
    )
  })

  it('never gives more packs than it has, however they are asked for', () => {
    const asked = fc.array(fc.integer({ min: -1, max: 12 }), { maxLength: 20 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), asked, (packs, quantities) => {
        const grant = { packs, used: 0, validUntil: at }
        for (const quantity of quantities) {
          try {
            checkApproval({ ordered: 10, quantity, grant, at })
            grant.used += quantity
          } catch (error) {
            expect(['approve-what-was-ordered', 'grant-used-up']).toContain((error as { code: string }).code)
          }
        }
        expect(grant.used).toBeLessThanOrEqual(packs)
      }),
    )
  })
})

describe('the check', () => {
  it('is open for what is on prescription and supplied beyond what was approved', () => {
    const line = (quantity: number, approved: number, isPrescriptionNeeded = true) => ({
      quantity,
      approved,
      isPrescriptionNeeded,
    })
    const open = [line(2, 0), line(2, 1)]
    expect(openLines([...open, line(2, 2), line(0, 0), line(5, 0, false)])).toEqual(open)
  })

  it.each([
    ['a pharmacist', 'pharmacist', 'TN-1', true],
    ['an owner who is one', 'owner', 'TN-1', true],
    ['an owner', 'owner', null, false],
    ['a packer', 'packer', 'TN-1', false],
    ['a pharmacist without a number', 'pharmacist', ' ', false],
  ] as const)('by %s', (_who, role, registrationNumber, may) => {
    const approve = () => approvesAs({ name: 'Priya Nair', role, registrationNumber })
    if (may) expect(approve()).toEqual({ name: 'Priya Nair', registrationNumber })
    else expect(approve).toThrow('Only a pharmacist with a registration number')
  })
})

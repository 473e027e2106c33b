import { addDays, deliveryWindow, formatDeliveryWindow, isPincode, istDate } from '@dawakit/core/delivery'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('deliveryWindow', () => {
  it.each([
    ['UTC', 0],
    ['Asia/Kolkata', -330],
    ['America/Los_Angeles', 480],
    ['Pacific/Kiritimati', -840],
  ])('shifts a day at 15:30:00 in India, not before, on a machine in %s', (zone, offset) => {
    vi.stubEnv('TZ', zone)
    expect(new Date('2026-11-21T00:00:00Z').getTimezoneOffset()).toBe(offset)
    const before = Date.parse('2026-11-21T15:29:59.999+05:30')
    const after = Date.parse('2026-11-21T15:30:00.000+05:30')
    expect(deliveryWindow({ at: before, tatDays: 3 })).toEqual({ from: '2026-11-24', to: '2026-11-25' })
    expect(deliveryWindow({ at: after, tatDays: 3 })).toEqual({ from: '2026-11-25', to: '2026-11-26' })
    expect(deliveryWindow({ at: new Date(after), tatDays: 0 })).toEqual({
      from: '2026-11-22',
      to: '2026-11-23',
    })
  })

  it('counts days in India: just after midnight there it is yesterday in UTC', () => {
    const at = new Date('2026-12-31T00:10:00+05:30')
    expect(deliveryWindow({ at, tatDays: 1 })).toEqual({ from: '2027-01-01', to: '2027-01-02' })
  })

  it('knows leap days', () => {
    const at = new Date('2028-02-27T10:00:00+05:30')
    expect(deliveryWindow({ at, tatDays: 2 })).toEqual({ from: '2028-02-29', to: '2028-03-01' })
  })

  it('refuses delivery days that are none', () => {
    expect(() => deliveryWindow({ at: 0, tatDays: -1 })).toThrow(RangeError)
    expect(() => deliveryWindow({ at: 0, tatDays: 1.5 })).toThrow(RangeError)
    expect(() => deliveryWindow({ at: Number.NaN, tatDays: 1 })).toThrow(RangeError)
  })

  it('is two days long and starts tat or tat + 1 days from today, always', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
        fc.nat(30),
        (at, tatDays) => {
          const { from, to } = deliveryWindow({ at, tatDays })
          expect(to).toBe(addDays(from, 1))
          expect([addDays(istDate(at), tatDays), addDays(istDate(at), tatDays + 1)]).toContain(from)
        },
      ),
    )
  })

  it('reads as a person says it', () => {
    expect(formatDeliveryWindow({ from: '2026-11-24', to: '2026-11-25' })).toBe('Tue, 24 Nov – Wed, 25 Nov')
  })
})

describe('isPincode', () => {
  it('takes exactly 6 digits', () => {
    expect(isPincode('600001')).toBe(true)
    expect(isPincode('60000')).toBe(false)
    expect(isPincode('6000011')).toBe(false)
    expect(isPincode('60000a')).toBe(false)
    expect(isPincode('६००००१')).toBe(false)
    expect(isPincode('600001\n')).toBe(false)
  })
})

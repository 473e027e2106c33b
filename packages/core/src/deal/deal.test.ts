import { dealCountdown } from '@dawakit/core/deal'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('dealCountdown', () => {
  it('runs to the last second of the day in the named zone', () => {
    const at = new Date('2026-11-21T21:58:57+05:30')
    expect(dealCountdown(at, 'Asia/Kolkata')).toEqual({ hours: 2, minutes: 1, seconds: 2 })
    expect(dealCountdown(at, 'UTC')).toEqual({ hours: 7, minutes: 31, seconds: 2 })
  })

  it('is 23:59:59 as the day begins and 0 as it ends', () => {
    const begin = { hours: 23, minutes: 59, seconds: 59 }
    const end = { hours: 0, minutes: 0, seconds: 0 }
    expect(dealCountdown(new Date('2026-11-21T00:00:00+05:30'), 'Asia/Kolkata')).toEqual(begin)
    expect(dealCountdown(new Date('2026-11-21T23:59:59.999+05:30'), 'Asia/Kolkata')).toEqual(end)
  })

  it('takes the zone of the machine when none is named', () => {
    vi.stubEnv('TZ', 'Asia/Kolkata')
    expect(dealCountdown(new Date('2026-11-21T21:58:57+05:30'))).toEqual({ hours: 2, minutes: 1, seconds: 2 })
    expect(dealCountdown(new Date('2026-11-21T00:00:00+05:30'))).toEqual({
      hours: 23,
      minutes: 59,
      seconds: 59,
    })
    vi.stubEnv('TZ', 'America/New_York')
    expect(dealCountdown(new Date('2026-11-21T23:00:00-05:00'))).toEqual({
      hours: 0,
      minutes: 59,
      seconds: 59,
    })
  })

  it('says the same either way, at any time in India', () => {
    vi.stubEnv('TZ', 'Asia/Kolkata')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (at) => {
        expect(dealCountdown(at)).toEqual(dealCountdown(at, 'Asia/Kolkata'))
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { changeOfRates, lastDayOfRates, rateRowsOn } from './rate-rows.ts'

const EVE = '2025-09-21'
const DAY = '2025-09-22'

describe('The rows of rates', () => {
  it('that hold on a day are told by their code and their first day', () => {
    expect(rateRowsOn(EVE)).toContain('3004@2017-07-01')
    expect(rateRowsOn(DAY)).toContain('3004@2025-09-22')
    expect(rateRowsOn(DAY)).not.toContain('3004@2017-07-01')
    expect(rateRowsOn(DAY)).toContain('nil@2025-09-22')
  })

  it('say the last day of the rates before, on the day of the change and whenever somebody looks again', () => {
    const known = { rows: rateRowsOn(EVE), day: EVE }
    expect(lastDayOfRates(known, EVE)).toBeNull()
    expect(lastDayOfRates(known, DAY)).toBe(EVE)
    expect(lastDayOfRates(known, '2026-11-28')).toBe(EVE)
    expect(lastDayOfRates({ rows: rateRowsOn(DAY), day: DAY }, '2026-11-28')).toBeNull()
  })

  it('say it of a release that came after the day', () => {
    expect(lastDayOfRates({ rows: rateRowsOn(EVE), day: '2025-10-03' }, '2025-10-03')).toBe(EVE)
  })

  it('say the last change before a day, and that of the day', () => {
    expect(changeOfRates(EVE)).toBe('2017-07-01')
    expect(changeOfRates(DAY)).toBe(DAY)
    expect(changeOfRates('2025-12-31')).toBe(DAY)
  })

  it('say nothing of a row that was always so and was not known', () => {
    const rows = rateRowsOn(DAY).filter((name) => !name.startsWith('3005@'))
    expect(lastDayOfRates({ rows, day: '2026-11-28' }, '2026-11-28')).toBeNull()
  })
})

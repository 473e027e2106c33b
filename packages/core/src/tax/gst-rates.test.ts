import { describe, expect, it } from 'vitest'
import { gstRateOf, gstRates } from './gst-rates.ts'
import { DEFAULT_GST_RATE } from './gst-split.ts'

describe('GST of the seed', () => {
  it('follows the change of 22 September 2025', () => {
    expect(gstRateOf('300490', '2025-09-21')).toBe(12)
    expect(gstRateOf('300490', '2025-09-22')).toBe(5)
    expect(gstRateOf('3305', '2025-09-21')).toBe(18)
    expect(gstRateOf('3305', '2026-11-01')).toBe(5)
  })

  it('lets the longer code win', () => {
    expect(gstRateOf('300660', '2026-11-01')).toBe(0)
    expect(gstRateOf('300610', '2026-11-01')).toBe(5)
    expect(gstRateOf('96190010', '2026-11-01')).toBe(0)
    expect(gstRateOf('9619', '2026-11-01')).toBe(5)
  })

  it('falls back to the rate of the specification', () => {
    expect(gstRateOf('9999', '2026-11-01')).toBe(DEFAULT_GST_RATE)
    expect(DEFAULT_GST_RATE).toBe(18)
  })

  it('has one rate for each code on each day', () => {
    for (const row of gstRates) {
      const others = gstRates.filter((other) => other !== row && other.hsn === row.hsn)
      for (const other of others) {
        const isApart = (row.to !== null && row.to < other.from) || (other.to !== null && other.to < row.from)
        expect(isApart, row.hsn).toBe(true)
      }
    }
  })
})

import { expect, it } from 'vitest'
import { countdownHoldsUntil } from './countdown-holds.ts'

it('holds for 5 seconds, and not beyond the end of the day in India', () => {
  const noon = Date.parse('2026-11-21T12:00:00.250+05:30')
  expect(countdownHoldsUntil(noon)).toBe(noon + 5000)
  expect(countdownHoldsUntil(Date.parse('2026-11-21T23:59:58.900+05:30'))).toBe(
    Date.parse('2026-11-22T00:00:00.000+05:30'),
  )
})

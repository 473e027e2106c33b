import { expect, it } from 'vitest'
import { hasRightCheckDigit } from './check-digit.ts'

it.each(['96385074', '036000291452', '4006381333931', '8901234567890', '18901234567897'])(
  'knows %s',
  (text) => {
    expect(hasRightCheckDigit(text)).toBe(true)
  },
)

it.each(['96385075', '036000291453', '4006381333932', '8901234567894', '0000000000001'])(
  'sees the slip in %s',
  (text) => {
    expect(hasRightCheckDigit(text)).toBe(false)
  },
)

it.each(['', 'A1', '12345', '123456789', '890123456789012'])('says nothing of %j', (text) => {
  expect(hasRightCheckDigit(text)).toBeNull()
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GST_STATES } from './gst-states.ts'
import { isGstin, withCheckDigit } from './gstin.ts'

describe('A GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '07AAGFF2194N1Z1'])('is %s', (text) => {
    expect(isGstin(text)).toBe(true)
  })

  it.each([
    ['HELLO', 'no fifteen characters'],
    ['', 'nothing'],
    ['27AAPFU0939F1ZW', 'another check digit'],
    ['27aapfu0939f1zv', 'small letters'],
    ['25AAPFU0939F1ZZ', 'a state that is gone'],
    ['27AAPFU0939F0Z4', 'a registration of number 0'],
    [' 27AAPFU0939F1ZV', 'a blank'],
    ['33AAAAA0000A1Z5', 'the placeholder of many examples'],
  ])('is not %j: %s', (text) => {
    expect(isGstin(text)).toBe(false)
  })

  const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const digit = fc.constantFrom(...'0123456789')
  const before = fc
    .tuple(
      fc.constantFrom(...GST_STATES.map(({ code }) => code)),
      fc.array(letter, { minLength: 5, maxLength: 5 }),
      fc.array(digit, { minLength: 4, maxLength: 4 }),
      letter,
    )
    .map(([state, letters, digits, last]) => `${state}${letters.join('')}${digits.join('')}${last}1Z`)

  it('has one check digit, and one wrong character is found', () => {
    fc.assert(
      fc.property(before, fc.integer({ min: 2, max: 10 }), (text, at) => {
        const whole = withCheckDigit(text)
        expect(isGstin(whole)).toBe(true)
        const other = /\d/.test(whole[at] ?? '')
          ? String((Number(whole[at]) + 1) % 10)
          : whole[at] === 'A'
            ? 'B'
            : 'A'
        expect(isGstin(whole.slice(0, at) + other + whole.slice(at + 1))).toBe(false)
      }),
    )
  })
})

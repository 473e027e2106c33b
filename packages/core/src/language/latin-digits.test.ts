import { expect, it } from 'vitest'
import { latinDigits } from './index.ts'

/** Zeros of the scripts that India's money and keyboards are written in, and of some neighbours: Unicode's charts. */
const ZEROS = {
  Arabic: 0x0660,
  Urdu: 0x06f0,
  Devanagari: 0x0966,
  Bengali: 0x09e6,
  Gurmukhi: 0x0a66,
  Gujarati: 0x0ae6,
  Odia: 0x0b66,
  Tamil: 0x0be6,
  Telugu: 0x0c66,
  Kannada: 0x0ce6,
  Malayalam: 0x0d66,
  Sinhala: 0x0de6,
  Tibetan: 0x0f20,
  Lepcha: 0x1c40,
  Santali: 0x1c50,
  Meitei: 0xabf0,
  'full width': 0xff10,
  Chakma: 0x11136,
}

it.each(Object.entries(ZEROS))('reads the digits of %s', (_, zero) => {
  const typed = Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)).join('')
  expect(latinDigits(typed)).toBe('0123456789')
})

it('knows every row of digits that there is', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
  const digits = all.filter((one) => /\p{Nd}/u.test(one))
  expect(latinDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
})

it('leaves all else as it is', () => {
  expect(latinDigits('पता ५, ½ टैबलेट ² Ⅳ ④ डोलो ६५०')).toBe('पता 5, ½ टैबलेट ² Ⅳ ④ डोलो 650')
  expect(latinDigits('Dolo 650')).toBe('Dolo 650')
  expect(latinDigits('௰')).toBe('௰')
})

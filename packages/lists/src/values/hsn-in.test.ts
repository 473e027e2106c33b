import { describe, expect, it } from 'vitest'
import { hsnIn } from './hsn-in.ts'

describe('A code of the tariff', () => {
  it.each([
    ['3004', '3004'],
    ['300490', '300490'],
    ['30049099', '30049099'],
    ['3004.90.99', '30049099'],
    ['3004 90 99', '30049099'],
    ['3004-90-99', '30049099'],
    ["'30049099", '30049099'],
    ['902', '0902'],
    ['9021000', '09021000'],
  ])('%s is %s', (text, hsn) => {
    expect(hsnIn(text)).toBe(hsn)
  })

  it.each(['30', '30049', '3004.9', 'ABCD', '300490991', '0'])('%s is none', (text) => {
    expect(() => hsnIn(text)).toThrow(`hsn "${text}" is not 4, 6 or 8 digits`)
  })
})

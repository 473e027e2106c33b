import { expect, it } from 'vitest'
import { typedNumber } from './typed-number.ts'

it.each([
  ['', null],
  ['  ', null],
  ['49.50', 49.5],
  ['1,250', 1250],
  ['0', 0],
  ['1,23O', -1],
  ['₹49', -1],
  ['3 days', -1],
])('reads %j as %s', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

import { expect, it } from 'vitest'
import { packsOf } from './packs-of.ts'

it.each([
  ['12', 12],
  ['1,200', 1200],
  ['5.0', 5],
  ['5.000', 5],
  ['3:0', 3],
  ['10 Strip', 10],
  ['1,200.000 Nos', 1200],
  ['2 Box = 20 Strip', 2],
  ['-0', 0],
])('counts %s as whole packs', (text, units) => {
  expect(packsOf('stock', text)).toEqual({ units, isOdd: false })
})

it.each([
  ['7.5', 7],
  ['.5', 0],
  ['7:5', 7],
  ['-3', 0],
  ['-2.5', 0],
  ['(3)', 0],
  ['3-', 0],
  ['10 Strip 5 Tab', 10],
  ['-3 Nos.', 0],
  ['(-)3 Nos', 0],
])('takes %s for no more than is there for sure, and has it counted', (text, units) => {
  expect(packsOf('stock', text)).toEqual({ units, isOdd: true })
})

it.each(['ten', '-', '1.2.3', '--3', '(-3)', '5 box of 10', '10 x 10', '99999999'])('refuses %s', (text) => {
  expect(() => packsOf('stock', text)).toThrow('is not a whole number from 0 to 10000000')
})

import { expect, it } from 'vitest'
import { LotSize } from './lot-size.ts'

it('A lot that takes 25 ms stays as it is, a slow one gets smaller, a fast one larger again, within its bounds', () => {
  const size = new LotSize(250)
  size.took(250, 25)
  expect(size.rows).toBe(250)
  size.took(250, 75)
  expect(size.rows).toBe(167)
  size.took(167, 10)
  expect(size.rows).toBe(250)
  for (let lot = 0; lot < 20; lot++) size.took(size.rows, 5000)
  expect(size.rows).toBe(60)
})

it('Where nobody else writes a lot may take longer', () => {
  const size = new LotSize(250)
  for (let lot = 0; lot < 20; lot++) size.took(size.rows, size.rows, false)
  expect(size.rows).toBe(60)
  for (let lot = 0; lot < 20; lot++) size.took(size.rows, size.rows, true)
  expect(size.rows).toBeGreaterThan(190)
  size.took(size.rows, size.rows, false)
  expect(size.rows).toBeLessThan(120)
})

it('What is written row by row stays so', () => {
  const size = new LotSize(1)
  size.took(1, 1)
  size.took(1, 5000)
  expect(size.rows).toBe(1)
})

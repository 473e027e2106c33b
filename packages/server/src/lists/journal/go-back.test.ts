import { expect, it } from 'vitest'
import { goingBack } from './go-back.ts'

const places = { hasBrand: () => true, hasCategory: () => true }

it.each([
  ['schedule', 'H', 'is_schedule_guessed'],
  ['is_prescription', 1, 'is_prescription_guessed'],
] as const)('%s stays where who said it has changed since', (column, value, guessed) => {
  const before = { [column]: value, [guessed]: 1, name: 'Alpha' }
  const row = { [column]: null, [guessed]: 0, name: 'Beta' }
  expect(goingBack(row, before, { [column]: value, name: 'Alpha' }, places)).toEqual({ name: 'Alpha' })
  expect(goingBack(row, before, before, places)).toEqual(before)
})

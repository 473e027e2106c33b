import { expect, it } from 'vitest'
import { wantedOf } from './use-count-draft.ts'

it.each([
  ['12', 12],
  [' 0 ', 0],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1O', null],
])('reads %j as %s packs', (typed, packs) => {
  expect(wantedOf(typed)).toBe(packs)
})

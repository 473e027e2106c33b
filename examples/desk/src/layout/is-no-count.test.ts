import { expect, it } from 'vitest'
import { isNoCount } from './is-no-count.ts'

it.each([
  ['', false],
  [' 12 ', false],
  ['0', false],
  ['3.5', true],
  ['-1', true],
  ['1O', true],
])('says of %j whether it is no number of packs: %s', (text, isNone) => {
  expect(isNoCount(text)).toBe(isNone)
})

import { expect, it } from 'vitest'
import { EVERYTHING, filterOf, isChosen, NOBODY, selectionOf, toggled } from './list-state.ts'

it('asks for what its fields have, and for nothing else', () => {
  expect(filterOf(EVERYTHING)).toEqual({ search: '' })
  expect(filterOf({ ...EVERYTHING, search: 'dolo', priceFrom: '10', since: '2026-11-14' })).toEqual({
    search: 'dolo',
    priceFrom: 10,
    changedSince: '2026-11-13T18:30:00.000Z',
  })
})

it('chooses rows over all pages, and of all that are found leaves some out', () => {
  const some = toggled(toggled(NOBODY, ['a', 'b'], true), ['a'], false)
  expect(selectionOf(some, { search: '' })).toEqual({ ids: ['b'] })
  const all = toggled({ isAll: true, ids: [] }, ['c'], false)
  expect(isChosen(all, 'a')).toBe(true)
  expect(isChosen(all, 'c')).toBe(false)
  expect(selectionOf(all, { search: 'x' })).toEqual({ filter: { search: 'x' }, except: ['c'] })
})

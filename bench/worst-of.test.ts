import { expect, it } from 'vitest'
import type { Figure, Section } from './figure.ts'
import { worstOf } from './worst-of.ts'

const section = (figure: Omit<Figure, 'name' | 'unit'>, more?: Section['more']): Section[] => [
  { title: 'Search', figures: [{ name: 'Ready', unit: 'ms', ...figure }], ...(more ? { more } : {}) },
]
const worst = (...runs: Section[][]) => worstOf(runs)[0]?.figures[0]

it('leaves a single run as it is', () => {
  expect(worst(section({ ours: 5, spread: { lowest: 4, highest: 9 } }))).toEqual({
    name: 'Ready',
    unit: 'ms',
    ours: 5,
    spread: { lowest: 4, highest: 9 },
  })
})

it('keeps the slowest of the runs, with the spread over them', () => {
  const kept = worst(section({ ours: 5 }), section({ ours: 8 }), section({ ours: 6 }))
  expect(kept).toMatchObject({ ours: 8, spread: { lowest: 5, highest: 8 } })
})

it('keeps the least of what shall be much', () => {
  expect(worst(section({ ours: 2100, isFloor: true }), section({ ours: 1900, isFloor: true }))).toMatchObject(
    {
      ours: 1900,
    },
  )
})

it('keeps the run that is the worst beside its peer, not the slowest', () => {
  const kept = worst(
    section({ ours: 500, ratioLimit: 0.8, peers: [{ name: 'Pagefind UI', value: 1000 }] }),
    section({ ours: 450, ratioLimit: 0.8, peers: [{ name: 'Pagefind UI', value: 500 }] }),
  )
  expect(kept).toMatchObject({ ours: 450, peers: [{ value: 500 }], spread: { lowest: 450, highest: 500 } })
})

it('shows the whole table of the run that is kept', () => {
  const [kept] = worstOf([section({ ours: 5 }, [['a']]), section({ ours: 8 }, [['b']])])
  expect(kept?.more).toEqual([['b']])
})

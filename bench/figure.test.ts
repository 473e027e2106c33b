import { expect, it } from 'vitest'
import {
  bestPeer,
  type Figure,
  isMeasured,
  isWithin,
  markdownOf,
  median,
  ratioOf,
  spreadOf,
  tableOf,
} from './figure.ts'

const ready: Figure = {
  name: 'Ready',
  unit: 'ms',
  ours: 400,
  spread: { lowest: 380, highest: 430 },
  ratioLimit: 0.8,
  peers: [
    { name: 'DocSearch', value: 700 },
    { name: 'Pagefind UI', value: 500 },
  ],
}

it('holds a figure against the best peer, not the first', () => {
  expect(bestPeer(ready)?.name).toBe('Pagefind UI')
  expect(ratioOf(ready)).toBe(0.8)
  expect(isWithin(ready)).toBe(true)
  expect(isWithin({ ...ready, ours: 401 })).toBe(false)
})

it('takes the highest peer for the best where much is good', () => {
  const peers = [
    { name: 'a plain page', value: 47 },
    { name: 'a plainer page', value: 60 },
  ]
  const answers: Figure = { name: 'Home', unit: '', ours: 120, limit: 100, isFloor: true, peers }
  expect(bestPeer(answers)?.value).toBe(60)
  expect(ratioOf(answers)).toBe(2)
  expect(isWithin(answers)).toBe(true)
  expect(isWithin({ ...answers, ours: 99 })).toBe(false)
})

it('has no ratio where nothing was measured beside it', () => {
  expect(ratioOf({ name: 'Ready', unit: 'ms', ours: 400 })).toBeUndefined()
  expect(isWithin({ name: 'Ready', unit: 'ms', ours: 400 })).toBe(true)
})

it('is measured where every number came to something, memory apart', () => {
  expect(isMeasured(ready)).toBe(true)
  expect(isMeasured({ ...ready, ours: Number.NaN })).toBe(false)
  expect(isMeasured({ ...ready, peers: [{ name: 'DocSearch', value: Number.POSITIVE_INFINITY }] })).toBe(
    false,
  )
  expect(isMeasured({ name: 'Memory', unit: 'MB', ours: Number.NaN })).toBe(true)
})

it('takes the lower of the two in the middle, and the ends', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 7])).toBe(5)
  expect(spreadOf([9, 1, 5])).toEqual({ lowest: 1, highest: 9 })
})

it('says ours, the spread, the peer, the ratio, the limit and whether it is kept', () => {
  expect(tableOf({ title: 'Search box', figures: [ready] }).split('\n')[1]).toBe(
    'Ready       400 ms  380–430  500 ms Pagefind UI  0.80 ×  ≤ 0.8 ×  ok',
  )
})

it('says a ratio of less than a hundredth', () => {
  const peers = [{ name: 'MiniSearch', value: 507 }]
  expect(tableOf({ title: '', figures: [{ name: 'Search', unit: 'ms', ours: 0.04, peers }] })).toContain(
    '0.00008 ×',
  )
})

it('says the same as a table of the docs', () => {
  expect(markdownOf({ title: 'Search box', figures: [{ ...ready, ours: 450 }], more: [['', 'ready']] })).toBe(
    [
      '| Search box | ours | spread | best peer | ratio | limit | met |',
      '|---|---|---|---|---|---|---|',
      '| Ready | 450 ms | 380–430 | 500 ms Pagefind UI | 0.90 × | ≤ 0.8 × | **no** |',
      '',
      '|  | ready |',
      '|---|---|',
    ].join('\n'),
  )
})

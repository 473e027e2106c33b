import { expect, it } from 'vitest'
import { newId, newIdInOrder } from './new-id.ts'

it('Ids have 24 hexadecimal characters, each another', () => {
  const ids = Array.from({ length: 1000 }, () => [newId(), newIdInOrder()]).flat()
  expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(2000)
})

it('Ids in order go by the time at which they were made, those of one moment too', () => {
  const from = Date.now()
  const ids = Array.from({ length: 1000 }, newIdInOrder)
  expect(Number.parseInt(ids[0]?.slice(0, 12) ?? '', 16)).toBeGreaterThanOrEqual(from)
  expect(ids.toSorted()).toEqual(ids)
})

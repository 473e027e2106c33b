import { expect, it } from 'vitest'
import { imageCache } from './image-cache.ts'

const picture = (length: number) => ({ svg: 'x'.repeat(length), etag: '"1"' })

it('keeps the pictures asked for last, never more than its size', () => {
  const cache = imageCache(100)
  cache.set('a', picture(40))
  cache.set('b', picture(40))
  cache.get('a')
  cache.set('c', picture(40))
  expect(cache.get('a')?.svg).toHaveLength(40)
  expect(cache.get('b')).toBeUndefined()
  expect(cache.calculatedSize).toBe(80)
})

it('counts a picture once, and does not throw all out for one that is larger than everything', () => {
  const cache = imageCache(100)
  cache.set('a', picture(40))
  cache.set('a', picture(50))
  expect(cache.calculatedSize).toBe(50)
  cache.set('big', picture(101))
  expect(cache.get('big')).toBeUndefined()
  expect(cache.calculatedSize).toBe(50)
  cache.set('a', picture(10))
  cache.clear()
  expect(cache.get('a')).toBeUndefined()
})

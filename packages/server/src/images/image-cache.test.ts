import { expect, it } from 'vitest'
import { ImageCache } from './image-cache.ts'

const picture = (length: number) => ({ svg: 'x'.repeat(length), etag: '"1"' })

it('keeps the pictures asked for last, never more than its size', () => {
  const cache = new ImageCache(100)
  cache.set('a', picture(40))
  cache.set('b', picture(40))
  cache.get('a')
  cache.set('c', picture(40))
  expect(cache.get('a')?.svg).toHaveLength(40)
  expect(cache.get('b')).toBeUndefined()
  expect(cache.size).toBe(80)
})

it('counts a picture once, and drops one that is larger than everything', () => {
  const cache = new ImageCache(100)
  cache.set('a', picture(40))
  cache.set('a', picture(50))
  expect(cache.size).toBe(50)
  cache.set('big', picture(101))
  expect(cache.size).toBe(0)
  cache.set('a', picture(10))
  cache.clear()
  expect(cache.get('a')).toBeUndefined()
})

import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('runs one after the other, in their order, beside one that fails', async () => {
  const inTurn = oneAtATime()
  const seen: string[] = []
  const work = (name: string) =>
    inTurn(async () => {
      seen.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      seen.push(`${name} ends`)
      if (name === 'b') throw new Error('b is broken')
      return name
    })
  const ends = await Promise.allSettled([work('a'), work('b'), work('c')])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(ends).toMatchObject([{ value: 'a' }, { reason: { message: 'b is broken' } }, { value: 'c' }])
})

import { expect, it } from 'vitest'
import { createStretches } from './stretches.ts'

it('Long work leaves the event loop its rounds, and several works at once share them', async () => {
  const stretches = createStretches(0)
  let round = 0
  const seen: number[] = []
  function* steps(result: string): Generator<void, string> {
    for (let step = 0; step < 10; step++) {
      seen.push(round)
      yield
    }
    return result
  }
  let isDone = false
  const works = Promise.all([stretches.through(steps('a')), stretches.through(steps('b'))]).finally(() => {
    isDone = true
  })
  while (!isDone) {
    await new Promise(setImmediate)
    round++
  }
  expect(await works).toEqual(['a', 'b'])
  // Both begin at once; from then on each step has a round for itself.
  const rounds = seen.slice(2)
  expect(new Set(rounds).size).toBe(rounds.length)
})

it('Short steps follow each other at once', async () => {
  const stretches = createStretches(3_600_000)
  let round = 0
  setImmediate(() => round++)
  function* steps(): Generator<void, number> {
    for (let step = 0; step < 1000; step++) yield
    return round
  }
  expect(await stretches.through(steps())).toBe(0)
})

it('What a step throws is thrown', async () => {
  // biome-ignore lint/correctness/useYield: fails before its first step is done
  function* steps(): Generator<void, never> {
    throw new TypeError('broken')
  }
  await expect(createStretches().through(steps())).rejects.toThrow('broken')
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortNumbers, sortThings } from './sort-in-steps.ts'

const done = <Result>(steps: Iterator<void, Result>): Result => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
const shuffled = (length: number) => Array.from({ length }, (_, at) => (at * 7919) % length)

it('What is sorted in steps is sorted as in one go, and equals stay in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(99), { maxLength: 50 }), (few) => {
      const many = shuffled(10_000).map((key, at) => ({ key: (few[at % few.length] ?? key) % 100, at }))
      const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key
      expect(done(sortThings([...many], byKey))).toEqual(many.toSorted(byKey))
      expect(done(sortThings(many.slice(0, few.length), byKey))).toEqual(
        many.slice(0, few.length).toSorted(byKey),
      )
      const numbers = Float64Array.from(many, ({ key }) => key)
      expect(done(sortNumbers(Float64Array.from(numbers)))).toEqual(numbers.toSorted())
    }),
    { numRuns: 10 },
  )
})

it('No step sorts much of a long list', () => {
  let compared = 0
  const steps = sortThings(shuffled(100_000), (one, other) => {
    compared++
    return one - other
  })
  let most = 0
  let isDone = false
  while (!isDone) {
    isDone = steps.next().done === true
    most = Math.max(most, compared)
    compared = 0
  }
  expect(most).toBeLessThan(60_000)
})

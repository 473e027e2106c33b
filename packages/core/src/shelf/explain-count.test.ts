import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainCount } from './explain-count.ts'

const rests = (batches: readonly { explained: number; rest: number }[]) =>
  batches.map(({ explained, rest }) => [explained, rest])

describe('What counting has found', () => {
  it('is first of all a pack of which nobody knew the batch', () => {
    const { batches, known, rest } = explainCount([{ difference: 7 }, { difference: 2 }], 10, {
      isWhole: true,
    })
    expect(rests(batches)).toEqual([
      [7, 0],
      [2, 0],
    ])
    expect([known, rest]).toEqual([9, -1])
  })

  it('is found only where more is there than was unknown', () => {
    const { batches, known, rest } = explainCount([{ difference: 12 }], 10, { isWhole: true })
    expect(rests(batches)).toEqual([[10, 2]])
    expect([known, rest]).toEqual([10, 0])
  })

  it('leaves unknown what it is while a batch of it has not been counted', () => {
    expect(explainCount([{ difference: 3 }], 10, { isWhole: false })).toMatchObject({ known: 3, rest: 0 })
    expect(explainCount([{ difference: -3 }], 10, { isWhole: false })).toMatchObject({ known: 0, rest: 0 })
  })

  it('is no loss where the batches had promised more than there was', () => {
    const { batches, known, rest } = explainCount([{ difference: -3 }], -2, { isWhole: true })
    expect(rests(batches)).toEqual([[-2, -1]])
    expect([known, rest]).toEqual([-2, 0])
  })

  it('is never more or less in sum than what was counted', () => {
    const differences = fc.array(fc.record({ difference: fc.integer({ min: -20, max: 20 }) }))
    fc.assert(
      fc.property(differences, fc.integer({ min: -30, max: 30 }), fc.boolean(), (all, unknown, isWhole) => {
        const { batches, known, rest } = explainCount(all, unknown, { isWhole })
        const sum = (of: (batch: (typeof batches)[number]) => number) =>
          batches.reduce((before, batch) => before + of(batch), 0)
        expect(sum(({ explained }) => explained)).toBe(known)
        for (const one of batches) expect(one.explained + one.rest).toBe(one.difference)
        if (isWhole) expect(known - rest).toBe(unknown)
        else expect(rest).toBe(0)
      }),
    )
  })
})

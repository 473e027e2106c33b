import { describe, expect, it } from 'vitest'
import { feeGoesBack } from './fee-goes-back.ts'

const lines = [
  { lineNo: 1, supplied: 2 },
  { lineNo: 2, supplied: 1 },
  { lineNo: 3, supplied: 0 },
]
const pieces = (
  lineNo: number,
  refunded: number,
  kind: 'damaged' | 'wrong' | 'undelivered' | 'unopened',
) => ({
  lineNo,
  refunded,
  kind,
})

describe('the delivery fee', () => {
  it('goes back where nothing of the order arrived in order, over all returns', () => {
    expect(
      feeGoesBack(lines, [pieces(1, 1, 'undelivered'), pieces(1, 1, 'damaged'), pieces(2, 1, 'wrong')]),
    ).toBe(true)
  })

  it.each([
    ['a piece arrived in order', [pieces(1, 1, 'undelivered'), pieces(2, 1, 'wrong')]],
    ['a line arrived in order', [pieces(1, 2, 'undelivered')]],
    ['a piece was given back that had nothing', [pieces(1, 2, 'damaged'), pieces(2, 1, 'unopened')]],
    ['nothing was refunded', []],
  ])('stays where %s', (_what, refunded) => {
    expect(feeGoesBack(lines, refunded)).toBe(false)
  })

  it('stays where nothing is supplied', () => {
    expect(feeGoesBack([{ lineNo: 1, supplied: 0 }], [])).toBe(false)
  })
})

import { expect, it } from 'vitest'
import { emptyBill, emptyLine, inputOf } from './bill-draft.ts'

it('sends the lines that are typed, as numbers, and no product of another name', () => {
  const line = emptyLine({ productId: 'dolo', knownAs: 'Dolo', name: 'Dolo', mrp: '1,030.50', units: '10' })
  const other = { ...line, name: 'Dolo 650' }
  const draft = { ...emptyBill('s1', '2026-11-28'), total: '', lines: [line, other, emptyLine()] }
  const { lines, total } = inputOf(draft)
  expect(lines.map(({ productId, mrp, units, freeUnits }) => [productId, mrp, units, freeUnits])).toEqual([
    ['dolo', 1030.5, 10, 0],
    ['', 1030.5, 10, 0],
  ])
  expect(total).toBeNull()
})

import { expect, it } from 'vitest'
import type { RowToCheck } from './import-report.ts'
import { mostUrgent } from './most-urgent.ts'

const row = (line: number, guesses: RowToCheck['guesses']): RowToCheck => ({
  line,
  code: null,
  name: `Febrilo ${line}`,
  guesses,
  reasons: [],
  isPrescription: true,
  isColdChain: false,
  schedule: null,
  hsn: '3004',
  gstRate: 5,
})

it('shows what a pharmacist looks at before what the books do, each in the order of the file', () => {
  const rows = [
    row(2, ['HSN', 'GST rate']),
    row(3, ['prescription', 'HSN']),
    row(4, ['schedule', 'HSN']),
    row(5, ['cold chain']),
    row(6, ['HSN']),
  ]
  expect(mostUrgent(rows, 4).map(({ line }) => line)).toEqual([3, 5, 2, 4])
  expect(mostUrgent(rows, 1).map(({ line }) => line)).toEqual([3])
  expect(mostUrgent(rows, 100)).toHaveLength(5)
})

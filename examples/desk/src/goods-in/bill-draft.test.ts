import { expect, it } from 'vitest'
import { emptyBill, emptyLine, inputOf, isBlank } from './bill-draft.ts'

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

it('leaves out what is blank alone: a line without its name is sent, and refused by the shop', () => {
  const lines = [
    emptyLine(),
    emptyLine({ mrp: '30' }),
    emptyLine({ batch: 'B1', gst: '12' }),
    emptyLine({ gst: '12' }),
  ]
  expect(lines.map(isBlank)).toEqual([true, false, false, true])
  const sent = inputOf({ ...emptyBill('s1', '2026-11-28'), lines }).lines
  expect(sent.map(({ name, batch, mrp }) => [name, batch, mrp])).toEqual([
    ['', '', 30],
    ['', 'B1', 0],
  ])
})

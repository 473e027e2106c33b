import { expect, it } from 'vitest'
import { ImportError } from '../said/import-error.ts'
import type { Table } from '../table/table.ts'
import { type Row, readRows, type ValuesOf } from './read-rows.ts'

function byName(texts: readonly string[]): ValuesOf {
  if (!texts.includes('name')) throw new ImportError('The file has no column "name".')
  return (fields) => Object.fromEntries(fields.map((value, at) => [texts[at] ?? '', value]))
}

async function read(texts: string[][], kind: Pick<Table, 'endsRowsEarly'> = {}) {
  async function* rows() {
    for (const [at, fields] of texts.entries()) yield { line: at + 1, fields }
  }
  const found: Pick<Row, 'line' | 'values'>[] = []
  const bad: string[] = []
  const table = { format: 'a list', rows: rows(), ...kind }
  const onBad = ({ line, reason }: { line: number; reason: string }) => bad.push(`${line} ${reason}`)
  for await (const { line, values } of readRows(table, byName, onBad)) found.push({ line, values })
  return { found, bad }
}

const LIST = [
  ['Sri Pharma', 'Chennai'],
  ['name', 'mrp', 'salt'],
  ['Dolo', '30'],
  ['Tape', '5', '', 'here'],
]

it('fills up the rows of a workbook to its headings, wherever those stand', async () => {
  expect(await read(LIST, { endsRowsEarly: true })).toEqual({
    found: [{ line: 3, values: { name: 'Dolo', mrp: '30', salt: '' } }],
    bad: ['4 has 4 columns instead of 3'],
  })
})

it('refuses rows of CSV that are shorter than the headings', async () => {
  expect(await read(LIST)).toEqual({
    found: [],
    bad: ['3 has 2 columns instead of 3', '4 has 4 columns instead of 3'],
  })
})

import { expect, it } from 'vitest'
import { ImportError } from '../said/import-error.ts'
import type { Table } from '../table/table.ts'
import type { ValuesOf } from './headings-so-far.ts'
import { type Row, readRows } from './read-rows.ts'

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
    bad: [
      '4 has 4 columns instead of 3: two rows stand on one line, or a separator in a value needs quotes around it',
    ],
  })
})

it('refuses rows of CSV that are shorter than the headings', async () => {
  expect(await read(LIST)).toEqual({
    found: [],
    bad: [
      '3 has 2 columns instead of 3: it is half a row, or a line break in a value needs quotes around it',
      '4 has 4 columns instead of 3: two rows stand on one line, or a separator in a value needs quotes around it',
    ],
  })
})

const COLUMNS = { name: ['itemname'], mrp: ['mrprs'], salt: [], stock: ['stockqty'] }
async function readList(texts: string[][]) {
  async function* rows() {
    for (const [at, fields] of texts.entries()) yield { line: at + 1, fields }
  }
  const found: Row[] = []
  const bad: unknown[] = []
  for await (const row of readRows(
    { format: 'a list', rows: rows() },
    byName,
    (row) => bad.push(row),
    COLUMNS,
  ))
    found.push(row)
  return { found, bad }
}

it('joins headings of two lines, and knows both where they come again', async () => {
  const upper = ['name', 'M.R.P.', 'Stock', '']
  const lower = ['', '(Rs.)', 'Qty', 'Value']
  const { found } = await readList([['Sri Pharma'], upper, lower, ['Dolo', '30', '5', '150'], upper, lower])
  expect(found).toEqual([
    {
      line: 4,
      values: { name: 'Dolo', 'M.R.P. (Rs.)': '30', 'Stock Qty': '5', 'Stock Value': '150' },
      fields: ['Dolo', '30', '5', '150'],
    },
    { line: 5, values: {}, fields: upper, heads: 'again' },
    { line: 6, values: {}, fields: lower, heads: 'again' },
  ])
})

it('reads by other headings from where they stand, in the order of all of them', async () => {
  const { found } = await readList([
    ['name', 'mrp', 'salt'],
    ['Dolo', '30', 'Paracetamol'],
    ['stock', 'name', 'mrp'],
    ['5', 'Napsol', '20'],
    ['stock', 'name', 'mrp'],
    ['6', 'Osteva', '90'],
  ])
  expect(found).toEqual([
    {
      line: 2,
      values: { name: 'Dolo', mrp: '30', salt: 'Paracetamol' },
      fields: ['Dolo', '30', 'Paracetamol'],
    },
    { line: 3, values: {}, fields: ['stock', 'name', 'mrp'], heads: 'anew' },
    { line: 4, values: { stock: '5', name: 'Napsol', mrp: '20' }, fields: ['Napsol', '20', '', '5'] },
    { line: 5, values: {}, fields: ['stock', 'name', 'mrp'], heads: 'again' },
    { line: 6, values: { stock: '6', name: 'Osteva', mrp: '90' }, fields: ['Osteva', '90', '', '6'] },
  ])
})

it('refuses each row below headings that cannot be read, until others can', async () => {
  const { found, bad } = await readList([
    ['name', 'mrp'],
    ['Dolo', '30'],
    ['mrp', 'salt', 'stock'],
    ['20', 'Paracetamol', '5'],
    ['name', 'mrp'],
    ['Osteva', '90'],
  ])
  expect(found.map(({ line, heads = null }) => [line, heads])).toEqual([
    [2, null],
    [3, 'anew'],
    [5, 'anew'],
    [6, null],
  ])
  expect(bad).toEqual([
    {
      line: 4,
      reason: 'stands below the headings of line 3, which cannot be read: The file has no column "name".',
      fields: ['', '20'],
    },
  ])
})

it('finds the second line of headings below the company and the period', async () => {
  const { found, bad } = await readList([
    ['name', 'Made Up Pharma'],
    ['', 'till today'],
    ['', 'Stock'],
    ['', 'Qty', 'Value'],
    ['Dolo', '5', '150'],
  ])
  expect(found).toEqual([
    {
      line: 5,
      values: { name: 'Dolo', 'Stock Qty': '5', 'Stock Value': '150' },
      fields: ['Dolo', '5', '150'],
    },
  ])
  expect(bad).toEqual([])
})

it('keeps what stands below headings and is none of them', async () => {
  const { found } = await readList([
    ['name', 'mrp'],
    ['', 'Made Up Labs'],
    ['Dolo', '30'],
  ])
  expect(found.map(({ line, values }) => [line, values])).toEqual([
    [2, { name: '', mrp: 'Made Up Labs' }],
    [3, { name: 'Dolo', mrp: '30' }],
  ])
})

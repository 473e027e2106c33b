import type { DeskProductFields } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { changedColumns, contestedColumns, over, typed } from './product-draft.ts'

const fields = { name: 'Dolo', hsn: '3004', stock_alert: '10' } as DeskProductFields

it('holds only what is another than the product has', () => {
  const draft = typed({}, fields, 'name', 'Dolo 650')
  expect(draft).toEqual({ name: 'Dolo 650' })
  expect(typed(draft, fields, 'name', 'Dolo')).toEqual({})
})

it('keeps what was typed when somebody else was first, and says what they changed', () => {
  const now = { ...fields, hsn: '300490', stock_alert: '12' }
  expect(over({ name: 'Dolo 650', stock_alert: '12' }, now)).toEqual({ name: 'Dolo 650' })
  expect(changedColumns(fields, now)).toEqual(['hsn', 'stock_alert'])
})

it('names what somebody else has changed of what is typed, before it is written over', () => {
  const now = { ...fields, name: 'Dolo 500', hsn: '300490', stock_alert: '12' }
  expect(contestedColumns({ name: 'Dolo 650', stock_alert: '12' }, fields, now)).toEqual(['name'])
})

it('contests nothing of what this one has saved', () => {
  expect(contestedColumns({ name: 'Dolo 650' }, fields, { ...fields, name: 'Dolo 650' })).toEqual([])
})

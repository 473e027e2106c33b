import { headingKey } from '../headings/columns.ts'
import { NOT_READ, type PartOfColumn } from '../headings/read-headings.ts'
import { MARG_RECORD } from './marg-table.ts'
import type { Preset } from './preset.ts'
import type { Article, Listed, RowStage } from './row-stage.ts'

const COLUMNS: Readonly<Record<string, string | PartOfColumn>> = {
  [headingKey(MARG_RECORD)]: { column: 'type', as: 'record' },
  companycode: NOT_READ,
  company: 'manufacturer',
  itemcode: 'code',
  itemname: 'name',
  packing: 'pack_size',
  batch: 'batch',
  expiry: 'expiry',
  gst: 'gst_rate',
  // What the pharmacy pays.
  rate: NOT_READ,
  mrp: 'mrp',
  qty: 'stock',
  free: NOT_READ,
  discountpercent: NOT_READ,
  discount: NOT_READ,
  taxable: NOT_READ,
  tax: NOT_READ,
  hsn: 'hsn',
}

/** A bill as Marg ERP gives it out as text: rows H, T and F, without headings, a row for each batch. */
export const marg: Preset = {
  id: 'marg',
  name: 'Marg',
  hasOnlyArticles: true,
  isOf: (keys) => keys.has(headingKey(MARG_RECORD)),
  columnOf: (key) => COLUMNS[key],
  stage: margRows,
}

/**
 * Rows T as batches of articles. A bill may have one batch on several lines, at several rates: their packs are added up. A month of expiry
 * is its first day there.
 */
function margRows(): RowStage {
  const lines = new Map<string, Article[]>()
  return {
    add(article): Listed[] {
      const { values, line, fields } = article
      const record = values['record']
      if (record === 'H' || record === 'F')
        return [{ line, fields, passed: record === 'H' ? 'heading' : 'sum' }]
      const expiry = (values['expiry'] ?? '').replace(/^01(\d{2})(\d{4})$/, '$1/$2')
      const ours: Article = { ...article, values: { ...values, expiry } }
      delete ours.values['record']
      const key = [values['code'], values['batch'], expiry, values['mrp']].join('\n')
      const same = lines.get(key)
      if (same) same.push(ours)
      else lines.set(key, [ours])
      return []
    },
    end: () => [...lines.values()].flatMap(addedUp),
  }
}

function addedUp(rows: readonly Article[]): Article[] {
  const [first, ...others] = rows
  if (!first) return []
  const packs = rows.map(({ values }) => Number(values['stock']))
  if (others.length === 0 || !packs.every(Number.isInteger)) return [...rows]
  const stock = String(packs.reduce((sum, units) => sum + units, 0))
  return [{ ...first, values: { ...first.values, stock }, joined: others }]
}

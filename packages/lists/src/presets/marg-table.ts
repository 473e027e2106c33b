import type { Table, TableRow } from '../table/table.ts'

/** The field that tells what a row is: H heads a bill, T is a line of it, F sums it. */
export const MARG_RECORD = 'Marg record'

/**
 * What stands at each place of a row T: '' what is not read.
 *
 * @source our reading of bills in MARGERP FORMAT that pharmacies publish, by what their amounts add up to: quantity x rate = discount
 * + taxable + tax, so that the 15th field is what the buyer pays before discount, and the 17th the MRP; Marg publishes no description.
 */
const HEADINGS = [
  ...[MARG_RECORD, 'Company code', 'Company', 'Item code', '', 'Item name', 'Packing', '', 'Batch', 'Expiry'],
  ...['', '', 'GST', '', 'Rate', '', 'MRP', '', '', '', 'Qty'],
  ...['Free', 'Discount percent', 'Discount', '', 'Taxable', 'Tax', '', '', '', ''],
  ...['', '', '', '', '', '', '', 'HSN'],
] as const

/** Fields up to the quantity, without which a row says nothing of stock. */
const LEAST = 21
/** Hand-made copies lack the blank behind the MRP. */
const SHORT = 20
const AFTER_MRP = 17

/** A file of Marg's, which has no headings, with those that say what stands where. Every other table as it is. */
export function withMargHeadings(table: Table): Table {
  return { ...table, rows: { [Symbol.asyncIterator]: () => rowsOf(table.rows) } }
}

async function* rowsOf(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let isMarg: boolean | null = null
  for await (const row of rows) {
    if (isMarg === null) {
      isMarg = isHeader(row)
      if (isMarg) yield { line: row.line, fields: [...HEADINGS] }
    }
    yield isMarg ? arranged(row) : row
  }
}

/** 'H,1,GC10943,08102025,…': the number of the bill and its day. */
const isHeader = (row: TableRow): boolean =>
  'fields' in row && row.fields[0] === 'H' && row.fields.length > 3 && /^\d{8}$/.test(row.fields[3] ?? '')

function arranged(row: TableRow): TableRow {
  if (!('fields' in row)) return row
  const { line, fields } = row
  const isLine = fields[0] === 'T'
  if (isLine && fields.length < SHORT)
    return {
      line,
      reason: `is half a row of Marg: it ends behind ${fields.length} fields, before the quantity`,
    }
  if (!/^[HTF]$/.test(fields[0] ?? ''))
    return { line, reason: 'is no row of Marg: it begins with none of H, T and F' }
  const whole =
    isLine && fields.length < LEAST ? [...fields.slice(0, AFTER_MRP), '', ...fields.slice(AFTER_MRP)] : fields
  return { line, fields: HEADINGS.map((_, at) => whole[at] ?? '') }
}

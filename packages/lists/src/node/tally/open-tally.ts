import { ImportError } from '../../said/import-error.ts'
import { LONGEST_ROW } from '../../table/csv-lines.ts'
import type { Table, TableRow } from '../../table/table.ts'
import { ENCODING_NAMES, type Encoding, type ReadBytes, readText } from '../../table/text-encoding.ts'
import { readXml } from '../xml/read-xml.ts'
import { StockItem } from './stock-item.ts'

const HEADINGS = [
  'Name',
  'Code',
  'Group',
  'Stock Category',
  'Base Units',
  'Description',
  'MRP',
  'Price',
  'HSN',
  'GST rate',
  'Batch',
  'Expiry',
  'Stock',
]

/** Whether a text begins as what Tally exports as XML. */
export const isTally = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?<ENVELOPE[\s>]/.test(text.replace(/^\uFEFF/, ''))

/**
 * Opens the stock items that Tally exports as XML (Masters, or a collection of StockItem) as a table: one row for each, or for each
 * of its batches. Nothing that is defined in the file or stands elsewhere is followed.
 *
 * @throws {ImportError} where there are no stock items in it, or it is damaged
 */
export async function openTally(read: ReadBytes, encoding: Encoding): Promise<Table> {
  const items = () => stockItems(read, encoding)
  for await (const { hasClosing } of items()) {
    const stock = hasClosing ? '' : ', whose stock is the opening one: nothing else is in it'
    return {
      format: `Tally's stock items as XML, ${ENCODING_NAMES[encoding]}${stock}`,
      rows: { [Symbol.asyncIterator]: () => rowsOf(items()) },
    }
  }
  throw new ImportError(
    'This is XML of Tally without stock items: export the masters of the type "Stock Items" as XML, or the Stock Summary as Excel.',
  )
}

async function* rowsOf(items: AsyncIterable<StockItem>): AsyncGenerator<TableRow> {
  yield { line: 1, fields: HEADINGS }
  let last = 1
  const row = (line: number, fields: string[]): TableRow => {
    // An export may be one line: each row has a number of its own all the same.
    last = Math.max(line, last + 1)
    const isTooLong = fields.reduce((sum, field) => sum + field.length, 0) > LONGEST_ROW
    return isTooLong ? { line: last, reason: 'is too long' } : { line: last, fields }
  }
  for await (const item of items) {
    const alike = [
      item.name,
      item.alias,
      item.said('PARENT'),
      item.said('CATEGORY'),
      item.said('BASEUNITS'),
      item.said('DESCRIPTION'),
      item.mrp,
      item.price,
      item.hsn,
      item.rate,
    ]
    const { batches } = item
    if (batches.length === 0) yield row(item.line, [...alike, '', '', item.stock])
    for (const { line, name, expiry, closing } of batches)
      yield row(line, [...alike, name, expiry, closing ?? ''])
  }
}

async function* stockItems(read: ReadBytes, encoding: Encoding): AsyncGenerator<StockItem> {
  const whole: StockItem[] = []
  const tags: string[] = []
  let item: StockItem | null = null
  let text = ''
  const events = readXml(
    readText(read, encoding),
    {
      open(tag, attributes, line) {
        tags.push(tag)
        text = ''
        if (tag === 'STOCKITEM') item = new StockItem(line(), (attributes['NAME'] ?? '').trim())
        else item?.begin(tag, line)
      },
      close(tag) {
        tags.pop()
        item?.say(tag, tags.at(-1) ?? '', text)
        text = ''
        if (tag !== 'STOCKITEM' || !item) return
        if (item.name !== '' && !item.isDeleted) whole.push(item)
        item = null
      },
      text(piece) {
        if (item) text += piece
      },
    },
    { keepsPrefixes: true },
  )
  try {
    for await (const _ of events) yield* whole.splice(0)
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError('This XML of Tally is damaged or cut off: export it again.')
  }
}

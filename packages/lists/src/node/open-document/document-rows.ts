import type { Readable } from 'node:stream'
import { ImportError } from '../../said/import-error.ts'
import type { TableRow } from '../../table/table.ts'
import type { NamedSheet } from '../workbook/chosen-sheet.ts'
import { MOST_COLUMNS, MOST_ROWS, RowCells, WITHOUT_RESULT } from '../workbook/row-cells.ts'
import { Pauses } from '../xml/pauses.ts'
import { readXml } from '../xml/read-xml.ts'
import { type DocumentCell, documentCellText } from './document-cell.ts'
import { DocumentFormats } from './document-formats.ts'

export interface SheetRow {
  /** Of the sheet in its document, from 0. */
  at: number
  sheet: NamedSheet
  row: TableRow
  /** Names of styles whose sheets are hidden, those behind this one too. */
  hiddenStyles: ReadonlySet<string>
}

/** In a cell, and no part of what it says: a remark beside it, a drawing upon it. */
const BESIDE: ReadonlySet<string> = new Set(['annotation', 'shapes', 'frame', 'custom-shape', 'ruby-text'])

/** The rows of a spreadsheet's `content.xml` that have a value, one by one; lines are the numbers that a spreadsheet shows. */
export async function* documentRows(input: Readable): AsyncGenerator<SheetRow> {
  const hiddenStyles = new Set<string>()
  const formats = new DocumentFormats()
  let isFrom1904 = false
  let style = ''
  let at = -1
  let sheet: NamedSheet = { name: '', isHidden: false }
  let line = 0
  let column = 0
  let cells = new RowCells()
  let rowRepeats = 1
  let cell: DocumentCell | null = null
  let cellRepeats = 1
  let beside = 0
  const pauses = new Pauses()
  let found: { at: number; sheet: NamedSheet; row: TableRow; times: number }[] = []

  const endCell = () => {
    if (!cell) return
    const text = documentCellText(cell)
    // A blank cell may be repeated to the end of the sheet, a row of them to its foot.
    if (text !== '') {
      for (let more = 0; more < Math.min(cellRepeats, MOST_COLUMNS); more++)
        cells.put(line + 1, column + 1 + more, text)
    } else if (cell.hasFormula && cell.type === '') cells.refuse(WITHOUT_RESULT)
    column += cellRepeats
    cell = null
  }
  const endRow = () => {
    const row = cells.end(Math.min(line + 1, MOST_ROWS), rowRepeats)
    if (row) {
      if (line + rowRepeats > MOST_ROWS)
        throw new ImportError('This workbook is damaged: a sheet has 10,48,576 rows at most.')
      found.push({ at, sheet, row, times: rowRepeats })
    }
    line += rowRepeats
  }

  const events = readXml(input, {
    open(name, attributes) {
      if (BESIDE.has(name)) beside++
      if (beside > 0) return
      if (at < 0) formats.open(name, attributes)
      switch (name) {
        case 'style':
          style = attributes['style:name'] ?? ''
          break
        case 'table-properties':
          if (attributes['table:display'] === 'false') hiddenStyles.add(style)
          break
        case 'null-date':
          isFrom1904 = attributes['table:date-value']?.startsWith('1904') ?? false
          break
        case 'table':
          at++
          sheet = {
            name: attributes['table:name'] ?? '',
            isHidden: hiddenStyles.has(attributes['table:style-name'] ?? ''),
          }
          line = 0
          cells = new RowCells()
          break
        case 'table-row':
          rowRepeats = timesOf(attributes['table:number-rows-repeated'])
          column = 0
          break
        case 'table-cell':
        case 'covered-table-cell':
          cellRepeats = timesOf(attributes['table:number-columns-repeated'])
          cell = {
            type: attributes['office:value-type'] ?? '',
            value:
              attributes['office:value'] ??
              attributes['office:date-value'] ??
              attributes['office:time-value'] ??
              attributes['office:boolean-value'] ??
              attributes['office:string-value'] ??
              null,
            shown: null,
            hasFormula: attributes['table:formula'] !== undefined,
            format: formats.of(attributes['table:style-name']),
            isFrom1904,
          }
          break
        case 'p':
          if (cell) cell.shown = cell.shown === null ? '' : `${cell.shown}\n`
          break
        case 's':
          if (cell) cell.shown += ' '.repeat(Math.min(timesOf(attributes['text:c']), 100))
          break
        case 'tab':
        case 'line-break':
          if (cell) cell.shown += name === 'tab' ? '\t' : '\n'
          break
      }
    },
    close(name) {
      if (BESIDE.has(name)) beside--
      else if (beside > 0) return
      else if (name === 'table-cell' || name === 'covered-table-cell') endCell()
      else if (name === 'table-row') endRow()
    },
    text(piece) {
      if (cell && cell.shown !== null && beside === 0) cell.shown += piece
    },
  })
  for await (const _ of events) {
    const some = found
    found = []
    for (const { row, times, ...of } of some)
      for (let more = 0; more < times; more++) {
        yield { ...of, hiddenStyles, row: { ...row, line: row.line + more } }
        if (more > 0) await pauses.letOthersIn()
      }
  }
}

const timesOf = (text: string | undefined): number => {
  const times = Number(text ?? 1)
  return Number.isInteger(times) && times >= 1 ? times : 1
}

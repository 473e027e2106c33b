import type { Readable } from 'node:stream'
import { ImportError } from '../../said/import-error.ts'
import type { TableRow } from '../../table/table.ts'
import { readXml } from '../xml/read-xml.ts'
import { numberText } from './cell-text.ts'
import { type NumberFormat, PLAIN } from './number-format.ts'
import { RowCells, WITHOUT_RESULT } from './row-cells.ts'
import { unescaped } from './shared-strings.ts'
import type { SharedTexts } from './shared-texts.ts'

/** What the cells of all sheets refer to. */
export interface CellMeanings {
  texts: Pick<SharedTexts, 'at'>
  formats: readonly NumberFormat[]
  isFrom1904: boolean
}

/** The rows of a sheet that have a value, one by one; lines are the numbers that a spreadsheet shows, and blanks at the end of a row are left out. */
export async function* sheetRows(input: Readable, meanings: CellMeanings): AsyncGenerator<TableRow> {
  const rows: TableRow[] = []
  let line = 0
  let column = 0
  const cells = new RowCells()
  let type = ''
  let style = 0
  let value = ''
  let isValue = false
  let isReadAloud = false
  let hasValue = false
  let hasFormula = false

  const endCell = () => {
    if (hasValue) cells.put(line, column, cellText(type, style, value, meanings))
    else if (hasFormula) cells.refuse(WITHOUT_RESULT)
  }
  const endRow = () => {
    const row = cells.end(line)
    if (row) rows.push(row)
  }

  const events = readXml(input, {
    open(name, attributes) {
      if (name === 'row') {
        line = attributes['r'] === undefined ? line + 1 : Number(attributes['r'])
        column = 0
      } else if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r'])
        type = attributes['t'] ?? 'n'
        style = Number(attributes['s'] ?? 0)
        value = ''
        hasValue = false
        hasFormula = false
      } else if (name === 'f') hasFormula = true
      else if (name === 'rPh') isReadAloud = true
      else if (name === 'v' || (name === 't' && !isReadAloud)) {
        isValue = true
        hasValue = true
      }
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'rPh') isReadAloud = false
      else if (name === 'c') endCell()
      else if (name === 'row') endRow()
    },
    text(piece) {
      if (isValue) value += piece
    },
  })
  for await (const _ of events) yield* rows.splice(0)
}

function cellText(type: string, style: number, value: string, meanings: CellMeanings): string {
  switch (type) {
    case 's': {
      const text = meanings.texts.at(Number(value))
      if (text === undefined)
        throw new ImportError('This Excel workbook is damaged: a cell names a text that is not there.')
      return text
    }
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE'
    case 'd':
      return value.replace(/T00:00:00(\.0+)?Z?$/, '').replace('T', ' ')
    case 'n':
      return numberText(value, meanings.formats[style] ?? PLAIN, meanings.isFrom1904)
    // Errors ('e') are written as they are shown.
    default:
      return unescaped(value)
  }
}

const A = 65

/** 'B7' is in the second column. */
function columnOf(place: string): number {
  let column = 0
  for (let at = 0; at < 3; at++) {
    const letter = place.charCodeAt(at) - A
    if (!(letter >= 0 && letter < 26)) break
    column = column * 26 + letter + 1
  }
  return column
}

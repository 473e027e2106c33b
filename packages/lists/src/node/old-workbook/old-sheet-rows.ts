import { ImportError } from '../../said/import-error.ts'
import type { TableRow } from '../../table/table.ts'
import { shownNumber } from '../workbook/cell-text.ts'
import { PLAIN } from '../workbook/number-format.ts'
import { RowCells } from '../workbook/row-cells.ts'
import { type CompoundFile, damaged } from './compound-file.ts'
import type { Globals, OldSheet } from './read-globals.ts'
import { readRecords } from './read-records.ts'
import { RecordTexts } from './record-text.ts'

const BEGIN = 0x0809
const END = 0x000a
const SHARED_TEXT = 0x00fd
const TEXT = 0x0204
const RICH_TEXT = 0x00d6
const NUMBER = 0x0203
const SHORT_NUMBER = 0x027e
const SHORT_NUMBERS = 0x00bd
const BOOLEAN_OR_ERROR = 0x0205
const FORMULA = 0x0006
const RESULT = 0x0207
const CONTINUED = 0x003c

/** The rows of a sheet that have a value, one by one; lines are the numbers that a spreadsheet shows. */
export async function* oldSheetRows(
  file: CompoundFile,
  stream: string,
  globals: Globals,
  sheet: OldSheet,
): AsyncGenerator<TableRow> {
  const rows: TableRow[] = []
  const cells = new RowCells()
  let line = 0
  let depth = 0
  /** Of a formula whose result is a text: the text comes behind it. */
  let awaited: number | null = null
  let result: Buffer[] = []
  const endRow = () => {
    const row = line === 0 ? null : cells.end(line)
    if (row) rows.push(row)
  }
  const put = (row: number, column: number, text: string) => {
    if (row + 1 !== line) {
      endRow()
      if (row + 1 < line)
        throw new ImportError(
          'The rows of this Excel workbook do not stand in their order: open it in a spreadsheet and save it again.',
        )
      line = row + 1
    }
    cells.put(line, column + 1, text)
  }
  const endResult = () => {
    if (awaited !== null && result.length > 0) put(line - 1, awaited, textOf(result, globals))
    awaited = null
    result = []
  }
  const number = (value: number, style: number) =>
    shownNumber(value, globals.formats[style] ?? PLAIN, globals.isFrom1904)

  const records = readRecords(file.read(stream, sheet.from), (kind, bytes) => {
    if (kind === RESULT) result = [Buffer.from(bytes)]
    else if (kind === CONTINUED && result.length > 0) result.push(Buffer.from(bytes))
    else if (result.length > 0) endResult()
    // A chart that stands in the sheet has a beginning and an end of its own.
    if (kind === BEGIN) depth++
    if (kind === END) depth--
    if (depth !== 1) return depth > 0
    switch (kind) {
      case SHARED_TEXT: {
        const text = globals.texts.at(bytes.readUInt32LE(6))
        if (text === undefined) throw damaged()
        put(bytes.readUInt16LE(0), bytes.readUInt16LE(2), text)
        break
      }
      case TEXT:
      case RICH_TEXT:
        put(bytes.readUInt16LE(0), bytes.readUInt16LE(2), textOf([bytes.subarray(6)], globals))
        break
      case NUMBER:
        put(
          bytes.readUInt16LE(0),
          bytes.readUInt16LE(2),
          number(bytes.readDoubleLE(6), bytes.readUInt16LE(4)),
        )
        break
      case SHORT_NUMBER:
        put(
          bytes.readUInt16LE(0),
          bytes.readUInt16LE(2),
          number(shortNumber(bytes, 6), bytes.readUInt16LE(4)),
        )
        break
      case SHORT_NUMBERS:
        // One behind the other: the style of each, and its number.
        for (let at = 4, column = bytes.readUInt16LE(2); at + 6 < bytes.length; at += 6, column++)
          put(bytes.readUInt16LE(0), column, number(shortNumber(bytes, at + 2), bytes.readUInt16LE(at)))
        break
      case BOOLEAN_OR_ERROR:
        put(
          bytes.readUInt16LE(0),
          bytes.readUInt16LE(2),
          signOf(bytes.readUInt8(6), bytes.readUInt8(7) === 1),
        )
        break
      case FORMULA:
        if (bytes.readUInt16LE(12) !== 0xffff)
          put(
            bytes.readUInt16LE(0),
            bytes.readUInt16LE(2),
            number(bytes.readDoubleLE(6), bytes.readUInt16LE(4)),
          )
        else {
          const what = bytes.readUInt8(6)
          const isSign = what === 1 || what === 2
          put(
            bytes.readUInt16LE(0),
            bytes.readUInt16LE(2),
            isSign ? signOf(bytes.readUInt8(8), what === 2) : '',
          )
          if (what === 0) awaited = bytes.readUInt16LE(2)
        }
        break
    }
    return true
  })
  for await (const _ of records) yield* rows.splice(0)
  endResult()
  endRow()
  yield* rows
}

function textOf(pieces: readonly Buffer[], { isOf97, decoder }: Globals): string {
  if (isOf97) return new RecordTexts(pieces).next(2)
  const [bytes = Buffer.alloc(2)] = pieces
  return decoder.decode(bytes.subarray(2, 2 + bytes.readUInt16LE(0)))
}

/** Thirty bits of a number: a whole one, or the upper half of any; both may stand for a hundredth. */
function shortNumber(bytes: Buffer, at: number): number {
  const bits = bytes.readInt32LE(at)
  const number = (bits & 2) !== 0 ? bits >> 2 : upperHalf(bits & ~3)
  return (bits & 1) !== 0 ? number / 100 : number
}

const half = Buffer.alloc(8)
function upperHalf(bits: number): number {
  half.writeInt32LE(bits, 4)
  return half.readDoubleLE(0)
}

const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

const signOf = (code: number, isError: boolean) =>
  isError ? (ERRORS[code] ?? '#VALUE!') : code === 1 ? 'TRUE' : 'FALSE'

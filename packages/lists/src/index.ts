/**
 * What reads a pharmacy's list, in Node and in a browser: open it, find its headings, go through its rows, read its cells.
 * Files on disk and workbooks are `@dawakit/lists/node`; what each room holds besides is published under the room's name.
 */
export {
  type Columns,
  type FileHeadings,
  type HeadingMap,
  NOT_READ,
  PRODUCT_COLUMNS,
  readHeadings,
} from './headings/index.ts'
export {
  type ParsedPack,
  type ParsedSalt,
  parseComposition,
  parsePack,
  printPack,
} from './medicines/index.ts'
export { type Row, readRows, type ValuesOf } from './rows/index.ts'
export { ImportError, type RefusedRow } from './said/index.ts'
export { compositionKey, saltKey } from './salts/index.ts'
export { csvRows, openBlob, type Table, type TableRow, type TextPieces } from './table/index.ts'
export { BadValue, flagOf, numberOf, paiseOf, percentOf, textOf, wholeOf } from './values/index.ts'

export { type ImportSource, textSource } from './import-source.ts'
export { readCsv } from './read-csv.ts'
export { type Row, readRows, type ValuesOf } from './read-rows.ts'

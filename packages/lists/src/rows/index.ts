export type { ReadHeadings, ValuesOf } from './headings-so-far.ts'
export { type ImportSource, textSource } from './import-source.ts'
export { readCsv } from './read-csv.ts'
export { type Row, readRows } from './read-rows.ts'

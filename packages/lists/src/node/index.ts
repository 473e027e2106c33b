export { fileSource } from './file-source.ts'
export { openTable } from './open-table.ts'

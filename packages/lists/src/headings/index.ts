export { type Columns, headingKey } from './columns.ts'
export { withNewColumns, withNewHeadings } from './new-headings.ts'
export { BARCODE, PRODUCT_COLUMNS } from './product-columns.ts'
export { PURCHASE_COLUMNS, PURCHASE_NEEDS } from './purchase-columns.ts'
export {
  type FileHeadings,
  type HeadingMap,
  NOT_READ,
  type PartOfColumn,
  type ProgramHeadings,
  readHeadings,
} from './read-headings.ts'

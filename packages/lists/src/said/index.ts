export { GUESS_WORDS, REASON_WORDS } from './guess-words.ts'
export { ImportError } from './import-error.ts'
export {
  type ExpiredBatch,
  emptyReport,
  type Guess,
  type Heading,
  type ImportKind,
  type ImportOffSale,
  type ImportPassed,
  type ImportPreset,
  type ImportReport,
  type ListedCategory,
  type OffSaleRow,
  type PassedRow,
  type Reason,
  type RefusedRow,
  type RenamedRow,
  type RowToCheck,
  type RowToCount,
  type SampleRow,
  type UnknownSalt,
} from './import-report.ts'
export { mostUrgent } from './most-urgent.ts'
export { BYTE_ORDER_MARK, type ReportList, refusedList, toCheckList } from './report-lists.ts'

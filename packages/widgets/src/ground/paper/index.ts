export { openPaper, type PaperFacts } from './open-paper.ts'
export {
  BODY,
  BRAND,
  EDGE,
  INK,
  type Ink,
  MUTED,
  PAGE,
  type Paper,
  type PaperPage,
  SMALL,
  TINT,
  WARNING_TINT,
} from './paper.ts'
export { type Column, drawRow, drawTitles, LEADING, ROW_GAP, rowHeight, type Table } from './paper-table.ts'
export { saveFile } from './save-file.ts'

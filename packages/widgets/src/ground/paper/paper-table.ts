import { BRAND, EDGE, MUTED, type Paper, SMALL } from './paper.ts'

/** Lines of a row are so far apart, rows a little more. */
export const LEADING = 4.3
export const ROW_GAP = 3.4
/** Between the titles of two columns, at least. */
const TITLE_GAP = 1.5

export interface Column<Row> {
  title: string
  /** Left edge, or the right one of a column of numbers. Millimetres. */
  x: number
  /** Of a column of numbers, which are set smaller where they are wider. */
  width?: number
  /** Of a column of words, which go on in the next line. */
  wrap?: number
  value: (row: Row, position: number) => string
}

export interface Table<Row> {
  left: number
  right: number
  columns: readonly Column<Row>[]
  /** What stands small below one of its columns, on lines of its own: over others that have one line each, it may be wider. */
  notes?: { x: number; width: number; of: (row: Row) => string[] }
}

export function drawTitles<Row>(paper: Paper, { left, right, columns }: Table<Row>): void {
  paper.fill(left - EDGE, paper.y - 5, right - left + 2 * EDGE, 7.6, BRAND, 1)
  for (const { title, x, width } of columns) {
    const ink = { size: SMALL, isBold: true, color: '#ffffff' }
    if (width) paper.figure(title, x, paper.y, width - TITLE_GAP, ink)
    else {
      const edges = columns.map((other) => other.x - (other.width ?? 0)).filter((edge) => edge > x)
      const room = Math.min(right, ...edges) - x - TITLE_GAP
      paper.write(title, x, paper.y, { ...ink, size: paper.sizeFor(title, room, ink) })
    }
  }
  paper.y += 8
}

export function drawRow<Row>(
  paper: Paper,
  table: Table<Row>,
  row: Row,
  { position = 0, isBold = false }: { position?: number; isBold?: boolean } = {},
): void {
  const ink = { size: SMALL, isBold }
  for (const { x, width, wrap, value } of table.columns) {
    const text = value(row, position)
    if (width) {
      paper.figure(text, x, paper.y, width, ink)
      continue
    }
    const lines = wrap ? paper.wrap(text, wrap, ink) : [text]
    for (const [index, line] of lines.entries()) paper.write(line, x, paper.y + index * LEADING, ink)
  }
  const { depth, ofNoted } = depthOf(paper, table, row)
  for (const [index, note] of notesOf(paper, table, row).entries()) {
    const y = paper.y + (ofNoted + index) * LEADING
    paper.write(note, table.notes?.x ?? table.left, y, { size: SMALL, color: MUTED })
  }
  paper.y += depth * LEADING
  paper.rule(paper.y - 1.6, table.left - EDGE, table.right + EDGE)
  paper.y += ROW_GAP
}

/** How far `drawRow` goes down the page. */
export const rowHeight = <Row>(paper: Paper, table: Table<Row>, row: Row): number =>
  depthOf(paper, table, row).depth * LEADING + ROW_GAP

/** Lines of a row with its notes, and those of the column that the notes are below. */
function depthOf<Row>(paper: Paper, table: Table<Row>, row: Row) {
  const depths = table.columns.map(({ x, wrap, value }) => ({
    x,
    lines: wrap ? paper.wrap(value(row, 0), wrap, { size: SMALL }).length : 1,
  }))
  const ofNoted = depths.find(({ x }) => x === table.notes?.x)?.lines ?? 1
  const notes = notesOf(paper, table, row).length
  return { ofNoted, depth: Math.max(ofNoted + notes, ...depths.map(({ lines }) => lines)) }
}

const notesOf = <Row>(paper: Paper, { notes }: Table<Row>, row: Row): string[] =>
  notes ? notes.of(row).flatMap((note) => paper.wrap(note, notes.width, { size: SMALL })) : []

import { fitText, PLAIN, type TextStyle, textLine, wrapText } from '../svg-text.ts'
import type { PackLabel } from './pack-label.ts'

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** The free area of a pack that is printed on; what is printed never leaves it. */
export interface Panel extends Rect {
  align: 'start' | 'middle'
  /** Sizes of the title, from the largest. */
  titles: readonly number[]
  maxLines: number
  /** Size of the composition and of the pack's size. */
  small: number
  ink: string
  /** Colour of the brand's name. */
  brandInk: string
  /** Size of the brand's name. */
  brandSize: number
  /** Room at the right of the brand's line that is taken: by the prescription mark. */
  brandMargin?: number
  /** The pack's size stands elsewhere on the pack, or nowhere. */
  isWithoutSize?: boolean
}

export interface PrintedLine {
  text: string
  x: number
  /** Of the baseline. */
  y: number
  style: TextStyle
}

/** Of a size: what letters take above and below their baseline. */
export const RISE = 0.78
export const FALL = 0.24

const SOFT_INK = '#47564F'
/** How much smaller than it could be a title may get so that the composition stands below it. */
const LEAST_TITLE = 0.62

interface Row {
  lines: readonly string[]
  size: number
  fill: string
  weight: number
  /** Above it, in parts of its size. */
  gap: number
}

const isCut = (lines: readonly string[]) => lines.some((line) => line.endsWith('…'))
const rowHeight = ({ lines, size, gap }: Row) =>
  lines.length === 0 ? 0 : size * (gap + RISE + FALL + (lines.length - 1) * 1.08)
const heightOf = (rows: readonly Row[]) => rows.reduce((height, row) => height + rowHeight(row), 0)

const linesOf = (text: string, width: number, size: number, maxLines: number) =>
  text === '' ? [] : wrapText(text, width, size, maxLines)

/** Composition and size of the pack below a title, as much of it as stands there whole. */
function withSmallPrint(head: readonly Row[], label: PackLabel, panel: Panel): readonly Row[] | null {
  for (const size of [panel.small, panel.small * 0.86]) {
    const composition: Row = {
      lines: linesOf(label.subtitle, panel.width / PLAIN, size, 3),
      size,
      fill: SOFT_INK,
      weight: 500,
      gap: 0.35,
    }
    if (isCut(composition.lines) || heightOf([...head, composition]) > panel.height) continue
    const pack: Row = {
      lines: linesOf(panel.isWithoutSize ? '' : label.footer, panel.width, size, 1),
      size,
      fill: SOFT_INK,
      weight: 700,
      gap: 0.5,
    }
    const whole = [...head, composition, pack]
    return isCut(pack.lines) || heightOf(whole) > panel.height ? [...head, composition] : whole
  }
  return null
}

function brandRow(label: PackLabel, panel: Panel): Row {
  const room = Math.max(panel.brandSize, panel.width - (panel.brandMargin ?? 0))
  const sizes = [1, 0.86, 0.74].map((part) => panel.brandSize * part)
  const { lines, size } = fitText(label.brand, room, 1, sizes)
  return { lines, size, fill: panel.brandInk, weight: 700, gap: 0 }
}

function rowsOf(label: PackLabel, panel: Panel): readonly Row[] {
  const brand = brandRow(label, panel)
  const title = (size: number, maxLines: number): Row => ({
    lines: wrapText(label.title, panel.width, size, maxLines),
    size,
    fill: panel.ink,
    weight: 800,
    gap: 0.16,
  })
  const whole = panel.titles
    .map((size) => [brand, title(size, panel.maxLines)])
    .filter((rows) => !isCut(rows[1]?.lines ?? []) && heightOf(rows) <= panel.height)
  const largest = whole[0]
  if (largest) {
    const least = (largest[1]?.size ?? 0) * LEAST_TITLE
    for (const rows of whole) {
      const printed = (rows[1]?.size ?? 0) < least ? null : withSmallPrint(rows, label, panel)
      if (printed) return printed
    }
    return largest
  }
  const size = panel.titles.at(-1) ?? panel.small
  for (let lines = panel.maxLines; lines > 0; lines--) {
    const rows = [brand, title(size, lines)]
    if (heightOf(rows) <= panel.height) return rows
  }
  const alone = { ...title(size, 1), gap: 0 }
  return rowHeight(alone) <= panel.height ? [alone] : []
}

/** Brand, title, composition and size of the pack, as large as the panel has room for. */
export function layOutPanel(label: PackLabel, panel: Panel): PrintedLine[] {
  const rows = rowsOf(label, panel)
  const x = panel.align === 'middle' ? panel.x + panel.width / 2 : panel.x
  let top = panel.y + (panel.align === 'middle' ? (panel.height - heightOf(rows)) / 2 : 0)
  return rows.flatMap((row) => {
    const first = top + row.size * (row.gap + RISE)
    top += rowHeight(row)
    const style: TextStyle = { size: row.size, fill: row.fill, weight: row.weight, anchor: panel.align }
    return row.lines.map((text, index) => ({ text, x, y: first + index * row.size * 1.08, style }))
  })
}

export function printPanel(label: PackLabel, panel: Panel): string {
  return layOutPanel(label, panel)
    .map(({ text, x, y, style }) => textLine(text, x, Math.round(y * 10) / 10, style))
    .join('')
}

/** What a thing in front leaves free of an area: the larger of what is above it and what is beside it. */
export function uncovered(area: Rect, cover: Rect): Rect {
  const above = { ...area, height: Math.max(0, Math.min(area.height, cover.y - area.y)) }
  const beside = { ...area, width: Math.max(0, Math.min(area.width, cover.x - area.x)) }
  return above.width * above.height >= beside.width * beside.height ? above : beside
}

import type { jsPDF } from 'jspdf'
import { penOf } from './pen.ts'
import { drawPictured } from './pictured-text.ts'
import { wrapByWidth } from './wrap-by-width.ts'

/** A sheet, in millimetres. */
export interface PaperPage {
  width: number
  height: number
  margin: number
  /** Above the lower margin, for what stands on every page. */
  footer: number
}

/** A4 as the specification has it. */
export const PAGE: PaperPage = { width: 210, height: 295, margin: 14, footer: 6 }
export const FONT = 'NotoSans'
export const RIGHT = PAGE.width - PAGE.margin
/** Bands and rules reach so far beyond the text. */
export const EDGE = 2
/** Points: of what is read, and of names beside it. */
export const BODY = 10
export const SMALL = 9
export const INK = '#10231f'
export const MUTED = '#4d615b'
export const BRAND = '#0b6e4f'
export const TINT = '#e9f4ee'
export const WARNING_TINT = '#fdf1d9'
const LINE = '#c9d6d1'

export interface Ink {
  size?: number
  isBold?: boolean
  color?: string
  align?: 'left' | 'right'
}

/** Which texts can be written, and which at least unseen. */
export interface PaperFonts {
  isInPdfFont(text: string): boolean
  isInUnseenFont(text: string): boolean
}

/** A page under the pen: `y` is where the next thing goes, in millimetres from the top. */
export function createPaper<Words>(
  pdf: jsPDF,
  { isInPdfFont, isInUnseenFont }: PaperFonts,
  words: Words,
  page: PaperPage,
) {
  const paper = {
    pdf,
    words,
    page,
    y: page.margin,
    write(
      text: string,
      x: number,
      y: number,
      { size = BODY, isBold, color = INK, align = 'left' }: Ink = {},
    ) {
      pdf.setFont(FONT, isBold ? 'bold' : 'normal')
      pdf.setFontSize(size)
      pdf.setTextColor(color)
      const pen = isInPdfFont(text) ? null : penOf(size, isBold)
      if (!pen) {
        pdf.text(text, x, y, { align })
        return
      }
      const picture = pen.draw(text, color)
      const { data, width, height, ascent } = picture
      const left = align === 'right' ? x - width : x
      const draw = () => pdf.addImage(data, 'PNG', left, y - ascent, width, height)
      drawPictured(pdf, text, { x: left, baseline: y, width }, { isInUnseenFont, draw })
    },
    wrap(text: string, width: number, { size = BODY, isBold }: Ink = {}): string[] {
      const pen = isInPdfFont(text) ? null : penOf(size, isBold)
      if (pen) return wrapByWidth(text, width, pen.widthOf)
      pdf.setFont(FONT, isBold ? 'bold' : 'normal')
      pdf.setFontSize(size)
      return pdf.splitTextToSize(text, width)
    },
    /** Millimetres. */
    widthOf(text: string, { size = BODY, isBold }: Ink = {}): number {
      const pen = isInPdfFont(text) ? null : penOf(size, isBold)
      if (pen) return pen.widthOf(text)
      pdf.setFont(FONT, isBold ? 'bold' : 'normal')
      pdf.setFontSize(size)
      return pdf.getTextWidth(text)
    },
    /** The size at which a text is one line of this width. */
    sizeFor(text: string, width: number, ink: Ink = {}): number {
      const { size = BODY } = ink
      return size * Math.min(1, width / paper.widthOf(text, ink))
    },
    /** A number that is wider than its column is set smaller. */
    figure(text: string, right: number, y: number, width: number, ink: Ink = {}) {
      paper.write(text, right, y, { ...ink, size: paper.sizeFor(text, width, ink), align: 'right' })
    },
    fill(x: number, y: number, width: number, height: number, color: string, radius = 0) {
      pdf.setFillColor(color)
      pdf.roundedRect(x, y, width, height, radius, radius, 'F')
    },
    rule(y: number, left = page.margin - EDGE, right = page.width - page.margin + EDGE) {
      pdf.setDrawColor(LINE)
      pdf.setLineWidth(0.2)
      pdf.line(left, y, right, y)
    },
    /** Starts a new page when `height` does not fit, unless it would not fit there either. @returns whether it did */
    needs(height: number): boolean {
      const foot = page.height - page.margin - page.footer
      if (paper.y + height <= foot || height > foot - page.margin) return false
      pdf.addPage()
      paper.y = page.margin + 5
      return true
    },
  }
  return paper
}
export type Paper<Words = unknown> = ReturnType<typeof createPaper<Words>>

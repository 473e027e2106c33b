import type { jsPDF } from 'jspdf'

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

/** A page under the pen: `y` is where the next thing goes, in millimetres from the top. */
export function createPaper<Words>(
  pdf: jsPDF,
  isInPdfFont: (text: string) => boolean,
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
      const left = align === 'right' ? x - picture.width : x
      markContent(pdf, text, () =>
        pdf.addImage(picture.data, 'PNG', left, y - picture.ascent, picture.width, picture.height),
      )
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

const PIXELS_PER_MM = 12
const MM_PER_POINT = 0.3528

/**
 * Measures and draws text in a script that the fonts lack (a Tamil or Hindi name), as a picture: jsPDF does not
 * shape letters, the browser does. Null where there is no canvas.
 */
function penOf(points: number, isBold: boolean | undefined) {
  const context = globalThis.document?.createElement('canvas').getContext('2d')
  if (!context) return null
  const pixels = points * MM_PER_POINT * PIXELS_PER_MM
  const font = `${isBold ? 700 : 400} ${pixels}px system-ui, sans-serif`
  context.font = font
  return {
    /** Millimetres. */
    widthOf: (text: string) => context.measureText(text).width / PIXELS_PER_MM,
    draw(text: string, color: string) {
      const { canvas } = context
      canvas.width = Math.ceil(context.measureText(text).width) + 2
      canvas.height = Math.ceil(pixels * 1.6)
      // A canvas of another size has forgotten its font.
      context.font = font
      context.fillStyle = color
      context.textBaseline = 'alphabetic'
      context.fillText(text, 0, pixels * 1.15)
      return {
        data: canvas.toDataURL('image/png'),
        width: canvas.width / PIXELS_PER_MM,
        height: canvas.height / PIXELS_PER_MM,
        ascent: (pixels * 1.15) / PIXELS_PER_MM,
      }
    },
  }
}

/** Lines of at most `width`, broken at spaces, else between letters as people see them. */
function wrapByWidth(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (line && widthOf(line + segment) > width) {
      const space = line.lastIndexOf(' ')
      lines.push(space > 0 ? line.slice(0, space) : line)
      line = space > 0 ? line.slice(space + 1) : ''
    }
    line += segment
  }
  return [...lines, line]
}

/** Draws something that reads as `text`: who copies, searches or listens gets the words. */
function markContent(pdf: jsPDF, text: string, draw: () => void) {
  // Not among jsPDF's types: what its own parts write their operators with.
  const { write } = pdf.internal as unknown as { write(operator: string): void }
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  const hex = units.map((unit) => unit.toString(16).padStart(4, '0')).join('')
  write(`/Span <</ActualText <feff${hex}>>> BDC`)
  draw()
  write('EMC')
}

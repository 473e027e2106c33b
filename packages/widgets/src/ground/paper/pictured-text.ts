import type { jsPDF } from 'jspdf'

/** The name that `openPaper` gives to the font of empty outlines. */
export const UNSEEN_FONT = 'Unseen'

/** Where a picture of words stands, in millimetres. */
export interface PicturePlace {
  x: number
  /** Of its letters. */
  baseline: number
  width: number
}

/**
 * Draws a picture of words that reads as `text`. Who copies, searches or listens gets the words: most readers find what is written
 * under it with empty outlines, as wide as the picture is; others take the `ActualText` of both.
 */
export function drawPictured(
  pdf: jsPDF,
  text: string,
  { x, baseline, width }: PicturePlace,
  { isInUnseenFont, draw }: { isInUnseenFont(text: string): boolean; draw(): void },
): void {
  // Not among jsPDF's types: what its own parts write their operators with.
  const { write } = pdf.internal as unknown as { write(operator: string): void }
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  const hex = units.map((unit) => unit.toString(16).padStart(4, '0')).join('')
  write(`/Span <</ActualText <feff${hex}>>> BDC`)
  draw()
  if (isInUnseenFont(text)) {
    pdf.saveGraphicsState()
    pdf.setFont(UNSEEN_FONT, 'normal')
    const horizontalScale = width / pdf.getTextWidth(text)
    pdf.text(text, x, baseline, { renderingMode: 'invisible', horizontalScale })
    pdf.restoreGraphicsState()
  }
  write('EMC')
}

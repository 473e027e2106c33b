const PIXELS_PER_MM = 12
const MM_PER_POINT = 0.3528

/**
 * Measures and draws text in a script that the fonts lack (a Tamil or Hindi name), as a picture: jsPDF does not
 * shape letters, the browser does. Null where there is no canvas.
 */
export function penOf(points: number, isBold: boolean | undefined) {
  const context = globalThis.document?.createElement('canvas').getContext('2d')
  if (!context) return null
  const pixels = points * MM_PER_POINT * PIXELS_PER_MM
  const font = `${isBold ? 700 : 400} ${pixels}px 'Noto Sans', system-ui, sans-serif`
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

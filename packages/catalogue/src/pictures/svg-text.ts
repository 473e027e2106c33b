import { escapeXml } from '@dawakit/core/markup'

export const sans = "system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif"

/** Widths of letters in em, in the widest bold sans that a system falls back to: print that fits there fits anywhere. */
const widths: readonly (readonly [letters: string, em: number])[] = [
  ['ijlI|.,:;\'"!()[] /-', 0.36],
  ['frt', 0.48],
  ['cszLJ', 0.6],
  ['mM%@', 1],
  ['wDGHNOQU&', 0.83],
  ['W', 1.1],
  ['ABCEFKPRSTVXYZ', 0.75],
]
const emOf = new Map(widths.flatMap(([letters, em]) => [...letters].map((letter) => [letter, em] as const)))
/** Of the other small letters and the digits. */
const USUAL_EM = 0.69
/** From here on letters fill their square. */
const IDEOGRAPHS = '\u2E80'

/** Width of a bold sans line, in the unit of `size`: an estimate, there is no font to ask. */
export function textWidth(text: string, size: number): number {
  let em = 0
  for (const character of text) em += emOf.get(character) ?? (character >= IDEOGRAPHS ? 1 : USUAL_EM)
  return em * size
}

/** How wide plain print runs beside bold. */
export const PLAIN = 0.9

function clip(text: string, width: number, size: number): string {
  if (textWidth(text, size) <= width) return text
  let kept = text
  while (kept.length > 1 && textWidth(`${kept}…`, size) > width) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

/** Breaks a text at its spaces into lines of at most `width`; the last line is cut with an ellipsis. */
export function wrapText(text: string, width: number, size: number, maxLines: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || textWidth(longer, size) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  if (line !== '') lines.push(line)
  const kept = lines.slice(0, maxLines)
  const rest = lines.slice(maxLines).join(' ')
  const last = kept.length - 1
  return kept.map((text, index) =>
    clip(index === last && rest !== '' ? `${text} ${rest}` : text, width, size),
  )
}

/** The largest size, from `sizes` downwards, at which the text fits its lines without being cut. */
export function fitText(text: string, width: number, maxLines: number, sizes: readonly number[]) {
  for (const size of sizes) {
    const lines = wrapText(text, width, size, maxLines)
    if (!lines.some((line) => line.endsWith('…'))) return { size, lines }
  }
  const size = sizes.at(-1) ?? 16
  return { size, lines: wrapText(text, width, size, maxLines) }
}

export interface TextStyle {
  size: number
  fill: string
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  spacing?: number
}

/** One line of text with its baseline at `y`. */
export function textLine(text: string, x: number, y: number, style: TextStyle): string {
  const weight = style.weight ? ` font-weight="${style.weight}"` : ''
  const anchor = style.anchor && style.anchor !== 'start' ? ` text-anchor="${style.anchor}"` : ''
  const spacing = style.spacing ? ` letter-spacing="${style.spacing}"` : ''
  return `<text x="${x}" y="${y}" font-size="${style.size}" fill="${style.fill}"${weight}${anchor}${spacing}>${escapeXml(text)}</text>`
}

/** Lines below each other, the first baseline at `y`. */
export function textBlock(
  lines: readonly string[],
  x: number,
  y: number,
  leading: number,
  style: TextStyle,
): string {
  return lines.map((line, index) => textLine(line, x, Math.round(y + index * leading), style)).join('')
}

/** Computed coordinates carry binary dust: two decimals are finer than any screen shows. Printed text stays as it is. */
function rounded(content: string): string {
  return content.replace(/<[^>]*>/g, (tag) =>
    tag.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100)),
  )
}

/** A whole picture. `label` is its accessible name. */
export function svgPicture(width: number, height: number, label: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(label)}" font-family="${sans}">${rounded(content)}</svg>`
}

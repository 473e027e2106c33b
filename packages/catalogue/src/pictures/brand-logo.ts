import { paletteOf } from './palette.ts'
import { fitText, svgPicture, textBlock } from './svg-text.ts'

/** All names stand in the first size; only a word that is wider than its tile gets smaller. */
const SIZES = [21, 17, 14, 11.5] as const
const LEADING = 22

/** A brand's name in its colour over the capsule that every brand's tile carries; 140 × 70 on white. */
export function brandLogo(name: string): string {
  const { deep, main, accent } = paletteOf(`brand ${name}`)
  const { size, lines } = fitText(name, 140, 2, SIZES)
  const top = 36 - ((lines.length - 1) * LEADING) / 2
  const foot = Math.round(top + (lines.length - 1) * LEADING + 12)
  const print = textBlock(lines, 70, top, LEADING, {
    size,
    fill: deep,
    weight: 800,
    anchor: 'middle',
    spacing: -0.3,
  })
  return svgPicture(
    140,
    70,
    name,
    `<rect width="140" height="70" rx="10" fill="#fff"/>${print}<path d="M70 ${foot}h-13a3 3 0 0 0 0 6h13z" fill="${main}"/><path d="M70 ${foot}h13a3 3 0 0 1 0 6h-13z" fill="${accent}"/>`,
  )
}

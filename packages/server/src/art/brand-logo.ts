import { hashOf } from '../seed/prng.ts'
import { paletteOf } from './palette.ts'
import { fitText, svgPicture, textLine } from './svg-text.ts'

function mark(shape: number, main: string, accent: string): string {
  switch (shape) {
    case 0:
      return `<path d="M60 66C40 46 46 24 74 20c2 26-6 38-14 46z" fill="${main}"/><path d="M60 66c18-10 30-8 36 6-18 8-28 4-36-6z" fill="${accent}"/>`
    case 1:
      return `<circle cx="58" cy="46" r="24" fill="${main}"/><circle cx="84" cy="46" r="24" fill="${accent}" opacity=".75"/>`
    case 2:
      return `<path d="M70 18 98 46 70 74 42 46z" fill="${main}"/><path d="M70 18 98 46H70z" fill="${accent}"/>`
    case 3:
      return `<path d="M62 20h16v18h18v16H78v18H62V54H44V38h18z" fill="${main}"/><circle cx="70" cy="46" r="7" fill="${accent}"/>`
    case 4:
      return `<rect x="38" y="34" width="64" height="24" rx="12" fill="${main}"/><path d="M70 34h20a12 12 0 0 1 0 24H70z" fill="${accent}"/>`
    default:
      return `<path d="M40 58c8-34 22-34 30-12s22 22 30-12" fill="none" stroke="${main}" stroke-width="11" stroke-linecap="round"/><circle cx="70" cy="68" r="6" fill="${accent}"/>`
  }
}

/** A brand's sign and name, 140 × 120 on white. */
export function brandLogo(name: string): string {
  const { deep, main, accent } = paletteOf(`brand ${name}`)
  const { size, lines } = fitText(name, 124, 1, [24, 21, 18, 16, 14])
  const drawing = mark(hashOf(name) % 6, main, accent)
  return svgPicture(
    140,
    120,
    name,
    `<rect width="140" height="120" rx="12" fill="#fff"/>${drawing}${textLine(lines[0] ?? name, 70, 104, { size, fill: deep, weight: 800, anchor: 'middle' })}`,
  )
}

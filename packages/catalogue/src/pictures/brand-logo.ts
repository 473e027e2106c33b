import { hashOf } from '../prng.ts'
import { paletteOf } from './palette.ts'
import { fitText, svgPicture, textLine } from './svg-text.ts'

/** Around 70, 46, some 50 high. */
const shapes = [
  '<path d="M45 46a25 25 0 0 1 25-25h25v25a25 25 0 0 1-50 0z"',
  '<circle cx="70" cy="46" r="25"',
  '<path d="M70 19l24 14v27L70 74 46 60V33z"',
  '<rect x="46" y="22" width="48" height="48" rx="15"',
  '<rect x="40" y="25" width="60" height="42" rx="21"',
  '<path d="M70 20l23 8v18q0 18-23 27-23-9-23-27V28z"',
] as const

/** A brand's sign, with its first letter, and its name; 140 × 120 on white. */
export function brandLogo(name: string): string {
  const { deep, main, accent } = paletteOf(`brand ${name}`)
  const { size, lines } = fitText(name, 130, 1, [24, 21, 18, 16, 14])
  const sign = `${shapes[hashOf(`sign ${name}`) % shapes.length]} fill="${main}"/>`
  const letter = textLine([...name][0]?.toUpperCase() ?? '', 70, 56, {
    size: 29,
    fill: '#fff',
    weight: 800,
    anchor: 'middle',
  })
  const dot = `<circle cx="93" cy="67" r="7.5" fill="${accent}" stroke="#fff" stroke-width="3"/>`
  return svgPicture(
    140,
    120,
    name,
    `<rect width="140" height="120" rx="12" fill="#fff"/>${sign}${letter}${dot}${textLine(lines[0] ?? name, 70, 106, { size, fill: deep, weight: 800, anchor: 'middle' })}`,
  )
}

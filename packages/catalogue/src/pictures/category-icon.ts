import { glyphFor } from './glyph-for.ts'
import { glyph } from './glyphs.ts'
import { paletteOf } from './palette.ts'
import { svgPicture } from './svg-text.ts'

/** A round icon of 160 × 160 for a category, a sub-category or a menu group. */
export function categoryIcon(name: string): string {
  const { deep, main, tint } = paletteOf(`category ${name}`)
  return svgPicture(
    160,
    160,
    name,
    `<circle cx="80" cy="80" r="78" fill="${tint}"/><path d="M80 158a78 78 0 0 0 74-54c-28 14-62-4-88 6-22 8-34 22-42 24a78 78 0 0 0 56 24z" fill="${main}" opacity=".16"/>${glyph(glyphFor(name), 34, 34, 92, deep, '#fff')}`,
  )
}

import type { PackFacts } from '@dawakit/core/catalogue'
import { glyphFor } from '../glyph-for.ts'
import { contactShadow } from '../palette.ts'
import { fitText, PLAIN, textBlock, textLine, wrapText } from '../svg-text.ts'
import { plainCarton, signedCarton } from './carton.ts'
import type { PackLabel } from './pack-label.ts'

/** The carton by itself, larger; without a composition to print, a drawing fills its face. */
export function cartonAlone(label: PackLabel, spec: PackFacts): string {
  const box = { x: 30, y: 64, width: 302, height: 304, depth: 44 }
  return spec.salts.length === 0
    ? signedCarton(label, box, glyphFor(`${spec.name} ${spec.shelf}`))
    : plainCarton(label, box)
}

/** The back of the carton: composition, storage and warning, as the law wants them printed. */
export function backLabel(label: PackLabel, spec: PackFacts): string {
  const { deep, main, tint } = label.palette
  const keep = spec.isColdChainNeeded
    ? 'Store at 2 °C to 8 °C. Do not freeze.'
    : 'Store below 30 °C, in a dry place, away from light.'
  const warning = spec.isPrescriptionNeeded
    ? 'To be sold by retail on the prescription of a registered medical practitioner only.'
    : 'Read the leaflet before use.'
  const contents = spec.salts.length === 0 ? spec.name : spec.salts.join(', ')
  const sections: readonly (readonly [string, string])[] = [
    [spec.salts.length === 0 ? 'Contents' : 'Composition', contents],
    ['Pack', spec.packageSize],
    ['Storage', keep],
    ['Note', `${warning} Keep out of reach of children.`],
  ]
  const title = fitText(label.title, 272, 1, [22, 19.5, 17, 15, 13, 11.5])
  let y = 118
  let print = ''
  for (const [heading, text] of sections) {
    const lines = wrapText(text, 272 / PLAIN, 13.5, 4)
    print += textLine(heading.toUpperCase(), 66, y, { size: 10.5, fill: main, weight: 700, spacing: 0.6 })
    print += textBlock(lines, 66, y + 17, 17, { size: 13.5, fill: '#26332F' })
    y += 17 + lines.length * 17 + 13
  }
  const warningFrame = spec.isPrescriptionNeeded
    ? '<rect x="44" y="92" width="6" height="276" fill="#C62828"/>'
    : ''
  return `${contactShadow(48, 352, 368)}<rect x="44" y="32" width="312" height="336" rx="6" fill="#fff" stroke="#10231F" stroke-opacity=".12"/><path d="M44 92V38q0-6 6-6h300q6 0 6 6v54z" fill="${deep}"/>${textLine(title.lines[0] ?? '', 66, 62, { size: title.size, fill: '#fff', weight: 700 })}${textLine(label.brand, 66, 81, { size: 13, fill: tint, weight: 600 })}${warningFrame}${print}`
}

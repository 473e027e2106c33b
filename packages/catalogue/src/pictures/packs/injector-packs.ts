import { contactShadow, lyingShade } from '../palette.ts'
import { fitText, textLine } from '../svg-text.ts'
import { behindLying } from './carton.ts'
import type { PackLabel } from './pack-label.ts'

/** The brand on a slender thing, between two ends. */
function brandMark(label: PackLabel, x: number, y: number, width: number, ink: string): string {
  const { size, lines } = fitText(label.brand, width, 1, [17, 15, 13, 11.5, 10, 9])
  return textLine(lines[0] ?? '', x + width / 2, y + size * 0.36, {
    size,
    fill: ink,
    weight: 700,
    anchor: 'middle',
  })
}

const edge = 'stroke="#10231F" stroke-opacity=".2"'

/** A prefilled pen with its cap on: clip, dose window and dial. */
export function penPack(label: PackLabel): string {
  const { main, deep, tint, accent } = label.palette
  const drawing = `${contactShadow(34, 358, 374)}<path d="M50 316h128v58H50q-18 0-18-29t18-29z" fill="#F4F8F7" ${edge}/><path d="M72 308h92q8 0 8 5t-8 5H72z" fill="${deep}"/><path d="M178 314h128v62H178z" fill="${main}"/><path d="M178 314h9v62h-9z" fill="${accent}"/><rect x="262" y="326" width="38" height="24" rx="4" fill="#fff" ${edge}/>${textLine('12', 281, 344, { size: 17, fill: deep, weight: 700, anchor: 'middle' })}<path d="M306 318h12v54h-12z" fill="${deep}"/><rect x="316" y="314" width="44" height="62" rx="9" fill="${tint}" ${edge}/><path d="M324 324h28m-28 10h28m-28 10h28m-28 10h28m-28 10h28" stroke="${deep}" stroke-opacity=".3" stroke-width="3"/><path d="M50 316h128v-2h182v62H178v-2H50q-18 0-18-29t18-29z" fill="url(#v)"/>${brandMark(label, 46, 346, 124, deep)}${brandMark(label, 192, 338, 64, '#fff')}`
  return `<defs>${lyingShade}</defs>${behindLying(label, { x: 30, y: 304, width: 334, height: 76, drawing })}`
}

/** A glass cartridge: an aluminium cap over its seal, the liquid seen through the glass, a rubber plunger at the open end. */
export function cartridgePack(label: PackLabel): string {
  const { main, deep, tint, accent } = label.palette
  const glass = 'M84 326q0-12 12-14l16-2h222q10 0 10 10v44q0 10-10 10H112l-16-2q-12-2-12-14z'
  const drawing = `${contactShadow(66, 342, 374)}<path d="${glass}" fill="#F3FAFB"/><path d="M84 326q0-12 12-14l16-2h178v64H112l-16-2q-12-2-12-14z" fill="${tint}"/><path d="M96 312l16-2h178v12H96z" fill="#fff" opacity=".6"/><path d="M286 311h34v62h-34z" fill="#4A4F55"/><path d="M294 311v62m9-62v62m9-62v62" stroke="#6D747B" stroke-width="4"/><rect x="130" y="310" width="128" height="64" fill="#fff"/><path d="M130 310h14v64h-14z" fill="${main}"/><path d="M144 310h6v64h-6z" fill="${accent}"/><path d="M166 357h84" stroke="${deep}" stroke-opacity=".35" stroke-width="4" stroke-dasharray="16 6"/><path d="M262 318v48m8-40v32m8-40v48" stroke="${deep}" stroke-opacity=".5" stroke-width="2"/><path d="M58 322h10q4 0 4 4v32q0 4-4 4H58z" fill="#D9767A"/><path d="M66 318h18q6 0 6 6v36q0 6-6 6H66q-6 0-6-6v-36q0-6 6-6z" fill="#C3CCCD"/><path d="M66 318h18q6 0 6 6v36q0 6-6 6H66q-6 0-6-6v-36q0-6 6-6z" fill="url(#v)"/><path d="${glass}" fill="url(#v)" stroke="#10231F" stroke-opacity=".32"/>${brandMark(label, 156, 336, 98, deep)}`
  return `<defs>${lyingShade}</defs>${behindLying(label, { x: 56, y: 306, width: 290, height: 74, drawing })}`
}

/** A prefilled syringe: needle shield, graduated barrel, plunger and finger flange. */
export function syringePack(label: PackLabel): string {
  const { main, tint, accent } = label.palette
  const drawing = `${contactShadow(38, 366, 374)}<path d="M40 341h66v12H40q-6 0-6-6t6-6z" fill="${accent}"/><path d="M100 332h18v30h-18z" fill="#D5DEDB"/><rect x="116" y="322" width="146" height="50" rx="6" fill="#F4FAFB" ${edge}/><path d="M120 326h94v42h-94z" fill="${tint}"/><path d="M212 325h14v44h-14z" fill="#3B4A46"/><path d="M134 326v12m13-12v18m13-18v12m13-12v18m13-18v12" stroke="#10231F" stroke-opacity=".5" stroke-width="2.5"/><path d="M226 341h122v12H226z" fill="#DCE4E2" ${edge}/><rect x="258" y="304" width="12" height="70" rx="5" fill="${main}"/><rect x="346" y="314" width="14" height="60" rx="6" fill="${main}"/><rect x="116" y="322" width="146" height="50" rx="6" fill="url(#v)"/>`
  return `<defs>${lyingShade}</defs>${behindLying(label, { x: 34, y: 300, width: 330, height: 80, drawing })}`
}

import { groundShadow, roundShade } from '../palette.ts'
import { textLine } from '../svg-text.ts'
import { carton } from './carton.ts'
import { middleLabel } from './middle-label.ts'
import { type PackLabel, printLabel } from './pack-label.ts'

const verticalShade =
  '<linearGradient id="v" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".14"/></linearGradient>'

/** A lying tube before its carton. */
export function tubePack(label: PackLabel): string {
  const { main, deep, tint, accent } = label.palette
  const body = 'M20 6 250 16q14 2 14 14v48q0 12-14 14L20 104z'
  const text = printLabel(label, {
    x: 48,
    y: 26,
    width: 196,
    anchor: 'start',
    maxLines: 2,
    sizes: [27, 25, 23, 21, 19, 17, 15],
    smallLines: 1,
    smallSize: 11.5,
    maxBottom: 83,
    ink: deep,
    softInk: '#47564F',
  })
  const tube = `<g transform="translate(30 262) rotate(-4)"><path d="M20 12 250 22q14 2 14 14v48q0 12-14 14L20 110z" fill="#10231F" opacity=".14"/><path d="M20 0h-12v110h12z" fill="#D5DEDB"/><path d="M10 8v94M15 8v94" stroke="#fff" stroke-width="2"/><path d="${body}" fill="#fff" stroke="#10231F" stroke-opacity=".12"/><path d="M20 88l244-8v2q0 8-14 10L20 104z" fill="${main}"/><path d="M20 6l24 1v96l-24 1z" fill="${tint}"/><path d="M40 7l5 .2v95.6l-5 .2z" fill="${accent}"/>${text}<rect x="262" y="22" width="14" height="64" fill="#E6ECEA"/><rect x="276" y="14" width="60" height="80" rx="7" fill="${main}"/><path d="M284 26h46m-46 12h46m-46 12h46m-46 12h46m-46 12h46" stroke="#fff" stroke-opacity=".28" stroke-width="3"/><path d="${body}" fill="url(#v)"/></g>`
  return `<defs>${verticalShade}</defs>${groundShadow(205, 384, 165)}${carton(label, { x: 48, y: 54, width: 272, height: 184, depth: 40 })}${tube}`
}

/** An injection vial with a flip-off cap beside its carton. */
export function vialPack(label: PackLabel): string {
  const { main, deep, tint } = label.palette
  const body = 'M270 216c0 16-20 18-20 38v100q0 16 16 16h64q16 0 16-16V254c0-20-20-22-20-38z'
  return `<defs>${roundShade}</defs>${groundShadow(205, 376, 165)}${carton(label, { x: 44, y: 98, width: 182, height: 268, depth: 32 })}<path d="${body}" fill="#EAF3F4" stroke="#10231F" stroke-opacity=".2"/><path d="M250 300h96v54q0 16-16 16h-64q-16 0-16-16z" fill="${tint}"/><rect x="266" y="186" width="64" height="30" rx="3" fill="#C9D2D2"/><rect x="262" y="164" width="72" height="24" rx="6" fill="${main}"/><rect x="250" y="262" width="96" height="84" fill="#fff"/><rect x="250" y="330" width="96" height="16" fill="${deep}"/>${middleLabel(label, { x: 254, y: 264, width: 88, ink: deep, brandInk: main, sizes: [17, 15, 13, 12, 10.5, 9.5], maxLines: 2, smallLines: 0 })}<path d="${body}" fill="url(#r)"/>`
}

/** Two glass ampoules beside their carton. */
export function ampoulePack(label: PackLabel): string {
  const { main, deep, tint } = label.palette
  const ampoule = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M18 0q10 0 10 14v34q0 8 8 14v108q0 8-18 8t-18-8V62q8-6 8-14V14Q8 0 18 0z" fill="#EAF3F4" stroke="#10231F" stroke-opacity=".22"/><path d="M1 100h34v68q0 8-17 8t-17-8z" fill="${tint}"/><rect y="84" width="36" height="62" fill="#fff"/><rect y="84" width="36" height="12" fill="${main}"/><rect y="138" width="36" height="8" fill="${deep}"/><path d="M8 50h20" stroke="${main}" stroke-width="3"/></g>`
  return `${groundShadow(205, 376, 165)}${carton(label, { x: 44, y: 98, width: 190, height: 268, depth: 30 })}${ampoule(270, 192)}${ampoule(318, 198)}`
}

/** A pen for insulin and the like below its carton. */
export function penPack(label: PackLabel): string {
  const { main, deep, tint, accent } = label.palette
  return `<defs>${verticalShade}</defs>${groundShadow(205, 384, 165)}${carton(label, { x: 44, y: 62, width: 276, height: 192, depth: 42 })}<g transform="translate(28 292) rotate(-6)"><rect x="4" y="8" width="330" height="46" rx="20" fill="#10231F" opacity=".13"/><rect x="140" width="190" height="46" rx="12" fill="${main}"/><rect x="318" y="4" width="22" height="38" rx="6" fill="${accent}"/><rect x="150" y="10" width="60" height="26" rx="5" fill="#fff"/><path d="M160 23h40" stroke="${deep}" stroke-width="2" stroke-dasharray="3 5"/><rect y="2" width="144" height="42" rx="14" fill="#F6F9F8" stroke="#10231F" stroke-opacity=".14"/><rect x="24" y="12" width="92" height="22" rx="6" fill="${tint}"/>${textLine(label.brand, 70, 28, { size: 13, fill: deep, weight: 700, anchor: 'middle' })}${textLine(label.brand, 264, 29, { size: 16, fill: '#fff', weight: 700, anchor: 'middle' })}<rect width="330" height="46" rx="16" fill="url(#v)"/></g>`
}

/** A prefilled syringe below its carton. */
export function syringePack(label: PackLabel): string {
  const { main, tint } = label.palette
  return `${groundShadow(205, 384, 165)}${carton(label, { x: 44, y: 62, width: 276, height: 196, depth: 42 })}<g transform="translate(42 310) rotate(-8)"><path d="M0 18h64" stroke="#9AA9A6" stroke-width="3"/><path d="M60 8h22v20H60z" fill="#D5DEDB"/><rect x="80" width="156" height="36" rx="5" fill="#F4F9FA" stroke="#10231F" stroke-opacity=".25"/><rect x="84" y="4" width="96" height="28" fill="${tint}"/><rect x="178" y="2" width="12" height="32" rx="3" fill="#3B4A46"/><path d="M100 4v10m14-10v10m14-10v10m14-10v10m14-10v10" stroke="#10231F" stroke-opacity=".4" stroke-width="2"/><path d="M190 14h100v8H190z" fill="#E6ECEA"/><rect x="234" y="-12" width="8" height="60" rx="3" fill="${main}"/><rect x="288" y="-6" width="10" height="48" rx="4" fill="${main}"/></g>`
}

/** A metered-dose inhaler beside its carton. */
export function inhalerPack(label: PackLabel): string {
  const { main, deep, tint, accent } = label.palette
  return `<defs>${roundShade}</defs>${groundShadow(205, 376, 165)}${carton(label, { x: 40, y: 92, width: 178, height: 274, depth: 30 })}<rect x="262" y="116" width="66" height="90" rx="12" fill="#D8E0E0"/><rect x="262" y="116" width="66" height="90" rx="12" fill="url(#r)"/><path d="M250 176h90v142l-8 34q-2 12-14 12l-72 6q-12 0-12-12v-30q0-10 10-12l6-2z" fill="${main}"/><path d="M234 330q0-10 10-12l8-2v56q-18 2-18-10z" fill="${deep}"/><rect x="262" y="212" width="66" height="84" rx="6" fill="#fff"/><rect x="262" y="280" width="66" height="16" fill="${accent}"/>${middleLabel(label, { x: 266, y: 216, width: 58, ink: deep, brandInk: main, sizes: [14, 12, 11, 9.5], maxLines: 3, smallLines: 0 })}<path d="M250 176h90v142l-8 34" fill="none" stroke="${tint}" stroke-opacity=".5" stroke-width="3"/>`
}

import { groundShadow, roundShade } from '../palette.ts'
import { textLine } from '../svg-text.ts'
import { carton } from './carton.ts'
import { middleLabel } from './middle-label.ts'
import type { PackLabel } from './pack-label.ts'

const pillColours = [
  '#FFFFFF',
  '#FFF6DF',
  '#FDE3E6',
  '#E3EEFB',
  '#FBE0C8',
  '#F4D06F',
  '#E8F3E4',
  '#F2B8B5',
] as const
const capsuleColours = [
  ['#D9534F', '#FFF3C4'],
  ['#2F6FB5', '#E9F2FB'],
  ['#2E8B6F', '#F4F7F5'],
  ['#E39A2D', '#FFFFFF'],
  ['#7A5AB8', '#F3EEFB'],
  ['#1F8A9C', '#FBE8D3'],
] as const

function pillSymbol(label: PackLabel, isCapsule: boolean): string {
  if (isCapsule) {
    const [cap, body] = capsuleColours[Math.floor(label.chance * capsuleColours.length)] ?? capsuleColours[0]
    return `<g id="p"><rect x="-22" y="-11" width="44" height="22" rx="11" fill="${body}"/><path d="M0-11h-11a11 11 0 0 0 0 22H0z" fill="${cap}"/><rect x="-15" y="-8" width="30" height="4.5" rx="2" fill="#fff" opacity=".5"/></g>`
  }
  const colour = pillColours[Math.floor(label.chance * pillColours.length)] ?? '#FFFFFF'
  const isOval = label.chance * 10 - Math.floor(label.chance * 10) > 0.55
  const shape = isOval ? '<rect x="-20" y="-11" width="40" height="22" rx="11"' : '<circle r="16"'
  return `<g id="p">${shape} fill="${colour}" stroke="#10231F" stroke-opacity=".14"/><path d="M-8-6q8-5 16 0" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none" opacity=".8"/><path d="M0-9V9" stroke="#10231F" stroke-opacity=".12" stroke-width="1.5"/></g>`
}

/** As many pockets as the pack says, up to 30, in rows that a strip of 300 × 118 has room for. */
function pockets(label: PackLabel) {
  const count = Math.min(30, Number(/ of (\d+)/.exec(label.footer)?.[1] ?? 10) || 10)
  const rows = count < 4 || count === 5 ? 1 : count < 15 ? 2 : 3
  const columns = Math.ceil(count / rows)
  const [wide, high] = [Math.min(80, 276 / columns), rows === 1 ? 78 : 98 / rows]
  const scale = Math.min(1.5, wide / 52, high / 44)
  const width = Math.max(130, wide * columns + 24)
  const height = high * rows + 20
  const left = (width - wide * columns) / 2
  const uses = Array.from({ length: count }, (_, index) => {
    const x = left + wide * ((index % columns) + 0.5)
    const y = 14 + high * (Math.floor(index / columns) + 0.5)
    return `<use href="#k" x="${Math.round(x / scale)}" y="${Math.round(y / scale)}"/>`
  })
  return { uses: `<g transform="scale(${scale})">${uses.join('')}</g>`, width, height }
}

/** Strip of tablets or capsules before its carton. */
export function stripPack(label: PackLabel, isCapsule: boolean): string {
  const { uses, width, height } = pockets(label)
  const { main } = label.palette
  const strip = `<defs>${pillSymbol(label, isCapsule)}<g id="k"><rect x="-24" y="-20" width="48" height="40" rx="17" fill="#fff" opacity=".55"/><rect x="-24" y="-20" width="48" height="40" rx="17" fill="none" stroke="#7F8E8B" stroke-opacity=".4"/><use href="#p"/></g><linearGradient id="s" x2="1" y2="1"><stop stop-color="#F3F6F6"/><stop offset=".5" stop-color="#CFD8D9"/><stop offset="1" stop-color="#E8EDED"/></linearGradient></defs><g transform="translate(${(348 - width) * 0.88} ${390 - height}) rotate(-6)"><rect x="3" y="6" width="${width}" height="${height}" rx="10" fill="#10231F" opacity=".15"/><rect width="${width}" height="${height}" rx="10" fill="url(#s)" stroke="#9AA9A6" stroke-opacity=".5"/><rect width="${width}" height="9" rx="4" fill="${main}"/>${uses}</g>`
  return `${groundShadow(205, 384, 160)}${carton(label, { x: 44, y: 52, width: 276, height: 194, depth: 42 })}${strip}`
}

/** Half-moon bullets in a strip before their carton. */
export function suppositoryPack(label: PackLabel): string {
  const bullets = [0, 1, 2, 3, 4]
    .map(
      (index) =>
        `<g transform="translate(${20 + index * 55} 14)"><path d="M0 84V26C0 8 12 0 20 0s20 8 20 26v58q-20 10-40 0z" fill="#fff" stroke="#9AA9A6" stroke-opacity=".6"/><path d="M10 74V28c0-8 4-14 8-17" stroke="${label.palette.tint}" stroke-width="6" stroke-linecap="round" fill="none"/></g>`,
    )
    .join('')
  return `${groundShadow(205, 384, 160)}${carton(label, { x: 44, y: 52, width: 276, height: 194, depth: 42 })}<g transform="translate(50 266) rotate(-4)"><rect width="298" height="112" rx="8" fill="#E9EEEE" stroke="#9AA9A6" stroke-opacity=".5"/>${bullets}</g>`
}

/** A foil pouch with toothed edges. */
export function sachetPack(label: PackLabel): string {
  const { deep, main, tint, accent } = label.palette
  const teeth = (y: number, direction: number) =>
    `M86 ${y}${Array.from({ length: 19 }, (_, index) => `l6 ${(index % 2 === 0 ? 6 : -6) * direction}l6 ${(index % 2 === 0 ? -6 : 6) * direction}`).join('')}`
  return `${groundShadow(200, 378, 120)}<path d="${teeth(50, -1)}L314 366${'l-6 6l-6 -6'.repeat(19)}z" fill="${tint}"/><path d="M86 50h228v40H86z" fill="${main}"/><path d="M86 78h228" stroke="#fff" stroke-opacity=".4" stroke-width="2" stroke-dasharray="5 5"/><path d="M86 270q70-46 128-14t100-20v130H86z" fill="${main}"/><path d="M86 300q70-46 128-14t100-20v100H86z" fill="${deep}"/><circle cx="270" cy="262" r="30" fill="${accent}"/><path d="M110 50v322" stroke="#fff" stroke-width="14" opacity=".22"/>${middleLabel(label, { x: 104, y: 104, width: 192, ink: deep, brandInk: main })}${textLine(label.footer, 200, 350, { size: 15, fill: '#fff', weight: 600, anchor: 'middle' })}`
}

/** A soap bar before its carton. */
export function soapPack(label: PackLabel): string {
  const { main, tint } = label.palette
  return `<defs>${roundShade}</defs>${groundShadow(205, 372, 160)}${carton(label, { x: 40, y: 74, width: 282, height: 190, depth: 40 })}<rect x="96" y="276" width="220" height="92" rx="40" fill="${tint}"/><rect x="96" y="276" width="220" height="92" rx="40" fill="url(#r)"/><rect x="126" y="292" width="160" height="52" rx="24" fill="none" stroke="${main}" stroke-opacity=".5" stroke-width="3"/>${textLine(label.brand, 206, 325, { size: 20, fill: main, weight: 700, anchor: 'middle' })}`
}

/** Plasters that stick on the skin, before their packet. */
export function patchPack(label: PackLabel): string {
  const { accent } = label.palette
  return `${groundShadow(205, 378, 150)}${carton(label, { x: 44, y: 66, width: 276, height: 196, depth: 40 })}<g transform="translate(110 270) rotate(-6)"><rect width="190" height="96" rx="20" fill="#F3D9BE" stroke="#C9A784" stroke-opacity=".7"/><rect x="52" y="14" width="86" height="68" rx="10" fill="#FBEBDA"/><path d="M18 30h.1M18 48h.1M18 66h.1M172 30h.1M172 48h.1M172 66h.1" stroke="#C9A784" stroke-width="6" stroke-linecap="round"/><rect x="82" y="36" width="26" height="24" rx="5" fill="${accent}" opacity=".7"/></g>`
}

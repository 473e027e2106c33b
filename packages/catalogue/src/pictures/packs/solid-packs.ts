import { contactShadow } from '../palette.ts'
import { textLine } from '../svg-text.ts'
import { behindLying } from './carton.ts'
import { printPanel } from './label-panel.ts'
import type { PackLabel } from './pack-label.ts'

type Solid = 'tablet' | 'capsule' | 'suppository'

const pillColours = [
  '#FFFFFF',
  '#FFF3D2',
  '#FBD3D8',
  '#D6E5FA',
  '#F8CDA6',
  '#F2C84F',
  '#D7EBD0',
  '#EE9F9B',
] as const
const capsuleColours = [
  ['#D9534F', '#FFF3C4'],
  ['#2F6FB5', '#E9F2FB'],
  ['#2E8B6F', '#F4F7F5'],
  ['#E39A2D', '#FFFFFF'],
  ['#7A5AB8', '#F3EEFB'],
  ['#1F8A9C', '#FBE8D3'],
] as const

const pick = <T>(list: readonly T[], chance: number): T => list[Math.floor(chance * list.length)] as T

/** One in its pocket, around 0, 0; some 48 × 40. */
function pocket(label: PackLabel, solid: Solid): string {
  if (solid === 'suppository')
    return `<path d="M-11 18v-26q0-12 11-12t11 12v26q-11 6-22 0z" fill="#fff" stroke="#7F8E8B" stroke-opacity=".6"/><path d="M-4 12v-20" stroke="${label.palette.tint}" stroke-width="6" stroke-linecap="round"/>`
  const dome =
    '<rect x="-24" y="-20" width="48" height="40" rx="17" fill="#fff" fill-opacity=".6" stroke="#7F8E8B" stroke-opacity=".5"/>'
  if (solid === 'capsule') {
    const [cap, body] = pick(capsuleColours, label.chance)
    return `${dome}<rect x="-21" y="-11" width="42" height="22" rx="11" fill="${body}" stroke="#10231F" stroke-opacity=".15"/><path d="M0-11h-10a11 11 0 0 0 0 22H0z" fill="${cap}"/><path d="M-11-5h22" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".6"/>`
  }
  const isOval = label.chance * 10 - Math.floor(label.chance * 10) > 0.55
  const shape = isOval ? '<rect x="-20" y="-11" width="40" height="22" rx="11"' : '<circle r="15"'
  return `${dome}${shape} fill="${pick(pillColours, label.chance)}" stroke="#10231F" stroke-opacity=".22"/><path d="M0-9V9" stroke="#10231F" stroke-opacity=".2" stroke-width="1.5"/>`
}

/** As many pockets as the pack says, up to 30, in rows. */
function pockets(label: PackLabel) {
  const count = Math.min(30, Number(/ of (\d+)/.exec(label.footer)?.[1] ?? 10) || 10)
  const rows = count < 4 || count === 5 ? 1 : count < 15 ? 2 : 3
  const columns = Math.ceil(count / rows)
  const [wide, high] = [Math.min(72, 296 / columns), rows === 1 ? 74 : 98 / rows]
  const scale = Math.min(1.4, wide / 52, high / 44)
  const width = Math.max(120, wide * columns + 24)
  const height = high * rows + 22
  const left = (width - wide * columns) / 2
  const uses = Array.from({ length: count }, (_, index) => {
    const x = left + wide * ((index % columns) + 0.5)
    const y = 15 + high * (Math.floor(index / columns) + 0.5)
    return `<use href="#k" x="${Math.round(x / scale)}" y="${Math.round(y / scale)}"/>`
  })
  return { uses: `<g transform="scale(${scale})">${uses.join('')}</g>`, width, height }
}

/** The ground that the strip stands on, and how far its upper edge leans back. */
const GROUND = 376
const LEAN = 0.1

/** A strip that leans on its carton. */
export function stripPack(label: PackLabel, solid: Solid): string {
  const { uses, width, height } = pockets(label)
  const { main } = label.palette
  const left = Math.round(180 - width / 2)
  const top = GROUND - height
  const strip = `<path d="M0 8q0-8 8-8h${width - 16}q8 0 8 8v${height - 16}q0 8-8 8H8q-8 0-8-8z"`
  const drawing = `${contactShadow(left + 4, left + width - 2, GROUND)}<g transform="matrix(1 0 ${-LEAN} 1 ${Math.round(left + height * LEAN)} ${top})">${strip} fill="#10231F" opacity=".16" transform="translate(5 -4)"/>${strip} fill="url(#s)" stroke="#8C9C99"/><path d="M2 3h${width - 4}v8H2z" fill="${main}" opacity=".9"/>${uses}</g>`
  return `<defs><g id="k">${pocket(label, solid)}</g><linearGradient id="s" x2="1" y2="1"><stop stop-color="#EEF2F2"/><stop offset=".5" stop-color="#C3CDCE"/><stop offset="1" stop-color="#E3E9E9"/></linearGradient></defs>${behindLying(label, { x: left, y: top, width: width + 14, height, drawing })}`
}

/** A foil pouch with toothed edges; what sticks on the skin lies before it. */
export function sachetPack(label: PackLabel, isPatch: boolean): string {
  const { deep, main, tint, accent } = label.palette
  const teeth = 'l6-6l6 6'.repeat(20)
  const band = isPatch ? 262 : 286
  const patch = `${contactShadow(196, 362, 374)}<rect x="190" y="286" width="176" height="88" rx="20" fill="#F0CFAE" stroke="#B9916A" stroke-opacity=".7"/><rect x="238" y="298" width="80" height="64" rx="9" fill="#FBEBDA"/><path d="M208 310h.1M208 330h.1M208 350h.1M348 310h.1M348 330h.1M348 350h.1" stroke="#B9916A" stroke-width="6" stroke-linecap="round"/>`
  const panel = printPanel(label, {
    x: 100,
    y: 96,
    width: 200,
    height: band - 26 - 96,
    align: 'middle',
    titles: [44, 40, 36, 32, 28, 25, 22, 19, 17, 15],
    maxLines: 4,
    small: 16,
    ink: deep,
    brandInk: main,
    brandSize: 19,
    isWithoutSize: !isPatch,
  })
  const size = isPatch
    ? ''
    : textLine(label.footer, 200, 348, { size: 18, fill: '#fff', weight: 600, anchor: 'middle' })
  return `${contactShadow(84, 318, 372)}<path d="M80 40${teeth}V372H80z" fill="${tint}"/><path d="M80 40${teeth}V76H80z" fill="${main}"/><path d="M80 60h240" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="5 5"/><path d="M80 ${band}q70-30 128-8t112-14V372H80z" fill="${accent}"/><path d="M80 ${band + 10}q70-30 128-8t112-14V372H80z" fill="${main}"/><path d="M80 ${band + 28}q70-30 128-8t112-14V372H80z" fill="${deep}"/><path d="M97 44v328" stroke="#fff" stroke-width="10" opacity=".35"/><path d="M80 40v332h240V40" fill="none" stroke="#10231F" stroke-opacity=".1"/>${panel}${size}${isPatch ? patch : ''}`
}

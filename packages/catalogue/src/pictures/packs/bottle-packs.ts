import { contactShadow, roundShade } from '../palette.ts'
import { fitText, textLine } from '../svg-text.ts'
import { behindStanding } from './carton.ts'
import { printPanel, type Rect } from './label-panel.ts'
import type { PackLabel } from './pack-label.ts'

/** A paper label around what is round: the paper lies below the shade, the print above it. */
export function wrapLabel(label: PackLabel, { x, y, width, height }: Rect): { paper: string; print: string } {
  const { deep, main, tint, accent } = label.palette
  const isWide = width > 150
  const band = isWide ? Math.round(height * 0.17) : 14
  const head = Math.round(height * 0.06)
  const foot = y + height - band
  const edge =
    label.style % 2 === 0
      ? `<path d="M${x} ${y}h${width}v${head}H${x}z" fill="${main}"/>`
      : `<path d="M${x} ${y}h${width}v${head}q-${width / 2} ${head} -${width} 0z" fill="${tint}"/><path d="M${x} ${y}h${width}v4H${x}z" fill="${accent}"/>`
  const paper = `<path d="M${x} ${y}h${width}v${height}H${x}z" fill="#fff"/>${edge}<path d="M${x} ${foot - 5}h${width}v6H${x}z" fill="${accent}"/><path d="M${x} ${foot}h${width}v${band}H${x}z" fill="${deep}"/>`
  const panel = printPanel(label, {
    x: x + (isWide ? 12 : 5),
    y: y + head * (isWide ? 1.7 : 1.2),
    width: width - (isWide ? 24 : 10),
    height: foot - 9 - (y + head * (isWide ? 1.7 : 1.2)),
    align: 'middle',
    titles: isWide ? [36, 33, 30, 27, 24, 21, 19, 17, 15, 13] : [22, 20, 18, 16, 14.5, 13, 11.5, 10],
    maxLines: 4,
    small: isWide ? 14 : 10,
    ink: deep,
    brandInk: main,
    brandSize: isWide ? 16 : 12,
    isWithoutSize: true,
  })
  const footer = fitText(label.footer, width - 16, 1, [17, 15, 13, 11.5, 10])
  const size = isWide
    ? textLine(footer.lines[0] ?? '', x + width / 2, foot + band / 2 + footer.size * 0.36, {
        size: footer.size,
        fill: '#fff',
        weight: 600,
        anchor: 'middle',
      })
    : ''
  return { paper, print: panel + size }
}

/** Grooves of a screw cap, one every `step` from `x` to `right`. */
const grooves = (x: number, right: number, y: number, height: number, step: number, ink: string) =>
  `<path d="${`M${x} ${y}v${height}`}${`m${step} -${height}v${height}`.repeat(Math.floor((right - x) / step))}" stroke="${ink}" stroke-opacity=".2" stroke-width="3"/>`

/** A body with its label, shaded, and a cap above it. */
function labelled(label: PackLabel, body: string, fill: string, area: Rect, cap: string): string {
  const { paper, print } = wrapLabel(label, area)
  return `<defs>${roundShade}</defs><path d="${body}" fill="${fill}"/>${paper}<path d="${body}" fill="url(#r)" stroke="#10231F" stroke-opacity=".12"/>${cap}${print}`
}

/** A bottle of a liquid, of glass or white; what is swallowed by the spoon has its measuring cup. */
export function syrupPack(label: PackLabel, hasCup: boolean): string {
  const { main } = label.palette
  const glass = label.chance > 0.45 ? '#8F4D1E' : '#EFF4F2'
  const body = 'M142 88v16c0 26-52 30-52 66v180c0 16 9 22 22 22h148c13 0 22-6 22-22V170c0-36-52-40-52-66V88z'
  const cap = `<rect x="132" y="26" width="108" height="62" rx="8" fill="#fff" stroke="#10231F" stroke-opacity=".16"/>${grooves(143, 232, 32, 50, 12, '#10231F')}<path d="M132 78h108v4H132z" fill="${main}"/><rect x="132" y="26" width="108" height="62" rx="8" fill="url(#r)" opacity=".7"/>`
  const cup = `<g transform="translate(302 300)"><path d="M0 0h70l-8 72H8z" fill="#fff" stroke="#10231F" stroke-opacity=".2"/><path d="M4 36h62l-4 32q-1 4-5 4H13q-4 0-5-4z" fill="${main}" opacity=".4"/><path d="M48 14h14M48 26h12M48 38h11" stroke="#10231F" stroke-opacity=".35" stroke-width="2"/></g>`
  const bottle = `${contactShadow(94, 278, 370)}${labelled(label, body, glass, { x: 90, y: 172, width: 192, height: 178 }, cap)}`
  return hasCup
    ? `${bottle}${contactShadow(310, 364, 370)}${cup}`
    : `<g transform="translate(14)">${bottle}</g>`
}

/** A plastic bottle of tablets with a ribbed cap, or a tin of powder with a pierced dome. */
export function tabletBottlePack(label: PackLabel, isTin = false): string {
  const { main, deep, tint } = label.palette
  const body = 'M98 124q0-20 20-20h164q20 0 20 20v228q0 20-20 20H118q-20 0-20-20z'
  const cap = isTin
    ? `<path d="M106 104q6-62 94-66 88 4 94 66z" fill="${main}"/><path d="M168 74h.1m21-8h.1m22 0h.1m21 8h.1m-44 12h.1m22 0h.1" stroke="${deep}" stroke-width="8" stroke-linecap="round"/><path d="M106 104q6-62 94-66 88 4 94 66z" fill="url(#r)"/>`
    : `<rect x="104" y="30" width="192" height="74" rx="10" fill="${label.style > 1 ? deep : main}"/>${grooves(120, 284, 38, 58, 13, '#fff')}<rect x="104" y="30" width="192" height="74" rx="10" fill="url(#r)"/>`
  return `${contactShadow(104, 296, 370)}${labelled(label, body, isTin ? tint : '#F8FAF9', { x: 98, y: 138, width: 204, height: 208 }, cap)}`
}

/** A tall flask with a flip cap, or with a pump. */
export function flaskPack(label: PackLabel, hasPump: boolean): string {
  const { main, deep, tint } = label.palette
  const body = 'M106 152c0-30 26-42 54-42h80c28 0 54 12 54 42v198c0 16-9 22-26 22H132c-17 0-26-6-26-22z'
  const cap = hasPump
    ? `<path d="M192 76V46h16v30z" fill="#DDE6E3"/><path d="M112 36q0-12 14-12h92q14 0 14 14v14h-60l-50-4q-10-1-10-12z" fill="#fff" stroke="#10231F" stroke-opacity=".18"/><path d="M172 74h56q6 0 6 6v30h-68V80q0-6 6-6z" fill="#fff" stroke="#10231F" stroke-opacity=".18"/>`
    : `<path d="M146 58q0-10 10-10h88q10 0 10 10v52H146z" fill="${deep}"/><path d="M146 76h108" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><path d="M146 58q0-10 10-10h88q10 0 10 10v52H146z" fill="url(#r)"/>`
  return `${contactShadow(112, 288, 370)}${labelled(label, body, label.style === 1 ? main : tint, { x: 106, y: 164, width: 188, height: 180 }, cap)}`
}

/** A wide jar with a screw lid. */
export function jarPack(label: PackLabel): string {
  const { main, deep, tint } = label.palette
  const body = 'M66 122q0-12 14-12h240q14 0 14 12v228q0 22-24 22H90q-24 0-24-22z'
  const cap = `<rect x="58" y="42" width="284" height="70" rx="12" fill="${deep}"/>${grooves(76, 328, 50, 54, 18, '#fff')}<rect x="58" y="42" width="284" height="70" rx="12" fill="url(#r)"/>`
  return `${contactShadow(74, 326, 370)}${labelled(label, body, label.style > 1 ? main : tint, { x: 66, y: 142, width: 268, height: 202 }, cap)}`
}

/** A small dropper bottle, or one with a spray head, before its carton. */
export function dropperPack(label: PackLabel, isSpray: boolean): string {
  const { main, tint } = label.palette
  const body = 'M244 224q0-20 20-20h76q20 0 20 20v130q0 18-18 18h-80q-18 0-18-18z'
  const cap = isSpray
    ? `<path d="M292 132l4-62q1-10 6-10t6 10l4 62z" fill="#fff" stroke="#10231F" stroke-opacity=".2"/><path d="M258 158q0-28 44-28t44 28z" fill="${main}"/><path d="M276 156h52v50h-52z" fill="#fff" stroke="#10231F" stroke-opacity=".16"/>`
    : `<path d="M284 150l8-62q2-12 10-12t10 12l8 62z" fill="${main}"/><rect x="270" y="148" width="64" height="58" rx="7" fill="${main}"/>${grooves(280, 326, 154, 48, 11, '#fff')}<path d="M284 150l8-62q2-12 10-12t10 12l8 62z" fill="url(#r)"/>`
  const { paper, print } = wrapLabel(label, { x: 244, y: 232, width: 116, height: 116 })
  const drawing = `${contactShadow(248, 356, 370)}<path d="${body}" fill="${isSpray ? tint : '#FBFDFC'}"/>${paper}<path d="${body}" fill="url(#r)" stroke="#10231F" stroke-opacity=".16"/>${cap}${print}`
  return `<defs>${roundShade}</defs>${behindStanding(label, { x: 240, y: 60, width: 124, height: 320, drawing })}`
}

import { groundShadow, roundShade } from '../palette.ts'
import { fitText, textLine } from '../svg-text.ts'
import { carton } from './carton.ts'
import { middleLabel } from './middle-label.ts'
import type { PackLabel } from './pack-label.ts'

interface LabelArea {
  x: number
  y: number
  width: number
  height: number
}

/** A paper label around a bottle: white, with the house's colours at its foot; what is printed on it stands above the shade. */
function wrapLabel(label: PackLabel, { x, y, width, height }: LabelArea): { paper: string; print: string } {
  const { deep, main, tint, accent } = label.palette
  const foot = height * 0.17
  const footer = fitText(label.footer, width - 10, 1, width > 150 ? [13, 11.5, 10, 9] : [10.5, 9])
  const head =
    label.style % 2 === 0
      ? `<rect x="${x}" y="${y}" width="${width}" height="${height * 0.05}" fill="${main}"/>`
      : `<path d="M${x} ${y}h${width}v${height * 0.05}q-${width / 2} ${height * 0.1} -${width} 0z" fill="${tint}"/><rect x="${x}" y="${y}" width="${width}" height="4" fill="${accent}"/>`
  const paper = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>${head}<rect x="${x}" y="${y + height - foot - 5}" width="${width}" height="5" fill="${accent}"/><rect x="${x}" y="${y + height - foot}" width="${width}" height="${foot}" fill="${deep}"/>`
  const print = `${middleLabel(label, { x: x + 8, y: y + height * 0.09, width: width - 16, ink: deep, brandInk: main, maxLines: 4, sizes: width > 150 ? [30, 26, 23, 20, 18, 16, 14, 12.5] : [22, 20, 18, 16, 14], smallSize: width > 150 ? 12.5 : 10.5, smallLines: 3, maxBottom: y + height - foot - 11 })}${textLine(footer.lines[0] ?? '', x + width / 2, y + height - foot * 0.34, { size: footer.size, fill: '#fff', weight: 600, anchor: 'middle' })}`
  return { paper, print }
}

/** A glass bottle of syrup with a measuring cup. */
export function syrupPack(label: PackLabel): string {
  const glass = label.chance > 0.45 ? '#8A4A1C' : '#F7F9F8'
  const body = 'M150 112c0 20-36 24-36 56v182c0 14 8 20 20 20h124c12 0 20-6 20-20V168c0-32-36-36-36-56z'
  const { paper, print } = wrapLabel(label, { x: 114, y: 184, width: 164, height: 160 })
  return `<defs>${roundShade}</defs>${groundShadow(214, 374, 140)}<path d="${body}" fill="${glass}" stroke="#10231F" stroke-opacity=".12"/>${paper}<path d="${body}" fill="url(#r)"/>${print}<rect x="146" y="54" width="100" height="58" rx="7" fill="#fff" stroke="#10231F" stroke-opacity=".12"/><path d="M158 58v50m13-50v50m13-50v50m13-50v50m13-50v50m13-50v50" stroke="#10231F" stroke-opacity=".1" stroke-width="3"/><rect x="146" y="54" width="100" height="58" rx="7" fill="url(#r)" opacity=".7"/><g transform="translate(288 306)"><path d="M0 0h62l-7 66H7z" fill="#fff" stroke="#10231F" stroke-opacity=".16"/><path d="M4 34h54l-3 28a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4z" fill="${label.palette.main}" opacity=".35"/><path d="M40 14h14m-12 12h11m-13 12h12" stroke="#10231F" stroke-opacity=".3" stroke-width="2"/></g>`
}

/** A plastic bottle of tablets with a ribbed cap. */
export function tabletBottlePack(label: PackLabel): string {
  const { main, deep } = label.palette
  const body = 'M112 132q0-16 16-16h144q16 0 16 16v220q0 18-18 18H130q-18 0-18-18z'
  const { paper, print } = wrapLabel(label, { x: 112, y: 156, width: 176, height: 186 })
  return `<defs>${roundShade}</defs>${groundShadow(200, 374, 118)}<path d="${body}" fill="#F8FAF9" stroke="#10231F" stroke-opacity=".12"/>${paper}<path d="${body}" fill="url(#r)"/>${print}<rect x="118" y="48" width="164" height="68" rx="10" fill="${label.style > 1 ? deep : main}"/><path d="M132 56v52m14-52v52m14-52v52m14-52v52m14-52v52m14-52v52m14-52v52m14-52v52m14-52v52m14-52v52" stroke="#fff" stroke-opacity=".22" stroke-width="3"/><rect x="118" y="48" width="164" height="68" rx="10" fill="url(#r)"/>`
}

/** A tall flask with a flip cap (shampoo) or a pump (lotion). */
export function flaskPack(label: PackLabel, hasPump: boolean): string {
  const { main, deep, tint } = label.palette
  const body = 'M120 150c0-26 22-34 44-34h72c22 0 44 8 44 34v198c0 16-8 22-24 22H144c-16 0-24-6-24-22z'
  const top = hasPump
    ? `<rect x="180" y="84" width="40" height="34" rx="5" fill="#fff" stroke="#10231F" stroke-opacity=".14"/><path d="M193 84V56h14v28z" fill="#E6ECEA"/><path d="M128 40q0-8 10-8h74q12 0 12 12v12h-48l-38-4q-10-1-10-12z" fill="#fff" stroke="#10231F" stroke-opacity=".14"/>`
    : `<rect x="152" y="66" width="96" height="52" rx="8" fill="${deep}"/><path d="M152 84h96" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><rect x="152" y="66" width="96" height="52" rx="8" fill="url(#r)"/>`
  const { paper, print } = wrapLabel(label, { x: 120, y: 168, width: 160, height: 164 })
  return `<defs>${roundShade}</defs>${groundShadow(200, 374, 112)}${top}<path d="${body}" fill="${label.style === 1 ? main : tint}"/>${paper}<path d="${body}" fill="url(#r)"/>${print}`
}

/** A wide bottle for juices and antiseptic liquids. */
export function juicePack(label: PackLabel): string {
  const { main, deep } = label.palette
  const body = 'M166 96c0 34-58 36-58 82v174q0 18 18 18h148q18 0 18-18V178c0-46-58-48-58-82z'
  const { paper, print } = wrapLabel(label, { x: 108, y: 186, width: 184, height: 160 })
  return `<defs>${roundShade}</defs>${groundShadow(200, 374, 118)}<path d="${body}" fill="${main}"/><path d="${body}" fill="#fff" opacity=".12"/>${paper}<path d="${body}" fill="url(#r)"/>${print}<rect x="160" y="44" width="80" height="54" rx="8" fill="${deep}"/><path d="M172 50v42m14-42v42m14-42v42m14-42v42m14-42v42" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>`
}

/** A small dropper bottle beside its carton. */
export function dropsPack(label: PackLabel): string {
  const { main, tint, deep } = label.palette
  const body = 'M246 214q0-12 12-12h68q12 0 12 12v140q0 16-16 16h-60q-16 0-16-16z'
  return `<defs>${roundShade}</defs>${groundShadow(205, 376, 160)}${carton(label, { x: 48, y: 92, width: 176, height: 274, depth: 32 })}<path d="M276 160l6-52q2-10 10-10t10 10l6 52z" fill="${main}"/><rect x="266" y="158" width="52" height="46" rx="6" fill="${main}"/><path d="M276 162v38m10-38v38m10-38v38m10-38v38" stroke="#fff" stroke-opacity=".3" stroke-width="2"/><path d="${body}" fill="#FBFDFC" stroke="#10231F" stroke-opacity=".14"/><rect x="246" y="236" width="92" height="112" fill="${tint}"/><rect x="246" y="330" width="92" height="18" fill="${deep}"/>${middleLabel(label, { x: 250, y: 242, width: 84, ink: deep, brandInk: main, sizes: [17, 15, 13, 12, 10.5, 9.5], maxLines: 3, smallLines: 0 })}<path d="${body}" fill="url(#r)"/>`
}

/** A nasal or mouth spray with its carton. */
export function sprayPack(label: PackLabel): string {
  const { main, tint, deep } = label.palette
  const body = 'M246 234q0-14 14-14h64q14 0 14 14v120q0 16-16 16h-60q-16 0-16-16z'
  return `<defs>${roundShade}</defs>${groundShadow(205, 376, 160)}${carton(label, { x: 48, y: 92, width: 176, height: 274, depth: 32 })}<path d="M282 162l4-56q1-8 6-8t6 8l4 56z" fill="#fff" stroke="#10231F" stroke-opacity=".16"/><path d="M258 182q0-20 34-20t34 20z" fill="${main}"/><rect x="270" y="180" width="44" height="42" fill="#fff" stroke="#10231F" stroke-opacity=".12"/><path d="${body}" fill="${tint}" stroke="#10231F" stroke-opacity=".12"/><rect x="246" y="334" width="92" height="18" fill="${deep}"/>${middleLabel(label, { x: 250, y: 242, width: 84, ink: deep, brandInk: main, sizes: [17, 15, 13, 12, 10.5, 9.5], maxLines: 3, smallLines: 0 })}<path d="${body}" fill="url(#r)"/>`
}

/** A wide jar with a screw lid. */
export function jarPack(label: PackLabel): string {
  const { main, deep, tint } = label.palette
  const body = 'M84 138q0-10 12-10h208q12 0 12 10v214q0 18-20 18H104q-20 0-20-18z'
  const { paper, print } = wrapLabel(label, { x: 84, y: 160, width: 232, height: 180 })
  return `<defs>${roundShade}</defs>${groundShadow(200, 374, 146)}<path d="${body}" fill="${label.style > 1 ? main : tint}"/>${paper}<path d="${body}" fill="url(#r)"/>${print}<rect x="76" y="66" width="248" height="64" rx="12" fill="${deep}"/><path d="M92 74v48m18-48v48m18-48v48m18-48v48m18-48v48m18-48v48m18-48v48m18-48v48m18-48v48m18-48v48m18-48v48m18-48v48m18-48v48" stroke="#fff" stroke-opacity=".16" stroke-width="4"/><rect x="76" y="66" width="248" height="64" rx="12" fill="url(#r)"/>`
}

/** A tin of dusting powder with a pierced top. */
export function powderTinPack(label: PackLabel): string {
  const { main, deep, tint } = label.palette
  const body = 'M118 126h164q6 0 6 8v222q0 14-14 14H126q-14 0-14-14V134q0-8 6-8z'
  const { paper, print } = wrapLabel(label, { x: 112, y: 160, width: 176, height: 178 })
  return `<defs>${roundShade}</defs>${groundShadow(200, 374, 112)}<path d="M126 126q4-54 74-58 70 4 74 58z" fill="${main}"/><path d="M172 96h.1m18-8h.1m18 0h.1m18 8h.1m-36 10h.1m18 0h.1" stroke="${deep}" stroke-width="7" stroke-linecap="round"/><path d="${body}" fill="${tint}"/>${paper}<path d="${body}" fill="url(#r)"/>${print}`
}

import type { Palette } from '../palette.ts'
import { textLine } from '../svg-text.ts'

/** A thing out of its carton, on 200 × 190, standing on the lower edge. */
export type ArticleDrawing = (palette: Palette) => string

const edge = 'stroke="#10231F" stroke-opacity=".16"'
const shell = `fill="#FBFDFC" ${edge}`
const screen = '#DCE8E2'
const lit = '#7CE0B4'
const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`
const figures = (text: string, x: number, y: number, size: number, fill = '#12332B') =>
  textLine(text, x, y, { size, fill, weight: 700, anchor: 'middle' })
const snow = (x: number, y: number) => line(`M${x} ${y - 26}v52m-22-39 44 26m0-26-44 26`, '#fff', 6)

export const bpMonitor: ArticleDrawing = ({ main, deep, tint }) =>
  `${line('M20 124c-26 22-12 54 24 46', '#8A9894', 7)}<rect x="44" y="118" width="150" height="72" rx="14" fill="${main}"/><rect x="152" y="128" width="32" height="52" rx="6" fill="${deep}" opacity=".6"/>${line('M44 154h104', '#fff', 3, ' opacity=".35"')}<rect x="8" y="10" width="158" height="116" rx="18" ${shell}/><rect x="22" y="24" width="92" height="88" rx="8" fill="${screen}"/>${figures('128', 68, 64, 36)}${figures('82', 68, 100, 28)}<circle cx="140" cy="50" r="16" fill="${main}"/><circle cx="140" cy="92" r="10" fill="${tint}" ${edge}/>`

export const thermometer: ArticleDrawing = ({ main }) =>
  `<g transform="rotate(-34 100 110)"><path d="M-14 106l50-6v20l-50-6a4 4 0 0 1 0-8z" fill="#B9C5C2"/><path d="M36 88h124q30 0 30 22t-30 22H36q-14-22 0-44z" ${shell}/><rect x="62" y="96" width="66" height="28" rx="5" fill="${screen}"/>${figures('98.6', 95, 118, 22)}<rect x="140" y="98" width="34" height="24" rx="12" fill="${main}"/></g>`

export const infraredThermometer: ArticleDrawing = ({ main, deep, accent }) =>
  `<path d="M72 96l18 84q2 8 10 8h32q9 0 8-9l-10-83z" fill="${main}"/><path d="M78 102q-16 4-13 20l14 6z" fill="${accent}"/><rect x="4" y="40" width="30" height="42" rx="9" fill="${deep}"/><path d="M24 22h112q44 0 44 40t-44 40H60Q24 102 24 62z" ${shell}/><rect x="88" y="38" width="74" height="46" rx="9" fill="${screen}"/>${figures('98.4', 125, 70, 25)}`

export const oximeter: ArticleDrawing = ({ main, deep, accent }) =>
  `<path d="M16 118h160q18 0 18 24v14q0 32-30 32H42q-26 0-26-30z" fill="${deep}"/><path d="M10 98h176l-8 22H22z" fill="#0B1A16" opacity=".7"/><path d="M40 20h120q34 0 34 36v26q0 24-26 24H36Q8 106 8 80V54q0-34 32-34z" ${shell}/><rect x="34" y="38" width="132" height="50" rx="9" fill="#12332B"/>${figures('98', 72, 76, 36, lit)}${figures('72', 128, 76, 36, accent)}<circle cx="180" cy="62" r="6" fill="${main}"/>`

export const glucometer: ArticleDrawing = ({ main, deep, accent }) =>
  `<rect x="86" y="-24" width="30" height="44" rx="3" fill="#fff" ${edge}/>${line('M95-12h12', accent, 6)}<path d="M60 4h82q28 0 28 32v84q0 40-36 40H68q-36 0-36-40V36Q32 4 60 4z" fill="${deep}"/><rect x="50" y="22" width="102" height="76" rx="10" fill="${screen}"/>${figures('104', 101, 74, 40)}<circle cx="101" cy="128" r="17" fill="${main}"/>`

export const nebuliser: ArticleDrawing = ({ main, tint, deep }) =>
  `${line('M128 122c30 20 24 62 50 40', '#B7C6C3', 8)}<rect x="4" y="90" width="138" height="98" rx="20" ${shell}/><path d="M4 148h138v20q0 20-20 20H24q-20 0-20-20z" fill="${main}"/><circle cx="44" cy="119" r="14" fill="${tint}" ${edge}/>${line('M82 108h40m-40 12h40m-40 12h40', '#B7C6C3', 5)}<path d="M146 22q42 0 48 52 2 26-20 32l-12 40h-18l-2-42q-24-8-20-36 6-46 24-46z" fill="#fff" stroke="${deep}" stroke-opacity=".4" stroke-width="3"/><path d="M142 148h24l-3 40h-18z" fill="${main}" opacity=".6"/>`

export const vaporiser: ArticleDrawing = ({ main, deep }) =>
  `${line('M70 40c-10-14 8-18 0-32m30 32c-10-14 8-18 0-32m30 32c-10-14 8-18 0-32', '#A9BDB8', 6)}<path d="M38 92q4-46 62-46t62 46z" fill="${main}"/><path d="M26 112h148l12 62q2 14-12 14H26q-14 0-12-14z" ${shell}/><rect x="32" y="90" width="136" height="24" rx="6" ${shell}/><path d="M20 146h160l6 28q2 14-12 14H26q-14 0-12-14z" fill="${deep}"/>`

export const scale: ArticleDrawing = ({ main, tint }) =>
  `<path d="M26 50h148l24 116q2 10-8 10H10q-10 0-8-10z" fill="#fff" ${edge}/><path d="M1 166h198v8q0 14-14 14H15q-14 0-14-14z" fill="${main}"/><rect x="62" y="62" width="76" height="34" rx="7" fill="#12332B"/>${figures('64.5', 100, 88, 25, lit)}${line('M46 112l-8 40m116-40 8 40', tint, 9)}`

export const stethoscope: ArticleDrawing = ({ main, deep }) =>
  `${line('M34 16c-14 0-18 8-16 24l8 46c6 38 58 38 64 0l8-46c2-16-2-24-16-24M58 114v24c0 54 96 58 96 0v-20', deep, 10)}${line('M28 16h12m36 0h12', '#B7C6C3', 10)}<circle cx="154" cy="92" r="32" fill="#D5DEDC" ${edge}/><circle cx="154" cy="92" r="21" fill="${main}"/>`

export const hotWaterBag: ArticleDrawing = ({ main, deep }) =>
  `<path d="M80 2h40l-7 36H87z" fill="${deep}"/><path d="M74 34h52c38 14 46 60 42 114q-2 40-36 40H68q-34 0-36-40c-4-54 4-100 42-114z" fill="${main}"/>${line('M64 68v94m24-104v112m24-112v112m24-102v94', '#fff', 6, ' opacity=".28"')}`

export const heatingPad: ArticleDrawing = ({ main, deep, accent }) =>
  `<rect x="4" y="52" width="172" height="124" rx="26" fill="${main}"/>${line('M46 54v120m44-120v120m44-120v120M6 114h168', '#fff', 4, ' opacity=".28"')}${line('M172 96q26-8 14 40', deep, 6)}<rect x="166" y="130" width="34" height="58" rx="9" ${shell}/><circle cx="183" cy="150" r="8" fill="${accent}"/>`

export const gelPack: ArticleDrawing = ({ main }) =>
  `<rect x="8" y="44" width="184" height="140" rx="36" fill="${main}"/><rect x="22" y="58" width="156" height="112" rx="26" fill="#fff" opacity=".22"/>${snow(100, 114)}`

export const watch: ArticleDrawing = ({ main, accent }) =>
  `<path d="M66 0h68l8 46H58zM66 190h68l8-46H58z" fill="${main}"/><rect x="44" y="38" width="112" height="114" rx="28" fill="#14231F"/><rect x="156" y="82" width="8" height="26" rx="4" fill="#5B6F69"/>${figures('72', 100, 98, 42, lit)}${line('M66 122h14l6-12 10 22 8-16 6 6h22', accent, 5)}`

export const sensor: ArticleDrawing = ({ main, deep, accent }) =>
  `${line('M82 126C30 96 20 10 100 10s70 86 18 116', deep, 6)}<rect x="64" y="104" width="72" height="84" rx="26" ${shell}/><circle cx="100" cy="138" r="13" fill="${main}"/>${line('M88 168h24', accent, 6)}`

export const pouch: ArticleDrawing = ({ main, deep, accent }) =>
  `${line('M60 58V38q0-28 40-28t40 28v20', deep, 9)}<rect x="8" y="54" width="184" height="134" rx="24" fill="${main}"/><path d="M8 88h184" stroke="${deep}" stroke-width="7" stroke-dasharray="4 4"/><rect x="146" y="80" width="30" height="16" rx="5" fill="${accent}"/>${snow(62, 138)}${figures('2-8 °C', 136, 147, 26, '#fff')}`

export const neckPillow: ArticleDrawing = ({ main }) =>
  line('M46 160C4 120 24 36 100 36s96 84 54 124', main, 54) +
  line('M40 150C8 116 30 30 100 30', '#fff', 6, ' opacity=".3"')

export const acupressureMat: ArticleDrawing = ({ main, deep, tint }) =>
  `<rect x="14" y="84" width="172" height="104" rx="16" fill="${tint}" ${edge}/>${line('M40 116h.1m30 0h.1m30 0h.1m30 0h.1m30 0h.1m-120 24h.1m30 0h.1m30 0h.1m30 0h.1m30 0h.1m-120 24h.1m30 0h.1m30 0h.1m30 0h.1m30 0h.1', main, 15)}<rect x="14" y="34" width="172" height="60" rx="30" fill="${main}"/><circle cx="44" cy="64" r="16" fill="${deep}" opacity=".45"/>`

export const eyeMassager: ArticleDrawing = ({ main, deep }) =>
  `${line('M10 96C-6 40 60 22 100 22s106 18 90 74', '#46544F', 9)}<path d="M4 92q0-32 36-36h120q36 4 36 36v32q0 46-44 46-28 0-36-26-16-18-32 0-8 26-36 26-44 0-44-46z" ${shell}/><path d="M20 94q0-20 26-22h108q26 2 26 22v24q0 34-30 34-20 0-26-22-24-30-48 0-6 22-26 22-30 0-30-34z" fill="${deep}"/><circle cx="58" cy="106" r="12" fill="${main}"/><circle cx="142" cy="106" r="12" fill="${main}"/>`

export const massageGun: ArticleDrawing = ({ main, deep, accent }) =>
  `<circle cx="26" cy="62" r="26" fill="#2A3531"/><path d="M46 50h26v24H46z" fill="#B7C6C3"/><path d="M118 88h48l8 84q1 16-14 16h-24q-15 0-14-16z" fill="#2A3531"/><rect x="66" y="24" width="130" height="76" rx="34" fill="${main}"/><circle cx="160" cy="62" r="23" fill="${deep}"/>${line('M150 62h20', accent, 6)}`

export const steelBottle: ArticleDrawing = ({ main }) =>
  `<rect x="74" y="0" width="52" height="30" rx="8" fill="#2A3531"/><path d="M72 32h56q24 14 24 44v94q0 20-20 20H68q-20 0-20-20V76q0-30 24-44z" fill="${main}"/><rect x="48" y="106" width="104" height="36" fill="#fff" opacity=".85"/><rect x="62" y="62" width="11" height="116" rx="5" fill="#fff" opacity=".3"/>`

export const syringe: ArticleDrawing = ({ main, tint, accent }) =>
  `<g transform="rotate(-38 100 110)"><rect x="-26" y="101" width="62" height="18" rx="6" fill="${accent}"/><rect x="34" y="88" width="116" height="44" rx="6" fill="#F4FAFA" ${edge}/><rect x="38" y="92" width="66" height="36" fill="${tint}"/>${line('M50 93v12m13-12v12m13-12v12m13-12v12', '#5B6F69', 2.5)}<rect x="102" y="90" width="12" height="40" rx="3" fill="#3B4A46"/><path d="M114 106h76v8h-76z" fill="#D5DEDB"/><rect x="148" y="74" width="9" height="72" rx="4" fill="${main}"/><rect x="188" y="82" width="11" height="56" rx="5" fill="${main}"/></g>`

export const feedingBottle: ArticleDrawing = ({ main, tint }) =>
  `<path d="M80 34q4-32 20-32t20 32z" fill="#F2CFA6"/><path d="M64 58h72q22 14 22 42v70q0 20-20 20H62q-20 0-20-20v-70q0-28 22-42z" fill="#F7FBFA" ${edge}/><path d="M44 104h112v66q0 18-18 18H62q-18 0-18-18z" fill="${tint}"/><rect x="62" y="32" width="76" height="28" rx="9" fill="${main}"/>${line('M116 88h26m-26 24h26m-26 24h26m-26 24h26', main, 4)}`

export const menstrualCup: ArticleDrawing = ({ main, deep }) =>
  `<path d="M32 30h136q6 84-50 112-4 36-18 48-14-12-18-48-56-28-50-112z" fill="${main}"/><ellipse cx="100" cy="30" rx="68" ry="16" fill="${deep}"/>${line('M52 62q4 46 34 66', '#fff', 8, ' opacity=".35"')}`

export const belt: ArticleDrawing = ({ main, deep, accent }) =>
  `<path d="M0 52q100 36 200 0v96q-100 36-200 0z" fill="${main}"/><path d="M56 66q44 8 88 0v100q-44 8-88 0z" fill="${deep}" opacity=".35"/><rect x="74" y="92" width="52" height="54" rx="9" fill="#2A3531"/>${line('M88 110h24m-24 18h24', accent, 6)}${line('M8 70v66m184-66v66', '#fff', 4, ' opacity=".35"')}`

export const sleeve: ArticleDrawing = ({ main, deep }) =>
  `<path d="M46 2h104l-10 68q-6 24 4 46 8 30 2 74H66q-8-44 0-74 6-22-6-46z" fill="#E3B48D"/><path d="M46 24h102l-6 46q-6 24 4 46l4 46H62l2-46q6-22-6-46z" fill="${main}"/><path d="M46 24h102l-2 16H48zM63 146h85l2 16H62z" fill="${deep}"/><ellipse cx="103" cy="92" rx="22" ry="26" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="7"/>`

export const stocking: ArticleDrawing = ({ main, deep }) =>
  `<path d="M60 0h76l4 100q0 14 12 28l30 32q10 14-4 24-8 6-24 6l-74-4q-28-2-26-36z" fill="${main}"/><path d="M60 0h76l1 22H59z" fill="${deep}"/>${line('M72 40l-2 100', '#fff', 6, ' opacity=".3"')}`

export const collar: ArticleDrawing = ({ main }) =>
  `<path d="M6 80q94-66 188 0v64q-94 66-188 0z" fill="#F3E3CF" ${edge}/><path d="M6 80q94-66 188 0-94 62-188 0z" fill="#D3B996"/><rect x="126" y="112" width="48" height="52" rx="7" fill="${main}"/>`

export const sling: ArticleDrawing = ({ main, deep }) =>
  `${line('M28 92V16l146 70', deep, 13)}<path d="M14 82h174l-22 76q-6 24-30 24H56q-24 0-30-26z" fill="${main}"/>${line('M26 108h152', '#fff', 5, ' opacity=".35"')}`

export const electricToothbrush: ArticleDrawing = ({ main, accent }) =>
  `<g transform="rotate(26 100 110) translate(14 26) scale(.86)"><path d="M90 68l5-50h10l5 50z" ${shell}/><rect x="86" y="-14" width="28" height="38" rx="8" ${shell}/>${line('M118-6h12m-12 9h12m-12 9h12', accent, 6)}<rect x="76" y="62" width="48" height="130" rx="20" fill="${main}"/><rect x="91" y="84" width="18" height="30" rx="9" fill="#fff"/></g>`

export const firstAidBag: ArticleDrawing = ({ main, deep }) =>
  `${line('M68 52V34q0-16 16-16h32q16 0 16 16v18', deep, 11)}<rect x="4" y="48" width="192" height="140" rx="22" fill="${main}"/>${line('M8 82h184', deep, 5)}<circle cx="100" cy="126" r="42" fill="#fff"/>${line('M100 102v48m-24-24h48', '#C62828', 15)}`

export const roll: ArticleDrawing = ({ main, deep }) =>
  `<path d="M14 66q0-32 86-32t86 32v88q0 34-86 34t-86-34z" fill="#FBF6EC" ${edge}/><path d="M14 100q0 32 86 32t86-32v34q0 32-86 32t-86-32z" fill="${main}"/><ellipse cx="100" cy="66" rx="86" ry="32" fill="#F3EADA" ${edge}/><ellipse cx="100" cy="66" rx="28" ry="11" fill="${deep}" opacity=".55"/>`

export const lipstick: ArticleDrawing = ({ main }) =>
  `<rect x="64" y="92" width="72" height="98" rx="9" fill="#1B2723"/><rect x="72" y="64" width="56" height="34" fill="#D9B45B"/><path d="M78 66V30q0-7 8-11l36-15v62z" fill="${main}"/>`

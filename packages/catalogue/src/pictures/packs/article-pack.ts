import type { PackFacts } from '@dawakit/core/catalogue'
import { glyphFor } from '../glyph-for.ts'
import { type GlyphName, glyph } from '../glyphs.ts'
import { contactShadow, type Palette } from '../palette.ts'
import { fitText, textBlock } from '../svg-text.ts'
import * as drawings from './article-drawings.ts'
import { behindLying, signedCarton } from './carton.ts'
import { printPanel, type Rect } from './label-panel.ts'
import type { PackLabel } from './pack-label.ts'

/** What of a drawing touches the ground: from where to where, and how low it is. */
type Stance = readonly [left: number, right: number, foot: number]

const USUAL_STANCE: Stance = [16, 184, 189]

/** The first row of which a word stands in the article's name gives its drawing; more special words stand first. */
const rows: readonly (readonly [words: RegExp, drawing: drawings.ArticleDrawing, stance?: Stance])[] = [
  [/sling|immobiliser/i, drawings.sling, [50, 152, 182]],
  [/bp monitor/i, drawings.bpMonitor, [46, 192, 190]],
  [/infrared/i, drawings.infraredThermometer, [84, 142, 190]],
  [/thermometer/i, drawings.thermometer, [-8, 26, 194]],
  [/oximeter/i, drawings.oximeter, [30, 170, 188]],
  [/glucose monitor/i, drawings.glucometer, [42, 160, 160]],
  [/nebuliser/i, drawings.nebuliser],
  [/vaporiser/i, drawings.vaporiser],
  [/weighing/i, drawings.scale],
  [/stethoscope/i, drawings.stethoscope, [62, 148, 186]],
  [/hot water/i, drawings.hotWaterBag, [48, 152, 188]],
  [/heating pad/i, drawings.heatingPad, [20, 190, 188]],
  [/hot and cold pack/i, drawings.gelPack],
  [/posture sensor/i, drawings.sensor, [70, 130, 188]],
  [/watch|fitness band/i, drawings.watch, [64, 136, 190]],
  [/cool pouch/i, drawings.pouch],
  [/neck pillow/i, drawings.neckPillow, [30, 170, 187]],
  [/acupressure mat/i, drawings.acupressureMat],
  [/eye massager/i, drawings.eyeMassager, [24, 176, 170]],
  [/massage gun/i, drawings.massageGun, [114, 176, 188]],
  [/water bottle/i, drawings.steelBottle, [54, 146, 190]],
  [/syringe/i, drawings.syringe, [-16, 8, 208]],
  [/feeding bottle|breast pump/i, drawings.feedingBottle, [48, 152, 190]],
  [/menstrual cup/i, drawings.menstrualCup, [84, 116, 190]],
  [/belt|posture corrector/i, drawings.belt, [40, 160, 168]],
  [/\bsocks|stocking/i, drawings.stocking, [64, 172, 190]],
  [/collar/i, drawings.collar, [40, 160, 177]],
  [/electric toothbrush/i, drawings.electricToothbrush, [44, 92, 196]],
  [/first aid kit/i, drawings.firstAidBag, [12, 188, 188]],
  [/crepe bandage|cotton roll|paper tape/i, drawings.roll, [36, 164, 188]],
  [/support|brace|knee cap/i, drawings.sleeve, [62, 142, 190]],
  [/lipstick/i, drawings.lipstick, [64, 136, 190]],
]

/** The article alone with its shadow, standing at the foot of an area of 200 × 190, where its looks are known. */
export function articleOf(name: string): ((palette: Palette) => string) | undefined {
  const row = rows.find(([words]) => words.test(name))
  if (!row) return
  const [, drawing, [left, right, foot] = USUAL_STANCE] = row
  return (palette) =>
    `${contactShadow(left, right, 190)}<g transform="translate(0 ${190 - foot})">${drawing(palette)}</g>`
}

/** Soft things are sold in a bag of film. */
const inABag = /diaper|\bpads\b|underpad|garbage bag|muesli|mosquito net/i

/** By its own name first: a shelf holds many things. */
function signOf({ name, shelf }: PackFacts) {
  const own = glyphFor(name)
  return own === 'strip' ? glyphFor(shelf) : own
}

/** A bag with a handle, printed with the label and what is in it. */
function bagPack(label: PackLabel, sign: GlyphName): string {
  const { deep, main, tint } = label.palette
  const print = printPanel(label, {
    x: 86,
    y: 104,
    width: 228,
    height: 128,
    align: 'middle',
    titles: [44, 40, 36, 32, 28, 25, 22, 19, 17],
    maxLines: 3,
    small: 15,
    ink: deep,
    brandInk: main,
    brandSize: 19,
    isWithoutSize: true,
  })
  const { size, lines } = fitText(label.footer, 150, 2, [17, 15, 13])
  const pack = textBlock(lines, 78, lines.length === 1 ? 326 : 318, size * 1.15, {
    size,
    fill: '#fff',
    weight: 600,
  })
  return `${contactShadow(64, 336, 372)}<path d="M136 78q64-58 128 0" fill="none" stroke="${main}" stroke-width="13"/><path d="M66 82q134-28 268 0l14 268q0 20-22 22H74q-22-2-22-22z" fill="${tint}" stroke="#10231F" stroke-opacity=".12"/><path d="M58 262q80-34 146-12t138-20l6 120q0 20-22 22H74q-22-2-22-22z" fill="${main}"/><path d="M54 290q80-34 150-12t142-20l2 92q0 20-22 22H74q-22-2-22-22z" fill="${deep}"/><path d="M88 92l-10 160" stroke="#fff" stroke-width="12" opacity=".35"/><circle cx="278" cy="298" r="52" fill="#fff"/>${glyph(sign, 241, 261, 74, deep, tint)}${print}${pack}`
}

/** Where the article stands before its carton. */
const FRONT: Rect = { x: 76, y: 182, width: 226, height: 196 }

/** A device or another article: out of its carton where its looks are known, else in a carton with a sign of it. */
export function articlePack(label: PackLabel, spec: PackFacts): string {
  const drawing = articleOf(spec.name)
  if (drawing) {
    const thing = `<g transform="translate(84 182) scale(1.02)">${drawing(label.palette)}</g>`
    return behindLying(label, { ...FRONT, drawing: thing, isColourful: true })
  }
  if (inABag.test(spec.name)) return bagPack(label, signOf(spec))
  return signedCarton(label, { x: 36, y: 66, width: 286, height: 300, depth: 40 }, signOf(spec))
}

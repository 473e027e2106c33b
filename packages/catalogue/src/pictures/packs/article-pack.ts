import type { PackFacts } from '@dawakit/core/catalogue'
import { glyphFor } from '../glyph-for.ts'
import { glyph } from '../glyphs.ts'
import { groundShadow } from '../palette.ts'
import { textLine } from '../svg-text.ts'
import * as drawings from './article-drawings.ts'
import { carton } from './carton.ts'
import { middleLabel } from './middle-label.ts'
import type { PackLabel } from './pack-label.ts'

/** The first row of which a word stands in the article's name gives its drawing; more special words stand first. */
const rows: readonly (readonly [RegExp, drawings.ArticleDrawing])[] = [
  [/sling|immobiliser/i, drawings.sling],
  [/bp monitor/i, drawings.bpMonitor],
  [/infrared/i, drawings.infraredThermometer],
  [/thermometer/i, drawings.thermometer],
  [/oximeter/i, drawings.oximeter],
  [/glucose monitor/i, drawings.glucometer],
  [/nebuliser/i, drawings.nebuliser],
  [/vaporiser/i, drawings.vaporiser],
  [/weighing/i, drawings.scale],
  [/stethoscope/i, drawings.stethoscope],
  [/hot water/i, drawings.hotWaterBag],
  [/heating pad/i, drawings.heatingPad],
  [/hot and cold pack/i, drawings.gelPack],
  [/posture sensor/i, drawings.sensor],
  [/watch|fitness band/i, drawings.watch],
  [/cool pouch/i, drawings.pouch],
  [/neck pillow/i, drawings.neckPillow],
  [/acupressure mat/i, drawings.acupressureMat],
  [/eye massager/i, drawings.eyeMassager],
  [/massage gun/i, drawings.massageGun],
  [/water bottle/i, drawings.steelBottle],
  [/syringe/i, drawings.syringe],
  [/feeding bottle|breast pump/i, drawings.feedingBottle],
  [/menstrual cup/i, drawings.menstrualCup],
  [/belt|posture corrector/i, drawings.belt],
  [/\bsocks|stocking/i, drawings.stocking],
  [/collar/i, drawings.collar],
  [/electric toothbrush/i, drawings.electricToothbrush],
  [/first aid kit/i, drawings.firstAidBag],
  [/crepe bandage|cotton roll|paper tape/i, drawings.roll],
  [/support|brace|knee cap/i, drawings.sleeve],
  [/lipstick/i, drawings.lipstick],
]

/** The article alone, on 200 × 190, where its looks are known. */
export const articleOf = (name: string): drawings.ArticleDrawing | undefined =>
  rows.find(([words]) => words.test(name))?.[1]

/** Soft things are sold in a bag of film. */
const inABag = /diaper|\bpads\b|underpad|garbage bag|muesli|mosquito net/i

/** By its own name first: a shelf holds many things. */
function signOf({ name, shelf }: PackFacts) {
  const own = glyphFor(name)
  return own === 'strip' ? glyphFor(shelf) : own
}

/** A bag with a handle, printed with the label and what is in it. */
function bagPack(label: PackLabel, picture: string): string {
  const { deep, main, tint, accent } = label.palette
  return `${groundShadow(200, 378, 142)}<path d="M136 78q64-58 128 0" fill="none" stroke="${main}" stroke-width="13"/><path d="M66 82q134-28 268 0l14 268q0 22-22 24-126 12-252 0-22-2-22-24z" fill="${tint}" stroke="#10231F" stroke-opacity=".1"/><path d="M58 262q80-44 146-10t138-22l6 120q0 22-22 24-126 12-252 0-22-2-22-24z" fill="${main}"/><path d="M54 324q146 16 293 0l1 26q0 22-22 24-126 12-252 0-22-2-22-24z" fill="${deep}"/><path d="M92 92l-12 264" stroke="#fff" stroke-width="12" opacity=".25"/><circle cx="262" cy="252" r="58" fill="#fff"/><circle cx="262" cy="252" r="58" fill="none" stroke="${accent}" stroke-width="5"/>${picture}${middleLabel(label, { x: 84, y: 100, width: 232, ink: deep, brandInk: main, maxLines: 2, sizes: [36, 32, 28, 25, 22] })}${textLine(label.footer, 200, 359, { size: 15, fill: '#fff', weight: 600, anchor: 'middle' })}`
}

/** A device or another article: out of its carton where its looks are known, else in a carton with a sign of it. */
export function articlePack(label: PackLabel, spec: PackFacts): string {
  const drawing = articleOf(spec.name)
  const { deep, tint } = label.palette
  if (drawing) {
    const box = { x: 30, y: 66, width: 222, height: 206, depth: 36 }
    return `${groundShadow(216, 380, 165)}${carton({ ...label, footer: '' }, box)}<g transform="translate(162 174) scale(1.08)">${drawing(label.palette)}</g>`
  }
  if (inABag.test(spec.name)) return bagPack(label, glyph(signOf(spec), 222, 212, 80, deep, tint))
  const box = { x: 42, y: 92, width: 276, height: 270, depth: 44 }
  return groundShadow(210, 370, 165) + carton(label, box, signOf(spec))
}

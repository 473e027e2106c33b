import { contactShadow, lyingShade, roundShade } from '../palette.ts'
import { wrapLabel } from './bottle-packs.ts'
import { behindLying, behindStanding } from './carton.ts'
import { printPanel } from './label-panel.ts'
import type { PackLabel } from './pack-label.ts'

/** A tube lying before its carton. */
export function tubePack(label: PackLabel): string {
  const { main, deep, accent } = label.palette
  const body = 'M34 268h10l230 18q14 2 14 14v56q0 16-14 17L44 377H34z'
  const print = printPanel(
    { ...label, subtitle: '' },
    {
      x: 86,
      y: 294,
      width: 186,
      height: 58,
      align: 'start',
      titles: [27, 25, 23, 21, 19, 17, 15, 13, 11.5],
      maxLines: 3,
      small: 11,
      ink: deep,
      brandInk: main,
      brandSize: 13,
      isWithoutSize: true,
    },
  )
  const drawing = `${contactShadow(36, 362, 376)}<path d="${body}" fill="#fff" stroke="#10231F" stroke-opacity=".16"/><path d="M56 268.6l14 .7v107.4l-14 .7z" fill="${main}"/><path d="M70 269.300l6 .3v106.8l-6 .3z" fill="${accent}"/><path d="M76 362l212-14v4q0 12-14 14L76 376z" fill="${main}"/><path d="M34 268h20v110H34z" fill="#DCE4E2"/><path d="M40 272v102m7-102v102" stroke="#fff" stroke-width="2.5"/><path d="M288 296h13v66h-13z" fill="#E6ECEA"/><rect x="300" y="284" width="62" height="92" rx="8" fill="${deep}"/><path d="M308 297h48m-48 13h48m-48 13h48m-48 13h48m-48 13h48m-48 13h48" stroke="#fff" stroke-opacity=".22" stroke-width="3"/><path d="${body}" fill="url(#v)" opacity=".7"/><rect x="300" y="284" width="62" height="92" rx="8" fill="url(#v)"/>${print}`
  return `<defs>${lyingShade}</defs>${behindLying(label, { x: 34, y: 266, width: 330, height: 114, drawing })}`
}

/** An injection vial with a flip-off cap before its carton. */
export function vialPack(label: PackLabel): string {
  const { main, tint } = label.palette
  const body = 'M272 196v14c0 20-28 20-28 44v98q0 20 20 20h76q20 0 20-20v-98c0-24-28-24-28-44v-14z'
  const { paper, print } = wrapLabel(label, { x: 244, y: 256, width: 116, height: 96 })
  const drawing = `${contactShadow(250, 354, 370)}<path d="${body}" fill="#E9F3F4"/><path d="M244 244h116v108q0 20-20 20h-76q-20 0-20-20z" fill="${tint}"/>${paper}<path d="${body}" fill="url(#r)" stroke="#10231F" stroke-opacity=".24"/><path d="M266 170h72v22q0 6-6 6h-60q-6 0-6-6z" fill="#BFC9C9"/><rect x="260" y="144" width="84" height="28" rx="7" fill="${main}"/><path d="M266 170h72v22q0 6-6 6h-60q-6 0-6-6z" fill="url(#r)"/><rect x="260" y="144" width="84" height="28" rx="7" fill="url(#r)"/>${print}`
  return `<defs>${roundShade}</defs>${behindStanding(label, { x: 240, y: 140, width: 124, height: 240, drawing })}`
}

/** Two ampoules before their carton: of glass with a coloured ring at the neck, or of plastic with a tab to twist off. */
export function ampoulePack(label: PackLabel, isPlastic: boolean): string {
  const { main, deep, tint } = label.palette
  const glass =
    'M25 0q11 0 11 13c0 20-4 26-4 40q0 7 9 13 9 7 9 18v130q0 16-25 16T0 214V84q0-11 9-18 9-6 9-13c0-14-4-20-4-40Q14 0 25 0z'
  const plastic =
    'M6 0h38q5 0 5 6v34q0 6-5 6H33v14q17 8 17 28v126q0 16-25 16T0 214V88q0-20 17-28V46H6q-5 0-5-6V6q0-6 5-6z'
  const body = isPlastic ? plastic : glass
  const neck = isPlastic ? 'M8 12h34M8 22h34M8 32h34' : 'M17 56h16'
  const ampoule = (x: number) =>
    `<g transform="translate(${x} 142)"><path d="${body}" fill="#EDF5F6"/><path d="M1 96h48v118q0 15-24 15T1 214z" fill="${tint}"/><path d="M0 112h50v86H0z" fill="#fff"/><path d="M0 112h50v16H0z" fill="${main}"/><path d="M9 142h32M9 153h32M9 164h22" stroke="${deep}" stroke-opacity=".5" stroke-width="4"/><path d="M0 184h50v14H0z" fill="${deep}"/><path d="${neck}" stroke="${main}" stroke-width="${isPlastic ? 3 : 5}" stroke-opacity="${isPlastic ? 0.35 : 1}"/><path d="${body}" fill="url(#r)" stroke="#10231F" stroke-opacity=".26"/></g>`
  const drawing = `${contactShadow(250, 290, 370)}${contactShadow(312, 352, 370)}${ampoule(244)}${ampoule(306)}`
  return `<defs>${roundShade}</defs>${behindStanding(label, { x: 240, y: 140, width: 120, height: 240, drawing })}`
}

/** A metered-dose inhaler: the canister in its holder with the mouthpiece, before the carton. */
export function inhalerPack(label: PackLabel): string {
  const { main, deep, tint } = label.palette
  const holder = 'M262 152h90q8 0 8 8v160l-10 38q-4 14-18 14h-94q-14 0-14-14v-44q0-10 10-12l24-6z'
  const drawing = `${contactShadow(232, 346, 370)}<path d="M276 76h60q10 0 10 10v80h-80V86q0-10 10-10z" fill="#C5CFCF"/><path d="M282 62h48q6 0 6 7v8h-60v-8q0-7 6-7z" fill="#AEBABA"/><path d="M276 76h60q10 0 10 10v80h-80V86q0-10 10-10z" fill="url(#r)"/><path d="${holder}" fill="${main}"/><path d="M224 316q0-12 10-14l12-3v73h-8q-14 0-14-14z" fill="${deep}"/><rect x="272" y="178" width="74" height="100" rx="7" fill="#fff"/><path d="M262 152h90q8 0 8 8v12H258q0-20 4-20z" fill="${tint}" opacity=".45"/>${printPanel(label, { x: 276, y: 184, width: 66, height: 88, align: 'middle', titles: [16, 14.5, 13, 12, 11, 10, 9], maxLines: 4, small: 9, ink: deep, brandInk: main, brandSize: 11, isWithoutSize: true })}<path d="${holder}" fill="url(#r)" opacity=".55"/>`
  return `<defs>${roundShade}</defs>${behindStanding(label, { x: 222, y: 58, width: 140, height: 320, drawing })}`
}

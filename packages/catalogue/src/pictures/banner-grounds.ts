import type { Palette } from './palette.ts'

/** Where the packs of a banner stand. */
export interface Stage {
  width: number
  height: number
  /** Of the packs, and how far they reach to each side. */
  middle: number
  reach: number
  /** Where the foremost pack stands. */
  floor: number
}

type Ground = (stage: Stage, palette: Palette) => string

const shape = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
const stroke = (d: string, colour: string, width: number, opacity: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`

/** A table from the left of the packs to the right edge of the picture: nothing behind shows through. */
function table(
  { width, height, middle, reach, floor }: Stage,
  { tint }: Palette,
  fill: string,
  opacity: number,
): string {
  const rise = height * 1.14 - floor
  const top = `M${middle - reach * 1.12} ${height}q${reach * 0.06} -${rise} ${reach * 0.3} -${rise}H${width}V${height}z`
  return shape(top, tint) + shape(top, fill, opacity)
}

const archAt = (x: number, radius: number, top: number, foot: number) =>
  `M${x - radius} ${foot}V${top + radius}a${radius} ${radius} 0 0 1 ${radius * 2} 0V${foot}z`

/** One or more rows of small signs over the wall behind the packs. */
function pattern(
  { width, height, middle, reach }: Stage,
  step: number,
  sign: (x: number, y: number) => string,
): string {
  let signs = ''
  let row = 0
  for (let y = height * 0.1; y < height * 0.75; y += step, row++)
    for (let x = middle - reach + (row % 2) * (step / 2); x < width - step * 0.2; x += step)
      signs += sign(Math.round(x), Math.round(y))
  return signs
}

/** What stands behind the packs and below them: each subject has a place of its own. */
export const grounds = {
  arch: (stage, palette) =>
    shape(archAt(stage.middle, stage.reach * 0.92, stage.height * 0.06, stage.floor), palette.main, 0.22) +
    shape(archAt(stage.middle, stage.reach * 0.72, stage.height * 0.16, stage.floor), '#fff', 0.4) +
    table(stage, palette, palette.main, 0.3),
  twinArches: (stage, palette) =>
    shape(
      archAt(stage.middle - stage.reach * 0.45, stage.reach * 0.42, stage.height * 0.2, stage.floor),
      palette.main,
      0.24,
    ) +
    shape(
      archAt(stage.middle + stage.reach * 0.42, stage.reach * 0.5, stage.height * 0.05, stage.floor),
      palette.deep,
      0.16,
    ) +
    table(stage, palette, palette.main, 0.26),
  sunrise: (stage, palette) => {
    const sun = (radius: number, fill: string, opacity: number) =>
      shape(
        `M${stage.middle - radius} ${stage.floor}a${radius} ${radius} 0 0 1 ${radius * 2} 0z`,
        fill,
        opacity,
      )
    return (
      sun(stage.reach * 1.02, palette.main, 0.16) +
      sun(stage.reach * 0.78, palette.main, 0.2) +
      sun(stage.reach * 0.54, palette.tint, 0.7) +
      table(stage, palette, palette.main, 0.28)
    )
  },
  steps: ({ width, height, middle, reach, floor }, { main, deep }) => {
    const step = (left: number, top: number, opacity: number) =>
      shape(`M${left} ${height}V${top}H${width}V${height}z`, deep, opacity)
    return (
      shape(`M${middle - reach * 1.1} 0H${width}V${height}h-${width - middle + reach * 0.86}z`, main, 0.18) +
      step(middle - reach * 0.96, floor - height * 0.12, 0.14) +
      step(middle + reach * 0.5, floor - height * 0.3, 0.12)
    )
  },
  hills: ({ width, height, middle, reach, floor }, { main, deep }) => {
    const left = middle - reach * 1.15
    const across = width - left
    return (
      shape(
        `M${left} ${height}c${across * 0.2} -${height * 0.95} ${across * 0.42} -${height * 0.9} ${across * 0.62} -${height * 0.55}S${width - across * 0.1} ${height * 0.2} ${width} ${height * 0.12}V${height}z`,
        main,
        0.2,
      ) +
      shape(
        `M${left} ${height}c${across * 0.24} -${height - floor + height * 0.26} ${across * 0.5} -${height - floor + height * 0.22} ${across * 0.7} -${height - floor + height * 0.14}S${width - across * 0.08} ${floor - height * 0.16} ${width} ${floor - height * 0.22}V${height}z`,
        deep,
        0.18,
      )
    )
  },
  leaves: (stage, palette) => {
    const { height, middle, reach, floor } = stage
    const leaf = (x: number, bend: number, tall: number) =>
      `M${x} ${floor}c${bend * 2.2} -${tall * 0.2} ${bend * 2} -${tall * 0.75} ${bend} -${tall}c-${bend * 1.6} ${tall * 0.3} -${bend * 1.8} ${tall * 0.75} -${bend} ${tall}z`
    return (
      shape(
        leaf(middle - reach * 0.74, -reach * 0.2, height * 0.72) +
          leaf(middle + reach * 0.84, reach * 0.18, height * 0.78),
        palette.main,
        0.34,
      ) +
      shape(
        leaf(middle - reach * 0.5, -reach * 0.34, height * 0.6) +
          leaf(middle + reach * 0.6, reach * 0.34, height * 0.66),
        palette.deep,
        0.16,
      ) +
      shape(leaf(middle - reach * 0.1, reach * 0.16, height * 0.84), palette.main, 0.22) +
      table(stage, palette, palette.main, 0.26)
    )
  },
  pulse: (stage, palette) => {
    const { width, height, middle, reach, floor } = stage
    const beat = height * 0.2
    return (
      table(stage, palette, palette.main, 0.24) +
      stroke(
        `M${middle - reach} ${height * 0.36}h${reach * 0.5}l${reach * 0.08} -${beat * 0.6}l${reach * 0.12} ${beat * 1.5}l${reach * 0.12} -${beat * 1.9}l${reach * 0.1} ${beat}h${reach * 0.4}l${reach * 0.08} -${beat * 0.6}l${reach * 0.12} ${beat * 1.5}l${reach * 0.12} -${beat * 1.9}l${reach * 0.1} ${beat}H${width}`,
        palette.main,
        height * 0.018,
        0.45,
      ) +
      stroke(`M${middle - reach * 0.8} ${floor - height * 0.14}H${width}`, palette.deep, height * 0.008, 0.25)
    )
  },
  tiles: (stage, palette) => {
    const size = Math.round(stage.height * 0.13)
    return (
      pattern(
        stage,
        size * 1.3,
        (x, y) =>
          `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${Math.round(size * 0.22)}" fill="#fff" opacity=".5"/>`,
      ) + table(stage, palette, palette.main, 0.32)
    )
  },
  crosses: (stage, palette) =>
    pattern(stage, stage.height * 0.19, (x, y) => {
      const arm = Math.round(stage.height * 0.028)
      return `<path d="M${x - arm} ${y}h${arm * 2}m-${arm}-${arm}v${arm * 2}" stroke="${palette.main}" stroke-width="${Math.round(arm * 0.7)}" stroke-linecap="round" opacity=".3"/>`
    }) + table(stage, palette, palette.deep, 0.16),
  bubbles: (stage, palette) => {
    const { height, middle, reach } = stage
    const bubble = (x: number, y: number, radius: number) =>
      `<circle cx="${Math.round(middle + reach * x)}" cy="${Math.round(height * y)}" r="${Math.round(height * radius)}" fill="#fff" fill-opacity=".4" stroke="${palette.main}" stroke-opacity=".3" stroke-width="2"/>`
    return (
      bubble(-0.86, 0.26, 0.1) +
      bubble(-0.5, 0.12, 0.06) +
      bubble(-0.2, 0.3, 0.17) +
      bubble(0.24, 0.12, 0.08) +
      bubble(0.62, 0.24, 0.14) +
      bubble(0.96, 0.1, 0.05) +
      table(stage, palette, palette.main, 0.3)
    )
  },
  rings: (stage, palette) => {
    const { height, middle, reach, floor } = stage
    const ring = (part: number, opacity: number) =>
      `<circle cx="${Math.round(middle)}" cy="${Math.round(floor - height * 0.3)}" r="${Math.round(reach * part)}" fill="none" stroke="${palette.main}" stroke-width="${Math.round(reach * 0.09)}" opacity="${opacity}"/>`
    return ring(0.86, 0.16) + ring(0.62, 0.24) + ring(0.36, 0.32) + table(stage, palette, palette.main, 0.26)
  },
  stripes: (stage, palette) => {
    const { width, height, middle, reach } = stage
    const stripe = (x: number, wide: number, opacity: number) =>
      shape(`M${x + height * 0.45} 0h${wide}l-${height * 0.45} ${height}h-${wide}z`, palette.main, opacity)
    const step = (width - middle + reach) / 4
    return (
      [0.1, 0.16, 0.22, 0.28]
        .map((opacity, index) => stripe(middle - reach + index * step - height * 0.1, step * 0.62, opacity))
        .join('') + table(stage, palette, palette.main, 0.2)
    )
  },
  window: (stage, palette) => {
    const { height, middle, reach } = stage
    const left = middle - reach * 0.86
    const [wide, tall] = [reach * 0.82, height * 0.7]
    const pane = (x: number) =>
      `<rect x="${Math.round(x)}" y="${Math.round(height * 0.08)}" width="${Math.round(wide)}" height="${Math.round(tall)}" rx="${Math.round(height * 0.04)}" fill="#fff" fill-opacity=".55" stroke="${palette.main}" stroke-opacity=".35" stroke-width="${Math.round(height * 0.014)}"/>`
    return pane(left) + pane(left + wide + reach * 0.08) + table(stage, palette, palette.main, 0.3)
  },
  shelf: (stage, { main, deep }) => {
    const { width, height, middle, reach, floor } = stage
    const left = middle - reach * 1.05
    return (
      shape(`M${left} 0H${width}V${height}H${left}z`, main, 0.14) +
      shape(`M${left} ${height * 0.16}H${width}v${height * 0.035}H${left}z`, deep, 0.2) +
      shape(`M${left} ${floor - height * 0.12}H${width}V${height}H${left}z`, deep, 0.16)
    )
  },
} as const satisfies Record<string, Ground>

export type GroundName = keyof typeof grounds

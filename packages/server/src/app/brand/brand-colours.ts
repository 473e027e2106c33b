import { createHash } from 'node:crypto'
import type { BrandColours } from '../../ground/context/brand.ts'
import { contrastOf, type Hex, lightnessOf, mix, withLightness } from './colour.ts'
import { THEME_COLOURS, type ThemeColour } from './theme-colours.ts'

/** What a brand may choose; all else is the theme's. */
export const BRAND_COLOURS = [
  'primary',
  'primaryHover',
  'primaryTint',
  'onPrimary',
  'deal',
  'dealTint',
  'onDeal',
  'ground',
] as const satisfies readonly ThemeColour[]

export type BrandColour = (typeof BRAND_COLOURS)[number]

/** A colour for light pages, or a pair. */
export type ChosenColour = Hex | { light: Hex; dark: Hex }
export type ChosenColours = { readonly [Name in BrandColour]?: ChosenColour | undefined }

const HALVES = ['light', 'dark'] as const
type Half = (typeof HALVES)[number]
type Palette = Record<ThemeColour, Hex>

/** Text or a line, the ground that it stands on, and the contrast that it has to have there (WCAG 2, AA). */
const MEETINGS: readonly (readonly [ThemeColour, ThemeColour, number])[] = [
  ['primary', 'surface', 4.5],
  ['primary', 'ground', 4.5],
  ['primary', 'primaryTint', 4.5],
  ['primaryHover', 'surface', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['onPrimary', 'primaryHover', 4.5],
  ['onDeal', 'deal', 4.5],
  ['ink', 'ground', 4.5],
  ['ink', 'primaryTint', 4.5],
  ['ink', 'dealTint', 4.5],
  ['muted', 'ground', 4.5],
  ['muted', 'primaryTint', 4.5],
  ['danger', 'ground', 4.5],
  ['success', 'ground', 4.5],
  ['success', 'primaryTint', 4.5],
  ['lineStrong', 'ground', 3],
  ['focus', 'ground', 3],
]

/** What a brand's colours come to, and what of them cannot be read: one sentence each. */
export function resolveColours(chosen: ChosenColours): { colours: BrandColours; complaints: string[] } {
  const [light, dark] = [paletteOf(chosen, 'light'), paletteOf(chosen, 'dark')]
  const complaints = HALVES.flatMap((half) => complaintsOf(chosen, half))
  const changed = BRAND_COLOURS.filter(
    (name) => light[name] !== THEME_COLOURS[name][0] || dark[name] !== THEME_COLOURS[name][1],
  )
  const declarations = changed.map((name) => `${propertyOf(name)}:light-dark(${light[name]},${dark[name]})`)
  // Heavier than the store's own `:root`, whichever comes first.
  const css = `html:root{${[...declarations, `--store-leaf:${light.primary}`].join(';')}}`
  return {
    colours: {
      primary: light.primary,
      onPrimary: light.onPrimary,
      ground: light.ground,
      css,
      hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
    },
    complaints,
  }
}

const propertyOf = (name: string) => `--dawa-${name.replace(/[A-Z]/g, (start) => `-${start.toLowerCase()}`)}`

function chosenIn(chosen: ChosenColours, name: BrandColour, half: Half): Hex | undefined {
  const colour = chosen[name]
  if (typeof colour === 'object') return colour[half]
  return half === 'light' ? colour : undefined
}

/** What is not chosen is made of what is, so that it can be read; what depends on nothing chosen is the theme's. */
function paletteOf(chosen: ChosenColours, half: Half): Palette {
  const at = half === 'light' ? 0 : 1
  const rows = Object.entries(THEME_COLOURS).map(([name, pair]): [string, Hex] => [name, pair[at]])
  // One colour for each row of the table.
  const palette = Object.fromEntries(rows) as Palette
  const of = (name: BrandColour) => chosenIn(chosen, name, half)
  const take = (name: BrandColour, made: () => Hex | null | undefined) => {
    palette[name] = of(name) ?? made() ?? palette[name]
  }
  const isDark = half === 'dark'
  const lightPrimary = chosenIn(chosen, 'primary', 'light')
  const lightDeal = chosenIn(chosen, 'deal', 'light')
  take('ground', () => null)
  take('primary', () => lightPrimary && readableOn(lightPrimary, [palette.surface, palette.ground]))
  const { primary } = palette
  const isOwn = lightPrimary !== undefined
  const { muted, success } = palette
  // In the dark the tint comes first: the colour is made lighter until it can be read on it.
  const onTint = isDark && !of('primary') ? [muted, success] : [primary, muted, success]
  take('primaryTint', () => (isOwn ? tintOf(primary, palette.surface, onTint) : null))
  if (isDark && isOwn && !of('primary'))
    palette.primary = readableOn(primary, [palette.surface, palette.ground, palette.primaryTint])
  take('primaryHover', () => (isOwn ? mix(primary, isDark ? '#ffffff' : '#000000', 0.2) : null))
  take('onPrimary', () => (isOwn ? inkOn(palette.primary) : null))
  take('deal', () => lightDeal ?? null)
  take('dealTint', () => (lightDeal ? mix(palette.deal, palette.surface, isDark ? 0.8 : 0.86) : null))
  take('onDeal', () => (lightDeal ? inkOn(palette.deal) : null))
  return palette
}

/** So little of the colour that these texts can be read on it. */
function tintOf(primary: Hex, surface: Hex, texts: readonly Hex[]): Hex {
  for (let part = 0.86; part < 1; part += 0.02) {
    const tint = mix(primary, surface, part)
    if (texts.every((text) => contrastOf(text, tint) >= 4.5)) return tint
  }
  return surface
}

const inkOn = (ground: Hex): Hex =>
  contrastOf('#ffffff', ground) >= 4.5 || contrastOf('#ffffff', ground) > contrastOf('#101614', ground)
    ? '#ffffff'
    : '#101614'

const readableOn = (colour: Hex, grounds: readonly Hex[]): Hex =>
  nearest(colour, (tried) => grounds.every((ground) => contrastOf(tried, ground) >= 4.5)) ?? colour

/** The colour whose lightness is nearest and that passes. @returns null where none does */
function nearest(colour: Hex, passes: (tried: Hex) => boolean): Hex | null {
  const lightness = lightnessOf(colour)
  for (let step = 0; step <= 200; step++) {
    for (const tried of [lightness - step / 200, lightness + step / 200]) {
      if (tried < 0 || tried > 1) continue
      const found = step === 0 ? colour : withLightness(colour, tried)
      if (passes(found)) return found
    }
  }
  return null
}

function complaintsOf(chosen: ChosenColours, half: Half): string[] {
  return BRAND_COLOURS.flatMap((name) => {
    const colour = chosenIn(chosen, name, half)
    if (!colour) return []
    const own = MEETINGS.filter(([text, ground]) => answersFor(name, text, ground, chosen, half))
    // What is made of the colour is made of the one that is tried.
    const failingWith = (tried: Hex) => {
      const palette = paletteOf({ ...chosen, [name]: { light: tried, dark: tried } }, half)
      return own
        .map(([text, ground, least]) => ({
          text,
          ground,
          least,
          palette,
          ratio: contrastOf(palette[text], palette[ground]),
        }))
        .filter(({ ratio, least }) => ratio < least)
    }
    const [worst] = failingWith(colour).toSorted((one, other) => one.ratio - other.ratio)
    if (!worst) return []
    const { text, ground, least, palette } = worst
    const passing = nearest(colour, (tried) => failingWith(tried).length === 0)
    const advice = passing ? `the nearest that passes is ${passing}` : 'no lightness of it passes'
    const ratio = Math.floor(worst.ratio * 10) / 10
    return `colours.${name} (${half}): ${text} ${palette[text]} on ${ground} ${palette[ground]} has a contrast of ${ratio} : 1 and needs ${least} : 1; ${advice}.`
  })
}

/** Where both are chosen the text is the one to change: a pair is named once. */
function answersFor(
  name: BrandColour,
  text: ThemeColour,
  ground: ThemeColour,
  chosen: ChosenColours,
  half: Half,
): boolean {
  if (text === name) return true
  const isTextChosen = BRAND_COLOURS.some((known) => known === text && chosenIn(chosen, known, half))
  return ground === name && !isTextChosen
}

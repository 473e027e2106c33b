import { contrast } from '../foundations/contrast.ts'

const WHITE = '#ffffff'
const BLACK = '#000000'
/** `--dawa-ink` and the dark `--dawa-surface`. */
const INK = '#10231f'
const DARK_SURFACE = '#17211d'

/** What text needs, by WCAG AA. */
export const READABLE = 4.5

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** @param share - Of `other`, from 0 to 1. */
function mixed(colour: string, other: string, share: number): string {
  const others = channelsOf(other)
  const channels = channelsOf(colour).map((one, index) =>
    Math.round(one * (1 - share) + (others[index] ?? 0) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('')}`
}

/** How well a brand's colour reads on white, from 1 to 21. */
export const contrastOnWhite = (colour: string): number => contrast(colour, WHITE)

/** The brand's four colours, by the names of their properties. */
export type Brand = Readonly<
  Record<'--dawa-primary' | '--dawa-primary-hover' | '--dawa-primary-tint' | '--dawa-on-primary', string>
>

const onColour = (colour: string) => (contrast(colour, WHITE) >= contrast(colour, INK) ? WHITE : INK)

/** A brand on light grounds: as it was chosen. */
export function lightBrand(primary: string): Brand {
  return {
    '--dawa-primary': primary,
    '--dawa-primary-hover': mixed(primary, BLACK, 0.2),
    '--dawa-primary-tint': mixed(primary, WHITE, 0.9),
    '--dawa-on-primary': onColour(primary),
  }
}

/** The same brand on dark grounds: as much lighter as it takes to be read there. */
export function darkBrand(chosen: string): Brand {
  let primary = chosen
  for (let share = 0; contrast(primary, DARK_SURFACE) < READABLE && share < 1; share += 0.05) {
    primary = mixed(chosen, WHITE, share)
  }
  return {
    '--dawa-primary': primary,
    '--dawa-primary-hover': mixed(primary, WHITE, 0.2),
    '--dawa-primary-tint': mixed(primary, DARK_SURFACE, 0.8),
    '--dawa-on-primary': onColour(primary),
  }
}

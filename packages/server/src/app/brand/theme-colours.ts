import type { Hex } from './colour.ts'

/** Those of the theme that a brand's colours meet, as `packages/widgets/src/ground/theme/tokens.css` declares them: light and dark. */
export const THEME_COLOURS = {
  ink: ['#10231f', '#e8f1ed'],
  muted: ['#566a64', '#a3b6af'],
  surface: ['#ffffff', '#17211d'],
  ground: ['#f5f9f7', '#0f1714'],
  lineStrong: ['#7c918a', '#6f857d'],
  primary: ['#0b6e4f', '#4fc497'],
  primaryHover: ['#095a41', '#74d6b1'],
  primaryTint: ['#e4f3ec', '#173429'],
  onPrimary: ['#ffffff', '#05241a'],
  deal: ['#f2a20c', '#f2b03a'],
  dealTint: ['#fdf1d9', '#3a2d10'],
  onDeal: ['#2a1b00', '#2a1b00'],
  danger: ['#b3261e', '#ffa79e'],
  success: ['#0b6e4f', '#4fc497'],
  focus: ['#10231f', '#ffffff'],
} as const satisfies Record<string, readonly [light: Hex, dark: Hex]>

export type ThemeColour = keyof typeof THEME_COLOURS

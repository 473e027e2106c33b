import type { TokenName } from '@dawakit/widgets/appearance'

/** Where a colour stands as text or as a line, and what it needs there by WCAG 2 AA. */
export interface Ground {
  on: TokenName
  /** 4.5 for text, 3 for lines and focus rings. */
  least: 3 | 4.5
}

const text = (...grounds: TokenName[]): Ground[] => grounds.map((on) => ({ on, least: 4.5 }))
const line = (...grounds: TokenName[]): Ground[] => grounds.map((on) => ({ on, least: 3 }))

/** The pairs that `packages/widgets/src/styles/styles.test.ts` holds our own colours to. */
export const GROUNDS: { readonly [Name in TokenName]?: readonly Ground[] } = {
  ink: text('surface', 'ground', 'primaryTint', 'dealTint'),
  muted: text('surface', 'ground', 'primaryTint'),
  lineStrong: line('surface', 'ground'),
  primary: text('surface', 'ground', 'primaryTint'),
  onPrimary: text('primary', 'primaryHover'),
  onDeal: text('deal'),
  rx: text('rxTint'),
  cold: text('coldTint'),
  danger: text('dangerTint', 'surface', 'ground'),
  success: text('surface', 'ground', 'primaryTint'),
  focus: line('surface', 'ground'),
}

/** @param colour - As `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast, 1 to 21, of two colours as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

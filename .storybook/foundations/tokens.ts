/// <reference types="vite/client" />
import { type Appearance, COLOURS, MEASURES, propertyOf, type TokenName } from '@dawakit/widgets/appearance'
import sheet from '../../packages/widgets/src/ground/theme/tokens.css?raw'

/** A property of `tokens.css` and what it is set to there. */
export interface Token {
  name: TokenName
  /** `--dawa-…` */
  property: string
  light: string
  /** The same as `light` where it is no pair. */
  dark: string
  isPair: boolean
}

export interface TokenGroup {
  title: string
  tokens: readonly Token[]
}

/** Groups as docs/theming.md has them, in the order of the sheet. */
const GROUPS: readonly (readonly [title: string, properties: RegExp])[] = [
  ['Ground and text', /^(ink|muted|surface|ground|picture|line)/],
  ['Brand', /^(primary|on-primary)/],
  ['Deals', /^(deal|on-deal)/],
  ['Meaning', /^(rx|cold|danger|success|focus|scrim)/],
  ['Type', /^(font|text)/],
  ['Space', /^space/],
  ['Shape', /^(radius|shadow)/],
  ['Card', /^card/],
  ['Size and motion', /^(tap|motion)/],
]

const PAIR = /^light-dark\(([^,]+), ([^)]+)\)$/

/** @param css - The text of `tokens.css`. */
export function tokensOf(css: string): Token[] {
  const values = new Map(
    // Two spaces in: the first rule. What reduced motion sets stands further in.
    [...css.matchAll(/^ {2}(--dawa-[\w-]+):\s*([^;]+);/gm)].map(([, property = '', value = '']) => [
      property,
      value,
    ]),
  )
  const names = new Map([...COLOURS, ...MEASURES].map((name) => [propertyOf(name), name]))
  return [...values].map(([property, value]) => {
    const name = names.get(property)
    if (!name) throw new Error(`${property} of tokens.css has no name in an appearance.`)
    const [, light = value, dark = value] = PAIR.exec(value) ?? []
    return { name, property, light, dark, isPair: light !== dark }
  })
}

export const tokens: readonly Token[] = tokensOf(sheet)

export const tokenGroups: readonly TokenGroup[] = GROUPS.map(([title, properties]) => ({
  title,
  tokens: tokens.filter(({ property }) => properties.test(property.replace('--dawa-', ''))),
}))

export type Half = 'light' | 'dark'

/** What a property is set to by an appearance, for light or for dark. */
export function valueIn(appearance: Appearance, token: Token, half: Half): string {
  const own = appearance[token.name]
  if (own === undefined) return token[half]
  return typeof own === 'string' ? own : own[half]
}

/** @returns `appearance` with one property changed; without it where that is what we set ourselves. */
export function withValue(
  appearance: Appearance,
  token: Token,
  half: Half | 'both',
  value: string,
): Appearance {
  // What would end the rule is not typed into a field of this page.
  const text = value.replace(/[;{}<]/g, '')
  const light = half === 'dark' ? valueIn(appearance, token, 'light') : text
  const dark = half === 'light' ? valueIn(appearance, token, 'dark') : text
  const { [token.name]: _, ...others } = appearance
  if ((light === token.light && dark === token.dark) || text.trim() === '') return others
  return { ...others, [token.name]: light === dark ? light : { light, dark } }
}

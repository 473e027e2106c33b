import {
  COLOURS,
  type ColourName,
  MEASURES,
  type MeasureName,
  propertyOf,
  type TokenName,
} from './token-names.ts'

/** A colour for light and one for dark. */
export interface ColourPair {
  light: string
  dark: string
}

/** A look of one's own: what is named here replaces the property of that name, the rest stays ours. */
export type Appearance = { readonly [Name in ColourName]?: string | ColourPair } & {
  readonly [Name in MeasureName]?: string
}

const KNOWN: ReadonlySet<string> = new Set([...COLOURS, ...MEASURES])

/** What would end the declaration, the rule or the `<style>` that it stands in. */
const ENDS = /[;{}<]/

function declaration(name: string, value: string | ColourPair): string {
  if (!KNOWN.has(name)) throw new Error(`An appearance has no '${name}': its names are those of tokens.css.`)
  const text = typeof value === 'string' ? value : `light-dark(${value.light}, ${value.dark})`
  if (ENDS.test(text)) throw new Error(`The value of '${name}' in an appearance is no value of CSS: ${text}`)
  return `  ${propertyOf(name as TokenName)}: ${text};\n`
}

/**
 * An appearance as a rule of CSS, made where it runs: no bundler settles its pairs.
 *
 * @param selector - What has the look. @default ':root'
 * @throws Where a name is not one of ours, or a value would end the rule.
 */
export function cssOf(appearance: Appearance, selector = ':root'): string {
  const said = Object.entries(appearance).filter(([, value]) => value !== undefined)
  return `${selector} {\n${said.map(([name, value]) => declaration(name, value)).join('')}}\n`
}

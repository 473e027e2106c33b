import { fileURLToPath } from 'node:url'
import { bundle, type CustomAtRules, type TokenOrValue, type Visitor } from 'lightningcss'

const TOKENS = fileURLToPath(new URL('../../widgets/src/ground/theme/tokens.css', import.meta.url))

/** The browsers that know `light-dark()`, which the look stands on: nothing is spelled out for older ones. */
const SMALL = {
  minify: true,
  targets: { chrome: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) },
}

/** A stylesheet with what it imports. */
export const minifyCss = (filename: string, visitor: Visitor<CustomAtRules> = {}): string =>
  bundle({ ...SMALL, filename, visitor }).code.toString()

/**
 * Each `var(--dawa-x)` brings its default along: one that is declared on `:host` would beat what the page sets further out. A font
 * has none: where the page names no other, elements take its own.
 */
export function withDefaults(look: string): Visitor<CustomAtRules> {
  const defaults = new Map<string, TokenOrValue[]>()
  bundle({
    filename: look,
    visitor: {
      Declaration: {
        custom({ name, value }) {
          // What follows the first is for a media query or a theme.
          if (name !== '--dawa-font' && !defaults.has(name)) defaults.set(name, value)
        },
      },
    },
  })
  return {
    Variable({ name: { ident }, fallback }) {
      const value = defaults.get(ident)
      if (fallback || !value) return undefined
      return { type: 'var', value: { name: { ident }, fallback: value } }
    },
  }
}

/** Gives every `….css?raw` as the text that a shadow root wears. */
export function widgetCss() {
  const visitor = withDefaults(TOKENS)
  return {
    name: 'dawakit-widget-css',
    enforce: 'pre' as const,
    load(id: string) {
      const [file = '', query] = id.split('?')
      if (query !== 'raw' || !file.endsWith('.css')) return
      return `export default ${JSON.stringify(minifyCss(file, visitor))}`
    },
  }
}

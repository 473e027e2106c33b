import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const TOKENS = fileURLToPath(new URL('../../widgets/src/theme/tokens.css', import.meta.url))

/** Comments and white space go; nothing is rewritten, so nothing can be rewritten wrongly. */
export function minifyCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/([{;][\w-]+): /g, '$1:')
    .replace(/;\}/g, '}')
    .trim()
}

/** The defaults of the look: `--dawa-ink` to `light-dark(#10231f,#e8f1ed)`. */
export function readTokens(css: string): Map<string, string> {
  const defaults = minifyCss(css).match(/:where\(:root,:host,\.dawa\)\{([^}]*)\}/)?.[1] ?? ''
  return new Map(
    Array.from(defaults.matchAll(/(--dawa-[\w-]+):([^;]*)/g), ([, name = '', value = '']) => [name, value]),
  )
}

/**
 * A widget's stylesheet as it is worn in a shadow root: each `var(--dawa-x)` brings its default along.
 * Defaults declared on `:host` would beat what the page sets further out.
 */
export function toShadowCss(css: string, tokens: ReadonlyMap<string, string>): string {
  return minifyCss(css).replace(/var\((--dawa-[\w-]+)\)/g, (use, name: string) => {
    const value = tokens.get(name)
    return value === undefined ? use : `var(${name},${value})`
  })
}

/** Gives every `…css?raw` as text for a shadow root. */
export function widgetCss() {
  return {
    name: 'dawakit-widget-css',
    enforce: 'pre' as const,
    async load(id: string) {
      if (!id.endsWith('.css?raw')) return
      const tokens = readTokens(await readFile(TOKENS, 'utf8'))
      const css = await readFile(id.slice(0, -'?raw'.length), 'utf8')
      return `export default ${JSON.stringify(toShadowCss(css, tokens))}`
    },
  }
}

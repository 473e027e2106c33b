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

/** In a shadow root all is ours: the base need not look for the widgets in it. */
const unscope = (css: string): string =>
  css
    .replace(/:where\(\.dawa-widget \*[^)]*\)/, '*,::before,::after')
    .replaceAll(':where(.dawa-widget) :where(', ':where(')

/**
 * A widget's stylesheet as it is worn in a shadow root: each `var(--dawa-x)` brings its default along.
 * Defaults declared on `:host` would beat what the page sets further out.
 */
export function toShadowCss(css: string, tokens: ReadonlyMap<string, string>): string {
  return unscope(minifyCss(css)).replace(/var\((--dawa-[\w-]+)\)/g, (use, name: string) => {
    const value = tokens.get(name)
    return value === undefined ? use : `var(${name},${value})`
  })
}

/**
 * Drops the rules that are only about classes (states, attributes) which end in one of `endings`: variants and parts of a
 * shared stylesheet that an element never shows.
 */
export function dropRules(css: string, endings: readonly string[]): string {
  const isDropped = (selector: string) =>
    (selector.match(/[.:[][\w-]+/g) ?? []).some((name) => endings.some((ending) => name.endsWith(ending)))
  return css.replace(/([^{}@;]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every(isDropped) ? '' : rule,
  )
}

/** What the pincode checker never shows of the sheets it wears: it is the lightest element, and shall stay so. */
const LEAN: Readonly<Record<string, readonly string[]>> = {
  button: [
    '--small',
    '--full',
    '--icon',
    '--primary',
    '--secondary',
    '--secondary:hover',
    '--tint',
    '--quiet',
    '--danger',
    '--off',
    ':disabled',
    '[aria-disabled',
  ],
  field: ['-field', '__prefix', '__hint', '__error', '--invalid', ':read-only'],
  'pincode-checker': ['-button', '__prompt'],
}

/** Gives every `…css?raw`, and `…css?raw&lean` without {@link LEAN}, as text for a shadow root. */
export function widgetCss() {
  return {
    name: 'dawakit-widget-css',
    enforce: 'pre' as const,
    async load(id: string) {
      const [, file = '', name = '', lean] = /^(.*\/([\w-]+)\.css)\?raw(&lean)?$/.exec(id) ?? []
      if (!file) return
      const tokens = readTokens(await readFile(TOKENS, 'utf8'))
      const css = toShadowCss(await readFile(file, 'utf8'), tokens)
      return `export default ${JSON.stringify(lean ? dropRules(css, LEAN[name] ?? []) : css)}`
    },
  }
}

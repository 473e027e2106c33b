/**
 * Writes `src/ground/theme/portable-tokens.css` from `tokens.css`: the colours in a form that no bundler rewrites. Run it after
 * a change of a colour: `node packages/widgets/build/portable-tokens.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const PAIR = /^ *(--dawa-[\w-]+): light-dark\(#(\w{6}), #(\w{6})\);$/gm

const channels = (hex: string) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** `light` where the ground of the system is light, `dark` where it is dark: it is near one of the ends in all browsers. */
function relative(light: number, dark: number): string {
  if (light === dark) return String(light)
  const step = `${Math.abs(light - dark)} * clamp(0, r - 128, 1)`
  return `calc(${dark} ${light > dark ? '+' : '-'} ${step})`
}

/** @param tokens - The text of `tokens.css`. */
export function portableTokens(tokens: string): string {
  const colours = [...tokens.matchAll(PAIR)].map(([, name, light = '', dark = '']) => {
    const darkChannels = channels(dark)
    const parts = channels(light).map((channel, index) => relative(channel, darkChannels[index] ?? 0))
    return `    ${name}: rgb(from Canvas ${parts.join(' ')});`
  })
  return `/*
 * Written by build/portable-tokens.ts from tokens.css. Bundlers for older browsers spell \`light-dark()\` out with custom
 * properties, which are settled where the pair is declared: no element further in could be dark by itself. A colour
 * relative to the system's ground, which follows \`color-scheme\` everywhere, is left as it is.
 */
/* biome-ignore-all format: a line a colour, as in tokens.css */
@import "./tokens.css";

@supports (color: rgb(from Canvas r g b)) {
  :where(:root, :host, .dawa) {
${colours.join('\n')}
  }
}
`
}

const theme = new URL('../src/ground/theme/', import.meta.url)
if (import.meta.main) {
  const tokens = readFileSync(new URL('tokens.css', theme), 'utf8')
  writeFileSync(new URL('portable-tokens.css', theme), portableTokens(tokens))
}

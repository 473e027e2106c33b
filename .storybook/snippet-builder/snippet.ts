import { pinnedTag } from '../../examples/store/pinned-tag.ts'
import { scriptFor } from '../../packages/embed/build/page-scripts.ts'
import { type AttributeValues, htmlOf } from '../html-of.ts'
import { darkBrand, lightBrand } from './brand-colours.ts'

/** What the elements stand on: the page as it is, or a place that the snippet brings. */
export type Ground = 'page' | 'light' | 'dark' | 'auto'

/** How round things are. */
export type Corners = 'ours' | 'square' | 'slight' | 'round' | 'pill'

export interface Look {
  ground: Ground
  /** Six digits; empty for ours. */
  primary: string
  corners: Corners
  /** As CSS names fonts; empty for the page's own. */
  font: string
}

export interface SnippetChoice {
  /** The pharmacy's API, e.g. `https://pharmacy.example/api`. */
  api: string
  /** Attributes of `<dawa-shop>` besides: the partner's key, addresses of pages. */
  shop: AttributeValues
  /** The chosen elements, in the order of the page, with their attributes. */
  elements: readonly (readonly [tag: string, attributes: AttributeValues])[]
  look: Look
  /** The newest release of the major version, or exactly this one with the integrity of its files. */
  address: 'floating' | 'pinned'
}

/** A release of the script tag, as its `sri.json` says it. */
export interface Release {
  version: string
  files: Record<string, string>
}

const RADII: Readonly<Record<Exclude<Corners, 'ours'>, readonly [control: string, card: string]>> = {
  square: ['0px', '0px'],
  slight: ['4px', '6px'],
  round: ['12px', '20px'],
  pill: ['999px', '24px'],
}

/** `--dawa-ground` and `--dawa-ink` of each half. */
const LIGHT = ['#f5f9f7', '#10231f'] as const
const DARK = ['#0f1714', '#e8f1ed'] as const
const AUTO = LIGHT.map((light, index) => `light-dark(${light}, ${DARK[index]})`)

/** The address that an API is given by; null where it is none. */
export function apiAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
}

/** Where the script tag of this release is, beside the API. */
export function embedAddress({ api, address }: SnippetChoice, { version }: Release): string {
  const folder = address === 'pinned' ? version : `v${version.split('.')[0]}`
  return new URL(`/embed/${folder}/`, apiAddress(api) ?? 'https://pharmacy.example').href
}

/** Nothing in a font's name ends a declaration, or the stylesheet. */
const fontOf = (text: string): string => text.replace(/[^\p{L}\p{N} ,'"-]/gu, '').trim()

function properties({ ground, primary, corners, font }: Look): string[] {
  const light = primary ? lightBrand(primary) : null
  const dark = primary ? darkBrand(primary) : null
  const colours = Object.keys(light ?? {}).map((key) => {
    const name = key as keyof NonNullable<typeof light>
    const [forLight, forDark] = [light?.[name], dark?.[name]]
    if (ground === 'light' || forLight === forDark) return `${name}: ${forLight};`
    return `${name}: ${ground === 'dark' ? forDark : `light-dark(${forLight}, ${forDark})`};`
  })
  const [control, card] = corners === 'ours' ? [] : RADII[corners]
  return [
    ...colours,
    ...(control ? [`--dawa-radius-control: ${control};`, `--dawa-radius-card: ${card};`] : []),
    ...(corners === 'square' ? ['--dawa-radius-picture: 0px;', '--dawa-radius-chip: 0px;'] : []),
    ...(fontOf(font) ? [`--dawa-font: ${fontOf(font)};`] : []),
  ]
}

function groundRule(ground: Exclude<Ground, 'page'>): string[] {
  const [background, ink] = ground === 'light' ? LIGHT : ground === 'dark' ? DARK : AUTO
  return [
    `color-scheme: ${ground === 'auto' ? 'light dark' : ground};`,
    'padding: 16px;',
    `background: ${background};`,
    `color: ${ink};`,
  ]
}

const rule = (selector: string, lines: readonly string[]): string =>
  lines.length > 0 ? `  ${selector} {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n` : ''

function styleOf(look: Look): string {
  const rules =
    rule(':root', properties(look)) +
    (look.ground === 'page' ? '' : rule('.pharmacy', groundRule(look.ground)))
  return rules ? `<style>\n${rules}</style>\n` : ''
}

const floatingTag = (embed: string, script: string): string =>
  `<link rel="stylesheet" href="${embed}room.css">\n<script type="module" async src="${embed}${script}"></script>\n`

/**
 * The lines that a partner puts into a page. Alone in a file they are a page too. The script is the one that brings what was
 * chosen in one answer, where there is one.
 *
 * @param embed - Where the script tag is, with a slash at its end.
 */
export function snippetOf(
  choice: SnippetChoice,
  release: Release,
  embed: string = embedAddress(choice, release),
): string {
  const { api, shop, elements, look, address } = choice
  const { fileName: script } = scriptFor(elements.map(([tag]) => tag.replace('dawa-', '')))
  const tags = address === 'pinned' ? pinnedTag(embed, release, script) : floatingTag(embed, script)
  const head = tags + styleOf(look)
  const body = [
    htmlOf('dawa-shop', { api: apiAddress(api)?.href, ...shop }),
    ...elements.map(([tag, attributes]) => htmlOf(tag, attributes)),
  ]
  const place =
    look.ground === 'page'
      ? body
      : [
          `<div class="pharmacy" data-dawa-theme="${look.ground}">`,
          ...body.map((one) => one.replace(/^/gm, '  ')),
          '</div>',
        ]
  return `${head}\n${place.join('\n')}\n`
}

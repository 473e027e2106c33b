// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { portableTokens } from '../../build/portable-tokens.ts'

const source = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, source), 'utf8')
/** Each folder with its room, as `controls/badge`. */
const paths = readdirSync(source, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isDirectory())
  .map(({ parentPath, name }) => posix.relative(source.pathname, posix.join(parentPath, name)))
const pathOf = new Map(paths.map((path) => [posix.basename(path), path]))
const sheets = paths.flatMap((path) =>
  readdirSync(new URL(path, source))
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${path}/${file}`),
)

/** A sheet and all that it imports. */
const takenBy = (path: string): string[] => [
  path,
  ...[...read(path).matchAll(/@import "([^"]+)"/g)].flatMap(([, file = '']) =>
    takenBy(posix.join(posix.dirname(path), file)),
  ),
]

describe('styles', () => {
  it('takes every widget’s sheet into the one of all', () => {
    const taken = takenBy('styles/styles.css')
    const forgotten = sheets.filter((path) => !taken.includes(path))
    expect(
      forgotten,
      'import them in src/styles/styles.css, or in the sheet that they are a part of',
    ).toEqual([])
  })

  it('says in the README which sheets each widget needs', () => {
    const classesIn = (text: string) => new Set(text.match(/dawa-[\w-]+/g))
    const sheetsOf = new Map<string, string[]>()
    for (const path of sheets) {
      const folder = posix.basename(posix.dirname(path))
      for (const name of classesIn(read(path))) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), folder])
    }
    /** The folders of the widgets that it imports (their words bring no sheet), and of sheets which alone have a class that it uses. */
    const neededBy = (text: string) => [
      ...(text.match(/(?<=from '\.\.\/(?:\.\.\/[a-z-]+\/)?)[a-z-]+(?=\/(?!.*-labels\.ts'))/g) ?? []),
      ...[...classesIn(text)].flatMap((name) => {
        const [only, ...others] = sheetsOf.get(name) ?? []
        return only && others.length === 0 ? [only] : []
      }),
    ]
    const importsOf = (folder: string) =>
      readdirSync(new URL(pathOf.get(folder) ?? folder, source))
        .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|example)\./.test(file))
        .flatMap((file) => neededBy(read(`${pathOf.get(folder)}/${file}`)))
    const needs = (folder: string, seen = new Set<string>()): Set<string> => {
      if (!seen.has(folder)) {
        seen.add(folder)
        for (const other of importsOf(folder)) needs(other, seen)
      }
      return seen
    }
    const rows = [...pathOf]
      .filter(([, path]) => readdirSync(new URL(path, source)).includes('index.ts'))
      .map(([name]) => name)
      .sort()
      .map((name) => {
        const own = [...needs(name)].filter((one) => sheets.includes(`${pathOf.get(one)}/${one}.css`))
        const list = own.filter((one) => !/^(button|field|skeleton|theme)$/.test(one)).sort()
        return `| \`${name}\` | ${list.map((one) => `\`${one}\``).join(' ') || '–'} |`
      })
    const table = read('../README.md').match(/^\| `[a-z-]+` \| .* \|$/gm)
    expect(
      table,
      'the table of packages/widgets/README.md: with - a row that it lacks, with + one too many',
    ).toEqual(rows)
  })

  it('has every colour in the form that no bundler rewrites', () => {
    const written = read('ground/theme/portable-tokens.css')
    expect(written, 'run node packages/widgets/build/portable-tokens.ts').toBe(
      portableTokens(read('ground/theme/tokens.css')),
    )
    const pairs = read('ground/theme/tokens.css').match(/light-dark\(#/g) ?? []
    expect(written.match(/from Canvas (?:calc|\d)/g)).toHaveLength(pairs.length)
  })

  it('uses no token that the theme does not know', () => {
    const known = new Set(read('ground/theme/tokens.css').match(/--dawa-[\w-]+(?=:)/g))
    const used = sheets.flatMap((path) => read(path).match(/(?<=var\()--dawa-[\w-]+/g) ?? [])
    expect([...new Set(used)].filter((token) => !known.has(token))).toEqual([])
  })
})

/** WCAG 2 contrast of two colours given as #rrggbb. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const coloursOf = (css: string, half: 'light' | 'dark') =>
  [...css.matchAll(/--dawa-([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?;/g)].map(
    ([, name = '', light = '', dark = light]): [string, string] => [name, half === 'dark' ? dark : light],
  )
const theme = read('ground/theme/tokens.css')
/** The stories' partner: its own colours over the light ones. */
const partner = read('../../../.storybook/preview.css')

describe.each([
  ['light', coloursOf(theme, 'light')],
  ['dark', coloursOf(theme, 'dark')],
  ['partner', [...coloursOf(theme, 'light'), ...coloursOf(partner, 'light')]],
])('%s colours', (_, colours) => {
  const tokens = new Map(colours)
  const colour = (name: string) => tokens.get(name) ?? ''

  it.each([
    ['ink', 'surface'],
    ['ink', 'ground'],
    ['ink', 'primary-tint'],
    ['ink', 'deal-tint'],
    ['muted', 'surface'],
    ['muted', 'ground'],
    ['muted', 'primary-tint'],
    ['primary', 'surface'],
    ['primary', 'ground'],
    ['primary', 'primary-tint'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-hover'],
    ['on-deal', 'deal'],
    ['rx', 'rx-tint'],
    ['cold', 'cold-tint'],
    ['danger', 'danger-tint'],
    ['danger', 'surface'],
    ['danger', 'ground'],
    ['success', 'surface'],
    ['success', 'ground'],
    ['success', 'primary-tint'],
  ])('%s on %s reads at 4.5 : 1', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['line-strong', 'surface'],
    ['line-strong', 'ground'],
    ['focus', 'surface'],
    ['focus', 'ground'],
  ])('%s on %s shows at 3 : 1', (line, ground) => {
    expect(contrast(colour(line), colour(ground))).toBeGreaterThanOrEqual(3)
  })
})

// @vitest-environment node
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = resolve(import.meta.dirname, '../src/elements')
const widgets = resolve(import.meta.dirname, '../../widgets/src')
/** Where each folder of the widgets stands: below its room. */
const places = new Map(
  globSync(`${widgets}/*/*/`).map((path) => [basename(path), path.replace(/\/$/, '')] as const),
)
const styledFolders = [...places.keys()].filter((name) => existsSync(`${places.get(name)}/${name}.css`))

/** `dawa-field` of `dawa-field__box` and `dawa-field--invalid`. */
const blockOf = (name: string) => name.split(/__|--/)[0]

/** What a folder's stylesheet is about: its first class. Others in it are neighbours. */
const blocks = new Map(
  styledFolders.map((name) => {
    const css = readFileSync(`${places.get(name)}/${name}.css`, 'utf8')
    return [blockOf(css.match(/\.(dawa-[\w-]+)/)?.[1] ?? ''), name]
  }),
)

/** Folders whose stylesheet is about a class that this source text writes. */
const writtenBy = (code: string) =>
  Array.from(code.matchAll(/dawa-[a-z][\w-]*/g), ([found]) => blocks.get(blockOf(found))).filter(
    (name) => name !== undefined,
  )

/** All modules of widgets that an element's source reaches by imports of values. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  for (const [, source = ''] of code.matchAll(/^(?:import|export) (?!type)[^;'"]*?from '([^']+)'/gm)) {
    if (source.startsWith('@dawakit/widgets/') && !source.includes('.css')) {
      const folder = source.slice('@dawakit/widgets/'.length)
      const index = readFileSync(`${places.get(folder)}/index.ts`, 'utf8')
      const names = new Set(code.match(/\b[A-Z]\w+\b/g))
      for (const [, list = '', part = ''] of index.matchAll(/export \{([^}]*)\} from '(\.[^']+)'/g)) {
        const isUsed = list.split(',').some((name) => names.has(name.trim()))
        if (isUsed) reachedFrom(resolve(places.get(folder) ?? '', part), seen)
      }
    } else if (source.startsWith('.') && /\.tsx?$/.test(source)) {
      reachedFrom(resolve(dirname(file), source), seen)
    }
  }
  return seen
}

const elements = readdirSync(folder).filter((name) =>
  readFileSync(`${folder}/${name}`, 'utf8').includes('export const definition'),
)

describe.each(elements)('the element of %s', (name) => {
  it('wears the stylesheet of every part that it shows', async () => {
    const { definition } = await import(`../src/elements/${name.replace(/\.ts$/, '')}.ts`)
    const worn = (definition.css as string[]).join('\n')
    const shown = [...reachedFrom(`${folder}/${name}`)]
      .filter((file) => file.startsWith(widgets))
      .flatMap((file) => writtenBy(readFileSync(file, 'utf8')))
    const missing = [...new Set(shown)].filter((folder) => {
      const css = readFileSync(`${places.get(folder)}/${folder}.css`, 'utf8')
      const first = css.match(/\.(dawa-[\w-]+)/)?.[1] ?? ''
      return !worn.includes(`.${blockOf(first)}`)
    })
    expect(missing).toEqual([])
  })
})

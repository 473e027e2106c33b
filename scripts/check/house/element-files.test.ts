import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { elementFacts } from '../../docs/elements/element-facts.ts'
import { packageFiles, writtenFiles } from '../../docs/elements/element-files.ts'
import { definitionIn, readWidgets } from '../../docs/widget-facts.ts'
import { rowsBelow } from './docs-table.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const elements = elementFacts(readWidgets())
const files = packageFiles(elements)
const json = (name: string) => JSON.parse(files[name] ?? '')

/** Each tag with its attributes, as the definitions have them, and the handbook for `<dawa-shop>`. */
const known = new Map<string, string[]>([
  [
    'dawa-shop',
    rowsBelow('`<dawa-shop>`', 'docs/embedding.md').flatMap(([names = '']) =>
      [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
    ),
  ],
  ...globSync('packages/embed/src/elements/*.ts')
    .map(read)
    .flatMap((text): [string, string[]][] => {
      const [, tag] = /\n {2}tag: '(dawa-[\w-]+)'/.exec(text) ?? []
      return tag ? [[tag, definitionIn(text).attributes.map(([name]) => name)]] : []
    }),
])

interface Named {
  name: string
}

/** What of `known` a file does not name. */
function missingIn(told: ReadonlyMap<string, readonly string[]>): string[] {
  return [...known].flatMap(([tag, attributes]) => [
    ...(told.has(tag) ? [] : [tag]),
    ...attributes.filter((name) => !told.get(tag)?.includes(name)).map((name) => `${name} of <${tag}>`),
  ])
}

const toldOf = (tags: (Named & { attributes: Named[] })[]) =>
  new Map(tags.map(({ name, attributes }) => [name, attributes.map((one) => one.name)]))

it('there are elements to tell of', () => {
  const entries = globSync('packages/embed/src/entries/*.ts').map((file) => `dawa-${basename(file, '.ts')}`)
  expect([...known.keys()].sort()).toEqual([...entries, 'dawa-shop'].sort())
})

it('custom-elements.json has every element and attribute, and what an element shows and says', () => {
  const manifest = json('custom-elements.json')
  const declared = manifest.modules.flatMap(
    ({ declarations }: { declarations: { tagName: string; attributes: Named[] }[] }) => declarations,
  )
  const tags = declared.map(({ tagName, attributes }: { tagName: string; attributes: Named[] }) => ({
    name: tagName,
    attributes,
  }))
  expect(missingIn(toldOf(tags))).toEqual([])
  expect(manifest.schemaVersion).toBe('2.1.0')
  const grid = declared.find(({ tagName }: { tagName: string }) => tagName === 'dawa-product-grid')
  const named = (list: Named[]) => list.map(({ name }) => name)
  expect(named(grid.events)).toEqual(['dawa:product:select'])
  expect(named(grid.members)).toEqual(expect.arrayContaining(['perPage', 'products']))
  expect(named(grid.cssParts)).toEqual(expect.arrayContaining(['card', 'price']))
  expect(grid.cssProperties).toContainEqual({ name: '--dawa-radius-card', default: '12px' })
})

it('every module of custom-elements.json is one that the package exports', () => {
  const { exports } = JSON.parse(read('packages/embed/package.json'))
  const published = Object.values<Record<string, string> | string>(exports).map((one) =>
    typeof one === 'string' ? one : one['import'],
  )
  const paths = json('custom-elements.json').modules.map(({ path }: { path: string }) => `./${path}`)
  expect(paths.filter((path: string) => !published.includes(path))).toEqual([])
})

it('html-custom-data.json has every element and attribute, and the values that there are', () => {
  const { tags } = json('html-custom-data.json')
  expect(missingIn(toldOf(tags))).toEqual([])
  const card = tags.find(({ name }: Named) => name === 'dawa-product-card')
  const inCart = card.attributes.find(({ name }: Named) => name === 'in-cart')
  expect(inCart.values).toEqual([{ name: 'stepper' }, { name: 'remove' }])
})

it('web-types.json has every element and attribute, and its version is the package’s', () => {
  const { contributions, name, version } = json('web-types.json')
  expect(missingIn(toldOf(contributions.html.elements))).toEqual([])
  const ours = JSON.parse(read('packages/embed/package.json'))
  expect([name, version]).toEqual([ours.name, ours.version])
})

it('llms.txt has every element, attribute and event', () => {
  const sections = (files['llms.txt'] ?? '').split('\n### ').slice(1)
  const told = new Map(
    sections.map((section) => [
      /^<([\w-]+)>/.exec(section)?.[1] ?? '',
      [...section.matchAll(/^- `([^`]+)`/gm)].map(([, name = '']) => name),
    ]),
  )
  expect(missingIn(told)).toEqual([])
  const events = [...read('packages/embed/src/events.ts').matchAll(/'(dawa:[a-z:]+)': CustomEvent/g)]
  const said = [...told.values()].flat()
  expect(events.map(([, name = '']) => name).filter((name) => !said.includes(name))).toEqual([])
})

it('llms.txt leads to pages that are there', () => {
  const pages = [...(files['llms.txt'] ?? '').matchAll(/\/blob\/main\/(docs\/[\w/-]+\.md)/g)].map(
    ([, path = '']) => path,
  )
  expect(pages.length).toBeGreaterThan(20)
  expect(pages.filter((path) => !globSync(path).length)).toEqual([])
})

it.each(Object.entries(writtenFiles(elements)))('%s is as the code has it', (path, text) => {
  expect(read(path), 'run npm run docs:tables').toBe(text)
})

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { definitionIn, PAGES, widgetReferences, withReference } from '../widget-reference.ts'
import { rowsBelow } from './docs-table.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const ELEMENTS = globSync('packages/embed/src/entries/*.ts').map((file) => basename(file, '.ts'))

const references = widgetReferences()

it.each(Object.entries(references))(
  'docs/widgets/%s.md lists attributes, properties, events, props, parts and tokens as the code has them',
  (name, reference) => {
    const text = read(`docs/widgets/${name}.md`)
    expect(text, 'run npm run docs:tables').toBe(withReference(text, reference))
  },
  60_000,
)

it('each element has its page', () => {
  expect(Object.values(PAGES).flatMap(({ element }) => element ?? [])).toEqual([...ELEMENTS].sort())
})

it('each page of a widget has its reference, but for the primitives', () => {
  const pages = globSync('docs/widgets/*.md').map((file) => basename(file, '.md'))
  expect(pages.filter((name) => name !== 'primitives').sort()).toEqual(Object.keys(PAGES).sort())
})

it.each(Object.entries(PAGES).filter(([, { element }]) => element))(
  'docs/widgets/%s.md says what it is for, shows it as HTML and in React, and its states',
  (name) => {
    const text = read(`docs/widgets/${name}.md`)
    const asked = [
      '**For**',
      '**Not for**',
      '```html',
      '```tsx',
      '**States**',
      '**Keys**',
      '**Accessibility**',
      '**Size**',
    ]
    expect(asked.filter((mark) => !text.includes(mark))).toEqual([])
  },
)

it('docs/embedding.md names each element with its attributes and properties', () => {
  const told = rowsBelow('Elements', 'docs/embedding.md').map((row) =>
    [...row.join(' ').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  )
  for (const element of ELEMENTS) {
    const { attributes, properties } = definitionIn(read(`packages/embed/src/elements/${element}.ts`))
    const [, ...row] = told.find(([tag]) => tag === `dawa-${element}`) ?? []
    expect(row, `the row of dawa-${element}`).toEqual(
      expect.arrayContaining([...attributes.map(([name]) => name), ...properties]),
    )
  }
})

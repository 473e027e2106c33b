import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { elementFacts } from '../../docs/elements/element-facts.ts'
import { complaintsOfCompiler, definitionIn, readWidgets } from '../../docs/widget-facts.ts'
import { PAGES, widgetReferences, withReference } from '../../docs/widget-reference.ts'
import { rowsBelow } from './docs-table.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const ELEMENTS = globSync('packages/embed/src/entries/*.ts').map((file) => basename(file, '.ts'))

const widgets = readWidgets()
const references = widgetReferences(widgets, elementFacts(widgets))

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

it('each page says what its widget is for, and for what it is not', () => {
  const silent = Object.keys(PAGES).filter(
    (name) => !/\*\*For\*\* .*\n\n\*\*Not for\*\* /.test(read(`docs/widgets/${name}.md`)),
  )
  expect(silent).toEqual([])
})

it.each(globSync('docs/widgets/*.md'))(
  '%s says what to do, what not, and what the keys do, in tables and lists',
  (page) => {
    const text = read(page)
    const parts = page.endsWith('primitives.md') ? text.split(/^## /m).slice(1, -1) : [text]
    for (const part of parts) {
      const [name] = part.split('\n')
      expect(part, name).toMatch(/\n\*\*Do\*\*\n\n(- [A-Z].*\.\n)+\n\*\*Don't\*\*\n\n(- Don't .*\.\n)+/)
    }
    // What takes no focus has no keys.
    if (parts.length === 1)
      expect(text).toMatch(/\n\*\*Keys\*\*.*\n\n\| key \| what it does \|\n\|---\|---\|\n(\| .* \| .* \|\n)+/)
  },
)

/** What the pages call a key, and what the code that hears it does. */
const HEARD: readonly [page: string, key: string, source: string, word: RegExp][] = [
  ['search-box', 'ArrowDown, ArrowUp', 'search-box/use-combobox.ts', /ArrowDown: 1, ArrowUp: -1/],
  ['search-box', 'Alt\\+ArrowDown', 'search-box/use-combobox.ts', /altKey\) reset/],
  ['search-box', 'Home, End, ArrowLeft, ArrowRight', 'search-box/use-combobox.ts', /Home\|End\|Arrow\[LR\]/],
  ['search-box', 'Escape', 'search-box/use-combobox.ts', /key === 'Escape'/],
  ['cart-button', 'Escape', 'cart-button/cart-button.tsx', /key !== 'Escape'/],
  [
    'login-page',
    'ArrowRight, ArrowLeft',
    'login-page/login-page.tsx',
    /ArrowRight: at \+ 1, ArrowLeft: at - 1/,
  ],
  ['login-page', 'Home, End', 'login-page/login-page.tsx', /Home: 0, End:/],
]

it.each(HEARD)('docs/widgets/%s.md tells of %s, which the code hears', (page, key, source, word) => {
  expect(read(`docs/widgets/${page}.md`)).toMatch(new RegExp(`\\n\\| ${key} \\|`))
  const [file = ''] = globSync(`packages/widgets/src/*/${source}`)
  expect(read(file)).toMatch(word)
})

it('no HTML of the handbook names a tag or an attribute that is none', () => {
  const shop = rowsBelow('`<dawa-shop>`', 'docs/embedding.md').flatMap(([names = '']) =>
    [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
  )
  expect(shop).toContain('partner-key')
  const known = new Map([['dawa-shop', [...shop, 'key']]])
  for (const element of ELEMENTS) {
    const { attributes } = definitionIn(read(`packages/embed/src/elements/${element}.ts`))
    // All but these of the shop's may stand on a single element too.
    const own = shop.filter((name) => !/^(api|partner-key|consent)$/.test(name))
    known.set(`dawa-${element}`, [...attributes.map(([name]) => name), ...own, 'served'])
  }
  const wrong = globSync(['docs/**/*.md', 'README.md', 'packages/embed/README.md']).flatMap((page) =>
    [...read(page).matchAll(/```html\n([\s\S]*?)```/g)].flatMap(([, html = '']) =>
      [...html.matchAll(/<(dawa-[\w-]+)([^>]*)>/g)].flatMap(([, tag = '', rest = '']) => {
        const names = [...rest.replace(/="[^"]*"/g, '').matchAll(/[\w-]+/g)].map(([name]) => name)
        return names
          .filter(
            (name) => !known.get(tag)?.includes(name) && !/^(id|class|style|hidden|lang|data-.*)$/.test(name),
          )
          .concat(known.has(tag) ? [] : [tag])
          .map((name) => `${page}: ${name} of <${tag}>`)
      }),
    ),
  )
  expect(wrong).toEqual([])
})

it('what the pages show in React compiles', () => {
  const pages = ['theming', ...Object.keys(PAGES).map((name) => `widgets/${name}`)]
  const shown = pages.flatMap((name) =>
    [...read(`docs/${name}.md`).matchAll(/```tsx.*\n([\s\S]*?)```/g)].map(
      ([, code = ''], index): [string, string] => [`${basename(name)}-${index}.tsx`, code],
    ),
  )
  expect(shown.length).toBeGreaterThan(10)
  expect(complaintsOfCompiler(shown)).toEqual([])
}, 60_000)

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

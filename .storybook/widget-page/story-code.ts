import { type ComponentType, createElement, isValidElement, type ReactNode } from 'react'
import { sourceOf } from './public-components.ts'
import { writtenMarkup } from './written-markup.ts'
import type { Gathered } from './written-value.ts'

/** What of a story its code is made of. */
export interface StoryParts {
  /** Path of its file, as in `parameters.fileName`. */
  fileName: string
  component: unknown
  args: object
  /** The story's own; without one, its component with the arguments. */
  render?: ((args: never, context: never) => ReactNode) | undefined
}

export interface StoryCode {
  /** The page's own module. */
  page: string
  /** What it shows, as a module beside it; null where nothing is too long for the page's. */
  data: string | null
}

/** As the page's module calls the other. */
export const DATA_MODULE = './example-data.ts'

const IMPORT = /^import (type )?(?:([\w$]+)|\{([^}]*)\}) from '([^']+)'$/gm
/** What a story file imports for being one. */
const OF_STORIES = /^(storybook|@storybook\/|@dawakit\/testing)/

const shifted = (text: string, by: string) => text.replaceAll(/^(?=.)/gm, by)

/** A top-level function or interface of a file, as it is written there, with the comment above it. */
function declarationOf(source: string, name: string): string {
  const pattern = new RegExp(
    `(?:/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?(?:function|interface) ${name}\\b[\\s\\S]*?\\n\\}\\n`,
  )
  return pattern.exec(source)?.[0] ?? ''
}

/** The story file's own components that the markup uses, the types that these name, and what both import. */
function localsOf(fileName: string, names: ReadonlySet<string>, gathered: Gathered): string[] {
  const source = sourceOf(fileName)
  const written = [...names].map((name) => declarationOf(source, name)).join('\n')
  const types = [...source.matchAll(/^interface (\w+)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => new RegExp(`\\b${name}\\b`).test(written))
    .map((name) => declarationOf(source, name))
  const all = [...types, written].filter(Boolean)
  for (const [, isType, whole, list = '', from = ''] of source.matchAll(IMPORT)) {
    if (whole || OF_STORIES.test(from)) continue
    for (const one of list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)) {
      const bare = one.replace(/^type /, '')
      if (!new RegExp(`\\b${bare}\\b`).test(all.join('\n'))) continue
      const name = isType ? `type ${bare}` : one
      gathered.imports.set(from, (gathered.imports.get(from) ?? new Set()).add(name))
    }
  }
  return all
}

const importLine = ([from, names]: [string, Iterable<string>]) =>
  `import { ${[...names].sort().join(', ')} } from '${from}'`

/**
 * The code that a page needs to show what a story shows: its markup in a shop, with every import. It is made of the very
 * element that the story renders.
 */
export function storyCode({ fileName, component, args, render }: StoryParts): StoryCode {
  const drawn = render
    ? render(args as never, { component, args } as never)
    : createElement(component as ComponentType, args)
  if (!isValidElement(drawn)) throw new Error(`A story of ${fileName} renders no element.`)
  const gathered: Gathered = { imports: new Map(), data: new Map(), locals: new Set() }
  const markup = writtenMarkup(drawn, gathered)
  const locals = localsOf(fileName, gathered.locals, gathered)
  const data = dataModule(gathered)
  const imports = new Map([
    ['@dawakit/client/fetch', ['createShop']],
    ['@dawakit/widgets/shop-context', ['ShopProvider']],
    ...gathered.imports,
  ] as [string, Iterable<string>][])
  const shopImports = gathered.imports.get('@dawakit/widgets/shop-context')
  if (shopImports) imports.set('@dawakit/widgets/shop-context', [...shopImports, 'ShopProvider'])
  const beside = [...gathered.data].filter(([, { type }]) => !gathered.locals.has(componentOf(type)))
  if (data.text)
    imports.set(
      DATA_MODULE,
      beside.map(([name]) => name),
    )
  const page = [
    [
      "import '@dawakit/widgets/styles.css'",
      ...[...imports].sort(([one], [other]) => order(one).localeCompare(order(other))).map(importLine),
    ].join('\n'),
    "const shop = createShop({ apiUrl: 'https://pharmacy.example/api' })",
    ...locals.map((text) => text.trim()),
    ...data.inPage,
    `export const Example = () => (\n  <ShopProvider shop={shop}>\n${shifted(markup, '    ')}\n  </ShopProvider>\n)`,
  ]
  return { page: page.join('\n\n'), data: data.text }
}

/** What is beside the page comes after what is of others. */
const order = (from: string) => `${from.startsWith('.') ? 1 : 0}${from}`

const componentOf = (type: string) => /typeof (\w+)/.exec(type)?.[1] ?? ''

function dataModule({ data, imports, locals }: Gathered): { text: string | null; inPage: string[] } {
  const all = [...data].map(([name, { text, type }]) => ({ name, text, type, component: componentOf(type) }))
  // The types of a story file's own component stand in the page alone: so does what it is given.
  const inPage = all
    .filter(({ component }) => locals.has(component))
    .map(({ name, text, component }) => `const ${name}: ${component}Props['${name}'] = ${text}`)
  const beside = all.filter(({ component }) => !locals.has(component))
  if (beside.length === 0) return { text: null, inPage }
  const needed = [...imports].flatMap(([from, names]) => {
    const some = [...names].filter((name) => beside.some(({ component }) => component === name))
    return some.length > 0 ? [`import type { ${some.join(', ')} } from '${from}'`] : []
  })
  const lines = [
    [...needed, "import type { ComponentProps } from 'react'"].join('\n'),
    ...beside.map(({ name, text, type }) => `export const ${name} = ${text} as ${type}`),
  ]
  return { text: lines.join('\n\n'), inPage }
}

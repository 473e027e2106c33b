// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ordering as hindiOrdering } from '../../widgets/src/language/hindi/ordering.ts'
import { page as hindiPage } from '../../widgets/src/language/hindi/page.ts'
import { ordering as tamilOrdering } from '../../widgets/src/language/tamil/ordering.ts'
import { page as tamilPage } from '../../widgets/src/language/tamil/page.ts'
import { brotli, bundleFiles } from './bundle.ts'
import type { EmbedFile } from './finish-files.ts'
import { minifyCss, withDefaults } from './widget-css.ts'

/** What stands on a page of products. */
const PAGE_ELEMENTS = [
  'search-box',
  'pincode-checker',
  'product-card',
  'product-grid',
  'cart-button',
  'cart-drawer',
  'notices',
]
/** Bytes, brotli, of what a page of products loads for its language. */
const WORDS_LIMIT = 6000

/** The dictionary of a module, by its name in `widgetLabels`. */
const dictionaryOf = (path: string): string[] => {
  const [, name] = /\/(?!use-)([\w-]+)-labels\.ts$/.exec(path) ?? []
  return name ? [name === 'date' ? 'dates' : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())] : []
}

describe('a widget’s stylesheet in a shadow root', () => {
  const folder = mkdtempSync(`${tmpdir()}/dawakit-css-`)
  afterAll(() => rmSync(folder, { recursive: true }))
  const sheet = (name: string, css: string) => {
    writeFileSync(`${folder}/${name}.css`, css)
    return `${folder}/${name}.css`
  }
  const look = sheet(
    'look',
    `:where(:root, :host, .dawa) { --dawa-ink: light-dark(#111, #eee); --dawa-tap: 44px; --dawa-motion: 200ms; }
     @media (prefers-reduced-motion: reduce) { :where(:root, :host, .dawa) { --dawa-motion: 0s; } }`,
  )
  const worn = (css: string) => minifyCss(sheet('worn', css), withDefaults(look))

  it('brings each default along, so that what the page sets further out counts', () => {
    expect(worn('.a { color: var(--dawa-ink); height: calc(var(--dawa-tap) - 2px); }')).toBe(
      '.a{color:var(--dawa-ink,light-dark(#111,#eee));height:calc(var(--dawa-tap,44px) - 2px)}',
    )
  })

  it('takes the look itself for the default, not what a media query makes of it', () => {
    expect(worn('.a { transition: var(--dawa-motion); }')).toBe('.a{transition:var(--dawa-motion,.2s)}')
  })

  it('keeps a default of its own', () => {
    expect(worn('.a { width: var(--dawa-tap, 10px); top: var(--dawa-other); }')).toBe(
      '.a{width:var(--dawa-tap,10px);top:var(--dawa-other)}',
    )
  })

  it('keeps its meaning when it is made small, with what it imports', () => {
    sheet('base', '/* why */\n.a > .b,\n.a :hover {\n  margin: 0 auto;\n}')
    expect(worn('@import "./base.css";\n@media (min-width: 480px) { .c { top: 0; } }')).toBe(
      '.a>.b,.a :hover{margin:0 auto}@media (width>=480px){.c{top:0}}',
    )
  })
})

describe('the script tag’s files', () => {
  let files: readonly EmbedFile[]
  beforeAll(async () => {
    files = await bundleFiles()
  }, 180_000)

  const fileOf = (name: string) => files.find((file) => file.name === name)
  const nameOf = (fileName: string) => files.find((file) => file.fileName === fileName)?.name
  const exportsOf = (code: string) =>
    [...code.matchAll(/\bexport\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((part) => part.split(' as ').at(-1)),
    )

  it('are called by one build, all but those that pages name', () => {
    const [, build] = /-([0-9a-f]{6})\.js$/.exec(fileOf('runtime')?.fileName ?? '') ?? []
    expect(build).toMatch(/^[0-9a-f]{6}$/)
    for (const { name, fileName, code } of files) {
      expect(fileName).toBe(/^dawakit(-|$)/.test(name) ? `${name}.js` : `${name}-${build}.js`)
      expect(code).not.toContain('000000.js')
    }
  })

  it('are asked for by the loader in a way that a lost network does not spoil', () => {
    expect(fileOf('dawakit')?.code).not.toMatch(/\bimport\(["'`]/)
    const asked = [...(fileOf('dawakit')?.code.matchAll(/\b\w+\("([a-z-]+)"\)/g) ?? [])].map(
      ([, name]) => name,
    )
    expect(asked).toEqual(expect.arrayContaining(['runtime', 'product', 'cart', 'checkout', 'doctor']))
  })

  it('find in each other every name that they import', () => {
    for (const { code } of files) {
      for (const [, list = '', fileName = ''] of code.matchAll(/\bimport\{([^}]*)\}from"\.\/([^"]+)"/g)) {
        const names = list.split(',').map((part) => part.split(' as ')[0])
        expect(exportsOf(fileOf(nameOf(fileName) ?? '')?.code ?? ''), fileName).toEqual(
          expect.arrayContaining(names),
        )
      }
    }
  })

  it('export each name once', () => {
    for (const { name, code } of files) {
      const names = exportsOf(code)
      expect(
        names.filter((one, index) => names.indexOf(one) !== index),
        name,
      ).toEqual([])
    }
  })

  it('have source maps that lead to where a text was written', () => {
    const cart = fileOf('cart')
    const text = 'dawa-cart-drawer__'
    const map = new TraceMap(cart?.map ?? '')
    const place = originalPositionFor(map, { line: 1, column: cart?.code.indexOf(`"${text}`) ?? -1 })
    const source = map.sources.indexOf(place.source)
    const line = map.sourcesContent?.[source]?.split('\n')[(place.line ?? 0) - 1]
    expect(line).toContain(text)
    expect(map.sources.filter((path) => path?.startsWith('/'))).toEqual([])
  })

  it('let the first press wait for the actions alone, where a card is there', () => {
    expect(fileOf('actions')?.imports.map(nameOf).sort()).toEqual(['cart', 'runtime', 'shown'])
    expect(fileOf('product-card')?.imports.map(nameOf)).toEqual(
      expect.arrayContaining(['cart', 'runtime', 'shown']),
    )
  })

  it('list what a search has found without a cart', () => {
    const needed = new Set(['search-rows'])
    for (const name of needed) for (const one of fileOf(name)?.imports ?? []) needed.add(nameOf(one) ?? one)
    expect([...needed].sort()).toEqual(['product', 'runtime', 'search-rows', 'shown'])
  })

  it('bring with a language what the elements of a page of products say, and the rest with checkout, tracker, invoice and login', () => {
    const needed = new Set(PAGE_ELEMENTS)
    for (const name of needed) for (const one of fileOf(name)?.imports ?? []) needed.add(nameOf(one) ?? one)
    const said = (some: readonly EmbedFile[]) => some.flatMap(({ modules }) => modules.flatMap(dictionaryOf))
    const ofPages = said(files.filter(({ name }) => needed.has(name)))
    const loaders = files.filter(({ name }) => !/^(search|header|shop)\.|^dawakit-/.test(name))
    expect(ofPages).toContain('productCard')
    const languages = [
      { page: hindiPage, ordering: hindiOrdering },
      { page: tamilPage, ordering: tamilOrdering },
    ]
    for (const language of languages) {
      expect(Object.keys(language.page)).toEqual(expect.arrayContaining(ofPages))
      expect(Object.keys({ ...language.page, ...language.ordering }).sort()).toEqual(said(loaders).sort())
    }
    for (const name of ['hindi', 'tamil']) {
      expect(brotli(Buffer.from(fileOf(name)?.code ?? '')).length).toBeLessThanOrEqual(WORDS_LIMIT)
      expect(fileOf(`search.${name}`)).toBeUndefined()
    }
  })

  it('need no file of the bundler’s own', () => {
    expect(files.map(({ name }) => name).filter((name) => name.includes('rolldown'))).toEqual([])
  })

  it.each(['search', 'header', 'shop'])(
    'stand on the dawakit-%s.js that runs, by whatever address, and on none that stands on another',
    (name) => {
      const own = files.filter((file) => file.name.startsWith(`${name}.`))
      expect(own.map((file) => file.name)).toEqual(
        expect.arrayContaining([`${name}.checkout`, `${name}.login`, `${name}.actions`]),
      )
      const script = fileOf(`dawakit-${name}`)
      expect(script?.imports).toEqual([])
      expect(exportsOf(script?.code ?? '')).toEqual([])
      const [, given = ''] = /window\.Dawakit\.\$\w+\?\?=\{([^}]*)\}/.exec(script?.code ?? '') ?? []
      const names = given.split(',').map((part) => part.split(':')[0])
      const others = files.filter(({ modules }) => modules.includes('packages/embed/src/define.ts'))
      expect(others.map((file) => file.name)).toContain('runtime')
      for (const { code } of own) {
        for (const [, taken = ''] of code.matchAll(/const\{([^}]*)\}=window\.Dawakit\.\$/g))
          expect(names).toEqual(expect.arrayContaining(taken.split(',').map((part) => part.split(':')[0])))
        for (const [, fileName = ''] of code.matchAll(/"\.\/([\w.-]+\.js)"/g)) {
          const asked = nameOf(fileName)
          expect(others.map((file) => file.name)).not.toContain(asked)
          expect(own.map((file) => file.name)).not.toContain(`${name}.${asked}`)
        }
      }
      expect(own.filter(({ code }) => code.includes(`window.Dawakit.$${name};`)).length).toBeGreaterThan(20)
    },
  )

  it('are there once where nothing of a script is in them', () => {
    expect(files.filter(({ name }) => /jspdf|pdf-font/.test(name))).toHaveLength(2)
  })

  it('are found by no global but the one', () => {
    expect(files.filter(({ code }) => code.includes('nanostoresGlobal'))).toEqual([])
  })
})

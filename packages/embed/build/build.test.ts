// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parseAst, type Rolldown, Visitor } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleChunks } from './bundle.ts'
import { minifyCss, withDefaults } from './widget-css.ts'

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
  let chunks: readonly Rolldown.OutputChunk[]
  beforeAll(async () => {
    chunks = await bundleChunks({ write: false })
  }, 60_000)

  const loader = () => chunks.find(({ fileName }) => fileName === 'dawakit.js')
  const nameOf = (file: string) => chunks.find(({ fileName }) => `./${fileName}` === file)?.name ?? file

  /** What the loader asks for at once for each tag, in its own code. */
  const asked = () => {
    const files = new Map<string, string[]>()
    let tag = ''
    new Visitor({
      Property({ key }) {
        if (key.type === 'Literal' && String(key.value).startsWith('dawa-')) tag = String(key.value)
      },
      ImportExpression({ source }) {
        if (source.type !== 'Literal') return
        files.set(tag, [...(files.get(tag) ?? []), nameOf(String(source.value))])
      },
      'Property:exit'({ key }) {
        if (key.type === 'Literal' && key.value === tag) tag = ''
      },
    }).visit(parseAst(loader()?.code ?? ''))
    return files
  }

  it('are asked for beside an element where it stands on them, and not a round trip later', () => {
    const files = asked()
    expect(files.get('')).toEqual(['runtime', 'doctor'])
    const needsOf = (element: string) =>
      (chunks.find(({ name }) => name === element)?.imports ?? [])
        .map((file) => nameOf(`./${file}`))
        .filter((name) => name === 'product' || name === 'cart')
    files.delete('')
    for (const [tag, [element = '', ...beside]] of files) {
      const needs = needsOf(element)
      expect([tag, ...beside]).toEqual(expect.arrayContaining([tag, ...needs]))
      // What a file beside it stands on is no round trip later, either; nothing else is asked for.
      expect([tag, ...needs, ...needs.flatMap(needsOf)]).toEqual(expect.arrayContaining(beside))
    }
  })

  it('let the first press wait for the actions alone, where a card is there', () => {
    const actions = chunks.find(({ name }) => name === 'actions')
    expect(actions?.imports.map((file) => nameOf(`./${file}`)).sort()).toEqual(['cart', 'product', 'runtime'])
  })

  it('need no file of the bundler’s own', () => {
    expect(chunks.map(({ name }) => name).filter((name) => name.includes('rolldown'))).toEqual([])
  })

  it('are found by no global but the one', () => {
    expect(chunks.filter(({ code }) => code.includes('nanostoresGlobal'))).toEqual([])
  })
})

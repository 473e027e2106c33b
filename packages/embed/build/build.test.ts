// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { askEarly } from './bundle.ts'
import { writeGetters } from './minify.ts'
import { dropRules, minifyCss, readTokens, toShadowCss } from './widget-css.ts'

describe('a widget’s stylesheet in a shadow root', () => {
  const tokens = readTokens(
    ':where(:root, :host, .dawa) { --dawa-ink: light-dark(#111, #eee); --dawa-tap: 44px; }',
  )

  it('brings each default along, so that what the page sets further out counts', () => {
    expect(toShadowCss('.a { color: var(--dawa-ink); height: calc(var(--dawa-tap) - 2px); }', tokens)).toBe(
      '.a{color:var(--dawa-ink,light-dark(#111,#eee));height:calc(var(--dawa-tap,44px) - 2px)}',
    )
  })

  it('keeps its meaning when it is made small', () => {
    expect(
      minifyCss(
        '/* why */\n.a > .b,\n.a :hover {\n  margin: 0 auto;\n}\n@media (min-width: 480px) and (hover) { .c { top: 0 } }',
      ),
    ).toBe('.a>.b,.a :hover{margin:0 auto}@media (min-width: 480px) and (hover){.c{top:0}}')
  })

  it('drops only rules that are all about what is not shown', () => {
    const css = '.b{x:1}.b--small{x:2}.b--small,.b--ghost{x:3}.b--small .b__in{x:4}'
    expect(dropRules(css, ['--small'])).toBe('.b{x:1}.b--small,.b--ghost{x:3}')
  })
})

describe('a module that is asked for on demand and shares its chunk', () => {
  it('is handed out live, without the bundler’s helper', () => {
    const code = writeGetters(
      'import { n as __exportAll } from "./rolldown-runtime-!~{00a}~.js";\nvar ns = /* @__PURE__ */ __exportAll({ add: () => add, total: () => sum });\nlet sum = 0; const add = (n) => { sum += n };\nreturn ns',
    )
    const ns = new Function(code)()
    ns.add(2)
    expect(ns.total).toBe(2)
  })
})

describe('the loader', () => {
  it('asks for what an element stands on beside it, and gets the element', () => {
    const code = 'var e={a:()=>import(`./a-1.js`),b:()=>import(`./b-2.js`).then(e=>e.t)}'
    expect(askEarly(askEarly(code, 'a-1.js', ['x-3.js']), 'b-2.js', ['x-3.js', 'y-4.js'])).toBe(
      'var e={a:()=>(import(`./x-3.js`),import(`./a-1.js`)),b:()=>(import(`./x-3.js`),import(`./y-4.js`),import(`./b-2.js`)).then(e=>e.t)}',
    )
  })
})

// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'
import * as react from '../src/react/react.ts'
import * as dom from '../src/react/react-dom.ts'

const widgets = resolve(import.meta.dirname, '../../widgets/src')

/** What React does and the script tag's runtime does not, and what to write for it. */
const RULES: readonly {
  sentence: string
  refuses(element: string, attribute: string, value: string): boolean
}[] = [
  {
    sentence: 'take onFocusCapture, onBlurCapture: React’s focus bubbles, Preact’s does not',
    refuses: (_element, attribute) => /^on(Focus|Blur)$/.test(attribute),
  },
  {
    sentence: 'take onChange of the field itself: further out React hears each key, Preact the end of typing',
    refuses: (element, attribute) =>
      /^on(Change|Input)/.test(attribute) &&
      /^[a-z]/.test(element) &&
      (attribute !== 'onChange' || !/^(input|textarea|select)$/.test(element)),
  },
  {
    sentence: 'take onClick and count: Preact knows no onDoubleClick',
    refuses: (_element, attribute) => attribute === 'onDoubleClick',
  },
  {
    sentence:
      'hold the choice in the state and give `value`: Preact shows the first option whatever the default is',
    refuses: (element, attribute) => element === 'select' && attribute === 'defaultValue',
  },
  {
    sentence: 'write the unit: Preact adds no px to a number in a style',
    refuses: (_element, attribute, value) => attribute === 'style' && /:\s*-?(0?\.|[1-9])/.test(value),
  },
  {
    sentence:
      'say it in the stylesheet: Preact writes this attribute of SVG as it stands, which no browser knows',
    refuses: (element, attribute) =>
      /^[a-z]/.test(element) &&
      /^(clip|color|dominant|fill|flood|font|image|letter|marker|paint|pointer|shape|stop|stroke|text|underline|vector|word|writing)[A-Z]/.test(
        attribute,
      ),
  },
]

const sources = globSync(`${widgets}/**/*.{ts,tsx}`)
  .filter((file) => !/\.(test|stories|example)\./.test(file))
  .map((file) => ({ name: file.slice(widgets.length + 1), code: readFileSync(file, 'utf8') }))

/** What a widget's source asks of the runtime in vain, a line each. */
function refused(name: string, code: string): string[] {
  const found: string[] = []
  /** The tags whose attributes are being read, the inmost last: an attribute may hold an element of its own. */
  const open: string[] = []
  new Visitor({
    JSXOpeningElement({ name: tag }) {
      // `<part.Picker>` is a component, whatever holds it is called.
      open.push(code.slice(tag.start, tag.end).split('.').at(-1) ?? '')
    },
    'JSXOpeningElement:exit'() {
      open.pop()
    },
    JSXAttribute({ name: attribute, value }) {
      const text = value ? code.slice(value.start, value.end) : ''
      const element = open.at(-1) ?? ''
      for (const { sentence, refuses } of RULES) {
        const word = code.slice(attribute.start, attribute.end)
        if (refuses(element, word, text)) found.push(`${name}: <${element} ${word}>: ${sentence}`)
      }
    },
    Property({ key }) {
      // Props that a hook hands out.
      const word = code.slice(key.start, key.end)
      if (/^on(Focus|Blur)$/.test(word)) found.push(`${name}: ${word}: ${RULES[0]?.sentence}`)
    },
    ImportDeclaration({ source, specifiers, importKind }) {
      const runtime: object | undefined = { react, 'react-dom': dom }[source.value]
      if (!runtime || importKind === 'type') return
      for (const one of specifiers) {
        if (one.type === 'ImportSpecifier' && one.importKind === 'type') continue
        const word = one.type === 'ImportSpecifier' ? code.slice(one.imported.start, one.imported.end) : '*'
        if (!(word in runtime))
          found.push(`${name}: \`${word}\` of ${source.value}: write it in embed/src/react, or do without it`)
      }
    },
  }).visit(parseSync(name, code).program)
  return found
}

it('no widget asks what React does and the script tag’s runtime does not', () => {
  expect(sources.flatMap(({ name, code }) => refused(name, code))).toEqual([])
})

it.each([
  ['<p onFocus={open} />', 'onFocus'],
  ['const props = { onBlur: close }', 'onBlur'],
  ['<form onChange={save} />', 'form onChange'],
  ['<input onInput={save} />', 'onInput'],
  ['<button onDoubleClick={zoom} />', 'onDoubleClick'],
  ['<select defaultValue="a" />', 'select defaultValue'],
  ['<i style={{ width: 20 }} />', 'style'],
  ['<path strokeWidth="2" />', 'strokeWidth'],
  ["import { memo } from 'react'", 'memo'],
])('%s is refused', (code, word) => {
  expect(refused('card.tsx', code).join()).toContain(word)
})

it.each([
  '<input onChange={save} defaultValue="a" />',
  '<Field onChange={save} />',
  '<Field icon={<span />} onChange={save} />',
  "<i style={{ border: 0, width: '20px' }} />",
  "import { type ReactNode, useState } from 'react'",
])('%s is not', (code) => {
  expect(refused('card.tsx', code)).toEqual([])
})

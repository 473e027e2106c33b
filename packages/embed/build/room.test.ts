import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ElementDefinition } from '../src/elements/element-class.ts'
import * as embed from '../src/index.ts'

const room = readFileSync(resolve(import.meta.dirname, '../src/styles/room.css'), 'utf8')
const elements = Object.values(embed).filter(
  (one): one is ElementDefinition => typeof one === 'object' && 'tag' in one,
)

/** The first of what a pattern finds, in px. */
const px = (text: string, pattern: RegExp) => Number(text.match(pattern)?.[1])
const rulesOf = (selector: string) =>
  (room.split(`${selector} {`)[1] ?? '').match(/(?<=^\n)[^}]*?(?=\n\s*(&|\}))/)?.[0] ?? ''
/** What holds where an element's own rule says nothing. */
const all = rulesOf('):not(:defined, [drawer], [served])')

/** What `fit` has made of an element's widths. */
const widthsOf = (css: string) => ({
  least: px(css, /::before\{content:"";display:grid;grid-template-columns:minmax\((\d+)px/),
  asked: px(css, /::before\{content:"";display:grid;grid-template-columns:minmax\(\d+px,(\d+)px/),
  most: px(css, /\{max-inline-size:(\d+)px/),
})

describe('the room before the script', () => {
  it.each(
    elements.map(({ tag, css }) => [tag, widthsOf(css.join(''))] as const).filter(([, { least }]) => least),
  )('of %s is as wide as the element', (tag, { least, asked, most }) => {
    const own = rulesOf(`\n${tag}:not(:defined)`) + rulesOf(`:where(${tag}:not(:defined))`)
    const either = (pattern: RegExp) => px(own, pattern) || px(all, pattern)
    expect({
      least: either(/--least: (\d+)px/),
      // A container cannot ask for more than its least.
      asked: own.includes('container-type') ? asked : either(/--asked: (\d+)px/),
      most: px(own, /max-width: (\d+)px/),
    }).toEqual({ least, asked, most })
  })
})

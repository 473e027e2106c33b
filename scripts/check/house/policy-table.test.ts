import { expect, it } from 'vitest'
import { ELEMENT_NEEDS } from '../../../packages/embed/src/doctor/policy/element-needs.ts'
import { type PolicyFacts, policyFor } from '../../../packages/embed/src/doctor/policy/policy-for.ts'
import { rowsBelow } from './docs-table.ts'

const pharmacy = 'https://pharmacy.example'

/** A page with one element, at a pharmacy that takes money in a popup and in a frame. */
const pageWith = (tag: string): PolicyFacts => ({
  page: new URL('https://clinic.example/'),
  tags: [tag],
  files: new URL(`${pharmacy}/embed/`),
  sheets: [],
  api: new URL(`${pharmacy}/api`),
  pictures: [],
  searches: [new URL(`${pharmacy}/search`)],
  offers: (['popup', 'frame'] as const).map((kind) => ({
    method: kind,
    kind,
    name: kind,
    popup: null,
    origins: [`https://${kind}.example`],
  })),
  hashes: [],
  inline: [],
})

it('docs/csp.md has, element by element, the directives that the code gives it', () => {
  const named = (cell: string) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)
  const told = new Map<string, Set<string>>()
  let tags: string[] = []
  for (const [elements = '', directive = ''] of rowsBelow('By element', 'docs/csp.md')) {
    if (elements) tags = elements === 'every element' ? ['dawa-shop'] : named(elements)
    for (const tag of tags) told.set(tag, new Set([...(told.get(tag) ?? []), ...named(directive)]))
  }
  const every = told.get('dawa-shop') ?? new Set()
  const needed = Object.keys(ELEMENT_NEEDS).map((tag) => [
    tag,
    new Set(Object.keys(policyFor(pageWith(tag)))),
  ])
  expect(Object.keys(ELEMENT_NEEDS).sort()).toEqual([...told.keys()].sort())
  expect([...told].map(([tag, own]) => [tag, new Set([...every, ...own])])).toEqual(
    expect.arrayContaining(needed),
  )
})

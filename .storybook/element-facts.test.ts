import { expect, it } from 'vitest'
import { elementFacts } from './element-facts.ts'
import { TAGS } from './snippet-builder/use-snippet.ts'

it('knows each attribute of an element as its page of docs says it', () => {
  const { title, attributes = [] } = elementFacts.get('dawa-product-card') ?? {}
  expect(title).toBe('Product card')
  expect(attributes.find(({ name }) => name === 'heading-level')).toEqual({
    name: 'heading-level',
    kind: 'number',
    default: '3',
    sentence: "Level of the name's heading.",
    isShared: false,
  })
  expect(attributes.find(({ name }) => name === 'product-href')?.isShared).toBe(true)
})

it('says of each element what it is for', () => {
  expect([...elementFacts.values()].filter(({ purpose }) => !purpose).map(({ tag }) => tag)).toEqual([])
})

it('has a place in a snippet for each element', () => {
  expect([...TAGS].sort()).toEqual([...elementFacts.keys()].sort())
})

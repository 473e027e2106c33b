import { describe, expect, it } from 'vitest'
import { fillTemplate, placesOf, templateProblems } from './template.ts'

const ORDER = { variables: ['store', 'order', 'amount'], needed: ['order'] }

describe('words with what varies in them', () => {
  it('are filled by name', () => {
    const template = { text: '{#code#} is your {#store#} code.', variables: [] }
    expect(fillTemplate(template, { code: '1234', store: 'Dawakit' })).toEqual({
      text: '1234 is your Dawakit code.',
      values: ['1234', 'Dawakit'],
    })
  })

  it('are filled in the order that stands beside a registered text', () => {
    const template = { text: 'Order {#var#} at {#var#}', variables: ['order', 'store'] }
    expect(fillTemplate(template, { store: 'Dawakit', order: '7' }).text).toBe('Order 7 at Dawakit')
  })

  it('let no value be longer than the operators let through', () => {
    const template = { text: 'Of {#var#}.', variables: ['product'] }
    expect(fillTemplate(template, { product: 'x'.repeat(40) }, 30).text).toBe(`Of ${'x'.repeat(30)}.`)
  })

  it('share one long value between two places beside each other', () => {
    const template = { text: '{#var#}{#var#} is back', variables: ['product', 'product'] }
    const product = `${'a'.repeat(30)}${'b'.repeat(20)}`
    expect(fillTemplate(template, { product }, 30)).toEqual({
      text: `${product} is back`,
      values: ['a'.repeat(30), 'b'.repeat(20)],
    })
    expect(fillTemplate(template, { product: 'Dolo' }, 30).values).toEqual(['Dolo', ''])
    expect(fillTemplate(template, { product: 'a'.repeat(99) }).text).toBe(`${'a'.repeat(99)} is back`)
    expect(placesOf(template, 'product')).toBe(2)
  })

  it('say one value twice where its places are apart', () => {
    const template = { text: '{#store#}: bye. {#store#}', variables: [] }
    expect(fillTemplate(template, { store: 'Dawakit' }, 30).text).toBe('Dawakit: bye. Dawakit')
  })

  it('take a value for words, never for a placeholder or a line', () => {
    const template = { text: 'Of {#product#}.', variables: [] }
    expect(fillTemplate(template, { product: '$& {#store#}\nSTOP' }).text).toBe('Of $& {#store#} STOP.')
  })

  it.each([
    [{ text: 'Your order {#order#}', variables: [] }, []],
    [{ text: 'Your order {#nummer#}', variables: [] }, [/knows no variable nummer/, /must say order/]],
    [{ text: 'Your order {#var#} of {#var#}', variables: ['order'] }, [/has 2 \{#var#\}/]],
    [{ text: 'Your order {#order#', variables: [] }, [/must say order/, /not whole/]],
    [{ text: '{#order#} {#store#}', variables: [] }, [/no words of its own/]],
  ])('%j is said to be wrong as %j', (template, expected) => {
    const problems = templateProblems(template, ORDER)
    expect(problems).toHaveLength(expected.length)
    expected.forEach((pattern, index) => {
      expect(problems[index]).toMatch(pattern)
    })
  })
})

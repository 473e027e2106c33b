import { describe, expect, it } from 'vitest'
import { plainText, textParts } from './text-parts.ts'

describe('textParts', () => {
  it('leaves a text without links whole', () => {
    expect(textParts('Orders can be cancelled.')).toEqual([{ text: 'Orders can be cancelled.' }])
  })

  it('cuts out links to pages of the store and to addresses', () => {
    expect(textParts('See the [Privacy Policy](privacy) or call [us](tel:+914440000000).')).toEqual([
      { text: 'See the ' },
      { text: 'Privacy Policy', href: '/privacy-policy' },
      { text: ' or call ' },
      { text: 'us', href: 'tel:+914440000000' },
      { text: '.' },
    ])
  })
})

describe('plainText', () => {
  it('keeps the words of a link', () => {
    expect(plainText('[FAQ](faq) has more')).toBe('FAQ has more')
  })
})

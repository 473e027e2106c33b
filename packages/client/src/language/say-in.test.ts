import { expect, it } from 'vitest'
import type { Language } from './language.ts'
import { sayIn } from './say-in.ts'

const hindi = {
  refusals: {
    'not-more-at-once': 'एक बार में 3 से अधिक नहीं',
    'cart-empty': 'कार्ट खाली है',
    'password-rule': 'एक अंक के साथ 6 से 20 अक्षर, कम से कम 1 बड़ा',
  },
} as Partial<Language> as Language

it('says a product’s own number in the language of the page', () => {
  const refusal = { code: 'not-more-at-once', message: 'Not allowed more than 20 product at once' } as const
  expect(sayIn(hindi)(refusal)).toBe('एक बार में 20 से अधिक नहीं')
  expect(sayIn(undefined)(refusal)).toBe('Not allowed more than 20 product at once')
})

it('leaves a sentence as it is where no number was sent', () => {
  expect(sayIn(hindi)({ code: 'not-more-at-once', message: 'Too many' })).toBe('एक बार में 3 से अधिक नहीं')
  expect(sayIn(hindi)({ code: 'cart-empty', message: 'Cart Is Empty' })).toBe('कार्ट खाली है')
})

it('leaves a sentence of several numbers in its own order', () => {
  const refusal = { code: 'password-rule', message: 'Use 20 characters at most, 6 at least' } as const
  expect(sayIn(hindi)(refusal)).toBe('एक अंक के साथ 6 से 20 अक्षर, कम से कम 1 बड़ा')
})

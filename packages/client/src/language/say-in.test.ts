import { expect, it } from 'vitest'
import type { Language } from './language.ts'
import { sayIn } from './say-in.ts'

const hindi = {
  refusals: { 'not-more-at-once': 'एक बार में 3 से अधिक नहीं', 'cart-empty': 'कार्ट खाली है' },
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

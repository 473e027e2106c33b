import { paise } from '@dawakit/core/money'
import { expect, it } from 'vitest'
import { deliveryFeeText } from './delivery-fee-text.ts'
import { totalsLabels } from './totals-labels.ts'

it.each([
  [0, 'Free'],
  [1, '₹0.01'],
  [4000, '₹40.00'],
])('a delivery fee of %i paise reads %s', (fee, text) => {
  expect(deliveryFeeText(paise(fee), totalsLabels)).toBe(text)
})

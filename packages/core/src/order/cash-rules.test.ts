import { paise } from '@dawakit/core/money'
import { cashRefusal } from '@dawakit/core/order'
import { expect, it } from 'vitest'

const rules = { ceiling: paise(1_000_000), openOrders: 3 }

it('takes cash up to the ceiling, for so many orders at once', () => {
  expect(cashRefusal({ total: paise(1_000_000), openOrders: 2 }, rules)).toBeNull()
})

it.each([
  ['This amount cannot be paid in cash on delivery', paise(1_000_001), 0],
  ['This amount cannot be paid in cash on delivery', paise(1_000_001), 3],
  ['Please wait until your earlier cash orders have arrived', paise(1), 3],
])('says %s', (sentence, total, openOrders) => {
  expect(cashRefusal({ total, openOrders }, rules)?.text).toBe(sentence)
})

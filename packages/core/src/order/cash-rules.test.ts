import { paise } from '@dawakit/core/money'
import { cashRefusal } from '@dawakit/core/order'
import { expect, it } from 'vitest'

const rules = { ceiling: paise(1_000_000), openOrders: 3, firstOrder: paise(300_000) }
const known = { isFirst: false, hasFreshCode: false }
const first = { openOrders: 0, isFirst: true, hasFreshCode: false }

it('takes cash up to the ceiling, for so many orders at once', () => {
  expect(cashRefusal({ ...known, total: paise(1_000_000), openOrders: 2 }, rules)).toBeNull()
})

it.each([
  ['This amount cannot be paid in cash on delivery', paise(1_000_001), 0],
  ['This amount cannot be paid in cash on delivery', paise(1_000_001), 3],
  ['Please wait until your earlier cash orders have arrived', paise(1), 3],
])('says %s', (sentence, total, openOrders) => {
  expect(cashRefusal({ ...known, total, openOrders }, rules)?.text).toBe(sentence)
})

it('asks for a code before a large first order', () => {
  const sentence = 'Please confirm your mobile number with a code to pay your first order in cash'
  expect(cashRefusal({ ...first, total: paise(300_001) }, rules)?.text).toBe(sentence)
  expect(cashRefusal({ ...first, total: paise(300_000) }, rules)).toBeNull()
  expect(cashRefusal({ ...first, total: paise(300_001), hasFreshCode: true }, rules)).toBeNull()
  expect(cashRefusal({ ...first, total: paise(300_001), isFirst: false }, rules)).toBeNull()
})

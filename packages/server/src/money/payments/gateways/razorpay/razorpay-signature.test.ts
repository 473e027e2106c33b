import { expect, it } from 'vitest'
import { checkoutSignature, isSameSignature, webhookSignature } from './razorpay-signature.ts'

it('signs as Razorpay does', () => {
  expect(checkoutSignature('order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l', 'EnLs21M47BllR3X8PSFtjtbd')).toBe(
    '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  )
})

it('signs the bytes of a body, not its meaning', () => {
  const sign = (body: string) => webhookSignature(Buffer.from(body), 'secret')
  expect(sign('{"a":1}')).not.toBe(sign('{"a": 1}'))
})

it('takes only the very signature', () => {
  expect(isSameSignature('abcd', 'abcd')).toBe(true)
  for (const given of ['', 'abc', 'abce', 'ABCD', 'abcde']) expect(isSameSignature(given, 'abcd')).toBe(false)
})

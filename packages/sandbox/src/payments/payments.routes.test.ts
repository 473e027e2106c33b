import { expect, it } from 'vitest'
import { razorpayShop } from '../../test/razorpay-shop.ts'
import { createSandbox, type Sandbox } from '../index.ts'

async function play(sandbox: Sandbox, gateway: string, reference: string, outcome = 'paid') {
  const answer = await sandbox.fetch(
    new Request('http://sandbox.test/payments/play', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gateway, reference, play: outcome }),
    }),
  )
  return { status: answer.status, body: await answer.json() }
}

const NOBODY_THERE = { status: 404, body: { error: 'No such gateway, play or open attempt.' } }

it.each(['razorpay', 'ccavenue', 'cashfree', 'none'])(
  'plays nobody at %s where nothing was opened',
  async (name) => {
    expect(await play(createSandbox(), name, 'unknown')).toEqual(NOBODY_THERE)
  },
)

it('plays nobody who pays once more what is paid', async () => {
  const { sandbox, order, pay } = razorpayShop()
  const orderId = await order()
  expect((await play(sandbox, 'razorpay', orderId)).status).toBe(200)
  expect(await play(sandbox, 'razorpay', orderId)).toEqual(NOBODY_THERE)
  // Whoever asks Razorpay itself is told why.
  expect(await pay(orderId, 'success')).toMatchObject({
    status: 400,
    body: { error: { code: 'BAD_REQUEST_ERROR', description: 'Order already paid' } },
  })
})

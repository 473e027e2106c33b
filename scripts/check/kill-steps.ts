/** One kill at each step of an order's life, with the server in the middle of it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { SANDBOX_DEFAULTS } from '@dawakit/sandbox'

export interface Buyer {
  userId: string
  token: string
  addressId: string
}

export interface Answered {
  _id: string
  id: string
  orderNumber: string
  paymentStatus: string
}

/** What the kill test lends to the steps. */
export interface Harness {
  apiUrl: string
  sandboxUrl: string
  /** The environment of the shop's own programs. */
  env: Record<string, string>
  buyer: Buyer
  product: string
  /** How many orders are delivered, with a kill each. */
  deliveries: number
  startServer(): Promise<void>
  kill(): Promise<void>
  /** Puts the products of an order into the buyer's cart, in the place of what is there. */
  fillCart(products: object[]): Promise<void>
  /** One call, repeated until it is answered. */
  call(path: string, key: string, body: object): Promise<Answered | null>
}

type Receipt = Record<string, string>

const UNDER_WAY_MS = 250

/** @returns what went wrong. */
export async function killAtEachStep(harness: Harness): Promise<string[]> {
  const problems: string[] = []
  const claim = (isTrue: boolean, problem: string) => {
    if (!isTrue) problems.push(problem)
  }
  const { call } = harness

  await harness.fillCart(productsOf(harness))
  const created = await killDuring(harness, () => sendOrder(harness, 'step-create', 'razorpay'), 4)
  const again = await call('/post/order', 'step-create', orderBody(harness, 'razorpay'))
  claim(created === null || created._id === again?._id, 'create: another order was made after the kill')
  if (!again) return [...problems, 'create: the order was refused']

  const payment = { amount: 1, currency: 'INR', orderId: again._id }
  await slowly(harness, '/v1/orders', () =>
    killDuring(harness, () => send(harness, '/post/payment', payment)),
  )
  const opened = await call('/post/payment', '', payment)
  if (!opened) return [...problems, 'pay: the payment could not be opened after the kill']
  const { response } = await pay(harness, opened.id)

  const proof = {
    order: { _id: again._id },
    payment: {
      orderCreationId: opened.id,
      razorpayPaymentId: response['razorpay_payment_id'],
      razorpayOrderId: response['razorpay_order_id'],
      razorpaySignature: response['razorpay_signature'],
    },
  }
  await slowly(harness, '/v1/payments', () =>
    killDuring(harness, () => send(harness, '/post/verifyPayment', proof)),
  )
  const verified = await call('/post/verifyPayment', '', proof)
  claim(verified?.paymentStatus === 'paid', `verify: the order is ${verified?.paymentStatus} after the kill`)

  await slowly(harness, '/refund', async () => {
    await harness.call('/update/cancelOrder', '', { data: { id: again._id } })
    // A server that starts looks for refunds at once: this one dies while it asks.
    await harness.kill()
    await harness.startServer()
    await wait(UNDER_WAY_MS)
    await harness.kill()
  })
  // Asked for a minute ago as the table sees it: the operator need not wait that long.
  await harness.startServer()

  for (let count = 1; count <= harness.deliveries; count++) {
    const order = await placeOrder(harness, `step-deliver-${count}`, 'cod')
    if (!order) return [...problems, 'complete: the order was refused']
    await runShop(harness, ['orders', 'move', order.orderNumber, 'delivered'], 300 + Math.random() * 900)
    await runShop(harness, ['orders', 'move', order.orderNumber, 'delivered'])
  }
  return problems
}

const productsOf = ({ product }: Harness) => [{ _id: product, quantity: 1 }]

function orderBody(harness: Harness, paymentMethod: string): object {
  const { buyer } = harness
  return {
    order: {
      products: productsOf(harness),
      shippingAddress: buyer.addressId,
      paymentMethod,
      acceptedTerms: true,
    },
  }
}

async function placeOrder(harness: Harness, key: string, paymentMethod: string): Promise<Answered | null> {
  await harness.fillCart(productsOf(harness))
  return sendOrder(harness, key, paymentMethod)
}

function sendOrder(harness: Harness, key: string, paymentMethod: string): Promise<Answered | null> {
  return send(harness, '/post/order', orderBody(harness, paymentMethod), key)
}

/** One try. @returns null when it was not answered. */
async function send(
  { apiUrl, buyer }: Harness,
  path: string,
  body: object,
  key = '',
): Promise<Answered | null> {
  const response = await fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `JWT ${buyer.token}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  }).catch(() => null)
  const answer = await response?.json().catch(() => null)
  return answer?.key === 'success' ? answer.data : null
}

/** Kills the server while it works on something, and starts it again. */
async function killDuring<Result>(
  { kill, startServer }: Harness,
  work: () => Promise<Result>,
  afterMs = UNDER_WAY_MS,
): Promise<Result> {
  const working = work()
  await wait(afterMs)
  await kill()
  const result = await working
  await startServer()
  return result
}

/** The gateway takes its time for paths with that text while `work` is done. */
async function slowly(harness: Harness, match: string, work: () => Promise<unknown>): Promise<void> {
  const control = (method: string, body?: object) =>
    fetch(`${harness.sandboxUrl}/control`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  await control('POST', { service: 'razorpay', mode: 'slow', match })
  await work()
  await control('DELETE')
}

async function pay({ sandboxUrl }: Harness, providerOrderId: string): Promise<{ response: Receipt }> {
  const answer = await fetch(`${sandboxUrl}/razorpay/checkout/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key_id: SANDBOX_DEFAULTS.razorpay.keyId,
      order_id: providerOrderId,
      outcome: 'success',
      method: 'upi',
    }),
  })
  return (await answer.json()) as { response: Receipt }
}

/** Runs the operator's command line, and kills it after a while if told so. */
async function runShop({ env }: Harness, words: string[], killAfterMs?: number): Promise<void> {
  const child = spawn(
    process.execPath,
    ['--conditions=dawakit-source', '--disable-warning=ExperimentalWarning', 'scripts/shop.ts', ...words],
    { env: { ...process.env, ...env }, stdio: 'ignore' },
  )
  const ended = once(child, 'exit')
  if (killAfterMs !== undefined) {
    await Promise.race([ended, wait(killAfterMs)])
    child.kill('SIGKILL')
  }
  await ended
}

import { createSandbox, SANDBOX_DEFAULTS, type SandboxOptions } from '../src/index.ts'

const { keyId, keySecret } = SANDBOX_DEFAULTS.razorpay

export interface ReceivedWebhook {
  name: string
  eventId: string
  signature: string
  rawBody: string
}

/** A shop opposite a sandbox: its calls, and the webhooks that it receives. */
export function razorpayShop(options: SandboxOptions = {}, answers: readonly number[] = []) {
  const received: ReceivedWebhook[] = []
  const sandbox = createSandbox({
    webhookUrl: 'http://shop.test/webhook',
    webhookRetryDelaysMs: [1, 1],
    lateAfterMs: 1,
    fetch: async (_url, init) => {
      const headers = new Headers(init?.headers)
      const rawBody = String(init?.body)
      received.push({
        name: JSON.parse(rawBody).event,
        eventId: headers.get('x-razorpay-event-id') ?? '',
        signature: headers.get('x-razorpay-signature') ?? '',
        rawBody,
      })
      return new Response(null, { status: answers[received.length - 1] ?? 200 })
    },
    ...options,
  })

  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await sandbox.fetch(
      new Request(`http://sandbox.test/razorpay${path}`, {
        method,
        headers: { authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`, ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    )
    return { status: answer.status, body: await answer.json() }
  }

  return {
    sandbox,
    received,
    call,
    order: async (more = {}): Promise<string> => {
      const wanted = { amount: 48_250, currency: 'INR', receipt: 'DWK-1001', ...more }
      return (await call('POST', '/v1/orders', wanted)).body.id
    },
    pay: (orderId: string, outcome: string) =>
      call('POST', '/checkout/pay', { key_id: keyId, order_id: orderId, outcome, method: 'upi' }),
  }
}

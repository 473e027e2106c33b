import type { BackgroundWork } from '../background-work.ts'

const DELIVERIES_KEPT = 200
const ANSWER_WITHIN_MS = 5000

/** How the webhooks of one change travel. Real ones come in any order, and more than once. */
export type WebhookManner = 'in-order' | 'twice' | 'out-of-order' | 'lost'

/** A webhook ready to be sent, signed as its gateway signs. */
export interface WebhookEvent {
  /** The same at every delivery of this event. */
  id: string
  name: string
  orderId: string
  paymentId: string
  body: string
  headers: Readonly<Record<string, string>>
}

export interface WebhookDelivery {
  event: WebhookEvent
  state: 'sending' | 'delivered' | 'retrying' | 'given-up' | 'lost'
  /** One entry a try: the HTTP status, or 0 when no answer came. */
  statuses: number[]
}

interface SenderOptions {
  webhookUrl: string | null
  retryDelaysMs: readonly number[]
  fetch: typeof globalThis.fetch
  work: BackgroundWork
}

export type WebhookSender = ReturnType<typeof createWebhookSender>

/** Posts events to the shop, signed, and tries again a few times when the shop does not answer with 2xx. */
export function createWebhookSender({ retryDelaysMs, fetch, work, ...options }: SenderOptions) {
  let webhookUrl = options.webhookUrl
  let deliveries: WebhookDelivery[] = []

  /** @returns whether the shop took it. */
  async function post(delivery: WebhookDelivery, url: string): Promise<boolean> {
    const { body, headers } = delivery.event
    const status = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([work.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    }).then(
      async (answer) => {
        await answer.body?.cancel()
        return answer.status
      },
      () => 0,
    )
    delivery.statuses.push(status)
    const isTaken = status >= 200 && status < 300
    if (isTaken) delivery.state = 'delivered'
    return isTaken
  }

  async function retry(delivery: WebhookDelivery): Promise<void> {
    for (const delayMs of retryDelaysMs) {
      delivery.state = 'retrying'
      await work.wait(delayMs)
      if (work.signal.aborted || webhookUrl === null) break
      if (await post(delivery, webhookUrl)) return
    }
    delivery.state = 'given-up'
  }

  async function send(event: WebhookEvent): Promise<void> {
    const delivery: WebhookDelivery = { event, state: 'sending', statuses: [] }
    deliveries = [delivery, ...deliveries].slice(0, DELIVERIES_KEPT)
    if (webhookUrl === null) {
      delivery.state = 'lost'
      return
    }
    if (!(await post(delivery, webhookUrl))) work.run(() => retry(delivery))
  }

  return {
    get url(): string | null {
      return webhookUrl
    },
    set url(url: string | null) {
      webhookUrl = url
    },
    /** Newest first. */
    list: (): readonly WebhookDelivery[] => deliveries,
    find: (eventId: string): WebhookEvent | undefined =>
      deliveries.find(({ event }) => event.id === eventId)?.event,
    /** Sends after the current answer; the events of one call one after the other. */
    deliver(events: readonly WebhookEvent[], manner: WebhookManner): void {
      if (manner === 'lost') {
        const lost = events.map((event): WebhookDelivery => ({ event, state: 'lost', statuses: [] }))
        deliveries = [...lost.reverse(), ...deliveries].slice(0, DELIVERIES_KEPT)
        return
      }
      const inOrder = manner === 'out-of-order' ? [...events].reverse() : [...events]
      const toSend = manner === 'twice' ? inOrder.flatMap((event) => [event, event]) : inOrder
      work.run(async () => {
        for (const event of toSend) await send(event)
      })
    },
  }
}

import { html } from 'hono/html'
import type { StandIn } from '../gateways/stand-in.ts'
import type { Html } from '../page/page.ts'
import { showRupees } from '../rupees.ts'
import type { WebhookDelivery } from '../webhooks/webhook-sender.ts'

const SHOWN = 50

const DELIVERY_STATES: Record<WebhookDelivery['state'], string> = {
  sending: 'being sent',
  delivered: 'delivered',
  retrying: 'will be tried again',
  'given-up': 'given up',
  lost: 'lost on purpose',
}

interface PaymentsPageOptions {
  gateways: readonly StandIn[]
  deliveries: readonly WebhookDelivery[]
  webhookUrl: string | null
}

/** The books of the gateways and the webhooks, newest first. */
export function paymentsPage({ gateways, deliveries, webhookUrl }: PaymentsPageOptions): Html {
  return html`
<h1>Payments</h1>
<section class="card" aria-labelledby="webhooks">
<h2 id="webhooks">Webhooks</h2>
<form method="post" action="/payments/webhook-url" class="row">
<label class="grow">Posted to<input name="url" type="url" value="${webhookUrl ?? ''}" placeholder="nowhere" spellcheck="false"></label>
<button>Set</button>
</form>
${table(
  'Webhooks',
  ['Event', 'Payment', 'Delivery', ''],
  deliveries
    .slice(0, SHOWN)
    .map(({ event, state, statuses }) => [
      event.name,
      event.paymentId,
      `${DELIVERY_STATES[state]}${statuses.length > 0 ? ` (${statuses.map(answerName).join(', ')})` : ''}`,
      html`<form method="post" action="/payments/webhooks/${event.id}/send"><button class="quiet" aria-label="Send again: ${event.name} of ${event.paymentId}">Send again</button></form>`,
    ]),
)}
</section>
${gateways.map(
  ({ name, title, book }) => html`<section class="card" aria-labelledby="${name}">
<h2 id="${name}">${title}</h2>
${table(
  title,
  ['Order', 'Reference', 'Amount', 'State'],
  book()
    .slice(0, SHOWN)
    .map(({ order, reference, amount, state }) => [order, reference, showRupees(amount), state]),
)}
</section>`,
)}`
}

function answerName(status: number): string {
  return status === 0 ? 'no answer' : String(status)
}

function table(name: string, head: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html {
  if (rows.length === 0) return html`<p class="muted">None yet.</p>`
  return html`<div class="scroll" role="region" aria-label="Table of ${name}" tabindex="0"><table>
<thead><tr>${head.map((cell) => (cell ? html`<th scope="col">${cell}</th>` : html`<td></td>`))}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`
}

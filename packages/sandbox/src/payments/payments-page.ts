import { html } from 'hono/html'
import type { CcavenueOrder } from '../ccavenue/ccavenue-ledger.ts'
import type { Html } from '../page/page.ts'
import type { RazorpayOrder } from '../razorpay/razorpay-entities.ts'
import type { WebhookDelivery } from '../razorpay/webhook-sender.ts'
import { showRupees } from '../rupees.ts'

const SHOWN = 50

const DELIVERY_STATES: Record<WebhookDelivery['state'], string> = {
  sending: 'being sent',
  delivered: 'delivered',
  retrying: 'will be tried again',
  'given-up': 'given up',
  lost: 'lost on purpose',
}

interface PaymentsPageOptions {
  razorpayOrders: readonly RazorpayOrder[]
  ccavenueOrders: readonly CcavenueOrder[]
  deliveries: readonly WebhookDelivery[]
  webhookUrl: string | null
}

/** The books of both gateways and the webhooks, newest first. */
export function paymentsPage({
  razorpayOrders,
  ccavenueOrders,
  deliveries,
  webhookUrl,
}: PaymentsPageOptions): Html {
  return html`
<h1>Payments</h1>
<section class="card" aria-labelledby="webhooks">
<h2 id="webhooks">Razorpay webhooks</h2>
<form method="post" action="/payments/webhook-url" class="row">
<label class="grow">Posted to<input name="url" type="url" value="${webhookUrl ?? ''}" placeholder="nowhere" spellcheck="false"></label>
<button>Set</button>
</form>
${table(
  'Razorpay webhooks',
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
<section class="card" aria-labelledby="razorpay">
<h2 id="razorpay">Razorpay orders</h2>
${table(
  'Razorpay orders',
  ['Order', 'Receipt', 'Amount', 'State'],
  razorpayOrders
    .slice(0, SHOWN)
    .map((order) => [order.id, order.receipt ?? '', showRupees(order.amount), order.status]),
)}
</section>
<section class="card" aria-labelledby="ccavenue">
<h2 id="ccavenue">CCAvenue transactions</h2>
${table(
  'CCAvenue transactions',
  ['Order', 'Reference', 'Amount', 'State'],
  ccavenueOrders
    .slice(0, SHOWN)
    .map((order) => [order.orderNo, order.referenceNo, showRupees(order.amount), order.status]),
)}
</section>`
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

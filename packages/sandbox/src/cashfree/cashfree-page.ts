import { html } from 'hono/html'
import type { Play } from '../gateways/stand-in.ts'
import { hostedPage } from '../page/hosted-page.ts'
import type { Html } from '../page/page.ts'
import { showRupees } from '../rupees.ts'
import type { CashfreeOrder } from './cashfree-ledger.ts'

const CHOICES: [Play, string][] = [
  ['failed', 'Failure'],
  ['late', 'Late authorisation'],
  ['unheard', 'Lost callback and webhook'],
  ['forged', 'Come back as if it were paid'],
]

/** The hosted page in the shop's frame. It works without scripts. */
export function cashfreePage({ id, sessionId, amount }: CashfreeOrder): Html {
  return hostedPage({
    title: 'Cashfree sandbox payment',
    scripts: [],
    main: html`
<p><span class="chip warn">Sandbox: no money moves</span></p>
<h1>Pay with Cashfree</h1>
<p class="amount">${showRupees(amount)}</p>
<p class="muted">Order ${id}</p>
<form method="post" action="/cashfree/checkout/finish">
<input type="hidden" name="payment_session_id" value="${sessionId}">
<h2>What happens</h2>
<div class="choices"><button class="primary" name="play" value="paid">Success</button>
${CHOICES.map(([play, label]) => html`<button name="play" value="${play}">${label}</button>`)}</div>
</form>`,
  })
}

/** The gateway's own words in the frame: what is wrong, or that the shop is told nothing. */
export function cashfreeNotice(title: string, text: string): Html {
  return hostedPage({
    title,
    scripts: [],
    main: html`<h1>${title}</h1><p class="status" role="status">${text}</p>`,
  })
}

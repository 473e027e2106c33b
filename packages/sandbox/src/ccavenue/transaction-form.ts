import { html } from 'hono/html'
import { hostedPage } from '../page/hosted-page.ts'
import type { Html } from '../page/page.ts'
import { showRupees } from '../rupees.ts'
import type { CcavenueOrder } from './ccavenue-ledger.ts'
import type { TransactionOutcome } from './transaction-outcome.ts'

const SCRIPTS = ['/ccavenue/transaction/form.js']

const ORDINARY: [TransactionOutcome, string][] = [
  ['failure', 'Failure'],
  ['aborted', 'Aborted'],
  ['invalid', 'Invalid'],
  ['timeout', 'Timeout'],
  ['late', 'Late authorisation'],
  ['lost-callback', 'Lost callback'],
]

const HOSTILE: [TransactionOutcome, string][] = [
  ['other-amount', 'Pay ₹1.00 only'],
  ['echo', 'Echo of the request'],
  ['replay', 'Old answer again'],
  ['bit-flip', 'Flipped bits'],
  ['inject', 'Injected status'],
]

/** The hosted form in the shop's frame. It works without scripts. */
export function transactionForm(order: CcavenueOrder): Html {
  const choice = ([outcome, label]: [TransactionOutcome, string]) =>
    html`<button name="outcome" value="${outcome}">${label}</button>`
  return hostedPage({
    title: 'CCAvenue sandbox payment',
    scripts: SCRIPTS,
    main: html`
<p><span class="chip warn">Sandbox: no money moves</span></p>
<h1>Pay with CCAvenue</h1>
<p class="amount">${showRupees(order.amount)}</p>
<p class="muted">Order ${order.orderNo}, reference ${order.referenceNo}</p>
<form method="post" action="/ccavenue/transaction/finish">
<input type="hidden" name="reference_no" value="${order.referenceNo}">
<label>Pay with<select name="payment_mode"><option>UPI</option><option>Credit Card</option><option>Debit Card</option><option>Net Banking</option></select></label>
<h2>What happens</h2>
<div class="choices"><button class="primary" name="outcome" value="success">Success</button>${ORDINARY.map(choice)}</div>
<h2>Answers that must not count</h2>
<div class="choices">${HOSTILE.map(choice)}</div>
</form>`,
  })
}

/** Carries the answer to the shop by the customer's browser. */
export function returnForm(url: string, encResp: string, orderNo: string): Html {
  return hostedPage({
    title: 'Back to the shop',
    scripts: SCRIPTS,
    main: html`
<h1>Back to the shop …</h1>
<form method="post" action="${url}" data-auto-submit>
<input type="hidden" name="encResp" value="${encResp}">
<input type="hidden" name="orderNo" value="${orderNo}">
<button class="primary">Continue</button>
</form>`,
  })
}

/** What the frame shows when the shop is told nothing. */
export function lostForm(): Html {
  return hostedPage({
    title: 'Paid',
    scripts: SCRIPTS,
    main: html`<h1>Paid</h1><p class="status" role="status">The shop was not told by this page, as when a connection breaks. Its status call finds the payment.</p>`,
  })
}

/** The gateway's own refusal, shown in the frame. */
export function errorForm(code: number, message: string): Html {
  return hostedPage({
    title: 'CCAvenue error',
    scripts: SCRIPTS,
    main: html`<h1>Payment cannot start</h1><p class="status bad" role="alert">Error Code: ${code}<br>${message}</p>`,
  })
}

/** Tells the shop's page how high the frame should be, and submits the answer by itself. */
export const TRANSACTION_FORM_SCRIPT = `
const tellHeight = () => {
  if (parent !== window) parent.postMessage({ newHeight: document.body.offsetHeight }, '*')
}
new ResizeObserver(tellHeight).observe(document.body)
addEventListener('load', tellHeight)
document.querySelector('form[data-auto-submit]')?.requestSubmit()
`

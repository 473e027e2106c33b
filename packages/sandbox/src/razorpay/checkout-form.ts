import { html } from 'hono/html'
import { hostedPage } from '../page/hosted-page.ts'
import type { Html } from '../page/page.ts'
import { showRupees } from '../rupees.ts'
import type { CheckoutOutcome } from './checkout-outcome.ts'
import type { RazorpayOrder } from './razorpay-entities.ts'

const OTHER_OUTCOMES: [CheckoutOutcome, string][] = [
  ['failure', 'Failure'],
  ['late', 'Late authorisation'],
  ['lost-callback', 'Lost callback'],
  ['lost-callback-and-webhook', 'Lost callback and webhook'],
  ['webhook-twice', 'Webhook twice'],
  ['webhook-out-of-order', 'Webhook out of order'],
  ['wrong-signature', 'Wrong signature'],
]

/** The hosted form inside the popup; `problem` stands in its place when the order cannot be paid. */
export function checkoutForm(order: RazorpayOrder | undefined, problem: string | undefined): Html {
  return hostedPage({
    title: 'Razorpay sandbox checkout',
    scripts: ['/razorpay/checkout/form.js'],
    main: html`
<div class="spread"><p class="chip warn">Sandbox: no money moves</p><button type="button" class="quiet" data-dismiss>Close</button></div>
<h1 data-name>Payment</h1>
${order && !problem ? payForm(order) : html`<p class="status bad" role="alert">${problem ?? 'The id provided does not exist'}</p>`}`,
  })
}

function payForm(order: RazorpayOrder): Html {
  return html`
<p class="muted" data-description></p>
<p class="amount">${showRupees(order.amount)}</p>
<p class="muted">Order ${order.receipt ?? order.id} <span data-payer></span></p>
<form data-order="${order.id}">
<label>Pay with<select name="method">
<option value="upi">UPI</option><option value="card">Card</option><option value="netbanking">Net banking</option><option value="wallet">Wallet</option>
</select></label>
<p class="status" role="status" data-status></p>
<h2>What happens</h2>
<div class="choices">
<button type="submit" class="primary" data-outcome="success">Success</button>
${OTHER_OUTCOMES.map(([outcome, label]) => html`<button type="submit" data-outcome="${outcome}">${label}</button>`)}
</div>
</form>`
}

/** The script of the hosted form. It talks only to the page that has opened it. */
export const CHECKOUT_FORM_SCRIPT = `
const form = document.querySelector('form')
const status = document.querySelector('[data-status]')
const keyId = new URLSearchParams(location.search).get('key_id')
const payer = { email: '', contact: '' }
let shopOrigin = null

const tell = (type, response) => {
  if (shopOrigin) parent.postMessage({ type, response }, shopOrigin)
}
const show = (text, isBad) => {
  status.textContent = text
  status.classList.toggle('bad', Boolean(isBad))
}

addEventListener('message', (event) => {
  if (event.source !== parent || event.data?.type !== 'options') return
  shopOrigin = event.origin
  const { name, description, email, contact, method } = event.data
  Object.assign(payer, { email: String(email), contact: String(contact) })
  if (name) document.querySelector('[data-name]').textContent = name
  if (!form) return
  document.querySelector('[data-description]').textContent = description
  const who = [payer.email, payer.contact].filter(Boolean).join(', ')
  document.querySelector('[data-payer]').textContent = who && '· ' + who
  if ([...form.querySelector("select").options].some((option) => option.value === method)) form.querySelector("select").value = method
})
document.querySelector('[data-dismiss]').addEventListener('click', () => tell('dismiss'))
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell('dismiss')
})

form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const outcome = event.submitter?.dataset.outcome ?? 'success'
  const buttons = [...form.querySelectorAll('button')]
  const enable = (isEnabled) => buttons.forEach((button) => (button.disabled = !isEnabled))
  enable(false)
  show('Talking to the bank …')
  try {
    const answer = await fetch('/razorpay/checkout/pay', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key_id: keyId, order_id: form.dataset.order, outcome,
        method: form.querySelector('select').value, email: payer.email, contact: payer.contact,
      }),
    })
    const body = await answer.json()
    if (!answer.ok) {
      show(body.error.description, true)
      enable(true)
      return
    }
    if (body.tell === 'success') {
      show('Paid.')
      tell('success', body.response)
    } else if (body.tell === 'failed') {
      enable(true)
      show(body.response.error.description + (outcome === 'late' ? ' The bank approves it a little later.' : ''), true)
      tell('failed', body.response)
    } else {
      show('Paid, but the shop was not told by this page. Close it, as a customer would.')
      document.querySelector('[data-dismiss]').focus()
    }
  } catch {
    enable(true)
    show('The payment service did not answer. Try again.', true)
  }
})
parent.postMessage({ type: 'ready' }, '*')
`

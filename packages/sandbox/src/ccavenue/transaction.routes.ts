import { type Context, Hono } from 'hono'
import { isSameSecret } from '../credentials.ts'
import { HOSTED_POLICY } from '../page/hosted-page.ts'
import { toPaise } from '../rupees.ts'
import { sameOrigin } from '../same-origin.ts'
import type { SandboxKeys } from '../sandbox-options.ts'
import { decryptCcavenue } from './ccavenue-cipher.ts'
import {
  errorForm,
  lostForm,
  returnForm,
  TRANSACTION_FORM_SCRIPT,
  transactionForm,
} from './transaction-form.ts'
import {
  playTransaction,
  TRANSACTION_OUTCOMES,
  type TransactionOutcome,
  type TransactionParts,
} from './transaction-outcome.ts'

const ORDER_ID = /^[A-Za-z0-9 _./-]{1,40}$/
const AMOUNT = /^\d{1,10}(?:\.\d{1,2})?$/

/** The customer's side of CCAvenue: the hosted form and its answer to the shop. */
export function transactionRoutes(keys: SandboxKeys['ccavenue'], parts: TransactionParts): Hono {
  const routes = new Hono()
  routes.use(async (c, next) => {
    await next()
    c.header('content-security-policy', HOSTED_POLICY)
  })

  const begin = async (c: Context): Promise<Response> => {
    const sent = new URLSearchParams(c.req.method === 'POST' ? await c.req.text() : '')
    const field = (name: string) => sent.get(name) ?? c.req.query(name) ?? ''
    const refuse = (code: number, message: string) => c.html(errorForm(code, message))
    if (field('command') !== 'initiateTransaction') return refuse(10001, 'Command is not recognised.')
    const encRequest = field('encRequest')
    const text = isSameSecret(field('access_code'), keys.accessCode)
      ? decryptCcavenue(encRequest, keys.workingKey)
      : undefined
    if (text === undefined) return refuse(10002, 'Merchant Authentication failed.')
    const request = new URLSearchParams(text)
    if (request.get('merchant_id') !== keys.merchantId)
      return refuse(10002, 'Merchant Authentication failed.')

    const orderNo = request.get('order_id') ?? ''
    if (!ORDER_ID.test(orderNo)) return refuse(21001, 'Invalid parameter: order_id.')
    const amount = request.get('amount') ?? ''
    const paise = toPaise(amount)
    if (!AMOUNT.test(amount) || paise < 100) return refuse(21002, 'Invalid parameter: amount.')
    if (request.get('currency') !== 'INR') return refuse(21003, 'Invalid parameter: currency.')
    for (const name of ['redirect_url', 'cancel_url']) {
      if (!isWebAddress(request.get(name) ?? '')) return refuse(21004, `Invalid parameter: ${name}.`)
    }
    const earlier = parts.ledger.find({ orderNo })
    if (earlier?.status === 'Shipped' || earlier?.status === 'Refunded') {
      return refuse(21005, 'This order has already been paid.')
    }
    return c.html(transactionForm(parts.ledger.open(request, paise, encRequest)))
  }
  routes.get('/transaction.do', begin)
  routes.post('/transaction.do', begin)

  routes.get('/form.js', (c) => {
    return c.body(TRANSACTION_FORM_SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })

  routes.post('/finish', sameOrigin(), async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const order = parts.ledger.find({ referenceNo: form.get('reference_no') ?? 'none' })
    const outcome = TRANSACTION_OUTCOMES.find(
      (known): known is TransactionOutcome => known === form.get('outcome'),
    )
    if (!order || !outcome) return c.html(errorForm(10003, 'Unknown transaction.'), 400)
    if (order.status !== 'Initiated') return c.html(errorForm(10004, 'This transaction has ended.'), 409)
    const encResp = playTransaction(order, outcome, form.get('payment_mode') ?? 'UPI', parts)
    if (encResp === undefined) return c.html(lostForm())
    const address = order.request.get(outcome === 'aborted' ? 'cancel_url' : 'redirect_url') ?? ''
    return c.html(returnForm(address, encResp, order.orderNo))
  })
  return routes
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

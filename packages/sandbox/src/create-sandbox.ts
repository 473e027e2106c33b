import { Hono } from 'hono'
import { createBackgroundWork } from './background-work.ts'
import { createCcavenueLedger } from './ccavenue/ccavenue-ledger.ts'
import { statusRoutes } from './ccavenue/status.routes.ts'
import { transactionRoutes } from './ccavenue/transaction.routes.ts'
import { controlRoutes } from './failures/control.routes.ts'
import { createFailureModes, type FailureModes } from './failures/failure-modes.ts'
import { inboxRoutes } from './inbox/inbox.routes.ts'
import { createInbox, type Inbox } from './inbox/inbox.ts'
import { mailRoutes } from './mail/mail.routes.ts'
import { SANDBOX_CSS } from './page/sandbox-css.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { pincodeRoutes } from './pincodes/pincodes.routes.ts'
import { checkoutRoutes } from './razorpay/checkout.routes.ts'
import { razorpayRoutes } from './razorpay/razorpay.routes.ts'
import { createRazorpayLedger } from './razorpay/razorpay-ledger.ts'
import { createWebhookSender } from './razorpay/webhook-sender.ts'
import { sameOrigin } from './same-origin.ts'
import { type SandboxOptions, sandboxSettings } from './sandbox-options.ts'
import { smsRoutes } from './sms/sms.routes.ts'

export interface Sandbox {
  /** Answers a request to any of the stand-ins; needs no socket. `env` is the Node server's own, where there is one. */
  fetch(request: Request, env?: object): Promise<Response>
  readonly inbox: Inbox
  readonly failures: FailureModes
  /** Resolves when every webhook, retry and late authorisation that was begun has ended. */
  settled(): Promise<void>
  /** Ends what still goes on in the background. */
  close(): void
}

/** The local stand-ins of the outside services, with their state in memory. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const settings = sandboxSettings(options)
  const inbox = createInbox(settings.now)
  const failures = createFailureModes(settings.slowMs, settings.timeoutMs)
  const work = createBackgroundWork()
  const { keys, lateAfterMs } = settings
  const razorpay = createRazorpayLedger(settings.now)
  const ccavenue = createCcavenueLedger(settings.now)
  const webhooks = createWebhookSender({
    webhookUrl: settings.webhookUrl,
    retryDelaysMs: settings.webhookRetryDelaysMs,
    webhookSecret: keys.razorpay.webhookSecret,
    fetch: settings.fetch,
    work,
  })

  const app = new Hono()
  app.use('/inbox/*', sameOrigin())
  app.use('/inbox.json', sameOrigin())
  app.use('/control', sameOrigin())
  app.get('/sandbox.css', (c) => c.body(SANDBOX_CSS, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.route('/', inboxRoutes(inbox))
  app.route('/', controlRoutes(failures))

  app.use('/twilio/*', failures.guard('sms'))
  app.route('/twilio', smsRoutes(keys.twilio, inbox))
  app.use('/postmark/*', failures.guard('mail'))
  app.route('/postmark', mailRoutes(keys.postmark, inbox))
  app.use('/pincode/*', failures.guard('pincode'))
  app.route('/pincode', pincodeRoutes())

  app.use('/razorpay/*', failures.guard('razorpay'))
  app.route('/razorpay/v1', razorpayRoutes(keys.razorpay, razorpay, webhooks))
  const checkout = { ledger: razorpay, webhooks, work, keySecret: keys.razorpay.keySecret, lateAfterMs }
  app.route('/razorpay', checkoutRoutes(keys.razorpay.keyId, checkout))
  app.use('/ccavenue/*', failures.guard('ccavenue'))
  const transaction = { ledger: ccavenue, work, workingKey: keys.ccavenue.workingKey, lateAfterMs }
  app.route('/ccavenue/transaction', transactionRoutes(keys.ccavenue, transaction))
  app.route('/ccavenue/apis/servlet', statusRoutes(keys.ccavenue, ccavenue))
  app.route('/payments', paymentsRoutes(razorpay, ccavenue, webhooks))

  return {
    fetch: async (request, env) => app.fetch(request, env),
    inbox,
    failures,
    settled: () => work.settled(),
    close: () => work.stop(),
  }
}

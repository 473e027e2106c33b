import { Hono } from 'hono'
import { createBackgroundWork } from './background-work.ts'
import { controlRoutes } from './failures/control.routes.ts'
import { createFailureModes, type FailureModes } from './failures/failure-modes.ts'
import { STAND_INS } from './gateways/stand-ins.ts'
import { gupshupRoutes } from './gupshup/gupshup.routes.ts'
import { inboxRoutes } from './inbox/inbox.routes.ts'
import { createInbox, type Inbox } from './inbox/inbox.ts'
import { mailRoutes } from './mail/mail.routes.ts'
import { msg91Routes } from './msg91/msg91.routes.ts'
import { SANDBOX_CSS } from './page/sandbox-css.ts'
import { paymentsRoutes } from './payments/payments.routes.ts'
import { pincodeRoutes } from './pincodes/pincodes.routes.ts'
import { registeredRoutes } from './registered/registered.routes.ts'
import { createRegistered } from './registered/registered.ts'
import { sameOrigin } from './same-origin.ts'
import { type SandboxOptions, sandboxSettings } from './sandbox-options.ts'
import { sesRoutes } from './ses/ses.routes.ts'
import { smsRoutes } from './sms/sms.routes.ts'
import { createWebhookSender } from './webhooks/webhook-sender.ts'
import { whatsappRoutes } from './whatsapp/whatsapp.routes.ts'

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

const OTHER_SERVICES = [
  ['sms', 'SMS (Twilio, MSG91, Gupshup)'],
  ['mail', 'Mail (Postmark, SES)'],
  ['whatsapp', 'WhatsApp'],
  ['pincode', 'Postal pincodes'],
] as const

/** The local stand-ins of the outside services, with their state in memory. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const settings = sandboxSettings(options)
  const inbox = createInbox(settings.now)
  const work = createBackgroundWork()
  const { keys } = settings
  const webhooks = createWebhookSender({
    webhookUrl: settings.webhookUrl,
    retryDelaysMs: settings.webhookRetryDelaysMs,
    fetch: settings.fetch,
    work,
  })
  const reports = createWebhookSender({
    webhookUrl: settings.whatsappWebhookUrl,
    retryDelaysMs: settings.webhookRetryDelaysMs,
    fetch: settings.fetch,
    work,
  })
  const registered = createRegistered()
  const gateways = STAND_INS.map((standIn) => standIn({ settings, work, webhooks }))
  const services = new Map([...OTHER_SERVICES, ...gateways.map(({ name, title }) => [name, title] as const)])
  const failures = createFailureModes(services, settings.slowMs, settings.timeoutMs)

  const app = new Hono()
  app.use('/inbox/*', sameOrigin())
  app.use('/inbox.json', sameOrigin())
  app.use('/control', sameOrigin())
  app.use('/registered.json', sameOrigin())
  app.use('/whatsapp/say', sameOrigin())
  app.get('/sandbox.css', (c) => c.body(SANDBOX_CSS, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.route('/', inboxRoutes(inbox))
  app.route('/', controlRoutes(failures))
  app.route('/', registeredRoutes(registered))

  app.use('/twilio/*', failures.guard('sms'))
  app.route('/twilio', smsRoutes(keys.twilio, inbox))
  app.use('/postmark/*', failures.guard('mail'))
  app.route('/postmark', mailRoutes(keys.postmark, inbox))
  app.use('/ses/*', failures.guard('mail'))
  app.route('/ses', sesRoutes(keys.ses, inbox, settings.now))
  app.use('/msg91/*', failures.guard('sms'))
  app.route('/msg91', msg91Routes(keys.msg91, inbox, registered))
  app.use('/gupshup/*', failures.guard('sms'))
  app.route('/gupshup', gupshupRoutes(keys.gupshup, inbox, registered))
  app.use('/whatsapp/*', failures.guard('whatsapp'))
  app.route('/whatsapp', whatsappRoutes({ keys: keys.whatsapp, inbox, registered, webhooks: reports, work }))
  app.use('/pincode/*', failures.guard('pincode'))
  app.route('/pincode', pincodeRoutes())

  for (const gateway of gateways) {
    app.use(`/${gateway.name}/*`, failures.guard(gateway.name))
    app.route(`/${gateway.name}`, gateway.routes())
  }
  app.route('/payments', paymentsRoutes(gateways, webhooks))

  return {
    fetch: async (request, env) => app.fetch(request, env),
    inbox,
    failures,
    settled: () => work.settled(),
    close: () => work.stop(),
  }
}

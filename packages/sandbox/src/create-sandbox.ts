import { Hono } from 'hono'
import { controlRoutes } from './failures/control.routes.ts'
import { createFailureModes, type FailureModes } from './failures/failure-modes.ts'
import { inboxRoutes } from './inbox/inbox.routes.ts'
import { createInbox, type Inbox } from './inbox/inbox.ts'
import { mailRoutes } from './mail/mail.routes.ts'
import { SANDBOX_CSS } from './page/sandbox-css.ts'
import { pincodeRoutes } from './pincodes/pincodes.routes.ts'
import { sameOrigin } from './same-origin.ts'
import { type SandboxOptions, sandboxSettings } from './sandbox-options.ts'
import { smsRoutes } from './sms/sms.routes.ts'

export interface Sandbox {
  /** Answers a request to any of the stand-ins; needs no socket. */
  fetch(request: Request): Promise<Response>
  readonly inbox: Inbox
  readonly failures: FailureModes
}

/** The local stand-ins of the outside services, with their state in memory. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const settings = sandboxSettings(options)
  const inbox = createInbox(settings.now)
  const failures = createFailureModes(settings.slowMs, settings.timeoutMs)

  const app = new Hono()
  app.use('/inbox/*', sameOrigin())
  app.use('/inbox.json', sameOrigin())
  app.use('/control', sameOrigin())
  app.get('/sandbox.css', (c) => c.body(SANDBOX_CSS, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.route('/', inboxRoutes(inbox))
  app.route('/', controlRoutes(failures))

  app.use('/twilio/*', failures.guard('sms'))
  app.route('/twilio', smsRoutes(settings.keys.twilio, inbox))
  app.use('/postmark/*', failures.guard('mail'))
  app.route('/postmark', mailRoutes(settings.keys.postmark, inbox))
  app.use('/pincode/*', failures.guard('pincode'))
  app.route('/pincode', pincodeRoutes())

  return { fetch: async (request) => app.fetch(request), inbox, failures }
}

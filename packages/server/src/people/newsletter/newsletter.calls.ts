import { checkForgotPassword, EMAIL_MAX } from '@dawakit/core/customer'
import { z } from 'zod'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import { refuse } from '../../ground/http/refuse.ts'
import { successMessages } from '../../ground/http/success-messages.ts'
import { enforceAddressLimit, limitOf } from '../../ground/limits/limits.ts'
import { confirmSubscription, leave, subscribe } from './subscribe.ts'

const token = z.string().min(1).max(200)

export const newsletterCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/newsletter',
    summary:
      'Asks an address by mail whether it wants the newsletter. The answer is the same for every address, and every time.',
    tag: 'Newsletter',
    auth: 'none',
    body: z.object({ email: z.string().trim().max(EMAIL_MAX).default('') }),
    answer: z.null(),
    async handle({ caller, body, ...context }) {
      // The same form as the reset's: one e-mail, filled and well formed.
      refuse(checkForgotPassword(body))
      await enforceAddressLimit(context, caller.address, limitOf(context.config, 'newsletter'))
      await subscribe(context, body.email)
      return { data: null, message: successMessages.subscribed }
    },
  }),
  defineCall({
    name: 'POST /post/confirmNewsletter',
    summary: 'Puts an address on the list by the token of the mailed link. A second time changes nothing.',
    tag: 'Newsletter',
    auth: 'none',
    body: z.object({ token }),
    answer: z.null(),
    async handle({ body, query: _, caller: __, ...context }) {
      await confirmSubscription(context, body.token)
      return { data: null, message: successMessages.subscriptionConfirmed }
    },
  }),
  defineCall({
    name: 'POST /post/leaveNewsletter',
    summary: 'Forgets an address by the token of a mail. The answer is the same where it is gone already.',
    tag: 'Newsletter',
    auth: 'none',
    body: z.object({ token }),
    answer: z.null(),
    async handle({ body, db }) {
      await leave({ db }, body.token)
      return { data: null, message: successMessages.unsubscribed }
    },
  }),
]

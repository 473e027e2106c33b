import { checkForgotPassword, EMAIL_MAX } from '@dawakit/core/customer'
import { z } from 'zod'
import { type AnyCall, defineCall } from '../http/define-call.ts'
import { refuse } from '../http/refuse.ts'
import { successMessages } from '../http/success-messages.ts'
import { enforceAddressLimit, limitOf } from '../limits/limits.ts'

export const newsletterCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/newsletter',
    summary: 'Subscribes an address to the newsletter. The answer is the same the second time.',
    tag: 'Newsletter',
    auth: 'none',
    body: z.object({ email: z.string().trim().max(EMAIL_MAX).default('') }),
    answer: z.null(),
    async handle({ caller, body, ...context }) {
      // The same form as the reset's: one e-mail, filled and well formed.
      refuse(checkForgotPassword(body))
      await enforceAddressLimit(context, caller.address, limitOf(context.config, 'newsletter'))
      await context.db
        .insertInto('newsletter')
        .values({ email_key: body.email.toLowerCase(), created_at: context.clock() })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .execute()
      return { data: null, message: successMessages.subscribed }
    },
  }),
]

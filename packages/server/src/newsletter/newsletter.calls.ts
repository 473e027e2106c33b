import { checkForgotPassword } from '@dawakit/core/customer'
import { subscribed } from '@dawakit/core/messages'
import { z } from 'zod'
import { type AnyCall, defineCall } from '../http/define-call.ts'
import { refuse, tooMany } from '../http/refuse.ts'
import { HOUR_MS, takeAttempt } from '../sessions/attempts.ts'
import { keyedHash } from '../sessions/keyed-hash.ts'

/** Subscriptions per hour from one network address. */
const PER_HOUR = 20

export const newsletterCalls: AnyCall[] = [
  defineCall({
    name: 'POST /post/newsletter',
    summary: 'Subscribes an address to the newsletter. The answer is the same the second time.',
    tag: 'Newsletter',
    auth: 'none',
    body: z.object({ email: z.string().trim().max(254).default('') }),
    answer: z.null(),
    async handle({ caller, body, db, clock, config }) {
      // The same form as the reset's: one e-mail, filled and well formed.
      refuse(checkForgotPassword(body))
      if (caller.address) {
        const bucket = `newsletter:${keyedHash(config, 'address', caller.address)}`
        const retryAt = await takeAttempt(db, clock(), { bucket, limit: PER_HOUR, windowMs: HOUR_MS })
        if (retryAt) throw tooMany(retryAt, clock())
      }
      await db
        .insertInto('newsletter')
        .values({ email_key: body.email.toLowerCase(), created_at: clock() })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .execute()
      return { data: null, message: subscribed }
    },
  }),
]

import { randomBytes } from 'node:crypto'
import { linkExpired } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { Limit } from '../../ground/limits/attempts.ts'
import { plainHash } from '../../ground/limits/keyed-hash.ts'
import { limitOf } from '../../ground/limits/limits.ts'
import { composeMail } from '../../messages/outbox/compose-mail.ts'
import { enqueue } from '../../messages/outbox/enqueue.ts'
import { leaveLinkOf } from './leave-link.ts'
import { newsletterMail } from './newsletter-mail-labels.ts'

const DAY_MS = 86_400_000
/** Milliseconds that the link in the mail is good for. Who has not confirmed by then is forgotten. */
export const CONFIRM_LIFE_MS = 7 * DAY_MS

const newToken = () => randomBytes(32).toString('base64url')

/** Writes an address down and asks its owner by mail. One that is confirmed, or has been asked enough today, is left alone. */
export async function subscribe(context: ServerContext, email: string): Promise<void> {
  const { db, config, clock, outbox } = context
  const now = clock()
  const emailKey = email.toLowerCase()
  const { url: unsubscribe, hash: leaveHash } = leaveLinkOf(config, emailKey)
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('newsletter')
      .values({ email_key: emailKey, created_at: now })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .execute()
    const token = newToken()
    const limit = limitOf(config, 'newsletterMails')
    if (!(await takeMail(trx, limit, { emailKey, hash: plainHash(token), leaveHash, now }))) return
    const { name } = config.store
    const mail = composeMail({
      to: email,
      subject: newsletterMail.subject(name),
      heading: newsletterMail.heading,
      paragraphs: [newsletterMail.text(name)],
      action: { label: newsletterMail.action, url: `${config.storeUrl}/newsletter/confirm/${token}` },
      note: `${newsletterMail.note} ${newsletterMail.leave(unsubscribe)}`,
      config,
    })
    const options = { now, dedupeKey: `newsletter:${newId()}`, expiresAt: now + CONFIRM_LIFE_MS }
    await enqueue(trx, { kind: 'mail', ...mail, unsubscribe }, options)
  })
  outbox.wake()
}

/** Counts a mail to an address that has not confirmed, and sets its links. @returns false where none may be sent */
async function takeMail(
  trx: Database,
  { limit, windowMs }: Limit,
  { emailKey, hash, leaveHash, now }: { emailKey: string; hash: string; leaveHash: string; now: number },
): Promise<boolean> {
  const link = { confirm_hash: hash, confirm_until: now + CONFIRM_LIFE_MS, leave_hash: leaveHash }
  const waiting = () =>
    trx.updateTable('newsletter').where('email_key', '=', emailKey).where('confirmed_at', 'is', null)
  const first = await waiting()
    .set({ ...link, mails: 1, mails_since: now })
    .where((where) =>
      where.or([where('mails_since', 'is', null), where('mails_since', '<=', now - windowMs)]),
    )
    .executeTakeFirst()
  if (first.numUpdatedRows === 1n) return true
  const further = await waiting()
    .set((column) => ({ ...link, mails: column('mails', '+', 1) }))
    .where('mails', '<', limit)
    .executeTakeFirst()
  return further.numUpdatedRows === 1n
}

/** Puts the address of a mailed link on the list. A second time changes nothing. @throws {CallError} 422 `link-expired` */
export async function confirmSubscription({ db, clock }: ServerContext, token: string): Promise<void> {
  const now = clock()
  const hash = plainHash(token)
  const known = await db
    .selectFrom('newsletter')
    .select(['confirmed_at', 'confirm_until'])
    .where('confirm_hash', '=', hash)
    .executeTakeFirst()
  if (known && known.confirmed_at !== null) return
  if (!known || (known.confirm_until ?? 0) <= now) throw new CallError(422, linkExpired)
  await db
    .updateTable('newsletter')
    .set({ confirmed_at: now })
    .where('confirm_hash', '=', hash)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Forgets the address of a mail. One that is gone is gone. */
export async function leave({ db }: Pick<ServerContext, 'db'>, token: string): Promise<void> {
  const hash = plainHash(token)
  await db
    .deleteFrom('newsletter')
    .where((where) => where.or([where('leave_hash', '=', hash), where('earlier_leave_hash', '=', hash)]))
    .execute()
}

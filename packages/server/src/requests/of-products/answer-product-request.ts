import { notFound, RuleError } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { composeMail } from '../../messages/outbox/compose-mail.ts'
import { enqueue } from '../../messages/outbox/enqueue.ts'
import { sendNotification } from '../../people/notifications/send-notification.ts'
import { requestMails } from './request-mail-labels.ts'

export interface Answer {
  requestId: string
  text: string
  /** A path of the store: the product that is there now. Empty without one. */
  link: string
}

/**
 * Answers a customer's request for a product that was not listed: a notification, and a mail or else an SMS; once.
 *
 * @throws {RuleError} `not-found` when it is unknown or answered already
 */
export async function answerProductRequest(
  context: Pick<ServerContext, 'db' | 'config' | 'clock' | 'outbox'>,
  answer: Answer,
): Promise<void> {
  const isAnswered = await inTransaction(context.db, (trx) => writeAnswer(trx, context, answer))
  if (!isAnswered) throw new RuleError(notFound)
  context.outbox.wake()
}

/** As {@link answerProductRequest}, in a transaction of who wakes the outbox. @returns false where it was answered already */
export async function writeAnswer(
  trx: Database,
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
  { requestId, text, link }: Answer,
): Promise<boolean> {
  const words = requestMails.productRequest
  const now = clock()
  const answered = await trx
    .updateTable('product_request')
    .set({ answered_at: now })
    .where('id', '=', requestId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  if (answered.numUpdatedRows === 0n) return false
  const request = await trx
    .selectFrom('product_request')
    .innerJoin('customer', 'customer.id', 'product_request.user_id')
    .select(['product_request.user_id', 'product_request.mobile', 'product_name', 'customer.email'])
    .where('product_request.id', '=', requestId)
    .executeTakeFirstOrThrow()
  const title = words.subject(request.product_name)
  await sendNotification(trx, { title, description: text, link, userId: request.user_id }, now)
  const storeName = config.store.name
  const message = request.email
    ? {
        kind: 'mail' as const,
        ...composeMail({
          to: request.email,
          subject: title,
          heading: title,
          paragraphs: [text],
          ...(link ? { action: { label: words.action, url: `${config.storeUrl}${link}` } } : {}),
          config,
        }),
      }
    : {
        kind: 'sms' as const,
        to: `+91${request.mobile}`,
        template: 'request-answered' as const,
        values: { store: storeName, product: request.product_name, answer: text },
      }
  await enqueue(trx, message, { now, dedupeKey: `product-request:${requestId}` })
  return true
}

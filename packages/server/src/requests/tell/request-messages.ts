import { formatDay, istDate } from '@dawakit/core/delivery'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { composeMail } from '../../messages/outbox/compose-mail.ts'
import { enqueue } from '../../messages/outbox/enqueue.ts'
import { mailGreeting } from '../../messages/outbox/mail-greeting.ts'
import { sendNotification } from '../../people/notifications/send-notification.ts'
import type { RequestRow } from '../by-prescription/prescription-requests.sql.ts'
import { requestMails } from './request-mail-labels.ts'

type Told = Pick<ServerContext, 'config' | 'clock'>
export type AboutRequest = Pick<RequestRow, 'id' | 'number' | 'user_id'>

/** @param prepared.products - How many. @param prepared.orderBy - Epoch milliseconds. */
export function tellPrepared(
  trx: Database,
  context: Told,
  request: AboutRequest,
  { products, orderBy }: { products: number; orderBy: number },
): Promise<void> {
  const { subject, text, action } = requestMails.prepared
  return tell(trx, context, request, {
    subject: subject(request.number),
    text: text(products, formatDay(istDate(orderBy))),
    action,
    // Prepared anew it is told anew.
    dedupeKey: `request-prepared:${request.id}:${context.clock()}`,
  })
}

/** What the question is stands with the request alone: a mail is no place for somebody's illness. */
export function tellAsked(
  trx: Database,
  context: Told,
  request: AboutRequest,
  questionId: string,
): Promise<void> {
  const { subject, text } = requestMails.asked
  const dedupeKey = `request-asked:${questionId}`
  return tell(trx, context, request, { subject: subject(request.number), text, dedupeKey })
}

export function tellDeclined(trx: Database, context: Told, request: AboutRequest): Promise<void> {
  const { subject, text } = requestMails.declined
  const dedupeKey = `request-declined:${request.id}`
  return tell(trx, context, request, { subject: subject(request.number), text, dedupeKey })
}

async function tell(
  trx: Database,
  { config, clock }: Told,
  request: AboutRequest,
  news: { subject: string; text: string; action?: string; dedupeKey: string },
): Promise<void> {
  const { subject, text, action = requestMails.action, dedupeKey } = news
  const now = clock()
  const link = `/prepared/${request.id}`
  await sendNotification(trx, { title: subject, description: text, link, userId: request.user_id }, now)
  const customer = await trx
    .selectFrom('customer')
    .select(['username', 'email'])
    .where('id', '=', request.user_id)
    .executeTakeFirst()
  if (!customer?.email) return
  const { supportPhone, supportEmail } = config.store
  const mail = composeMail({
    to: customer.email,
    subject,
    heading: subject,
    paragraphs: [mailGreeting(customer.username), text],
    action: { label: action, url: `${config.storeUrl}${link}` },
    note: requestMails.help(supportPhone, supportEmail),
    config,
  })
  await enqueue(trx, { kind: 'mail', ...mail }, { now, dedupeKey })
}

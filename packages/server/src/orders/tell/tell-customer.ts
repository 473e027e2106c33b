import type { Order } from '@dawakit/core/contract'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { SmsWish } from '../../ground/registered-messages/sms-kinds.ts'
import type { WhatsappWish } from '../../ground/registered-messages/whatsapp-kinds.ts'
import { composeMail } from '../../messages/outbox/compose-mail.ts'
import { enqueue } from '../../messages/outbox/enqueue.ts'
import { mailGreeting } from '../../messages/outbox/mail-greeting.ts'
import { sendNotification } from '../../people/notifications/send-notification.ts'
import { orderMails } from './order-mail-labels.ts'
import { tellByWhatsapp } from './tell-by-whatsapp.ts'

export type Told = Pick<ServerContext, 'config' | 'clock'>

export interface News {
  subject: string
  /** One paragraph, or several. */
  text: string | readonly string[]
  /** Two messages with one key are one. */
  dedupeKey: string
  /** @default none: there is no approved message for it */
  whatsapp?: WhatsappWish
  /** The SMS that goes where WhatsApp cannot. @default none: the mail says it anyway */
  sms?: SmsWish
}

/** What messages about an order vary by. */
export const valuesOf = ({ config }: Told, order: Order) => ({
  store: config.store.name,
  order: order.orderNumber,
})

/** Says something about an order to its customer: a notification, a mail, and WhatsApp or an SMS. */
export async function tell(trx: Database, context: Told, order: Order, news: News): Promise<void> {
  const { subject, dedupeKey, whatsapp, sms = null } = news
  const paragraphs = typeof news.text === 'string' ? [news.text] : news.text
  await sendNotification(
    trx,
    {
      title: subject,
      description: paragraphs.join(' '),
      link: `/orders/${order._id}`,
      userId: order.user._id,
      orderId: order._id,
    },
    context.clock(),
  )
  await sendOrderMail(trx, context, order, { subject, heading: subject, paragraphs, dedupeKey })
  const isByWhatsapp =
    whatsapp !== undefined &&
    (await tellByWhatsapp(trx, context, order, {
      wish: whatsapp,
      fallback: sms,
      dedupeKey: `${dedupeKey}:whatsapp`,
    }))
  const mobile = order.user.mobileNumber
  if (isByWhatsapp || sms === null || mobile === '') return
  const message = { kind: 'sms', to: `+91${mobile}`, ...sms } as const
  await enqueue(trx, message, { now: context.clock(), dedupeKey: `${dedupeKey}:sms` })
}

/** A mail about an order, where its customer has an address. */
export async function sendOrderMail(
  trx: Database,
  { config, clock }: Told,
  order: Order,
  mail: { subject: string; heading: string; paragraphs: readonly string[]; dedupeKey: string },
): Promise<void> {
  const to = order.user.email || order.shippingAddress.email
  if (to === '') return
  const { supportPhone, supportEmail } = config.store
  const content = composeMail({
    to,
    subject: mail.subject,
    heading: mail.heading,
    paragraphs: [mailGreeting(order.user.username), ...mail.paragraphs],
    action: { label: orderMails.action, url: `${config.storeUrl}/orders/${order._id}` },
    note: orderMails.help(supportPhone, supportEmail),
    config,
  })
  await enqueue(trx, { kind: 'mail', ...content }, { now: clock(), dedupeKey: mail.dedupeKey })
}

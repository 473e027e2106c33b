import { lineTotal, pricedLine } from '@dawakit/core/cart'
import type { DeliveryStatus, Order } from '@dawakit/core/contract'
import { formatDay } from '@dawakit/core/delivery'
import { formatAmount, formatDetailPrice } from '@dawakit/core/money'
import type { ServerContext } from '../context/server-context.ts'
import type { Database } from '../database/schema/index.ts'
import { sendNotification } from '../notifications/send-notification.ts'
import { composeMail } from '../outbox/compose-mail.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { isMailedName, mailGreeting } from '../outbox/mail-greeting.ts'
import { orderMails } from './order-mail-labels.ts'
import { deliveryLabels } from './order-status-labels.ts'

type Told = Pick<ServerContext, 'config' | 'clock'>

/** Mail and SMS of a placed order, once however often it is reported. */
export async function tellPlaced(trx: Database, context: Told, order: Order): Promise<void> {
  const { config, clock } = context
  const words = orderMails.placed
  const { from, to } = order.deliveryWindow
  await sendMail(trx, context, order, {
    subject: words.subject(order.orderNumber),
    heading: words.heading,
    paragraphs: [
      ...order.products.map((line) =>
        words.line(line.name, line.quantity, formatAmount(lineTotal(pricedLine(line)))),
      ),
      words.total(formatDetailPrice(order.totalPrice)),
      words.payment(order.isCashOnDelivery ? words.methods.cashOnDelivery : words.methods.online),
      words.window(formatDay(from), formatDay(to)),
      ...orderedFor(order),
    ],
    dedupeKey: `order-placed:${order._id}`,
  })
  const mobile = order.user.mobileNumber
  if (mobile === '') return
  const values = {
    store: config.store.name,
    order: order.orderNumber,
    amount: formatDetailPrice(order.totalPrice),
  }
  await enqueue(
    trx,
    { kind: 'sms', to: `+91${mobile}`, template: 'order-placed', values },
    { now: clock(), dedupeKey: `order-placed-sms:${order._id}` },
  )
}

/** Whom it is for, and the doctor, where the order names them. */
function orderedFor({ patient, doctorInfo }: Order): string[] {
  const words = orderMails.placed
  // Many write 'Dr.Rao', which reads like an address of the web.
  const doctor = doctorInfo.doctorName.replace(/^dr\.\s*/i, 'Dr. ')
  return [
    ...(patient && isMailedName(patient.name) ? [words.patient(patient.name, patient.age)] : []),
    ...(isMailedName(doctor) ? [words.doctor(doctor)] : []),
  ]
}

/** A notification and a mail about a move of the order. */
export async function tellMoved(
  trx: Database,
  context: Told,
  order: Order,
  to: Exclude<DeliveryStatus, 'pending'>,
): Promise<void> {
  const subject = orderMails.moved.subject(order.orderNumber, deliveryLabels[to])
  await tell(trx, context, order, subject, orderMails.moved[to], `order-moved:${to}:${order._id}`)
}

/** @param refund - What will be paid back, as shown; null for nothing. */
export async function tellCancelled(
  trx: Database,
  context: Told,
  order: Order,
  refund: string | null,
): Promise<void> {
  const words = orderMails.cancelled
  const text = refund === null ? words.text : `${words.text} ${words.refund(refund)}`
  // A late payment can bring the order back: its next end is another one.
  const dedupeKey = `order-cancelled:${order._id}:${order.canceledAt}`
  await tell(trx, context, order, words.subject(order.orderNumber), text, dedupeKey)
}

export async function tellExpired(trx: Database, context: Told, order: Order): Promise<void> {
  const words = orderMails.expired
  const dedupeKey = `order-expired:${order._id}:${order.canceledAt}`
  await tell(trx, context, order, words.subject(order.orderNumber), words.text, dedupeKey)
}

/**
 * A payment came too late and goes back.
 * @param payment.amount - As shown.
 * @param payment.cause - Why the order does not stand again.
 */
export async function tellLateRefund(
  trx: Database,
  context: Told,
  order: Order,
  payment: { id: string; amount: string; cause: 'cancelled' | 'replaced' | 'soldOut' },
): Promise<void> {
  const words = orderMails.lateRefund
  const text = words[payment.cause](payment.amount)
  const dedupeKey = `late-refund:${payment.id}`
  await tell(trx, context, order, words.subject(order.orderNumber), text, dedupeKey)
}

/** A second payment of a paid order goes back. @param payment.amount - As shown. */
export async function tellPaidTwice(
  trx: Database,
  context: Told,
  order: Order,
  payment: { id: string; amount: string },
): Promise<void> {
  const words = orderMails.paidTwice
  const dedupeKey = `paid-twice:${payment.id}`
  await tell(trx, context, order, words.subject(order.orderNumber), words.text(payment.amount), dedupeKey)
}

/** The money of a refund is on its way. @param amount - As shown. */
export async function tellRefunded(
  trx: Database,
  context: Told,
  order: Order,
  refund: { id: string; amount: string },
): Promise<void> {
  const words = orderMails.refunded
  const dedupeKey = `refunded:${refund.id}`
  await tell(trx, context, order, words.subject(order.orderNumber), words.text(refund.amount), dedupeKey)
}

async function tell(
  trx: Database,
  context: Told,
  order: Order,
  subject: string,
  text: string,
  dedupeKey: string,
): Promise<void> {
  await sendNotification(
    trx,
    {
      title: subject,
      description: text,
      link: `/orders/${order._id}`,
      userId: order.user._id,
      orderId: order._id,
    },
    context.clock(),
  )
  await sendMail(trx, context, order, { subject, heading: subject, paragraphs: [text], dedupeKey })
}

async function sendMail(
  trx: Database,
  { config, clock }: Told,
  order: Order,
  mail: { subject: string; heading: string; paragraphs: string[]; dedupeKey: string },
): Promise<void> {
  const to = order.user.email || order.shippingAddress.email
  if (to === '') return
  const { name, supportPhone, supportEmail } = config.store
  const content = composeMail({
    to,
    subject: mail.subject,
    heading: mail.heading,
    paragraphs: [mailGreeting(order.user.username), ...mail.paragraphs],
    action: { label: orderMails.action, url: `${config.storeUrl}/orders/${order._id}` },
    note: orderMails.help(supportPhone, supportEmail),
    storeName: name,
  })
  await enqueue(trx, { kind: 'mail', ...content }, { now: clock(), dedupeKey: mail.dedupeKey })
}

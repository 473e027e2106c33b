import { lineTotal, pricedLine } from '@dawakit/core/cart'
import type { DeliveryStatus, Order } from '@dawakit/core/contract'
import { formatDay } from '@dawakit/core/delivery'
import { formatAmount, formatDetailPrice } from '@dawakit/core/money'
import type { ServerContext } from '../context/server-context.ts'
import type { Database } from '../database/schema/index.ts'
import type { WhatsappWish } from '../messages/whatsapp-kinds.ts'
import { sendNotification } from '../notifications/send-notification.ts'
import { composeMail } from '../outbox/compose-mail.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { isMailedName, mailGreeting } from '../outbox/mail-greeting.ts'
import { orderMails } from './order-mail-labels.ts'
import { deliveryLabels } from './order-status-labels.ts'
import { tellByWhatsapp } from './tell-by-whatsapp.ts'

type Told = Pick<ServerContext, 'config' | 'clock'>

/** Mail and SMS, or WhatsApp, of a placed order, once however often it is reported. */
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
  const wish = { template: 'order-placed', values } as const
  const dedupeKey = `order-placed-sms:${order._id}`
  if (await tellByWhatsapp(trx, context, order, { wish, fallback: wish, dedupeKey })) return
  await enqueue(trx, { kind: 'sms', to: `+91${mobile}`, ...wish }, { now: clock(), dedupeKey })
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
  await tell(trx, context, order, {
    subject: orderMails.moved.subject(order.orderNumber, deliveryLabels[to]),
    text: orderMails.moved[to],
    dedupeKey: `order-moved:${to}:${order._id}`,
    whatsapp: { template: MOVED[to], values: valuesOf(context, order) },
  })
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
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text,
    dedupeKey: `order-cancelled:${order._id}:${order.canceledAt}`,
    whatsapp: { template: 'order-cancelled', values: valuesOf(context, order) },
  })
}

export async function tellExpired(trx: Database, context: Told, order: Order): Promise<void> {
  const words = orderMails.expired
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: words.text,
    dedupeKey: `order-expired:${order._id}:${order.canceledAt}`,
    whatsapp: { template: 'order-expired', values: valuesOf(context, order) },
  })
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
  const { amount } = payment
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: words[payment.cause](amount),
    dedupeKey: `late-refund:${payment.id}`,
    whatsapp: { template: 'payment-returned', values: { ...valuesOf(context, order), amount } },
  })
}

/** A second payment of a paid order goes back. @param payment.amount - As shown. */
export async function tellPaidTwice(
  trx: Database,
  context: Told,
  order: Order,
  payment: { id: string; amount: string },
): Promise<void> {
  const words = orderMails.paidTwice
  const { amount } = payment
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: words.text(amount),
    dedupeKey: `paid-twice:${payment.id}`,
    whatsapp: { template: 'paid-twice', values: { ...valuesOf(context, order), amount } },
  })
}

/** The money of a refund is on its way. @param amount - As shown. */
export async function tellRefunded(
  trx: Database,
  context: Told,
  order: Order,
  refund: { id: string; amount: string },
): Promise<void> {
  const words = orderMails.refunded
  const { amount } = refund
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: words.text(amount),
    dedupeKey: `refunded:${refund.id}`,
    whatsapp: { template: 'order-refunded', values: { ...valuesOf(context, order), amount } },
  })
}

/** What WhatsApp calls a move of the order. */
const MOVED = {
  confirmed: 'order-confirmed',
  pickedUp: 'order-picked-up',
  onTheWay: 'order-on-the-way',
  delivered: 'order-delivered',
} as const

const valuesOf = ({ config }: Told, order: Order) => ({ store: config.store.name, order: order.orderNumber })

interface News {
  subject: string
  text: string
  dedupeKey: string
  whatsapp: WhatsappWish
}

async function tell(
  trx: Database,
  context: Told,
  order: Order,
  { subject, text, dedupeKey, whatsapp }: News,
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
  await tellByWhatsapp(trx, context, order, {
    wish: whatsapp,
    fallback: null,
    dedupeKey: `${dedupeKey}:whatsapp`,
  })
}

async function sendMail(
  trx: Database,
  { config, clock }: Told,
  order: Order,
  mail: { subject: string; heading: string; paragraphs: string[]; dedupeKey: string },
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

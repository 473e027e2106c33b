import { lineTotal, pricedLine } from '@dawakit/core/cart'
import type { DeliveryStatus, Order, OrderProduct, OrderShipment } from '@dawakit/core/contract'
import { formatDay } from '@dawakit/core/delivery'
import { formatAmount, formatDetailPrice, type Paise } from '@dawakit/core/money'
import type { Database } from '../../ground/database/schema/index.ts'
import { enqueue } from '../../messages/outbox/enqueue.ts'
import { isMailedName } from '../../messages/outbox/mail-greeting.ts'
import { orderMails } from './order-mail-labels.ts'
import { deliveryLabels } from './order-status-labels.ts'
import { tellByWhatsapp } from './tell-by-whatsapp.ts'
import { sendOrderMail, type Told, tell, valuesOf } from './tell-customer.ts'

/** Mail and SMS, or WhatsApp, of a placed order, once however often it is reported. */
export async function tellPlaced(trx: Database, context: Told, order: Order): Promise<void> {
  const { config, clock } = context
  const words = orderMails.placed
  const { from, to } = order.deliveryWindow
  await sendOrderMail(trx, context, order, {
    subject: words.subject(order.orderNumber),
    heading: words.heading,
    paragraphs: [
      ...(order.review === null ? [] : [words.check]),
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
    text: [
      orderMails.moved[to],
      ...(to === 'pickedUp' ? order.shipments.flatMap(wayOf) : []),
      ...restOf(order, to),
    ],
    dedupeKey: `order-moved:${to}:${order._id}`,
    whatsapp: { template: MOVED[to], values: valuesOf(context, order) },
  })
}

/**
 * A parcel has left of which the move of its order says nothing: the second and later ones, and one that is sent once more.
 * @param attempt - Which time it is sent.
 */
export async function tellSent(
  trx: Database,
  context: Told,
  order: Order,
  shipment: OrderShipment,
  attempt = 1,
): Promise<void> {
  const words = orderMails.sent
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber, shipment.number),
    text: [
      ...shipment.lines.map(({ name, quantity }) => words.pieces(name, quantity)),
      ...(attempt > 1 ? [words.again] : []),
      ...wayOf(shipment),
      ...restOf(order, 'pickedUp'),
    ],
    dedupeKey: `order-sent:${order._id}:${shipment.number}${attempt > 1 ? `:${attempt}` : ''}`,
    whatsapp: { template: 'order-picked-up', values: valuesOf(context, order) },
  })
}

/** With whom a parcel goes, and where its way is seen. */
function wayOf({ courier, trackingNumber, trackingUrl }: OrderShipment): string[] {
  const words = orderMails.sent
  if (courier === '') return []
  const by = trackingNumber === '' ? words.by(courier) : words.byNumber(courier, trackingNumber)
  return [by, ...(trackingUrl === '' ? [] : [words.follow(trackingUrl)])]
}

/** Where a part of the order has left first. */
function restOf(order: Order, to: DeliveryStatus): string[] {
  const sum = (lines: readonly { quantity: number }[]) =>
    lines.reduce((all, { quantity }) => all + quantity, 0)
  const sent = sum(order.shipments.flatMap(({ lines }) => lines))
  return to === 'pickedUp' && sent > 0 && sent < sum(order.products) ? [orderMails.sent.part] : []
}

/** @param refund - What will be paid back, as shown; null for nothing. */
export async function tellCancelled(
  trx: Database,
  context: Told,
  order: Order,
  refund: string | null,
): Promise<void> {
  const words = orderMails.cancelled
  const text = [
    words.text,
    ...(order.endReason === null ? [] : [words.reason(order.endReason)]),
    ...(refund === null ? [] : [words.refund(refund)]),
  ].join(' ')
  // A late payment can bring the order back: its next end is another one.
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text,
    dedupeKey: `order-cancelled:${order._id}:${order.canceledAt}`,
    whatsapp: { template: 'order-cancelled', values: valuesOf(context, order) },
  })
}

/**
 * The pharmacy supplies less than was ordered.
 * @param amended - The lines of which that is so since the customer was told last.
 * @param refund - What will be paid back, as shown; null for nothing.
 */
export async function tellAmended(
  trx: Database,
  context: Told,
  order: Order,
  { amended, refund }: { amended: readonly OrderProduct[]; refund: string | null },
): Promise<void> {
  const words = orderMails.amended
  const pieces = order.products.reduce((sum, { quantity }) => sum + quantity, 0)
  const total = formatDetailPrice(order.totalPrice)
  const lines = amended.map(({ name, quantity, orderedQuantity = quantity, declinedReason = '' }) =>
    quantity === 0
      ? words.declined(name, declinedReason)
      : words.fewer(name, quantity, orderedQuantity, declinedReason),
  )
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: [words.text, ...lines, words.total(total), ...(refund === null ? [] : [words.refund(refund)])],
    // An order only gets smaller.
    dedupeKey: `order-amended:${order._id}:${pieces}`,
    whatsapp: { template: 'order-changed', values: { ...valuesOf(context, order), amount: total } },
  })
}

/** A parcel of a cancelled order has arrived. @param arrived.owed - Paise that are to be paid for it. */
export async function tellArrived(
  trx: Database,
  context: Told,
  order: Order,
  { number, owed }: { number: number; owed: Paise },
): Promise<void> {
  const words = orderMails.arrived
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: [words.text, ...(owed > 0 ? [words.owed(formatAmount(owed))] : [])],
    dedupeKey: `order-arrived:${order._id}:${number}`,
  })
}

/** What a customer owed is paid, or a part of it. */
export async function tellPaidLate(
  trx: Database,
  context: Told,
  order: Order,
  { id, amount, rest }: { id: string; amount: Paise; rest: Paise },
): Promise<void> {
  const words = orderMails.paidLate
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: [words.text(formatAmount(amount)), ...(rest > 0 ? [words.rest(formatAmount(rest))] : [])],
    dedupeKey: `paid-late:${id}`,
  })
}

/** The pharmacy lets go of what a customer owes. */
export async function tellLetGo(
  trx: Database,
  context: Told,
  order: Order,
  { amount, creditNote }: { amount: Paise; creditNote: string },
): Promise<void> {
  const words = orderMails.letGo
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: words.text(formatAmount(amount), creditNote),
    dedupeKey: `let-go:${creditNote}`,
  })
}

/** A pharmacist asks the customer. */
export async function tellAsked(
  trx: Database,
  context: Told,
  order: Order,
  question: { id: string; text: string },
): Promise<void> {
  const words = orderMails.asked
  const wish = { template: 'order-question', values: valuesOf(context, order) } as const
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: [words.text, words.question(question.text)],
    dedupeKey: `order-question:${question.id}`,
    whatsapp: wish,
    sms: wish,
  })
}

/** A pharmacist has taken an approval back. @param time - By which it is told from another time. */
export async function tellChecksAgain(
  trx: Database,
  context: Told,
  order: Order,
  time: string,
): Promise<void> {
  const words = orderMails.checksAgain
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: words.text,
    dedupeKey: `order-checks-again:${order._id}:${time}`,
  })
}

/** What was confirmed, and then checked once more, goes on. @param time - By which it is told from another time. */
export async function tellCheckedAgain(
  trx: Database,
  context: Told,
  order: Order,
  time: string,
): Promise<void> {
  const words = orderMails.checkedAgain
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: words.text,
    dedupeKey: `order-checked-again:${order._id}:${time}`,
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

/** Money that was paid in cash goes back, and nobody has said where to. @param payout.why - '' where a return says it. */
export async function tellPayToAsked(
  trx: Database,
  context: Told,
  order: Order,
  payout: { id: string; amount: Paise; why: string; isCash: boolean },
): Promise<void> {
  const words = orderMails.payTo
  const amount = formatAmount(payout.amount)
  const wish = { template: 'pay-to-asked', values: { ...valuesOf(context, order), amount } } as const
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: [
      payout.isCash ? words.text(amount) : words.tooLittle(amount),
      ...(payout.why === '' ? [] : [words.reason(payout.why)]),
    ],
    dedupeKey: `pay-to:${payout.id}`,
    whatsapp: wish,
    sms: wish,
  })
}

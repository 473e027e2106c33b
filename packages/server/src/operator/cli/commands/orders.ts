import type { OrderReview } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { formatAmount, formatDetailPrice, paise } from '@dawakit/core/money'
import { DELIVERY_STATUSES, isPaid, orderStanding } from '@dawakit/core/order'
import { toPercent } from '@dawakit/core/tax'
import { paiseOf, wholeOf } from '@dawakit/lists/values'
import type { Command } from 'commander'
import { inTransaction } from '../../../ground/database/in-transaction.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import { runRefunds } from '../../../money/payments/refunds/run-refunds.ts'
import { creditWhatWentBack } from '../../../orders/change/credit-what-went-back.ts'
import { giveBack } from '../../../orders/change/give-back.ts'
import { type MoveTarget, moveOrder } from '../../../orders/change/move-order.ts'
import { cancelByStaff } from '../../../orders/desk/cancel-by-staff.ts'
import { readChangedRates } from '../../../orders/invoice/changed-rates.sql.ts'
import { followChangedRates } from '../../../orders/invoice/follow-changed-rates.ts'
import { creditWords } from '../../../orders/invoice/invoice-words.ts'
import { lockOrder } from '../../../orders/read/lock-order.ts'
import { type OrderRow, readOrder } from '../../../orders/read/orders.sql.ts'
import { standing } from '../../../orders/read/standing.ts'
import { deliveryLabels } from '../../../orders/tell/order-status-labels.ts'
import { findOrder } from '../find-order.ts'
import { type Operator, OperatorError, withDatabase } from '../operator.ts'
import { withMessages } from '../with-messages.ts'

const MOST_LISTED = 1000
const targets = DELIVERY_STATUSES.filter((status): status is MoveTarget => status !== 'pending')

export function addOrderCommands(program: Command, operator: Operator): void {
  const command = program.command('orders').description('List, show, move, cancel and refund orders.')
  command
    .command('list')
    .description('The newest orders.')
    .option('--status <status>', `only these: ${DELIVERY_STATUSES.join(', ')} or cancelled`)
    .option('--limit <number>', 'how many', '20')
    .action((options: { status?: string; limit: string }) =>
      listOrders(operator, options.status, wholeOf('--limit', options.limit, MOST_LISTED)),
    )
  command
    .command('show')
    .description('One order: lines, address, payment, times.')
    .argument('<order>', 'number or id')
    .action((order: string) => showOrder(operator, order))
  command
    .command('rates')
    .description(
      'What was ordered before a change of GST rates and has not left: its invoice has the rate of now.',
    )
    .action(() => listChangedRates(operator))
  command
    .command('move')
    .description('Move an order forward. The customer is told; delivery issues the invoice.')
    .argument('<order>', 'number or id')
    .argument('<status>', targets.join(', '))
    .action((order: string, status: string) => move(operator, order, status))
  command
    .command('cancel')
    .description(
      'Cancel an order until it is delivered: stock and coupon go back, what was paid is paid back.',
    )
    .argument('<order>', 'number or id')
    .option('--reason <text>', 'for the customer to read', 'It was cancelled at your request.')
    .action((order: string, { reason }: { reason: string }) => cancel(operator, order, reason))
  command
    .command('refund')
    .description('Pay an order back that was paid online, wholly or in part.')
    .argument('<order>', 'number or id')
    .argument('[rupees]', 'all that is left when not given')
    .action((order: string, rupees?: string) => refund(operator, order, rupees))
}

function stateOf(row: OrderRow): string {
  return deliveryLabels[
    orderStanding({ deliveryStatus: row.delivery_status, isCanceled: row.canceled_at !== null })
  ]
}

async function listOrders(operator: Operator, status: string | undefined, limit: number): Promise<void> {
  const known = DELIVERY_STATUSES.find((name) => name === status)
  if (status !== undefined && status !== 'cancelled' && !known) {
    throw new OperatorError(`--status takes ${DELIVERY_STATUSES.join(', ')} or cancelled.`)
  }
  await withDatabase(operator, async (db) => {
    let query = db.selectFrom('orders').selectAll()
    const wanted = known ?? (status === 'cancelled' ? status : undefined)
    if (wanted) query = query.where(standing, '=', wanted)
    const rows = await query.orderBy('ordered_at', 'desc').orderBy('id').limit(limit).execute()
    for (const row of rows) {
      const facts = [row.number, istDate(row.ordered_at), stateOf(row).padEnd(10), row.payment_method]
      operator.print([...facts, row.payment_status, formatAmount(row.total_paise)].join('  '))
    }
    operator.print(rows.length === 1 ? '1 order.' : `${rows.length} orders.`)
  })
}

async function listChangedRates(operator: Operator): Promise<void> {
  const { print } = operator
  await withDatabase(operator, async (db) => {
    await followChangedRates({ db, clock: Date.now })
    const rows = await readChangedRates(db, Date.now())
    for (const { orderNumber, orderedAt, quantity, name, hsn, ordered, now } of rows) {
      const rates = `${toPercent(ordered)} % then, ${toPercent(now)} % now`
      print([orderNumber, istDate(orderedAt), `${quantity} × ${name}`, `HSN ${hsn}`, rates].join('  '))
    }
    const orders = new Set(rows.map(({ orderId }) => orderId)).size
    print(orders === 1 ? '1 order.' : `${orders} orders.`)
  })
}

async function showOrder(operator: Operator, name: string): Promise<void> {
  const { print } = operator
  await withDatabase(operator, async (db) => {
    const row = await findOrder(db, name)
    const order = await readOrder(db, row.id)
    const { shippingAddress: to, totals } = order
    print(`${order.orderNumber}  ${stateOf(row)}  ${row.payment_method}, ${row.payment_status}`)
    for (const line of order.products) {
      print(
        `  ${line.quantity} × ${line.name}, ${line.packageSize}: ${formatDetailPrice(line.salesPrice)} each`,
      )
    }
    const coupon = order.coupon ? `, coupon ${order.coupon.name} −${formatDetailPrice(totals.discount)}` : ''
    print(
      `  ${formatDetailPrice(totals.subTotal)}${coupon}, delivery ${formatDetailPrice(totals.deliveryCharge)}`,
    )
    print(`  Total ${formatDetailPrice(totals.total)}`)
    print(`  To ${to.name}, ${to.doorNumber} ${to.streetName}, ${to.landMark}`)
    print(`     ${to.cityName} ${to.pincode}, ${to.stateName}; ${to.contactNumber}`)
    print(`  Window ${order.deliveryWindow.from} to ${order.deliveryWindow.to}`)
    for (const [status, time] of Object.entries(order.deliveryStatusTiming)) {
      if (time) print(`  ${deliveryLabels[status as MoveTarget]} ${time}`)
    }
    if (order.prescriptions.length > 0) print(`  ${order.prescriptions.length} prescription(s)`)
    if (order.review) print(`  ${reviewOf(order.review)}`)
    const invoice = await db
      .selectFrom('invoice')
      .select('number')
      .where('order_id', '=', row.id)
      .executeTakeFirst()
    if (invoice) print(`  Invoice ${invoice.number}`)
    const refunds = await db
      .selectFrom('refund')
      .selectAll()
      .where('order_id', '=', row.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    for (const made of refunds)
      print(`  Refund ${formatAmount(made.amount_paise)} (${made.reason}): ${made.status}`)
  })
}

const reviews = {
  waiting: 'Waits for a pharmacist',
  asked: 'Waits for the customer’s answer to a pharmacist',
  done: 'Checked',
  before: 'From before pharmacists checked here',
} as const satisfies Record<OrderReview['state'], string>

function reviewOf({ state, pharmacist }: OrderReview): string {
  if (!pharmacist) return reviews[state]
  return `Approved by ${pharmacist.name}, ${pharmacist.registrationNumber}`
}

async function move(operator: Operator, name: string, status: string): Promise<void> {
  const target = targets.find((known) => known.toLowerCase() === status.toLowerCase().replaceAll('-', ''))
  if (!target) throw new OperatorError(`An order moves to ${targets.join(', ')}, not to "${status}".`)
  await withMessages(operator, async (context) => {
    const { id } = await findOrder(context.db, name)
    const order = await moveOrder(context, id, target)
    operator.print(`${order.orderNumber} is ${deliveryLabels[target]}.`)
    const invoice = await context.db
      .selectFrom('invoice')
      .select('number')
      .where('order_id', '=', id)
      .executeTakeFirst()
    if (invoice) operator.print(`Invoice ${invoice.number} was issued.`)
  })
}

async function cancel(operator: Operator, name: string, reason: string): Promise<void> {
  await withMessages(operator, async (context) => {
    const { id } = await findOrder(context.db, name)
    const order = await cancelByStaff(context, { orderId: id, reason, staff: null })
    operator.print(`${order.orderNumber} is cancelled.`)
    await runRefunds(context)
    await printRefund(operator, context.db, { orderId: id, reason: 'cancelled' })
  })
}

async function refund(operator: Operator, name: string, rupees: string | undefined): Promise<void> {
  const wanted = rupees === undefined ? undefined : (paiseOf('rupees', rupees) ?? paise(0))
  await withMessages(operator, async (context) => {
    const row = await findOrder(context.db, name)
    if (row.payment_method === 'cod' && isPaid(row.payment_status)) {
      throw new OperatorError(
        'This order was paid in cash: it goes back by UPI or bank, see Money at the desk.',
      )
    }
    const asked = await inTransaction(context.db, async (trx) => {
      await lockOrder(trx, row.id)
      const given = await giveBack(trx, context, {
        orderId: row.id,
        amount: wanted ?? 'all',
        reason: 'operator',
        isBeyondOwed: true,
      })
      await creditWhatWentBack(trx, context, {
        orderId: row.id,
        amount: given.amount,
        reason: creditWords.paidBack,
      })
      return given.amount
    })
    if (asked === 0)
      throw new OperatorError('There is nothing to pay back: not paid online, or paid back already.')
    if (wanted !== undefined && asked < wanted)
      operator.print(`Only ${formatAmount(asked)} is left to pay back.`)
    await runRefunds(context)
    await printRefund(operator, context.db, { orderId: row.id, reason: 'operator' })
  })
}

const outcomes = {
  done: 'has been paid back.',
  pending: 'will be paid back: the store asks again.',
  failed: 'was refused by the gateway: pay it back by hand.',
}

/** Says how the newest refunds of an order for a reason went, one a payment; nothing when there is none. */
async function printRefund(
  { print }: Operator,
  db: Database,
  { orderId, reason }: { orderId: string; reason: string },
): Promise<void> {
  const made = await db
    .selectFrom('refund')
    .select(['amount_paise', 'status', 'created_at'])
    .where('order_id', '=', orderId)
    .where('reason', '=', reason)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  for (const { amount_paise, status, created_at } of made) {
    if (created_at === made[0]?.created_at) print(`${formatAmount(amount_paise)} ${outcomes[status]}`)
  }
}

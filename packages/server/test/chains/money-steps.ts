import { openDesk } from '../desk-shop.ts'
import type { Chain, Step } from './chain.ts'

const PAY_TO = { way: 'upi', upiId: 'meena@okbank' } as const

/** Money goes back at the gateway's own desk, unasked: some of it or all. */
export const refundAtGateway: Step = async (chain) => {
  const { gateway, choices, books, method } = chain
  // CCAvenue tells nobody of it: the shop finds it in the settlement report.
  if (method === 'ccavenue') return undefined
  const amount = choices.of([100, 2_500, 5_000, null])
  if (gateway && (await gateway.refundAtDesk(amount))) books.isGenerous = true
  return undefined
}

export const runRefunds: Step = async ({ shop }) => {
  await shop.refund()
  return undefined
}

/** Cash goes back without a return. */
export const payBack: Step = async ({ desk, choices, orderId, books, look }) => {
  const answer = await desk.as('support').post('/desk/order/payBack', {
    id: orderId,
    seen: (await look()).version,
    amount: choices.of([1, 22.88, 40, 89.24, 300]),
    reason: 'Too much was taken at the door',
  })
  if (answer.status === 200) books.isGenerous = true
  return answer
}

const payoutsOf = ({ shop, orderId }: Chain) =>
  shop.db
    .selectFrom('payout')
    .select(['id', 'amount_paise', 'state'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'due')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The customer has said where it goes, and somebody else of the staff pays it. */
export const payOut: Step = async (chain) => {
  const [payout] = await payoutsOf(chain)
  if (!payout) return undefined
  const { desk, books } = chain
  await desk.as('support').post('/desk/money/writePayTo', { id: payout.id, payTo: PAY_TO })
  const answer = await desk
    .as('owner')
    .post('/desk/money/paidOut', { id: payout.id, way: 'upi', reference: `UTR${payout.id.slice(-8)}` })
  if (answer.status === 200) books.sent += payout.amount_paise
  return answer
}

/** What the customer owes of what arrived all the same: it is paid, comes back, or is let go. */
export const settleOwed: Step = async ({ desk, choices, orderId, books, look }) => {
  const order = await look()
  const owed = order.order.balance?.toPay ?? 0
  if (order.standing !== 'delivered' || owed <= 0) return undefined
  const seen = { id: orderId, seen: order.version }
  const seat = desk.as('support')
  const way = choices.below(3)
  if (way === 0) {
    const answer = await desk.as('owner').post('/desk/order/letGo', { ...seen, reason: 'It was our mistake' })
    if (answer.status === 200) books.isGenerous = true
    return answer
  }
  if (way === 1) return seat.post('/desk/order/comesBack', { ...seen, reason: 'The customer sends it' })
  const paid = { amount: owed, way: 'upi', reference: `LATE${orderId.slice(-6)}` } as const
  const answer = await seat.post('/desk/order/paidLate', { ...seen, ...paid })
  if (answer.status === 200) books.door += Math.round(owed * 100)
  return answer
}

/** When the shop asks next about an attempt of the order that may still be paid; undefined where all are known. */
async function nextAsked({ shop, orderId }: Chain): Promise<number | undefined> {
  const open = await shop.db
    .selectFrom('payment')
    .select('next_poll_at')
    .where('order_id', '=', orderId)
    .where('next_poll_at', 'is not', null)
    .orderBy('next_poll_at')
    .executeTakeFirst()
  return open?.next_poll_at ?? undefined
}

const ROUNDS_MAX = 40

/** Whatever is to go back goes, and the gateways are asked until they have said of every attempt what became of it. */
export async function settleMoney(chain: Chain): Promise<void> {
  const { shop, gateway } = chain
  await gateway?.hear()
  for (let round = 0; round < ROUNDS_MAX; round++) {
    await shop.reconcile()
    await shop.refund()
    await gateway?.hear()
    const at = await nextAsked(chain)
    if (round >= 4 && at === undefined) break
    // A refund is asked about each minute; an attempt that has failed less and less often.
    shop.clock.advance(Math.max(61_000, round < 4 ? 0 : (at ?? 0) - shop.app.context.clock() + 1))
  }
  chain.desk = await openDesk(chain.shop)
  for (let paid = await payOut(chain); paid?.status === 200; ) paid = await payOut(chain)
}

import { type Paise, paise, shareBack, sumPaise } from '@dawakit/core/money'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { PaymentTable } from '../../ground/database/schema/orders.ts'
import { promise } from '../balance/promises.ts'
import { readBalance } from '../balance/read-balance.ts'
import { writeRefund } from '../balance/write-refund.ts'
import { openPayout, type PayoutFacts } from './open-payout.ts'

export interface GivingBack {
  orderId: string
  amount: Paise | 'all'
  /** Why, in one word of ours. */
  reason: string
  /** Of this payment alone. @default all payments of the order, the oldest first, and then the cash */
  paymentId?: string
  /** A refund that its gateway has refused, in the place of which this is asked for. */
  replaces?: string
  /** Also what the shop does not owe: somebody of it gives it, or it was never the order's. @default false */
  isBeyondOwed?: boolean
  /** Also payments that are only authorised: they go back once they are captured. @default false */
  isPromiseEnough?: boolean
  /** Of what goes back by hand: what was paid in cash, and what a gateway does not refund. */
  payout?: Partial<PayoutFacts>
}

/** What it needs. */
export type GivingContext = Pick<ServerContext, 'clock' | 'config' | 'happened' | 'providers'>

export interface GivenBack {
  /** All that will go back. */
  amount: Paise
  /** What of it goes back by hand. */
  byHand: Paise
  payoutIds: string[]
}

interface GivenPot {
  /** Null: the cash. */
  payment: { id: string; provider: string } | null
  left: Paise
}

/**
 * The one door by which an order's money goes back. It asks the balance what the shop owes and what is left of each payment,
 * and promises no more: as a refund by the payment's gateway, which the refund worker asks for, or as a payout by hand. The
 * order's row is locked by the caller.
 */
export async function giveBack(
  trx: Database,
  context: GivingContext,
  giving: GivingBack,
): Promise<GivenBack> {
  const { orderId, paymentId } = giving
  const { owed, pots } = await readBalance(trx, orderId)
  const payments = await readPayments(trx, orderId, paymentId)
  const from: GivenPot[] = payments.map((payment) => ({
    payment,
    left: pots.get(payment.id)?.left ?? paise(0),
  }))
  if (paymentId === undefined) from.push({ payment: null, left: pots.get(null)?.left ?? paise(0) })
  const most = giving.isBeyondOwed ? giving.amount : leastOf(giving.amount, Math.max(0, -owed))
  const shares = shareBack(
    from.map(({ left }) => left),
    most,
  )
  const given: GivenBack = { amount: paise(0), byHand: paise(0), payoutIds: [] }
  for (const [index, { payment }] of from.entries()) {
    const share = shares[index] ?? paise(0)
    if (share === 0) continue
    given.amount = paise(given.amount + share)
    if (payment !== null && share >= leastRefundOf(context, payment.provider)) {
      await askGateway(trx, context, payment.id, share, giving)
      continue
    }
    given.byHand = paise(given.byHand + share)
    given.payoutIds.push(await payByHand(trx, context, payment?.id ?? null, share, giving))
  }
  if (giving.isPromiseEnough) {
    const awaited = await askBackAuthorized(trx, context, payments, giving)
    given.amount = paise(given.amount + awaited)
  }
  return given
}

/** 0 of a gateway that this release does not know. */
function leastRefundOf({ providers }: GivingContext, method: string): Paise {
  const gateway = providers.gateways.get(method)
  return gateway === undefined || gateway.kind === 'none' ? paise(0) : gateway.leastRefund
}

const leastOf = (amount: Paise | 'all', most: number): Paise =>
  paise(amount === 'all' ? most : Math.min(amount, most))

async function readPayments(trx: Database, orderId: string, paymentId: string | undefined) {
  let query = trx
    .selectFrom('payment')
    .select(['id', 'provider', 'status', 'amount_paise'])
    .where('order_id', '=', orderId)
  if (paymentId !== undefined) query = query.where('id', '=', paymentId)
  return query.orderBy('created_at').orderBy('id').execute()
}

async function askGateway(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  paymentId: string,
  amount: Paise,
  giving: GivingBack,
): Promise<void> {
  const now = clock()
  const subject = await writeRefund(trx, { ...giving, paymentId, amount, now })
  await promise(trx, { orderId: giving.orderId, subject, paymentId, at: now }, amount)
}

const payByHand = (
  trx: Database,
  context: GivingContext,
  paymentId: string | null,
  amount: Paise,
  { orderId, payout }: GivingBack,
): Promise<string> =>
  openPayout(trx, context, {
    returnId: null,
    reason: '',
    payTo: null,
    openedBy: null,
    ...payout,
    orderId,
    paymentId,
    amount,
  })

/** What is only authorised is asked back, but not promised: it may never be captured. */
async function askBackAuthorized(
  trx: Database,
  { clock }: Pick<ServerContext, 'clock'>,
  payments: readonly { id: string; status: PaymentTable['status']; amount_paise: Paise }[],
  giving: GivingBack,
): Promise<Paise> {
  const asked: Paise[] = []
  for (const { id, amount_paise } of payments.filter(({ status }) => status === 'authorized')) {
    const earlier = await trx
      .selectFrom('refund')
      .select((column) => column.fn.sum('amount_paise').as('sum'))
      .where('payment_id', '=', id)
      .where('status', '!=', 'failed')
      .executeTakeFirstOrThrow()
    const amount = paise(amount_paise - Number(earlier.sum ?? 0))
    if (amount <= 0) continue
    await writeRefund(trx, { ...giving, paymentId: id, amount, now: clock() })
    asked.push(amount)
  }
  return sumPaise(asked)
}

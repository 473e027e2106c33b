import type { Order, OrderReturn } from '@dawakit/core/contract'
import { formatAmount, type Paise } from '@dawakit/core/money'
import type { Database } from '../database/schema/index.ts'
import { type Told, tell } from '../orders/tell-customer.ts'
import { returnMails } from './return-mail-labels.ts'

type Step = 'requested' | 'withdrawn' | 'approved' | 'declined' | 'received' | 'undelivered'

/** A step of a return, to its customer. @param order - As it is after the step. */
export async function tellReturn(
  trx: Database,
  context: Told,
  order: Order,
  returnId: string,
  step: Step,
): Promise<void> {
  const { number, decision } = returnOf(order, returnId)
  const words = returnMails[step]
  const says = step === 'approved' || step === 'declined' ? decision : ''
  await tell(trx, context, order, {
    subject: words.subject(number),
    text: [words.text, ...(says === '' ? [] : [returnMails.says(says)])],
    dedupeKey: `return-${step}:${returnId}`,
  })
}

export interface Closing {
  returnId: string
  refund: Paise
  charge: Paise
  /** How the money goes back. */
  by: 'gateway' | 'hand'
  creditNote: string | null
}

/** A return was judged: what goes back, and how. */
export async function tellReturnClosed(
  trx: Database,
  context: Told,
  order: Order,
  { returnId, refund, charge, by, creditNote }: Closing,
): Promise<void> {
  const { number, decision } = returnOf(order, returnId)
  const words = returnMails.closed
  const amount = formatAmount(refund)
  const money = by === 'hand' ? words.payout(amount) : words.refund(amount)
  await tell(trx, context, order, {
    subject: words.subject(number),
    text: [
      words.text,
      refund > 0 ? money : words.nothing,
      ...(charge > 0 ? [words.charge(formatAmount(charge))] : []),
      ...(creditNote === null ? [] : [words.creditNote(creditNote)]),
      ...(decision === '' ? [] : [returnMails.says(decision)]),
    ],
    dedupeKey: `return-closed:${returnId}`,
  })
}

/** Money that was paid back by hand. */
export async function tellPaidOut(
  trx: Database,
  context: Told,
  order: Order,
  payout: { id: string; amount: Paise; reference: string },
): Promise<void> {
  const words = returnMails.paidOut
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: words.text(formatAmount(payout.amount), payout.reference),
    dedupeKey: `paid-out:${payout.id}`,
  })
}

function returnOf(order: Order, returnId: string): OrderReturn {
  const found = order.returns.find(({ id }) => id === returnId)
  if (!found) throw new Error('A return that its order does not have.')
  return found
}

import type { Order, OrderReturn } from '@dawakit/core/contract'
import { formatAmount, type Paise } from '@dawakit/core/money'
import type { Database } from '../../ground/database/schema/index.ts'
import type { SmsWish } from '../../ground/registered-messages/sms-kinds.ts'
import type { WhatsappWish } from '../../ground/registered-messages/whatsapp-kinds.ts'
import { type News, type Told, tell, valuesOf } from '../../orders/tell/tell-customer.ts'
import { returnMails } from './return-mail-labels.ts'

export type ReturnStep = 'requested' | 'withdrawn' | 'approved' | 'declined' | 'received' | 'undelivered'

/** What WhatsApp and the SMS call a step; the rest is in the mail alone. */
const SHORT = {
  requested: 'return-asked',
  approved: 'return-approved',
  declined: 'return-declined',
  received: 'return-received',
} as const

/** A step of a return, to its customer. @param order - As it is after the step. */
export async function tellReturn(
  trx: Database,
  context: Told,
  order: Order,
  returnId: string,
  step: ReturnStep,
): Promise<void> {
  const { number, decision } = returnOf(order, returnId)
  const words = returnMails[step]
  const says = step === 'approved' || step === 'declined' ? decision : ''
  await tell(trx, context, order, {
    subject: words.subject(number),
    text: [words.text, ...(says === '' ? [] : [returnMails.says(says)])],
    dedupeKey: `return-${step}:${returnId}`,
    ...(step === 'withdrawn' || step === 'undelivered'
      ? {}
      : bothWays({ template: SHORT[step], values: returnValues(context, number) })),
  })
}

/** By WhatsApp, and by SMS where WhatsApp cannot. A reason is in the mail alone: it may name a medicine. */
const bothWays = <Wish extends WhatsappWish & SmsWish>(wish: Wish): Pick<News, 'whatsapp' | 'sms'> => ({
  whatsapp: wish,
  sms: wish,
})

const returnValues = ({ config }: Told, number: string) => ({ store: config.store.name, return: number })

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
  const values = returnValues(context, number)
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
    ...(refund > 0 && creditNote !== null
      ? bothWays({ template: 'return-credited', values: { ...values, amount, note: creditNote } })
      : bothWays({ template: 'return-closed', values })),
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
  const amount = formatAmount(payout.amount)
  const values = { ...valuesOf(context, order), amount, reference: payout.reference }
  await tell(trx, context, order, {
    subject: words.subject(order.orderNumber),
    text: words.text(amount, payout.reference),
    dedupeKey: `paid-out:${payout.id}`,
    ...bothWays({ template: 'paid-out', values }),
  })
}

function returnOf(order: Order, returnId: string): OrderReturn {
  const found = order.returns.find(({ id }) => id === returnId)
  if (!found) throw new Error('A return that its order does not have.')
  return found
}

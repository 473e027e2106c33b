import type { BackgroundWork } from '../background-work.ts'
import { type AnswerStatus, answerParameters, joinParameters } from './ccavenue-answer.ts'
import { encryptCcavenue } from './ccavenue-cipher.ts'
import type { CcavenueLedger, CcavenueOrder, CcavenueStatus } from './ccavenue-ledger.ts'
import { flippedAnswer, injectedAnswer, replayedAnswer } from './hostile-answer.ts'

/** What a person at the hosted form can make happen. */
export const TRANSACTION_OUTCOMES = [
  'success',
  'failure',
  'aborted',
  'invalid',
  'timeout',
  'late',
  'lost-callback',
  'other-amount',
  'echo',
  'replay',
  'bit-flip',
  'inject',
] as const
export type TransactionOutcome = (typeof TRANSACTION_OUTCOMES)[number]

export interface TransactionParts {
  ledger: CcavenueLedger
  work: BackgroundWork
  workingKey: string
  lateAfterMs: number
}

const PLAIN: Partial<Record<TransactionOutcome, [CcavenueStatus, AnswerStatus]>> = {
  success: ['Shipped', 'Success'],
  failure: ['Unsuccessful', 'Failure'],
  aborted: ['Aborted', 'Aborted'],
  invalid: ['Invalid', 'Invalid'],
  timeout: ['Unsuccessful', 'Timeout'],
}

/**
 * Plays a transaction to its end.
 *
 * @returns the `encResp` that the customer's browser carries to the shop, or undefined when it carries none.
 */
export function playTransaction(
  order: CcavenueOrder,
  outcome: TransactionOutcome,
  paymentMode: string,
  { ledger, work, workingKey, lateAfterMs }: TransactionParts,
): string | undefined {
  const answer = (status: AnswerStatus) =>
    encryptCcavenue(joinParameters(answerParameters(order, status)), workingKey)
  const plain = PLAIN[outcome]
  if (plain) {
    ledger.settle(order, plain[0], paymentMode)
    return answer(plain[1])
  }

  switch (outcome) {
    case 'late':
      ledger.settle(order, 'Awaited', paymentMode)
      work.run(async () => {
        await work.wait(lateAfterMs)
        if (!work.signal.aborted && order.status === 'Awaited') ledger.settle(order, 'Shipped', paymentMode)
      })
      return answer('Awaited')
    case 'lost-callback':
      ledger.settle(order, 'Shipped', paymentMode)
      return undefined
    case 'other-amount':
      order.amount = 100
      ledger.settle(order, 'Shipped', paymentMode)
      return answer('Success')
    case 'echo':
      return order.encRequest
    case 'replay': {
      const earlier = ledger
        .list()
        .find((other) => other.status === 'Shipped' && other.orderNo !== order.orderNo)
      return replayedAnswer(earlier ?? { ...order, orderNo: 'DWK-EARLIER-ORDER' }, workingKey)
    }
    case 'inject':
      ledger.settle(order, 'Unsuccessful', paymentMode)
      return injectedAnswer(order, workingKey)
    default:
      ledger.settle(order, 'Unsuccessful', paymentMode)
      return flippedAnswer(order, workingKey)
  }
}

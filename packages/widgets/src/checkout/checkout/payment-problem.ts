import type { Shop, ShopError } from '@dawakit/client'
import type { Refusal, RefusalCode } from '@dawakit/core/refusals'
import { failureText } from '../../controls/form/use-task.ts'

/** Why a payment did not happen. */
export class PaymentProblem extends Error {
  readonly code: RefusalCode

  constructor({ code, sentence }: SaidFailure) {
    super(sentence)
    this.name = 'PaymentProblem'
    this.code = code
  }
}

/** Sentences of the network and of nobody in particular: the step's own sentence says more. */
const vague = new Set([
  'something-went-wrong',
  'offline',
  'not-available-here',
  'timed-out',
  'shop-is-busy',
  'not-found',
  'invalid-request',
])

/** What is said of a failure. */
export interface SaidFailure {
  code: RefusalCode
  sentence: string
}

/** The server's sentence where it has one to say, else the step's own. */
export function saidOf(shop: Shop, failure: unknown, otherwise: Refusal): SaidFailure {
  const { code } = (failure ?? {}) as Partial<ShopError>
  if (failure instanceof PaymentProblem) return { code: failure.code, sentence: failure.message }
  if (code && !vague.has(code)) return { code, sentence: failureText(shop, failure) }
  return { code: otherwise.code, sentence: shop.say(otherwise) }
}

import type { Shop } from '@dawakit/client'
import type { Refusal } from '@dawakit/core/refusals'
import { failureText } from '../form/use-task.ts'

/** Why a payment did not happen: `message` is the sentence to show. */
export class PaymentProblem extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PaymentProblem'
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

/** The server's sentence where it has one to say, else the step's own. */
export function problemText(shop: Shop, failure: unknown, otherwise: Refusal): string {
  if (failure instanceof PaymentProblem) return failure.message
  const { code } = failure as { code?: unknown }
  return typeof code === 'string' && !vague.has(code) ? failureText(shop, failure) : shop.say(otherwise)
}

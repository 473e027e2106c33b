import type { Attempt } from '../gateway.ts'

/** The gateway's own id of what was paid. @throws {Error} where nothing was: there is nothing to give back. */
export function paymentIdOf({ paymentId }: Attempt): string {
  if (paymentId === null) throw new Error('A refund of what was never paid.')
  return paymentId
}

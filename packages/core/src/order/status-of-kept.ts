import type { Paise } from '../money/paise.ts'

/** What an order's own payments come to, without those that it did not need. Whole paise. */
export interface OwnMoney {
  collected: Paise
  wentBack: Paise
  /** What the order costs. */
  total: Paise
}

/**
 * What the payment of an order has become by what went back of it: refunded when nothing of what was collected is here, partly
 * when less is here than it costs.
 * @returns null when it has not changed
 * @source docs/decisions/039-one-balance-an-order.md
 */
export function statusOfKept({ collected, wentBack, total }: OwnMoney): 'partlyRefunded' | 'refunded' | null {
  if (collected === 0 || wentBack === 0) return null
  const kept = collected - wentBack
  if (kept <= 0) return 'refunded'
  return kept < total ? 'partlyRefunded' : null
}

import { type Paise, toRupees } from './paise.ts'
import { formatDetailPrice } from './price-format.ts'

/** What was worked out in paise, as {@link formatDetailPrice} shows it. */
export function formatAmount(amount: Paise): string {
  return formatDetailPrice(toRupees(amount))
}

/** Rupees as gateways, lists and terminals take them, without sign and grouping: `123456.70`. */
export function plainRupees(amount: Paise): string {
  return toRupees(amount).toFixed(2)
}

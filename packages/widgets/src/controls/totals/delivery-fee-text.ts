import { formatAmount, type Paise } from '@dawakit/core/money'
import type { TotalsLabels } from './totals-labels.ts'

/** How a delivery fee reads: nothing to pay is a word, never a price of zero. */
export const deliveryFeeText = (fee: Paise, labels: TotalsLabels): string =>
  fee === 0 ? labels.free : formatAmount(fee)

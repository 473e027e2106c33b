import { formatAmount, type Paise } from '@dawakit/core/money'
import type { WidgetLabels } from '../language/language.ts'

/** How a delivery fee reads: nothing to pay is a word, never a price of zero. */
export const deliveryFeeText = (fee: Paise, labels: WidgetLabels['totals']): string =>
  fee === 0 ? labels.free : formatAmount(fee)

'use client'

import type { CartLine } from '@dawakit/client'
import { cartLineKey, lineTotal, pricedLine, shortageOf } from '@dawakit/core/cart'
import { formatAmount } from '@dawakit/core/money'
import { ProductImage } from '../../controls/product-image/product-image.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { checkoutLabels } from './checkout-labels.ts'

/** What is being ordered, with what has come to stand in its way. */
export function OrderItems({ lines }: { lines: readonly CartLine[] }) {
  const labels = useLabels('checkout', checkoutLabels)
  const { say } = useShop('Checkout')
  const obstacleOf = (line: CartLine) => {
    const shortage = shortageOf(line.quantity, line)
    return shortage && say(shortage)
  }
  return (
    <ul>
      {lines.map((line) => (
        <li key={cartLineKey(line._id, line.variant)} className="dawa-checkout__line" part="line">
          <ProductImage image={line.thumbnailUrl} size={56} />
          <span>
            {line.name}
            <small>
              {line.packageSize} · <b>{labels.quantity(line.quantity)}</b>
            </small>
            <span className="dawa-field__error">{obstacleOf(line)}</span>
          </span>
          <strong>{formatAmount(lineTotal(pricedLine(line)))}</strong>
        </li>
      ))}
    </ul>
  )
}

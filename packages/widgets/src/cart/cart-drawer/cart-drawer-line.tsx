'use client'

import type { CartLine } from '@dawakit/client'
import { lineTotal, mostPieces, pricedLine, quantityRefusal, shortageOf } from '@dawakit/core/cart'
import { formatAmount } from '@dawakit/core/money'
import { TrashIcon } from '../../controls/icon/trash-icon.ts'
import { ProductImage } from '../../controls/product-image/product-image.tsx'
import { QuantityStepper } from '../../controls/quantity-stepper/quantity-stepper.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCart } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { cartDrawerLabels } from './cart-drawer-labels.ts'

interface CartDrawerLineProps {
  line: CartLine
  href: string
}

/** One line: picture, name, pack, variant, what stands in its way, quantity, total, remove. */
export function CartDrawerLine({ line, href }: CartDrawerLineProps) {
  const labels = useLabels('cartDrawer', cartDrawerLabels)
  const shop = useShop('CartDrawerLine')
  const { isBusy } = useCart()
  const { _id, name, packageSize, quantity, variant } = line
  const chosen = variant && [variant.primaryValue, variant.secondaryValue].filter(Boolean).join(', ')
  const shortage = shortageOf(quantity, line)
  // The shop has already shown why a change was refused.
  const ignore = () => {}
  return (
    <li className="dawa-cart-drawer__line" part="line">
      <ProductImage image={line.thumbnailUrl} size={72} className="dawa-cart-drawer__image" />
      <a className="dawa-cart-drawer__name" part="line-name" href={href}>
        {name}
      </a>
      <button
        type="button"
        className="dawa-button dawa-button--quiet dawa-button--icon dawa-cart-drawer__remove"
        part="line-remove"
        aria-label={labels.remove(name)}
        aria-disabled={isBusy}
        onClick={() => shop.cart.remove(_id, variant).catch(ignore)}
      >
        <TrashIcon />
      </button>
      <p className="dawa-cart-drawer__pack" part="line-pack">
        {[chosen, packageSize].filter(Boolean).join(' · ')}
        {line.isPrescriptionNeeded && <span className="dawa-cart-drawer__rx">{labels.prescription}</span>}
        {shortage && <strong>{shop.say(shortage)}</strong>}
      </p>
      <div className="dawa-cart-drawer__amount">
        <QuantityStepper
          label={name}
          value={quantity}
          max={mostPieces(line, quantity)}
          check={(next) => quantityRefusal(next, line)}
          isBusy={isBusy}
          onChange={(next) => shop.cart.setQuantity(_id, next, variant).catch(ignore)}
        />
        <p className="dawa-cart-drawer__total" part="line-total">
          {formatAmount(lineTotal(pricedLine(line)))}
        </p>
      </div>
    </li>
  )
}

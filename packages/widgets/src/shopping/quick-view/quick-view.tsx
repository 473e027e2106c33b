'use client'

import type { ProductSummary } from '@dawakit/client'
import { countRefusal, mostPieces, quantityRefusal } from '@dawakit/core/cart'
import { formatAmount } from '@dawakit/core/money'
import { isLowStock, productPath, ratingOf, unitPrice } from '@dawakit/core/product'
import { outOfStock } from '@dawakit/core/refusals'
import { useState } from 'react'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { ButtonLink } from '../../controls/button/button-link.tsx'
import { Modal } from '../../controls/dialog/modal.tsx'
import { RxIcon } from '../../controls/icon/rx-icon.ts'
import { SnowflakeIcon } from '../../controls/icon/snowflake-icon.ts'
import { Price } from '../../controls/price/price.tsx'
import { ProductImage } from '../../controls/product-image/product-image.tsx'
import { QuantityStepper } from '../../controls/quantity-stepper/quantity-stepper.tsx'
import { Rating } from '../../controls/rating/rating.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useCart } from '../../ground/shop-context/shop-stores.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { CardActionButton } from '../card-action/card-action-button.tsx'
import { cardActionLabels } from '../card-action/card-action-labels.ts'
import { lineOf } from '../card-action/card-action-of.ts'
import { productCardLabels } from '../product-card/product-card-labels.ts'
import { quickViewLabels } from './quick-view-labels.ts'

export interface QuickViewProps {
  /** As the API lists it. */
  product: ProductSummary
  /** The product's page. @default the store's `/product/{category}/{name}` */
  href?: string
  /** Escape, the close button, a press beside it, or it is in the cart. */
  onClose: () => void
}

/** A product at a glance, in a dialog: what the card cannot say, a quantity and the button. */
export function QuickView({ product, href = productPath(product), onClose }: QuickViewProps) {
  const labels = useLabels('quickView', quickViewLabels)
  const cardLabels = useLabels('productCard', productCardLabels)
  const cardActionWords = useLabels('cardAction', cardActionLabels)
  const shop = useShop('QuickView')
  const { isBusy, lines } = useCart()
  const [quantity, setQuantity] = useState(1)
  const rating = ratingOf(product)
  const perUnit = unitPrice(product)
  const isSellable = product.isForSale && product.totalStocks > 0
  const inCart = lineOf(lines, product._id)?.quantity ?? 0
  const actions = (
    <div className="dawa-quick-view__actions">
      {isSellable && (
        <>
          <QuantityStepper
            label={product.name}
            value={quantity}
            max={Math.max(1, mostPieces(product) - inCart)}
            check={(next) => countRefusal(next) ?? quantityRefusal(next + inCart, product)}
            isBusy={isBusy}
            onChange={setQuantity}
          />
          <Button
            isBusy={isBusy}
            data-autofocus=""
            onClick={() => {
              shop.cart.add(product, quantity).then(onClose, () => {})
            }}
          >
            {cardActionWords.add}
          </Button>
        </>
      )}
      {product.isForSale && !isSellable && <CardActionButton product={product} variant={null} />}
      {!product.isForSale && <p>{cardActionWords.notForSale}</p>}
      <ButtonLink variant="ghost" href={href}>
        {labels.details}
      </ButtonLink>
    </div>
  )
  return (
    <Modal isOpen onClose={onClose} title={product.name} footer={actions} className="dawa-quick-view">
      <div className="dawa-quick-view__columns">
        <ProductImage image={product.thumbnailUrl} size={220} isEager className="dawa-quick-view__image" />
        <div className="dawa-quick-view__facts">
          <p className="dawa-quick-view__muted">
            {cardLabels.manufacturer} {product.manufacturerName}
          </p>
          <p className="dawa-quick-view__muted">{product.packageSize}</p>
          {product.saltComposition.length > 0 && (
            <p className="dawa-quick-view__salts">{product.saltComposition.join(' + ')}</p>
          )}
          <p className="dawa-quick-view__badges">
            {product.isPrescriptionNeeded && (
              <Badge kind="rx" icon={<RxIcon size={14} />} title={labels.prescriptionHint}>
                {cardLabels.prescription}
              </Badge>
            )}
            {product.isColdChainNeeded && (
              <Badge kind="cold" icon={<SnowflakeIcon size={14} />} title={cardLabels.coldChainHint}>
                {cardLabels.coldChain}
              </Badge>
            )}
          </p>
          {rating.count > 0 && <Rating value={rating.average} count={rating.count} />}
          {product.isForSale && (
            <>
              <Price
                salesPrice={product.salesPrice}
                purchasedPrice={product.purchasedPrice}
                discount={product.discount}
                precision="detail"
                label={cardLabels.bestPrice}
              />
              {perUnit && (
                <p className="dawa-quick-view__muted">
                  {cardLabels.perUnit(formatAmount(perUnit.price), perUnit.unit)}
                </p>
              )}
            </>
          )}
          {isLowStock(product) && <p className="dawa-quick-view__low">{cardLabels.lowStock}</p>}
          {product.isForSale && !isSellable && <p className="dawa-quick-view__low">{shop.say(outOfStock)}</p>}
        </div>
      </div>
    </Modal>
  )
}

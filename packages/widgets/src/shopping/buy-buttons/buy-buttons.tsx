'use client'

import type { ProductSummary } from '@dawakit/client'
import type { ChosenVariant } from '@dawakit/core/contract'
import { useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { usePart } from '../../ground/parts/use-part.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { CardActionButton } from '../card-action/card-action-button.tsx'
import { marksOfSold } from '../card-action/sold-product.ts'
import { buyButtonsLabels } from './buy-buttons-labels.ts'
import { type BuyNowHrefs, buyNow } from './buy-now.ts'

export interface BuyButtonsProps extends BuyNowHrefs {
  /** As the API lists it. */
  product: ProductSummary
  /** As chosen on the product's page. @default none */
  variant?: ChosenVariant | null
  /** 'bar' is smaller, at the end of a bar. @default 'page' */
  place?: 'page' | 'bar'
}

/** The buttons of a product's page: a card's one, and Buy Now while there is something to buy. */
export function BuyButtons({ product, variant = null, place = 'page', ...hrefs }: BuyButtonsProps) {
  const labels = useLabels('buyButtons', buyButtonsLabels)
  const shop = useShop('BuyButtons')
  const part = usePart()
  const [isBusy, setBusy] = useState(false)
  const sold = { product, variant }
  const buy = async () => {
    setBusy(true)
    // The shop has already shown why it did not.
    await buyNow(shop, sold, hrefs).catch(() => {})
    setBusy(false)
  }
  return (
    <div
      className={`dawa-buy-buttons dawa-buy-buttons--${place}`}
      part={part('buy-buttons')}
      {...marksOfSold(sold)}
    >
      <CardActionButton {...sold} />
      {product.isForSale && product.totalStocks > 0 && (
        <Button
          className="dawa-buy-buttons__now"
          part={part('buy-now')}
          data-buy-cart={hrefs.cartHref}
          data-buy-checkout={hrefs.checkoutHref}
          isBusy={isBusy}
          onClick={buy}
        >
          {labels.buyNow}
        </Button>
      )}
    </div>
  )
}

'use client'

import { formatCardPrice, formatDetailPrice } from '@dawakit/core/money'
import { offPercent } from '@dawakit/core/product'
import { usePart } from '../../ground/parts/use-part.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { priceLabels } from './price-labels.ts'

export interface PriceProps {
  /** What is paid, in rupees. */
  salesPrice: number
  /** MRP in rupees; struck through when it is above the sale price. */
  purchasedPrice?: number
  /** Percent off as the API sends it; '0' hides it. */
  discount?: string
  /** 'card': whole rupees; 'detail': 2 decimals. @default 'card' */
  precision?: 'card' | 'detail'
  /** A visible word before the price, such as 'Best Price'. Read out in any case. */
  label?: string
}

/** Sale price, MRP struck through and the percentage off. */
export function Price({ salesPrice, purchasedPrice = 0, discount = '0', precision, label }: PriceProps) {
  const labels = useLabels('price', priceLabels)
  const format = precision === 'detail' ? formatDetailPrice : formatCardPrice
  const percent = offPercent(discount)
  const part = usePart()
  return (
    <span className="dawa-price" part={part('price')}>
      <span className={label ? 'dawa-price__label' : 'dawa-hidden'}>{label ?? labels.bestPrice} </span>
      <span className="dawa-price__sale" part={part('price-sale')}>
        {format(salesPrice)}
      </span>
      {purchasedPrice > salesPrice && (
        <>
          {' '}
          <span className="dawa-price__mrp" part={part('price-mrp')}>
            {labels.mrp} <s>{format(purchasedPrice)}</s>
          </span>
        </>
      )}
      {percent !== null && (
        <>
          {' '}
          <span className="dawa-price__off" part={part('price-off')}>
            {percent}
            {labels.percentOff}
          </span>
        </>
      )}
    </span>
  )
}

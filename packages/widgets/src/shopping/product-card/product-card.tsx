'use client'

import type { ProductSummary } from '@dawakit/client'
import { formatAmount, formatDetailPrice } from '@dawakit/core/money'
import { isLowStock, offPercent, productPath, ratingOf, unitPrice } from '@dawakit/core/product'
import type { MouseEvent, ReactNode } from 'react'
import { Badge } from '../../controls/badge/badge.tsx'
import { RxIcon } from '../../controls/icon/rx-icon.ts'
import { SnowflakeIcon } from '../../controls/icon/snowflake-icon.ts'
import { Price } from '../../controls/price/price.tsx'
import { priceLabels } from '../../controls/price/price-labels.ts'
import { ProductImage } from '../../controls/product-image/product-image.tsx'
import { Rating } from '../../controls/rating/rating.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { usePart } from '../../ground/parts/use-part.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { CardActionButton } from '../card-action/card-action-button.tsx'
import { marksOfSold } from '../card-action/sold-product.ts'
import { CardStepper } from '../card-stepper/card-stepper.tsx'
import { productCardLabels } from './product-card-labels.ts'

export interface ProductCardProps {
  /** As the API lists it. */
  product: ProductSummary
  /** The product's page. @default the store's `/product/{category}/{name}` */
  href?: string
  /** Level of the name's heading. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4
  /** The picture loads at once: for cards a page opens with. @default false */
  isEager?: boolean
  /** What the button becomes once the product is in the cart: its number, to change, or Remove From Cart. @default 'stepper' */
  inCart?: 'stepper' | 'remove'
  /** What else stands on the picture: a button for a quick view. */
  pictureAction?: ReactNode
  /** Id of the name, which names the card and describes its button. @default one of its own */
  nameId?: string
  /** The card was followed. `event.preventDefault()` keeps the browser on the page. */
  onProductSelect?: (product: ProductSummary, event: MouseEvent<HTMLElement>) => void
}

/** A product in a list: picture, name, maker, pack, rating, price and its one button. */
export function ProductCard({
  product,
  href = productPath(product),
  headingLevel = 3,
  isEager,
  inCart = 'stepper',
  pictureAction,
  nameId: givenId,
  onProductSelect,
}: ProductCardProps) {
  const labels = useLabels('productCard', productCardLabels)
  const priceWords = useLabels('price', priceLabels)
  const shop = useShop('ProductCard')
  const ownId = useWidgetId(`card-${product._id}`)
  const part = usePart()
  const nameId = givenId ?? ownId
  const Heading = `h${headingLevel}` as const
  const off = offPercent(product.discount)
  const perUnit = unitPrice(product)
  const exact = formatDetailPrice(product.salesPrice)
  const isRounded = product.isForSale && !Number.isInteger(product.salesPrice)
  const Action = inCart === 'stepper' ? CardStepper : CardActionButton
  const rating = ratingOf(product)

  return (
    <article
      className={`dawa-widget dawa-product-card${product.totalStocks === 0 ? ' dawa-product-card--sold-out' : ''}`}
      part={part('card')}
      aria-labelledby={nameId}
      {...marksOfSold({ product, variant: null })}
    >
      <div className="dawa-product-card__picture" part={part('picture')}>
        <ProductImage image={product.thumbnailUrl} size={240} isEager={isEager} />
        <span className="dawa-product-card__badges" part={part('badges')}>
          {product.isPrescriptionNeeded && (
            <Badge kind="rx" icon={<RxIcon size={14} />} title={labels.prescription}>
              <span className="dawa-hidden">{labels.prescription}</span>
            </Badge>
          )}
          {product.isColdChainNeeded && (
            <Badge kind="cold" icon={<SnowflakeIcon size={14} />} title={labels.coldChainHint}>
              <span className="dawa-hidden">{labels.coldChain}</span>
            </Badge>
          )}
        </span>
        {product.isForSale && off !== null && (
          <span className="dawa-product-card__off" part={part('off')}>
            {off}
            {priceWords.percentOff}
          </span>
        )}
        {product.isForSale && isLowStock(product) && (
          <span className="dawa-product-card__low" part={part('low-stock')}>
            {labels.lowStock}
          </span>
        )}
        {pictureAction}
      </div>
      <div className="dawa-product-card__info" part={part('info')}>
        <Heading id={nameId} className="dawa-product-card__name" part={part('name')}>
          <a
            className="dawa-product-card__link"
            part={part('link')}
            href={href}
            onClick={(event) => {
              onProductSelect?.(product, event)
              shop.emit('product:select', { product, productId: product._id, href })
            }}
          >
            {product.name}
          </a>
        </Heading>
        <p className="dawa-product-card__line" part={part('manufacturer')}>
          {labels.manufacturer} {product.manufacturerName}
        </p>
        <p className="dawa-product-card__line" part={part('pack')}>
          {product.packageSize}
        </p>
        {rating.count > 0 ? (
          <Rating value={rating.average} count={rating.count} />
        ) : (
          <p className="dawa-product-card__line">{labels.noRating}</p>
        )}
        <div className="dawa-product-card__price">
          {product.isForSale ? (
            <Price
              salesPrice={product.salesPrice}
              purchasedPrice={product.purchasedPrice}
              label={labels.bestPrice}
            />
          ) : (
            <span className="dawa-product-card__line">{labels.noPrice}</span>
          )}
        </div>
        <p className="dawa-product-card__line" part={part('unit-price')}>
          {/* The price above is rounded: no cart shall name another that nobody has seen. */}
          {isRounded && (
            <>
              <span className="dawa-hidden">{labels.exactly} </span>
              <span part={part('price-exact')}>{exact}</span>
            </>
          )}
          {isRounded && perUnit && ' · '}
          {perUnit && labels.perUnit(formatAmount(perUnit.price), perUnit.unit)}
        </p>
      </div>
      <Action
        product={product}
        variant={null}
        className="dawa-product-card__action"
        isFull
        hasDrawing
        aria-describedby={nameId}
      />
    </article>
  )
}

/** As high as a card, while it loads. */
export function ProductCardSkeleton() {
  return (
    <div className="dawa-widget dawa-product-card" part="card" aria-hidden="true">
      <div className="dawa-product-card__picture dawa-skeleton" />
      <div className="dawa-product-card__info">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <Skeleton className="dawa-product-card__action" />
    </div>
  )
}

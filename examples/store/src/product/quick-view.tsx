import '@dawakit/widgets/dialog.css'
import '@dawakit/widgets/quantity-stepper.css'
import './quick-view.css'
import type { ProductSummary } from '@dawakit/client'
import { CART_MAX } from '@dawakit/core/cart'
import { formatAmount } from '@dawakit/core/money'
import { isLowStock, ratingOf, unitPrice } from '@dawakit/core/product'
import { outOfStock } from '@dawakit/core/refusals'
import { Badge } from '@dawakit/widgets/badge'
import { Button } from '@dawakit/widgets/button'
import { RxIcon, SnowflakeIcon } from '@dawakit/widgets/icon'
import { Modal } from '@dawakit/widgets/modal'
import { useNotifyMe } from '@dawakit/widgets/notify-me'
import { Price } from '@dawakit/widgets/price'
import { productCardLabels } from '@dawakit/widgets/product-card'
import { ProductImage } from '@dawakit/widgets/product-image'
import { QuantityStepper } from '@dawakit/widgets/quantity-stepper'
import { Rating } from '@dawakit/widgets/rating'
import { ShopProvider, useCart, useShop } from '@dawakit/widgets/shop-context'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { storeProductLabels as labels } from '../language/index.ts'
import { paths } from '../paths.ts'
import { pageShopOf } from '../shop.ts'

interface QuickViewProps {
  product: ProductSummary
  onClose: () => void
}

/** A product at a glance: what the card cannot say, a quantity and the button. */
function QuickView({ product, onClose }: QuickViewProps) {
  const shop = useShop('QuickView')
  const { isBusy, lines } = useCart()
  const notify = useNotifyMe(product)
  const [quantity, setQuantity] = useState(1)
  const rating = ratingOf(product)
  const perUnit = unitPrice(product)
  const isSellable = product.isForSale && product.totalStocks > 0
  const inCart = lines.find(({ _id }) => _id === product._id)?.quantity ?? 0
  const actions = (
    <div className="quick-view__actions">
      {isSellable && (
        <>
          <QuantityStepper
            label={product.name}
            value={quantity}
            max={Math.max(1, Math.min(CART_MAX, product.totalStocks) - inCart)}
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
            {labels.addToCart}
          </Button>
        </>
      )}
      {product.isForSale && !isSellable && (
        <Button
          variant={notify.isNotified ? 'off' : 'secondary'}
          isBusy={notify.isBusy}
          aria-disabled={notify.isNotified}
          onClick={notify.isNotified ? undefined : notify.request}
        >
          {notify.isNotified ? productCardLabels.notified : productCardLabels.notifyMe}
        </Button>
      )}
      {!product.isForSale && <p>{productCardLabels.notForSale}</p>}
      <a className="dawa-button dawa-button--ghost" href={paths.product(product)}>
        {labels.details}
      </a>
    </div>
  )
  return (
    <Modal isOpen onClose={onClose} title={product.name} footer={actions} className="quick-view">
      <div className="quick-view__columns">
        <ProductImage image={product.thumbnailUrl} size={220} isEager className="quick-view__image" />
        <div className="quick-view__facts">
          <p className="quick-view__muted">
            {labels.soldBy} {product.manufacturerName}
          </p>
          <p className="quick-view__muted">{product.packageSize}</p>
          {product.saltComposition.length > 0 && (
            <p className="quick-view__salts">{product.saltComposition.join(' + ')}</p>
          )}
          <p className="quick-view__badges">
            {product.isPrescriptionNeeded && (
              <Badge kind="rx" icon={<RxIcon size={14} />} title={labels.prescriptionHint}>
                {labels.prescription}
              </Badge>
            )}
            {product.isColdChainNeeded && (
              <Badge kind="cold" icon={<SnowflakeIcon size={14} />} title={productCardLabels.coldChainHint}>
                {labels.coldChain}
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
                label={labels.bestPrice}
              />
              {perUnit && (
                <p className="quick-view__muted">
                  {productCardLabels.perUnit(formatAmount(perUnit.price), perUnit.unit)}
                </p>
              )}
            </>
          )}
          {isLowStock(product) && <p className="quick-view__low">{productCardLabels.lowStock}</p>}
          {product.isForSale && !isSellable && <p className="quick-view__low">{outOfStock.text}</p>}
        </div>
      </div>
    </Modal>
  )
}

let root: Root | undefined

/** Opens the dialog; one at a time. */
export function openQuickView(product: ProductSummary): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => root?.render(null)
  root.render(
    <ShopProvider shop={pageShopOf()}>
      <QuickView key={product._id} product={product} onClose={close} />
    </ShopProvider>,
  )
}

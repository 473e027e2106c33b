import type { ProductSummary } from '@dawakit/core/contract'
import { storeProductLabels as labels } from '@dawakit/core/messages'
import { EyeIcon } from '@dawakit/widgets/icon'
import { ProductCard } from '@dawakit/widgets/product-card'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { pageShopOf } from '../shop.ts'

/** The button on a card's picture that opens its quick view. */
export function quickViewButton({ name }: ProductSummary) {
  return (
    <button
      type="button"
      className="quick-view-button needs-script"
      data-quick-view
      aria-haspopup="dialog"
      aria-label={labels.quickViewOf(name)}
    >
      <EyeIcon size={18} />
    </button>
  )
}

interface ProductCardsProps {
  products: readonly ProductSummary[]
  /** Cards whose pictures load at once. @default 0 */
  eagerCount?: number
}

/** Cards for a row, as plain markup: `shop-buttons.client.ts` gives their buttons life. */
export function ProductCards({ products, eagerCount = 0 }: ProductCardsProps) {
  return (
    <ShopProvider shop={pageShopOf()}>
      {products.map((product, index) => (
        <li key={product._id} className="row__slide">
          <ProductCard
            product={product}
            isEager={index < eagerCount}
            pictureAction={quickViewButton(product)}
          />
        </li>
      ))}
    </ShopProvider>
  )
}

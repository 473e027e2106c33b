import type { ProductSummary } from '@dawakit/core/contract'
import { BuyButtons } from '@dawakit/widgets/buy-buttons'

export const Buy = ({ product }: { product: ProductSummary }) => (
  <BuyButtons product={product} cartHref="/cart" checkoutHref="/checkout" />
)

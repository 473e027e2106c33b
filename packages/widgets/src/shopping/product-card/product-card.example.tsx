import type { ProductSummary } from '@dawakit/core/contract'
import { ProductCard } from '@dawakit/widgets/product-card'

export const Card = ({ product }: { product: ProductSummary }) => <ProductCard product={product} />

import type { ProductSummary } from '@dawakit/core/contract'
import { ProductGrid } from '@dawakit/widgets/product-grid'

export const Grid = ({ products }: { products: readonly ProductSummary[] }) => (
  <ProductGrid products={products} />
)

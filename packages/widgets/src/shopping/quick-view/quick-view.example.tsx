import type { ProductSummary } from '@dawakit/core/contract'
import { QuickView } from '@dawakit/widgets/quick-view'

export const Look = ({ product, onClose }: { product: ProductSummary; onClose: () => void }) => (
  <QuickView product={product} onClose={onClose} />
)

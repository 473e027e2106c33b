import type { Product } from '@dawakit/core/contract'
import { Reviews } from '@dawakit/widgets/reviews'

export const ProductReviews = ({ product }: { product: Product }) => <Reviews product={product} />

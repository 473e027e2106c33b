import { ProductCardSkeleton } from '@dawakit/widgets/product-card'

export const CardToCome = () => <ProductCardSkeleton />

export { cardActionLabels } from '../card-action/card-action-labels.ts'
export { ProductCard, type ProductCardProps, ProductCardSkeleton } from './product-card.tsx'
export { ProductCardById, type ProductCardByIdProps } from './product-card-by-id.tsx'
export { productCardLabels } from './product-card-labels.ts'

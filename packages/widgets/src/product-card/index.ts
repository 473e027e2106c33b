export { ProductCard, type ProductCardProps, ProductCardSkeleton } from './product-card.tsx'

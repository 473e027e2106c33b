export { Pagination, type PaginationProps } from './pagination.tsx'
export { ProductGrid, type ProductGridProps } from './product-grid.tsx'
export { ProductList, type ProductListProps, type ProductSource } from './product-list.tsx'

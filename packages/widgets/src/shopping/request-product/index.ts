export { RequestProduct, type RequestProductProps } from './request-product.tsx'

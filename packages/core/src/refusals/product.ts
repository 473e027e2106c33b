export const productNotFound = { code: 'product-not-found', text: 'Product not found' } as const

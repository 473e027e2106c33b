import { ProductCardById } from '@dawakit/widgets/product-card'

export const Medicine = () => <ProductCardById productId="paracetamol-650" />

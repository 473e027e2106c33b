import { ProductImage } from '@dawakit/widgets/product-image'
import { useCart } from '@dawakit/widgets/shop-context'

export const Basket = () => {
  const { lines } = useCart()
  return lines.map(({ _id, name, thumbnailUrl }) => (
    <ProductImage key={_id} image={thumbnailUrl} alt={name} size={48} />
  ))
}

import { Rating, type RatingProps } from '@dawakit/widgets/rating'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { pageShopOf } from '../shop.ts'

/** A rating in the language of the store. */
export function StoreRating(rating: RatingProps) {
  return (
    <ShopProvider shop={pageShopOf()}>
      <Rating {...rating} />
    </ShopProvider>
  )
}

import type { ProductSummary } from '@dawakit/client'
import type { ChosenVariant } from '@dawakit/core/contract'
import { BuyButtons } from '@dawakit/widgets/buy-buttons'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { paths } from '../paths.ts'
import { pageShopOf } from '../shop.ts'

interface StoreBuyButtonsProps {
  product: ProductSummary
  variant: ChosenVariant | null
  place?: 'page' | 'bar'
}

/** The buttons of a product's page, which never hydrate: `live-cards.client.ts` brings them to life. */
export function StoreBuyButtons(buttons: StoreBuyButtonsProps) {
  return (
    <ShopProvider shop={pageShopOf()}>
      <BuyButtons {...buttons} cartHref={paths.cart()} checkoutHref={paths.checkout()} />
    </ShopProvider>
  )
}

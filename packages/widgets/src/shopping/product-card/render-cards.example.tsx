import type { ProductSummary } from '@dawakit/client'
import { createShop } from '@dawakit/client/fetch'
import { BuyButtons } from '@dawakit/widgets/buy-buttons'
import { CardData, renderCards, renderCardTemplate } from '@dawakit/widgets/product-card/render-cards'

/** On a server, one for each request. */
const shop = createShop({ apiUrl: 'https://pharmacy.example/api', key: 'pk_live_example' })

/** The deals of the day, for a page that never hydrates. */
export async function deals(): Promise<string> {
  const { data } = await shop.call('GET /get/dealsOfTheDay')
  return `<ul class="deals">${renderCards(data, shop, { scope: 'deals' })}</ul>`
}

/** A card that an element takes over. */
export const elementOf = (product: ProductSummary) =>
  `<dawa-product-card>${renderCardTemplate(product, shop, { stylesheet: '/embed/widgets.css' })}</dawa-product-card>`

/** The buttons of a product's page, with what they sell. */
export const Buttons = ({ product }: { product: ProductSummary }) => (
  <>
    <BuyButtons product={product} cartHref="/cart" checkoutHref="/checkout" />
    <CardData products={[product]} />
  </>
)

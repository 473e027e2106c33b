/** The cards and buy buttons of a page, without a framework. */
import { enlivenBuyNow } from '@dawakit/widgets/buy-buttons/enliven-buy-now'
import { enlivenCards } from '@dawakit/widgets/product-card/enliven-cards'
import { pageShopOf } from '../shop.ts'
import { openQuickViews } from './open-quick-views.ts'

const shop = pageShopOf()
export const cards = enlivenCards(document, shop)
enlivenBuyNow(document, shop, cards)
openQuickViews(shop, cards)

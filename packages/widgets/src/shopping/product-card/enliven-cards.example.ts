import { createShop } from '@dawakit/client/fetch'
import { enlivenBuyNow } from '@dawakit/widgets/buy-buttons/enliven-buy-now'
import { enlivenCards } from '@dawakit/widgets/product-card/enliven-cards'

const shop = createShop({ apiUrl: 'https://pharmacy.example/api', key: 'pk_live_example' })
await shop.start()

/** All cards of the page, and the buttons of its own product. */
const cards = enlivenCards(document, shop)
enlivenBuyNow(document, shop, cards)

/** After more cards have come into the page. */
cards.refresh()
